import { describe, expect, it } from 'vitest'
import { Bench, PIP, ROW } from '../../testing.ts'
import * as read from '../state/read.ts'

describe('the Prelude and what pays', () => {
  it('9.1: the Prelude ends with the first pip', () => {
    const bench = new Bench()
      .settled()
      .ships('red', '2a', 1, 2)
      .tokens('red', 'material')
      .leads('red', 'construction-2')
    bench.act({ do: 'repair', piece: { ship: '2a' }, pay: PIP })
    expect(bench.no({ do: 'repair', piece: { ship: '2a' }, pay: { slot: 0 } })).toBe('no.preludeOver')
  })

  it('a token that pays is told before what it buys; an action of the card is not', () => {
    const bench = new Bench()
      .settled()
      .ships('red', '2a', 1, 2)
      .tokens('red', 'material')
      .leads('red', 'construction-2')
    const told = () => bench.events.splice(0).map(({ say, with: facts }) => [say, facts?.type])
    told()
    bench.act({ do: 'repair', piece: { ship: '2a' }, pay: { slot: 0 } })
    expect(told()).toEqual([
      ['log.spent', 'material'],
      ['log.repaired', undefined],
    ])
    bench.act({ do: 'repair', piece: { ship: '2a' }, pay: PIP })
    expect(told()).toEqual([['log.repaired', undefined]])
  })

  it('9.2: what each token buys', () => {
    const bench = new Bench().settled().ships('red', '2a', 2, 1).openSlots('red', 2, 'blue')
    bench
      .tokens('red', 'material', 'fuel', 'weapon', 'relic', 'psionic')
      .court({ card: 'BC16', agents: { red: 1 } }, ...ROW.slice(1))
    bench.leads('red', 'administration-2')
    const move = (slot: number) =>
      ({ do: 'move', from: '2a', legs: [{ to: '2g', fresh: 1, damaged: 0 }], pay: { slot } }) as const
    const repair = (slot: number) => ({ do: 'repair', piece: { ship: '2a' }, pay: { slot } }) as const
    expect([bench.no(repair(0)), bench.no(move(1)), bench.no(move(0)), bench.no(repair(1))]).toEqual([
      undefined,
      undefined,
      'no.tokenKind',
      'no.tokenKind',
    ])
    expect([
      bench.no({ do: 'secure', card: 'BC16', pay: { slot: 3 } }),
      bench.no({ do: 'arm', pay: { slot: 2 } }),
    ]).toEqual([undefined, undefined])
    // Psionic: an action of the lead card, here Administration.
    expect([bench.no(repair(4)), bench.no(move(4))]).toEqual([undefined, 'no.tokenKind'])
  })

  it('9.2: a Psionic goes by the lead card, not by one’s own pivot', () => {
    const bench = new Bench().settled().tokens('yellow', 'psionic').ships('yellow', '2a', 1, 1)
    bench.follows('yellow', 'pivot', 'construction-2', 'mobilization-2', 'red')
    expect(bench.no({ do: 'repair', piece: { ship: '2a' }, pay: { slot: 0 } })).toBe('no.tokenKind')
    expect(
      bench.no({ do: 'move', from: '2a', legs: [{ to: '2g', fresh: 1, damaged: 0 }], pay: { slot: 0 } }),
    ).toBeUndefined()
  })

  it('9.2: a Weapon opens battles for pips, not for tokens', () => {
    const bench = new Bench()
      .settled()
      .ships('red', '2a', 2)
      .ships('yellow', '2a', 1)
      .tokens('red', 'weapon', 'fuel')
      .leads('red', 'mobilization-2')
    const battle = (pay: 'pip' | { slot: number }) =>
      bench.no({ do: 'battle', at: '2a', against: 'yellow', dice: { assault: 0, skirmish: 1, raid: 0 }, pay })
    expect(battle(PIP)).toBe('no.suitKind')
    bench.act({ do: 'arm', pay: { slot: 0 } })
    expect([battle(PIP), battle({ slot: 1 })]).toEqual([undefined, 'no.tokenKind'])
  })

  it('9.2, 9.5: an Outraged token has no Prelude action, but may be spent for nothing', () => {
    const bench = new Bench()
      .settled()
      .ships('red', '2a', 1, 1)
      .tokens('red', 'material')
      .outrage('red', 'material')
      .leads('red', 'mobilization-2')
    expect(bench.no({ do: 'repair', piece: { ship: '2a' }, pay: { slot: 0 } })).toBe('no.outraged')
    expect(bench.act({ do: 'spend', slot: 0 }).held('red')).toEqual([])
  })

  it('D27, U3: a discarded token returns at once, unless the table holds it back', () => {
    const supply = (discardsHeldBack: boolean) => {
      const bench = new Bench(3, '3p-mix-up', { discardsHeldBack })
        .settled()
        .guild('red', 'BC24')
        .tokens('red', 'fuel')
        .leads('red', 'mobilization-2')
      return read.supply(bench.act({ do: 'useFence', slot: 0 }).state, 2)
    }
    expect([supply(false), supply(true)]).toEqual([5, 4])
  })

  it('D25: an Outraged token pays a new action through a Loyal card', () => {
    const bench = new Bench()
      .settled()
      .guild('red', 'BC01', 'BC02')
      .tokens('red', 'fuel')
      .outrage('red', 'fuel')
      .leads('red', 'mobilization-2')
    expect(bench.no({ do: 'manufacture', pay: { slot: 0, as: 'material' } })).toBeUndefined()
  })

  it('9.3: the Prelude of a card secured in this Prelude has to wait', () => {
    const bench = new Bench()
      .settled()
      .tokens('red', 'relic')
      .court({ card: 'BC23', agents: { red: 1 } }, ...ROW.slice(1))
    bench
      .leads('red', 'mobilization-2')
      .act({ do: 'secure', card: 'BC23', pay: { slot: 0 } })
      .until('turn')
    expect(bench.no({ do: 'useBroker' })).toBe('no.justSecured')
  })
})
