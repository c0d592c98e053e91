import { describe, expect, it } from 'vitest'
import { Bench } from '../../../testing.ts'

describe('Ships', () => {
  it.each(['BC12', 'BC13', 'BC14', 'BC15'] as const)('%s: three ships in a system under control', (id) => {
    const bench = new Bench().settled().guild('red', id).ships('red', '2a', 1).leads('red', 'mobilization-2')
    expect(bench.no({ do: 'useShips', card: id, at: '2c' })).toBe('no.control')
    expect(bench.act({ do: 'useShips', card: id, at: '2a' }).fleet('red', '2a')).toEqual([4, 0])
  })

  it('three ships: fewer if the supply has fewer, nothing without control', () => {
    const bench = new Bench().guild('red', 'BC12', 'BC13').ships('red', '2a', 13).leads('red', 'mobilization-2')
    expect(bench.act({ do: 'useShips', card: 'BC12', at: '2a' }).fleet('red', '2a')).toEqual([15, 0])
    expect(bench.act({ do: 'useShips', card: 'BC13', at: '2a' }).fleet('red', '2a')).toEqual([15, 0])
    const tie = new Bench().settled().guild('red', 'BC12').ships('red', '2a', 1, 2).ships('yellow', '2a', 1)
    expect(tie.leads('red', 'mobilization-2').no({ do: 'useShips', card: 'BC12', at: '2a' })).toBe('no.control')
  })
})
