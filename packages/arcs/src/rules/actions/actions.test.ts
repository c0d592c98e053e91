// Core definitions, Prelude and resources, standard actions (arcs 6, 9, 10).

import { describe, expect, it } from 'vitest'
import { Bench, PIP } from '../../testing.ts'
import { controller, NOBODY, OUTSIDE_TURNS } from '../board/control.ts'
import { sys } from '../board/ids.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { SITE_DAMAGED } from '../state/sites.ts'
import { clearStack } from '../state/stack.ts'
import * as write from '../state/write.ts'

const ROW = [{ card: 'BC16' }, { card: 'BC17' }, { card: 'BC18' }, { card: 'BC25' }] as const

describe('definitions', () => {
  it('6.3: control is a strict majority of fresh ships; damaged ones and buildings never count', () => {
    const who = (red: [number, number], yellow: [number, number]) =>
      controller(
        new Bench()
          .city('yellow', '2a')
          .ships('red', '2a', ...red)
          .ships('yellow', '2a', ...yellow).state,
        sys('2a'),
        OUTSIDE_TURNS,
      )
    expect([who([1, 0], [0, 5]), who([1, 0], [1, 0]), who([0, 3], [0, 0]), who([1, 0], [2, 0])]).toEqual([
      0,
      NOBODY,
      NOBODY,
      1,
    ])
  })
  it('6.10, D33: an Outrage space without an agent gets the next one that comes back', () => {
    const bench = new Bench().settled().captives('yellow', 'red', 10).tokens('red', 'fuel')
    bench
      .court({ card: 'BC28', agents: { yellow: 1 } }, ...ROW.slice(1))
      .leads('yellow', 'aggression-2')
      .act({ do: 'secure', card: 'BC28', pay: PIP })
    bench.act({ do: 'spread', type: 'fuel' })
    expect([bench.of(read.agentsOwed, 'red'), bench.of(read.outrage, 'red'), bench.problems()]).toEqual([1, 4, []])
    clearStack(bench.state)
    bench.declared('tyrant').endChapter()
    expect([bench.of(read.agentsOwed, 'red'), bench.of(read.agentsLeft, 'red')]).toEqual([0, 9])
  })
})

describe('Prelude and resources', () => {
  it('9.1: the Prelude ends with the first pip', () => {
    const bench = new Bench()
      .settled()
      .ships('red', '2a', 1, 2)
      .tokens('red', 'material')
      .leads('red', 'construction-2')
    bench.act({ do: 'repair', piece: { ship: '2a' }, pay: PIP })
    expect(bench.no({ do: 'repair', piece: { ship: '2a' }, pay: { slot: 0 } })).toBe('no.preludeOver')
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
  it('9.4: a spent token is in nobody’s reach until the Prelude ends', () => {
    const bench = new Bench()
      .settled()
      .ships('red', '2a', 1, 2)
      .tokens('red', 'material')
      .leads('red', 'construction-2')
    bench.act({ do: 'repair', piece: { ship: '2a' }, pay: { slot: 0 } })
    expect([read.supply(bench.state, 1), read.held(bench.state, 1)]).toEqual([4, 1])
    bench.act({ do: 'repair', piece: { ship: '2a' }, pay: PIP })
    expect([read.supply(bench.state, 1), read.held(bench.state, 1)]).toEqual([5, 0])
  })
  it('9.6, D40: rearranging only after gaining; a turn waits for it', () => {
    const bench = new Bench().settled().city('red', '2h').tokens('red', 'fuel').hand('yellow', 'mobilization-4')
    bench.hand('red', 'mobilization-5').leads('red', 'administration-6')
    expect(bench.no({ do: 'arrange', slots: [null, 'fuel'] })).toBe('no.arrange')
    bench.act({ do: 'tax', city: '2h/1', pay: PIP })
    expect(bench.no({ do: 'arrange', slots: ['relic'] })).toBe('no.arrangeFit')
    bench.act({ do: 'arrange', slots: ['relic', 'fuel'] })
    expect(bench.slots('red').slice(0, 2)).toEqual(['relic', 'fuel'])
    expect(bench.no({ do: 'arrange', slots: ['fuel', 'relic'] })).toBe('no.arrange')
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
})

describe('Tax, Build, Repair', () => {
  it('10.1.1: one’s own city anywhere, a rival one under control; damaged ones count', () => {
    const bench = new Bench().settled().city('red', '2h', true).city('yellow', '2a').leads('red', 'administration-2')
    expect([bench.no({ do: 'tax', city: '2h/1', pay: PIP }), bench.no({ do: 'tax', city: '2a/1', pay: PIP })]).toEqual([
      undefined,
      'no.taxControl',
    ])
  })
  it('10.1.3: a rival city brings a captive from its owner’s supply', () => {
    const bench = new Bench()
      .settled()
      .ships('red', '2a', 1)
      .city('yellow', '2a')
      .leads('red', 'administration-2')
      .act({ do: 'tax', city: '2a/1', pay: PIP })
    expect([bench.captivesOf('red', 'yellow'), bench.of(read.agentsLeft, 'yellow'), bench.held('red')]).toEqual([
      1,
      9,
      ['psionic'],
    ])
  })
  it('10.2.1, 10.2.4: an empty slot where one has a piece; gates have none', () => {
    const bench = new Bench().settled().ships('red', '2a', 0, 1).ships('red', '2g', 1).leads('red', 'construction-2')
    const build = (at: '2a' | '2c' | '2g') => bench.no({ do: 'build', piece: 'city', at, pay: PIP })
    expect([build('2a'), build('2c'), build('2g')]).toEqual([undefined, 'no.loyalPiece', 'no.slot'])
    bench.act({ do: 'build', piece: 'city', at: '2a', pay: PIP })
    expect([build('2a'), bench.of(read.citiesLeft, 'red')]).toEqual(['no.slot', 4])
  })
  it('10.2.3: a starport built this turn may build', () => {
    const bench = new Bench()
      .settled()
      .ships('red', '2a', 1)
      .leads('red', 'construction-2')
      .act({ do: 'build', piece: 'starport', at: '2a', pay: PIP })
    expect(bench.no({ do: 'build', piece: 'ship', port: '2a/1', pay: PIP })).toBeUndefined()
  })
  it('10.4: only what is damaged and one’s own', () => {
    const bench = new Bench()
      .settled()
      .ships('red', '2a', 1)
      .city('yellow', '2c', true)
      .port('red', '2h', true)
      .leads('red', 'construction-2')
    expect([
      bench.no({ do: 'repair', piece: { ship: '2a' }, pay: PIP }),
      bench.no({ do: 'repair', piece: { site: '2c/1' }, pay: PIP }),
    ]).toEqual(['no.damagedShip', 'no.damagedBuilding'])
    expect(bench.act({ do: 'repair', piece: { site: '2h/1' }, pay: PIP }).site('2h') & SITE_DAMAGED).toBe(0)
  })
})

describe('Move', () => {
  const go = (bench: Bench, from: never | string, ...to: string[]) =>
    bench.no({ do: 'move', from, legs: to.map((system) => ({ to: system, fresh: 1, damaged: 0 })), pay: PIP } as never)
  it('10.3.1: to a neighbour that is in play', () => {
    const bench = new Bench().settled().ships('red', '2g', 1).leads('red', 'mobilization-2')
    expect([go(bench, '2g', '2a'), go(bench, '2g', '1g'), go(bench, '2g', '3a'), go(bench, '3g', '3a')]).toEqual([
      undefined,
      'no.adjacent',
      'no.adjacent',
      'no.ships',
    ])
  })
  it('10.3.2, 10.3.3: the catapult needs a Loyal starport and ends at planets', () => {
    const bench = new Bench().settled().ships('red', '2a', 1).leads('red', 'mobilization-2')
    expect(go(bench, '2a', '2g', '3g')).toBe('no.catapult')
    bench.port('red', '2a', true)
    expect([go(bench, '2a', '2g', '3g', '3a'), go(bench, '2a', '2c', '2g'), go(bench, '2a', '2g', '2a')]).toEqual([
      undefined,
      'no.planetStops',
      'no.detour',
    ])
    bench.ships('yellow', '2g', 1)
    expect(go(bench, '2a', '2g', '3g')).toBe('no.gateStops')
    bench.ships('blue', '2g', 1)
    expect(go(bench, '2a', '2g', '3g')).toBeUndefined()
  })
})

describe('Influence and Secure', () => {
  it('10.5: any card of the Court, as long as there are agents', () => {
    const bench = new Bench()
      .settled()
      .court({ card: 'BC16', agents: { red: 9 } }, ...ROW.slice(1))
      .leads('red', 'mobilization-2')
    expect(bench.no({ do: 'influence', card: 'BC01', pay: PIP })).toBe('no.inCourt')
    bench.act({ do: 'influence', card: 'BC16', pay: PIP })
    expect(bench.no({ do: 'influence', card: 'BC16', pay: PIP })).toBe('no.agents')
  })
  it('10.6: strictly more agents than each rival; theirs become captives; the refill comes last (D9)', () => {
    const bench = new Bench()
      .settled()
      .court(
        { card: 'BC16', agents: { red: 2, yellow: 1, blue: 1 } },
        { card: 'BC17', agents: { red: 1, yellow: 1 } },
        { card: 'BC18' },
        ROW[3],
      )
    bench.leads('red', 'aggression-2')
    expect([
      bench.no({ do: 'secure', card: 'BC17', pay: PIP }),
      bench.no({ do: 'secure', card: 'BC18', pay: PIP }),
    ]).toEqual(['no.majority', 'no.majority'])
    bench.act({ do: 'secure', card: 'BC16', pay: PIP })
    expect([
      bench.has('red', 'BC16'),
      bench.captivesOf('red', 'yellow'),
      bench.captivesOf('red', 'blue'),
      bench.waits,
    ]).toEqual([true, 1, 1, 'refill.red'])
  })
  it('10.6.4, U4: with an empty deck the spot stays empty', () => {
    const bench = new Bench()
      .settled()
      .court({ card: 'BC16', agents: { red: 1 } }, ...ROW.slice(1))
      .leads('red', 'aggression-2')
    write.pour(bench.state, Pile.COURT_DECK, Pile.COURT_DISCARD)
    bench.act({ do: 'secure', card: 'BC16', pay: PIP })
    expect([bench.waits, read.rowCard(bench.state, 0)]).toEqual(['turn.red', 0])
  })
})
