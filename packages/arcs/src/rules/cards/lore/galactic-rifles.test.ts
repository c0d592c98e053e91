import { describe, expect, it } from 'vitest'
import { Bench, PIP, ROW } from '../../../testing.ts'
import * as read from '../../state/read.ts'
import { SITE_DAMAGED } from '../../state/sites.ts'

describe('Galactic Rifles', () => {
  it('L02 Galactic Rifles, D30: skirmish dice into a neighbouring system; a fallen city means Outrage and Ransack', () => {
    const bench = new Bench(4)
      .lore('red', 'L02')
      .ships('red', '4g', 2, 1)
      .city('yellow', '4a', true)
      .ships('yellow', '6g', 1)
    bench.court({ card: 'BC16', agents: { yellow: 1 } }, ...ROW.slice(1)).leads('red', 'aggression-2')
    const fire = (dice: number, at: '4a' | '1a' = '4a') =>
      ({ do: 'rifles', from: '4g', at, against: 'yellow', dice, pay: PIP }) as const
    expect([bench.no(fire(3)), bench.no(fire(1, '1a'))]).toEqual(['no.tooManyDice', 'no.adjacent'])
    bench.act(fire(2)).act({ do: 'roll', assault: [], skirmish: [4, 1], raid: [] })
    expect([bench.waits, bench.of(read.outrage, 'red')]).toEqual(['ransack.red', 16])
  })

  it('L02: damaged ships do not fire; six dice at most; hits on ships first; no intercepts, no Signal, no raid', () => {
    const bench = new Bench(4)
      .lore('red', 'L02')
      .lore('yellow', 'L04', 'L12')
      .ships('red', '4g', 7)
      .city('yellow', '4a')
    bench.ships('yellow', '4a', 1).ships('red', '1g', 0, 1).leads('red', 'aggression-2')
    const fire = (from: '4g' | '1g', dice: number) =>
      bench.no({ do: 'rifles', from, at: '4a', against: 'yellow', dice, pay: PIP })
    expect([fire('4g', 7), fire('4g', 6), fire('1g', 1)]).toEqual(['no.tooManyDice', undefined, 'no.shipsThere'])
    bench.act({ do: 'rifles', from: '4g', at: '4a', against: 'yellow', dice: 3, pay: PIP })
    bench.act({ do: 'roll', assault: [], skirmish: [4, 4, 4], raid: [] })
    expect([bench.fleet('yellow', '4a'), bench.site('4a') & SITE_DAMAGED, bench.fleet('red', '4g')]).toEqual([
      [0, 0],
      SITE_DAMAGED,
      [7, 0],
    ])
    expect([bench.trophiesOf('red', 'yellow', 'ship'), bench.waits]).toEqual([1, 'turn.red'])
  })

  it('L02: a Weapon-opened pip may fire; Empath’s Vision rerolls it', () => {
    const bench = new Bench(4)
      .lore('red', 'L02', 'L19')
      .declared('empath')
      .tokens('red', 'weapon')
      .ships('red', '4g', 2)
    bench.ships('yellow', '4a', 1).leads('red', 'mobilization-2')
    const fire = { do: 'rifles', from: '4g', at: '4a', against: 'yellow', dice: 2, pay: PIP } as const
    expect(bench.no(fire)).toBe('no.suitKind')
    bench
      .act({ do: 'arm', pay: { slot: 0 } })
      .act(fire)
      .act({ do: 'roll', assault: [], skirmish: [1, 1], raid: [] })
    expect(bench.no({ do: 'reroll', by: 'L19', assault: [], skirmish: [1, 1], raid: [] })).toBeUndefined()
  })
})
