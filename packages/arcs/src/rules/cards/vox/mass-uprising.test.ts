import { describe, expect, it } from 'vitest'
import { Bench, PIP, ROW } from '../../../testing.ts'
import { discarded } from '../guild/guild-testing.ts'

const secured = (id: `BC${string}`, make: (bench: Bench) => Bench = (bench) => bench, rest = ROW.slice(1)) =>
  make(new Bench().settled().court({ card: id, agents: { red: 1 } }, ...rest))
    .leads('red', 'aggression-2')
    .act({ do: 'secure', card: id, pay: PIP })

describe('Mass Uprising', () => {
  it('BC26 Mass Uprising, D35: mandatory, one ship in each system of a cluster', () => {
    const bench = secured('BC26')
    expect(bench.waits).toBe('vox.red')
    expect(bench.no({ do: 'uprising', systems: ['2g', '2a', '2c'] })).toBe('no.uprisingCount')
    expect(bench.no({ do: 'uprising', systems: ['2g', '2a', '2c', '3h'] })).toBe('no.oneCluster')
    bench.act({ do: 'uprising', systems: ['2g', '2a', '2c', '2h'] })
    expect([bench.fleet('red', '2g'), discarded(bench, 'BC26'), bench.waits]).toEqual([[1, 0], true, 'refill.red'])
  })

  it('BC26: with fewer ships the seat chooses; with none nothing happens', () => {
    const few = secured('BC26', (bench) => bench.ships('red', '3a', 12))
    expect(few.no({ do: 'uprising', systems: ['2g', '2a'] })).toBeUndefined()
    expect(secured('BC26', (bench) => bench.ships('red', '3a', 14)).waits).toBe('refill.red')
  })

  it('BC26: only clusters in play', () => {
    const bench = secured('BC26')
    expect(bench.no({ do: 'uprising', systems: ['1g', '1a', '1c', '1h'] })).toBe('no.oneCluster')
  })
})
