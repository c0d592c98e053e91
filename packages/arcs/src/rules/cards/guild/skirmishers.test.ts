import { describe, expect, it } from 'vitest'
import { Bench, NO_DICE, PIP, ROW } from '../../../testing.ts'

describe('Skirmishers', () => {
  it('BC13 Skirmishers: one reroll of skirmish dice, at most as many as Weapon icons; the card counts itself', () => {
    const bench = new Bench(4)
      .guild('red', 'BC13')
      .ships('red', '1a', 3)
      .ships('yellow', '1a', 3)
      .leads('red', 'aggression-2')
    bench.act({ do: 'battle', at: '1a', against: 'yellow', dice: { ...NO_DICE, skirmish: 3 }, pay: PIP })
    bench.act({ do: 'roll', assault: [], skirmish: [1, 1, 4], raid: [] })
    expect(bench.no({ do: 'reroll', by: 'BC13', assault: [], skirmish: [1, 1], raid: [] })).toBe('no.rerollLimit')
    bench.act({ do: 'reroll', by: 'BC13', assault: [], skirmish: [1], raid: [] })
    bench.act({ do: 'roll', assault: [], skirmish: [4], raid: [] })
    expect(bench.waits).toBe('hits.red')
  })

  it('BC13: once per roll, and not for Fire Rifles', () => {
    const bench = new Bench(4).guild('red', 'BC13').ships('red', '1a', 3).ships('yellow', '1a', 3)
    bench.leads('red', 'aggression-2')
    bench.act({ do: 'battle', at: '1a', against: 'yellow', dice: { ...NO_DICE, skirmish: 2 }, pay: PIP })
    bench.act({ do: 'roll', assault: [], skirmish: [1, 1], raid: [] })
    bench.act({ do: 'reroll', by: 'BC13', assault: [], skirmish: [1], raid: [] })
    bench.act({ do: 'roll', assault: [], skirmish: [1], raid: [] })
    expect(bench.waits).toBe('turn.red')
    const rifles = new Bench(4).guild('red', 'BC13').lore('red', 'L02').ships('red', '4g', 2).ships('yellow', '4a', 1)
    rifles.leads('red', 'aggression-2')
    rifles.act({ do: 'rifles', from: '4g', at: '4a', against: 'yellow', dice: 2, pay: PIP })
    rifles.act({ do: 'roll', assault: [], skirmish: [1, 1], raid: [] })
    expect(rifles.waits).toBe('turn.red')
  })

  it('15.1: a Weapon spent in this Prelude is no icon any more', () => {
    const bench = new Bench().settled().guild('red', 'BC14').tokens('red', 'weapon')
    bench.court({ card: 'BC16', agents: { yellow: 1 } }, ...ROW.slice(1)).leads('red', 'mobilization-2')
    bench.act({ do: 'arm', pay: { slot: 0 } })
    expect(bench.no({ do: 'abduct', card: 'BC16', pay: PIP })).toBe('no.abduct')
  })
})
