import { describe, expect, it } from 'vitest'
import { Bench } from '../../../testing.ts'
import * as read from '../../state/read.ts'
import { discarded } from './guild-testing.ts'

describe('Lattice Spies', () => {
  it('BC16 Lattice Spies: seizes as the very first Prelude action; without effect for the holder of the initiative', () => {
    const bench = new Bench().settled().guild('yellow', 'BC16').tokens('yellow', 'fuel')
    bench.follows('yellow', 'pivot', 'construction-2', 'mobilization-2', 'red')
    const late = new Bench().settled().guild('yellow', 'BC16').tokens('yellow', 'weapon')
    late.follows('yellow', 'pivot', 'construction-2', 'mobilization-2', 'red').act({ do: 'arm', pay: { slot: 0 } })
    expect(late.no({ do: 'useSpies' })).toBe('no.notFirst')
    expect(read.initiative(bench.act({ do: 'useSpies' }).state)).toBe(1)
    const lead = new Bench().guild('red', 'BC16').leads('red', 'mobilization-2').act({ do: 'useSpies' })
    expect([read.seized(lead.state), discarded(lead, 'BC16')]).toEqual([0, true])
  })

  it('BC16: nobody seizes twice in a round; the card may go for nothing', () => {
    const bench = new Bench().settled().guild('blue', 'BC16')
    bench
      .hand('red', 'aggression-2')
      .hand('yellow', 'aggression-3', 'construction-2')
      .hand('blue', 'mobilization-2')
      .round()
    bench.act({ do: 'lead', card: 'aggression-2' }).act({ do: 'end' })
    bench.act({ do: 'surpass', card: 'aggression-3', seize: 'construction-2' }).act({ do: 'end' })
    bench.act({ do: 'pivot', card: 'mobilization-2' }).act({ do: 'useSpies' })
    expect([read.initiative(bench.state), discarded(bench, 'BC16')]).toEqual([1, true])
  })
})
