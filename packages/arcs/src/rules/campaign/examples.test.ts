// The worked examples of the reference (campaign/20), in its order.

import { describe, expect, it } from 'vitest'
import { FACES } from '../../data/dice.ts'
import { arcs } from '../../game.ts'
import type { Action, Colour } from '../../vocabulary.ts'
import { controller, controls, OUTSIDE_TURNS, onTurnOf } from '../board/control.ts'
import { sys } from '../board/ids.ts'
import { awards } from '../round/ambitions.ts'
import { settle } from '../round/settle.ts'
import * as camp from '../state/campaign/read.ts'
import * as set from '../state/campaign/write.ts'
import { BLIGHT, EMPIRE, FREE_STATES } from '../state/owners.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { isCity, isDamaged, siteOwner } from '../state/sites.ts'
import { F, push } from '../state/stack.ts'
import * as write from '../state/write.ts'
import { refuseLegs } from './actions/move.ts'
import { CampaignBench } from './campaign-testing.ts'
import { CARD } from './data.ts'
import { placesSome } from './placing.ts'
import { becomeOutlaw } from './titles.ts'
import type { CampaignAction } from './vocabulary.ts'

const PIP = 'pip' as const
const started = (players: number, fates: readonly string[] = []) => {
  const state = arcs.start(
    {
      players,
      act: 1,
      initiative: 'seat1',
      ...Object.fromEntries(fates.map((fate, seat) => [`fate${seat + 1}`, fate])),
    },
    {},
  )
  const act = (action: Action | CampaignAction) => arcs.apply(state, action as Action)
  act({ do: 'row', cards: ['BC02', 'BC05', 'BC08', 'BC09'].slice(0, players === 2 ? 3 : 4) as `BC${string}`[] })
  act({ do: 'policy', policy: 'peace' })
  return { state, act }
}
const count = <T>(list: Iterable<T>, test: (each: T) => boolean) => [...list].filter(test).length
const SYSTEMS = Array.from({ length: 24 }, (_, system) => system)

describe('setting up', () => {
  it('campaign/20.1, 3.1.N, 3.1.O, 3.1.P, 3.1.Q: dice 6 and hex', () => {
    const { state, act } = started(2)
    act({ do: 'eventRoll', event: 'edict-h', number: 6 })
    const imperial = SYSTEMS.filter((system) => read.fresh(state, system, EMPIRE) === 1)
    expect(imperial).toEqual([0, 1, 2, 3, 20, 21, 22, 23])
    expect(count(SYSTEMS, (system) => read.damaged(state, system, BLIGHT) === 1)).toBe(16)
    const free = SYSTEMS.filter((system) => isCity(read.site(state, system * 3)))
    expect(free).toEqual(['2h', '3h', '4h', '5h'].map(sys))
    expect([1, 2, 3, 4, 5].map((type) => read.box(state, type))).toEqual([2, 2, 1, 0, 1])
    expect([1, 2, 3, 4, 5].map((type) => read.supply(state, type))).toEqual([3, 3, 4, 5, 4])
  })

  it.each([
    [3, 5, 2],
    [4, 6, 1],
    [4, 2, 0],
  ])('campaign/20.2: %i seats, pair from %i: %i Free cities are added', (players, number, added) => {
    const { state, act } = started(players, ['founder', 'magnate', 'advocate', 'partisan'].slice(0, players))
    act({ do: 'eventRoll', event: 'crisis-a', number })
    const before = count(
      Array(72).keys(),
      (site) => isCity(read.site(state, site)) && siteOwner(read.site(state, site)) === FREE_STATES,
    )
    while (arcs.decision(state)?.kind === ('found' as never))
      act(arcs.decision(state)!.sample({ int: () => 0 } as never) as Action)
    const after = count(
      Array(72).keys(),
      (site) => isCity(read.site(state, site)) && siteOwner(read.site(state, site)) === FREE_STATES,
    )
    expect(after - before).toBe(added)
  })

  it.each([
    [['believer', 'partisan', 'admiral'], 'blue'],
    [['believer', 'steward', 'admiral'], 'yellow'],
    [['founder', 'magnate', 'advocate'], 'red'],
  ])('campaign/20.3: First Regent among %j', (fates, first) => {
    const { state, act } = started(3, fates)
    act({ do: 'eventRoll', event: 'crisis-a', number: 1 })
    expect(state.options.colours[camp.firstRegent(state)]).toBe(first)
  })
})

describe('control and movement', () => {
  it('campaign/20.4: who controls when', () => {
    const bench = new CampaignBench().outlaw('red').firstRegent('white')
    bench.ships('red', '1a', 4).ships('yellow', '1a', 2).imperial('1a', 1)
    const at = sys('1a')
    const on = (colour: Colour) => controller(bench.state, at, onTurnOf(bench.seat(colour)))
    expect([on('red'), on('yellow'), controller(bench.state, at, OUTSIDE_TURNS)]).toEqual([EMPIRE, 1, 3])
    write.addFresh(bench.state, at, EMPIRE, -1)
    write.addDamaged(bench.state, at, EMPIRE, 1)
    expect([on('red'), on('yellow'), controller(bench.state, at, OUTSIDE_TURNS)]).toEqual([0, 0, 0])
    bench.ships('blue', '1a', 1).leads('yellow', 'aggression-4')
    expect(
      bench.no({ do: 'battle', at: '1a', against: 'blue', dice: { assault: 1, skirmish: 0, raid: 0 }, pay: PIP }),
    ).toBe('no.truce')
  })

  it('campaign/20.4: what an Outlaw builds there is damaged', () => {
    const bench = new CampaignBench().outlaw('red').firstRegent('white').ships('red', '1a', 4).imperial('1a', 1)
    bench.leads('red', 'construction-4').act({ do: 'build', piece: 'city', at: '1a', pay: PIP })
    expect(isDamaged(bench.site('1a'))).toBe(true)
  })

  it('campaign/20.5: the Movement Law', () => {
    const bench = new CampaignBench(4, ['magnate', 'admiral', 'partisan', 'founder'])
    bench.ships('red', '1a', 2).imperial('1a', 3).imperial('3a', 3)
    const move = (seat: number, from: '1a' | '3a', fresh: number, imperial: number) =>
      refuseLegs(bench.state, seat, from, [
        { to: from === '1a' ? '1g' : '3g', fresh, damaged: 0, imperial: { fresh: imperial, damaged: 0 } },
      ])?.say
    expect([move(0, '1a', 2, 2), move(0, '1a', 2, 3), move(0, '1a', 0, 2)]).toEqual([
      undefined,
      'no.movementLaw',
      'no.movementLaw',
    ])
    expect(move(1, '3a', 0, 3)).toBeUndefined()
  })

  it('campaign/20.6: where a Catapult ends', () => {
    const make = () =>
      new CampaignBench().ships('yellow', '1a', 2).port('yellow', '1a').imperial('1a', 1).ships('blue', '1g', 2)
    const legs = (bench: CampaignBench, seat: number, imperial: number) =>
      refuseLegs(bench.state, seat, '1a', [
        { to: '1g', fresh: 1, damaged: 0, ...(imperial > 0 ? { imperial: { fresh: imperial, damaged: 0 } } : {}) },
        { to: '2g', fresh: 1, damaged: 0, ...(imperial > 0 ? { imperial: { fresh: imperial, damaged: 0 } } : {}) },
      ])?.say
    expect([legs(make(), 1, 0), legs(make(), 1, 1)]).toEqual(['no.gateStops', undefined])
    expect([legs(make().blight('1g', 0, 1), 1, 0), legs(make().blight('1g', 0, 1), 1, 1)]).toEqual([
      'no.blightStops',
      'no.blightStops',
    ])
    const outlaw = new CampaignBench().outlaw('red').ships('red', '1a', 1).port('red', '1a').imperial('1g', 1)
    expect(legs(outlaw, 0, 0)).toBe('no.gateStops')
    expect(legs(make().outlaw('blue'), 1, 1)).toBe('no.gateStops')
  })
})

/** A battle with a roll that is told: faces as in data/dice.ts. */
const fight = (
  bench: CampaignBench,
  seat: Colour,
  at: '1a' | '2a',
  against: string,
  dice: { assault: number; skirmish: number; raid: number },
  faces: { assault: number[]; skirmish: number[]; raid: number[] },
  imperial?: 'all',
) => {
  bench.leads(seat, 'aggression-2')
  bench.act({
    do: 'battle',
    at,
    against: against as Colour,
    dice,
    ...(imperial === undefined ? {} : { imperial }),
    pay: PIP,
  })
  return bench.act({ do: 'roll', ...faces })
}

describe('battle', () => {
  // Faces of the assault die: find by symbols rather than by number.
  const { assault, skirmish } = facesBySymbol()

  it('campaign/20.7: a Regent defends with the Empire', () => {
    const bench = new CampaignBench().outlaw('red').firstRegent('white')
    bench.ships('red', '1a', 4).ships('yellow', '1a', 2).imperial('1a', 1).city('yellow', '1a')
    fight(
      bench,
      'red',
      '1a',
      'yellow',
      { assault: 3, skirmish: 1, raid: 0 },
      {
        assault: [assault.intercept, assault.twoHits, assault.twoHits],
        skirmish: [skirmish.hit],
        raid: [],
      },
    )
    expect(bench.waits).toBe('hits.red')
    // 1 intercept: 2 fresh ships of the Regent and 1 of the Empire.
    bench.act({ do: 'hits', own: { damage: 3, destroyFresh: 0, destroyDamaged: 0 } })
    expect([bench.fleet('red', '1a'), bench.pieces('empire', '1a'), bench.fleet('yellow', '1a')]).toEqual([
      [1, 3],
      [0, 0],
      [0, 0],
    ])
    expect([bench.lootOf('red', 'yellow'), bench.lootOf('red', 'empire'), isDamaged(bench.site('1a'))]).toEqual([
      2,
      1,
      false,
    ])
  })

  it('campaign/20.8, 6.7.4: what the Empire destroys is the First Regent’s', () => {
    for (const first of ['blue', undefined] as const) {
      const bench = new CampaignBench().outlaw('red').firstRegent(first).ships('red', '1a', 0, 3).imperial('1a', 1)
      if (first === undefined) bench.outlaw('yellow', 'blue', 'white')
      fight(
        bench,
        'red',
        '1a',
        'empire',
        { assault: 2, skirmish: 0, raid: 0 },
        {
          assault: [assault.self, assault.intercept],
          skirmish: [],
          raid: [],
        },
      )
      const lost = 3 - read.ships(bench.state, sys('1a'), 0)
      expect(lost).toBeGreaterThan(1)
      if (first === undefined) expect(bench.of(read.shipsLeft, 'red')).toBe(12 + lost)
      else expect(bench.lootOf('blue', 'red')).toBe(lost)
    }
  })

  it('campaign/20.9: the Truce ends when the last Imperial ship leaves', () => {
    const bench = new CampaignBench().ships('yellow', '1a', 3).city('blue', '1a').imperial('1a', 0, 1)
    bench.leads('yellow', 'aggression-3')
    const battle: Action = {
      do: 'battle',
      at: '1a',
      against: 'blue',
      dice: { assault: 1, skirmish: 0, raid: 0 },
      pay: PIP,
    }
    expect(bench.no(battle)).toBe('no.truce')
    write.setDamaged(bench.state, sys('1a'), EMPIRE, 0)
    expect(bench.no(battle)).toBeUndefined()
    const taxes = new CampaignBench().ships('yellow', '1a', 3).city('blue', '1a').imperial('1a', 0, 1)
    taxes.leads('yellow', 'administration-3')
    const tax: Action = { do: 'tax', city: '1a/1', pay: PIP }
    expect(taxes.no(tax)).toBe('no.truceTax')
    write.setDamaged(taxes.state, sys('1a'), EMPIRE, 0)
    expect(taxes.no(tax)).toBeUndefined()
  })

  it('campaign/20.10: Blight is tough', () => {
    const hit = (fresh: number, damaged: number, hits: number) => {
      const bench = new CampaignBench().ships('red', '1a', 5).blight('1a', fresh, damaged)
      fight(
        bench,
        'red',
        '1a',
        'blight',
        { assault: 0, skirmish: hits, raid: 0 },
        {
          assault: [],
          skirmish: Array(hits).fill(skirmish.hit),
          raid: [],
        },
      )
      return [...bench.pieces('blight', '1a'), bench.lootOf('red', 'blight')]
    }
    expect(hit(1, 0, 3)).toEqual([0, 1, 0])
    expect(hit(0, 1, 2)).toEqual([0, 0, 1])
    expect(hit(1, 0, 4)).toEqual([0, 0, 1])
    expect(hit(0, 1, 1)).toEqual([0, 1, 0])
  })

  it('campaign/20.31: one token and no more of a Free city', () => {
    const raid = facesBySymbol().raid
    const bench = new CampaignBench().ships('red', '2a', 3).free('2a')
    fight(
      bench,
      'red',
      '2a',
      'free',
      { assault: 0, skirmish: 0, raid: 1 },
      { assault: [], skirmish: [], raid: [raid.twoKeys] },
    )
    if (bench.waits === 'hits.red') bench.act({ do: 'hits' })
    expect(bench.waits).toBe('raidFree.red')
    bench.do({ do: 'raidFree' })
    expect(bench.held('red')).toEqual(['psionic'])
  })
})

describe('Crises', () => {
  it('campaign/20.11, 6.7.7: what is left of the hits falls on every seat', () => {
    const bench = new CampaignBench()
      .blight('1a', 1)
      .imperial('1a', 1)
      .ships('red', '1a', 2)
      .ships('yellow', '1a', 0, 1)
    const supply = bench.of(read.shipsLeft, 'yellow')
    bench.frame('blightCrises')
    expect([bench.pieces('empire', '1a'), bench.fleet('red', '1a'), bench.fleet('yellow', '1a')]).toEqual([
      [0, 0],
      [1, 1],
      [0, 0],
    ])
    expect([bench.of(read.shipsLeft, 'yellow') - supply, bench.of(read.trophies, 'red')]).toEqual([1, 0])
  })

  it('campaign/20.12: the Empire shields, and loses control', () => {
    const bench = new CampaignBench()
      .blight('1a', 0, 1)
      .imperial('1a', 1, 1)
      .ships('red', '1a', 3)
      .frame('blightCrises')
    expect([bench.pieces('empire', '1a'), bench.fleet('red', '1a')]).toEqual([
      [0, 2],
      [3, 0],
    ])
    expect(controls(bench.state, 0, sys('1a'), OUTSIDE_TURNS)).toBe(true)
  })

  it('campaign/20.28: Diplomatic Fiasco', () => {
    const bench = new CampaignBench(4, ['magnate', 'partisan', 'believer', 'founder'])
    bench
      .court({ card: 'CC13' as never, agents: { white: 1 } })
      .guild('white', 'BC02', 'BC05')
      .agents('white', 1)
    bench.dice(1, 1).frame('courtCrises')
    expect(bench.waits).toBe('dropGuild.white')
    expect(bench.of(read.agentsLeft, 'white')).toBe(2)
    expect(bench.refused({ do: 'dropGuild', cards: ['F202' as never] })).toBe('no.protected')
    bench.do({ do: 'dropGuild', cards: ['BC02'] })
    expect([bench.has('white', 'BC02'), bench.has('white', 'BC05'), bench.has('white', 'F202' as never)]).toEqual([
      false,
      true,
      true,
    ])
    expect(read.has(bench.state, Pile.BURIED, CARD.diplomaticFiasco)).toBe(true)
    expect(bench.waits).toMatch(/^refill/)
    bench.act({ do: 'uncover', card: 'CC12' as never })
    expect(camp.council(bench.state)).toBe(camp.IN_SESSION)
  })

  it('campaign/20.29, CC11: Populist Demands takes the best marker back', () => {
    const bench = new CampaignBench().declared('tycoon', 0).declared('warlord', 1)
    bench
      .court({ card: 'BC27', agents: { red: 1 } })
      .dice(1, 1)
      .frame('courtCrises')
    expect([bench.marker('tycoon'), bench.marker('warlord')]).toEqual([0, 1])
    expect([read.rowCard(bench.state, 0), read.courtAgents(bench.state, 0, 0)]).toEqual([27, 1])
  })
})

describe('Events and the Council', () => {
  it('campaign/20.13: the first Event mirrors the printed pips, the second none', () => {
    const bench = new CampaignBench().settled()
    bench.hand('yellow', 'event-1' as never).hand('blue', 'event-2' as never)
    bench.leads('red', 'construction-2', 'tycoon')
    while (bench.waits.startsWith('league')) bench.act({ do: 'decline' })
    bench.act({ do: 'end' }).do({ do: 'event', card: 'event-1' as never })
    expect([read.pipsLeft(bench.state), read.suit(bench.state)]).toEqual([4, 2])
    bench.act({ do: 'end' }).do({ do: 'event', card: 'event-2' as never })
    expect([read.pipsLeft(bench.state), read.prelude(bench.state)]).toEqual([0, true])
    bench.act({ do: 'end' })
    expect(bench.waits).toBe('summit.red')
    bench.act({ do: 'decline' })
    expect(bench.waits).toBe('eventRoll.red')
    bench.do({ do: 'eventRoll', event: 'edict-a', number: 2 })
    expect(bench.waits).toBe('govern.red')
  })

  it('campaign/20.13: with the Council secured only the Council is resolved', () => {
    const bench = new CampaignBench().settled()
    set.setEvents(bench.state, 2)
    set.setCouncil(bench.state, camp.TUCKED)
    set.setCouncilOf(bench.state, 3)
    bench.endRound()
    expect(bench.waits).toBe('summit.white')
    bench.act({ do: 'decline' })
    expect([bench.waits, camp.firstRegent(bench.state)]).toEqual(['councilChoice.white', 3])
  })

  it('campaign/20.14, 9.1.3: the chain of a First Regent who leaves', () => {
    const bench = new CampaignBench(3).settled().trust('relic', 'relic', 'fuel', 'weapon')
    write.setInitiative(bench.state, 2)
    bench
      .power('red', 2)
      .power('yellow', 6)
      .power('blue', 6)
      .openSlots('red', 2, 'yellow')
      .tokens('red', 'material', 'material', 'fuel')
    set.setCouncil(bench.state, camp.TUCKED)
    set.setCouncilOf(bench.state, 0)
    bench.endRound().do({ do: 'callSummit' }).do({ do: 'leaveEmpire' }).act({ do: 'decline' })
    for (let i = 0; i < 3; i++) bench.act({ do: 'decline' })
    expect([bench.waits, camp.firstRegent(bench.state)]).toEqual(['stealTrust.red', 2])
    expect(bench.refused({ do: 'stealTrust', take: ['relic'] })).toBe('no.stealAll')
    bench.do({ do: 'stealTrust', take: ['relic', 'relic', 'weapon'] }).act({ do: 'decline' })
    expect([bench.of(read.power, 'blue'), camp.trustSize(bench.state), bench.waits]).toEqual([
      3,
      1,
      'councilChoice.red',
    ])
  })

  it('campaign/20.15, 9.1.4: the last Regent leaves', () => {
    const bench = new CampaignBench(3).outlaw('yellow', 'blue').trust('relic', 'fuel').power('red', 1)
    becomeOutlaw(bench.state, 0)
    expect([bench.of(read.power, 'red'), camp.firstRegent(bench.state), camp.trustSize(bench.state)]).toEqual([
      -1, -1, 0,
    ])
    bench.frame('edicts')
    expect(bench.waits).not.toMatch(/govern/)
    bench.frame('callToOrder', 'blue').do({ do: 'reviveEmpire' })
    expect([camp.firstRegent(bench.state), camp.isRegent(bench.state, 2)]).toEqual([2, true])
  })
})

describe('Edicts', () => {
  it('campaign/20.16, 11.3.1: Peace is enforced', () => {
    const bench = new CampaignBench().policy('peace').tokens('yellow', 'relic').agents('white', 0)
    bench.openSlots('red', 2, 'yellow').openSlots('yellow', 1, 'red').openSlots('blue', 0, 'red')
    bench.frame('govern').do({ do: 'enforce' })
    expect([camp.trust(bench.state, 4), bench.favorsOf('red', 'blue')]).toEqual([1, 1])
    expect(bench.waits).toBe('demand.red')
    bench.do({ do: 'exact', of: 'white', expel: true })
    expect(camp.isOutlaw(bench.state, 3)).toBe(true)
    expect(['red', 'yellow', 'blue', 'white'].map((each) => bench.of(read.power, each as Colour))).toEqual([0, 2, 5, 0])
  })

  it('campaign/20.17, 11.3.3: what War demands', () => {
    const bench = new CampaignBench().policy('war').outlaw('white')
    bench
      .loot('yellow', 'empire', 'ship', 1)
      .loot('yellow', 'blight', 'ship', 1)
      .trophies('yellow', 'blue', 'ship', 1)
      .captives('yellow', 'white', 1)
    bench.frame('govern').do({ do: 'enforce' })
    const of = 'yellow'
    expect([
      bench.refused({ do: 'exact', of, take: { trophy: { of: 'empire', piece: 'ship' } } }),
      bench.refused({ do: 'exact', of, take: { trophy: { of: 'blue', piece: 'ship' } } }),
      bench.refused({ do: 'exact', of, take: { trophy: { of: 'blight', piece: 'ship' } } }),
      bench.refused({ do: 'exact', of, take: { captive: 'white' } }),
    ]).toEqual(['no.notDemanded', 'no.notDemanded', undefined, undefined])
  })

  it('campaign/20.23, 11.3.2, B.3: the Admiral and the Edicts', () => {
    const fates = ['partisan', 'admiral', 'believer', 'steward'] as const
    const make = (tied: boolean) => {
      const bench = new CampaignBench(4, fates).policy('escalation').declared('tycoon').imperial('6a', 1)
      bench
        .openSlots('yellow', 2, 'white')
        .tokens('yellow', 'fuel', 'fuel', 'fuel')
        .port('yellow', '1a')
        .port('yellow', '2a')
        .ships('yellow', '1a', 1)
        .ships('yellow', '2a', 0, 1)
      if (tied) bench.tokens('red', 'fuel')
      bench.frame('edicts').do({ do: 'enforce' })
      bench.do({ do: 'exact', of: 'yellow', take: { slot: 0 } })
      bench.do({ do: 'escalate', at: '6a' })
      expect(bench.waits).toBe('foundries.yellow')
      return bench.do({ do: 'foundries', ships: [{ at: '1a' }, { at: '2a', damaged: true }] })
    }
    const bench = make(false)
    expect([bench.pieces('empire', '6a'), bench.pieces('empire', '1a'), bench.pieces('empire', '2a')]).toEqual([
      [3, 0],
      [1, 0],
      [0, 1],
    ])
    expect([bench.left('yellow'), make(true).left('yellow')]).toEqual([9, 13])
  })
})

describe('Summits', () => {
  it('campaign/20.18, 9.1.1: the price of returned Favors', () => {
    const bench = new CampaignBench(3, ['magnate', 'founder', 'advocate']).favors('yellow', 'blue', 2)
    bench.openSlots('blue', 2, 'red').tokens('blue', null, null, null, 'relic').trophies('blue', 'red', 'ship', 1)
    bench.frame('callToOrder', 'yellow')
    const part = { from: 'blue', to: 'yellow' } as const
    const one = new CampaignBench(3, ['magnate', 'founder', 'advocate']).favors('yellow', 'blue', 1)
    one.openSlots('blue', 2, 'red').tokens('blue', null, null, null, 'relic').frame('callToOrder', 'yellow')
    expect(one.refused({ do: 'returnFavors', part: { ...part, slot: 3 } })).toBe('no.favorsCost')
    bench.do({ do: 'returnFavors', part: { ...part, slot: 3 } })
    expect([bench.favorsOf('yellow', 'blue'), bench.held('yellow')]).toEqual([0, ['relic']])
    const cheap = new CampaignBench(3, ['magnate', 'founder', 'advocate']).favors('yellow', 'red', 2).league('fuel')
    cheap.trophies('red', 'blue', 'ship', 1).frame('callToOrder', 'yellow')
    cheap.do({ do: 'returnFavors', part: { from: 'red', to: 'yellow', frozen: 'fuel' } }).act({ do: 'decline' })
    cheap.do({ do: 'returnFavors', part: { from: 'red', to: 'yellow', trophy: { of: 'blue', piece: 'ship' } } })
    expect([cheap.favorsOf('yellow', 'red'), cheap.held('yellow')]).toEqual([0, ['fuel']])
  })

  it('campaign/20.19, B.7: what the Magnate advances for', () => {
    const bench = new CampaignBench(4, ['magnate', 'founder', 'advocate', 'partisan']).openSlots('red', 2, 'yellow')
    bench.tokens('red', null, null, null, 'relic').tokens('blue', 'fuel').favors('red', 'yellow', 1)
    bench.frame('callToOrder', 'red')
    bench.do({ do: 'returnFavors', part: { from: 'yellow', to: 'red', promise: true } })
    expect(bench.left('red')).toBe(10)
    const deal = (...parts: Extract<CampaignAction, { do: 'tellDeal' }>['parts']) => {
      bench.frame('negotiate', 'red').do({ do: 'tellDeal', parts })
      while (bench.waits.startsWith('overflow')) bench.act({ do: 'decline' })
    }
    deal({ from: 'blue', to: 'red', slot: 0 }, { from: 'blue', to: 'red', promise: true })
    expect(bench.left('red')).toBe(6)
    const fuel = bench.slots('red').indexOf('fuel')
    deal({ from: 'red', to: 'white', slot: fuel })
    deal({ from: 'white', to: 'red', slot: 0 })
    expect(bench.left('red')).toBe(6)
    bench.tokens('red', null, 'weapon', 'weapon')
    bench.frame('negotiate', 'red').do({ do: 'export', slots: [1, 2, 3] })
    expect(bench.left('red')).toBe(4)
  })
})

describe('Fates', () => {
  it('campaign/20.20, B.6: Overseers want a place', () => {
    const make = (blue: number) => {
      const bench = new CampaignBench(4, ['advocate', 'founder', 'magnate', 'partisan']).declared('keeper')
      bench.openSlots('yellow', 2, 'white').tokens('yellow', 'relic', 'relic').guild('red', 'BC20')
      if (blue > 0) bench.tokens('blue', 'relic')
      return bench.leads('red', 'administration-3')
    }
    const bench = make(0)
    expect(placesSome(bench.state, 0)).toBe(true)
    bench.act({ do: 'useTongues' })
    expect(bench.left('red')).toBe(15)
    expect(make(1).no({ do: 'useTongues' })).toBe('no.overseers')
  })

  it('campaign/20.21, 16.4, B.5, B.8: Golems', () => {
    const bench = new CampaignBench(4, ['caretaker', 'founder', 'magnate', 'partisan'])
    set.setGolemsOnMap(bench.state, 0b11)
    set.setHearth(bench.state, 0, true)
    set.setHearth(bench.state, 1, true)
    set.setAwake(bench.state, 0, true)
    bench.declared('warlord').loot('red', 'blight', 'ship', 1)
    push(bench.state, F.score, 0)
    settle(bench.state)
    expect(bench.left('red')).toBe(14)
    const later = new CampaignBench(4, ['caretaker', 'founder', 'magnate', 'partisan']).settled()
    set.setGolemsOnMap(later.state, 0b111)
    write.setSlot(later.state, 1, 0, 9)
    set.setAwake(later.state, 3, true)
    later.leads('yellow', 'construction-3').do({ do: 'useGolem', golem: 'harvester', gain: 'relic' })
    expect([later.left('red'), camp.awake(later.state, 3), later.held('yellow')]).toEqual([16, false, ['relic']])
    expect(later.waits).toBe('giveGolem.yellow')
    expect(['red', 'blue', 'white'].map((to) => later.refused({ do: 'giveGolem', to: to as Colour }))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    later.do({ do: 'giveGolem', to: 'blue' })
    expect(read.slot(later.state, 2, 0)).toBe(9)
  })

  it('campaign/20.22, B.2, B.8: the Partisan', () => {
    const bench = new CampaignBench(4, ['founder', 'partisan', 'magnate', 'advocate']).settled()
    bench.tokens('yellow', 'weapon').guild('yellow', 'BC13').hand('yellow', 'mobilization-3')
    bench.leads('red', 'administration-4').act({ do: 'end' })
    bench.act({ do: 'pivot', card: 'mobilization-3', seize: 'outrage-weapon' } as never)
    expect([bench.left('yellow'), bench.held('yellow'), bench.has('yellow', 'BC13')]).toEqual([9, [], false])
    const wins = (ambition: 'warlord' | 'tyrant' | 'tycoon', outrage: 'weapon' | 'fuel') => {
      const table = new CampaignBench(4, ['founder', 'partisan', 'magnate', 'advocate'])
        .outrage('yellow', outrage)
        .declared(ambition)
      table
        .loot('yellow', 'blight', 'ship', 3)
        .captives('yellow', 'red', 2)
        .openSlots('yellow', 2, 'red')
        .tokens('yellow', 'material', 'material', 'material')
      table.endChapter()
      return 10 - table.left('yellow')
    }
    expect([wins('warlord', 'weapon'), wins('tyrant', 'weapon'), wins('tycoon', 'fuel')]).toEqual([0, 2, 0])
  })

  it('campaign/20.23, B.4: the Admiral in battle', () => {
    const { skirmish } = facesBySymbol()
    const bench = new CampaignBench(4, ['admiral', 'founder', 'magnate', 'partisan'])
      .ships('red', '1a', 2)
      .imperial('1a', 1)
      .blight('1a', 0, 1)
    fight(
      bench,
      'red',
      '1a',
      'blight',
      { assault: 0, skirmish: 3, raid: 0 },
      { assault: [], skirmish: [skirmish.hit, skirmish.hit, skirmish.blank], raid: [] },
      'all',
    )
    expect([bench.lootOf('red', 'blight'), bench.left('red')]).toEqual([1, 12])
  })

  it('campaign/20.24, B.8: the Believer', () => {
    const wins = (left: number, ...ambitions: ('keeper' | 'empath' | 'tycoon')[]) => {
      const bench = new CampaignBench(4, ['believer', 'founder', 'magnate', 'partisan'])
        .objective('red', 30)
        .openSlots('red', 2, 'blue')
      set.setFaithfulLeft(bench.state, left)
      bench.tokens('red', 'relic', 'psionic', 'psionic', 'relic')
      for (const [marker, each] of ambitions.entries()) bench.declared(each, marker)
      bench.endChapter()
      return 30 - bench.left('red')
    }
    expect([wins(6, 'keeper', 'empath'), wins(0, 'keeper')]).toEqual([4, 10])
  })

  it('campaign/20.25, B.8, B.9: the Founder', () => {
    const wins = (outlaw: boolean) => {
      const bench = new CampaignBench(4, ['founder', 'steward', 'magnate', 'partisan'])
        .declared('tyrant')
        .captives('red', 'blue', 1)
      for (const at of ['1a', '1g', '2g', '3g', '3a'] as const) bench.ships('red', at, 1)
      bench.ships('red', '5a', 2).imperial('5a', 1)
      if (outlaw) bench.outlaw('red').firstRegent('yellow')
      return 14 - bench.endChapter().left('red')
    }
    expect([wins(true), wins(false)]).toEqual([8, 0])
  })

  it('campaign/20.26, B.8: the Steward', () => {
    const bench = new CampaignBench(4, ['steward', 'founder', 'magnate', 'partisan'])
      .openSlots('red', 1, 'blue')
      .declared('tyrant')
      .captives('red', 'yellow', 1)
    bench.endChapter()
    expect([bench.of(read.power, 'red'), bench.left('red')]).toEqual([7, 7])
    const tie = new CampaignBench(4, ['steward', 'founder', 'magnate', 'partisan'])
      .declared('tyrant')
      .captives('red', 'yellow', 1)
      .captives('blue', 'yellow', 1)
    tie.endChapter()
    expect([tie.of(read.power, 'red'), tie.left('red')]).toEqual([3, 14])
  })

  it('campaign/20.27: Bargain', () => {
    const bench = new CampaignBench(4, ['steward', 'founder', 'magnate', 'partisan']).settled()
    bench.court({ card: 'BC08', agents: { yellow: 2, red: 1 } }, { card: 'BC02', agents: { red: 1 } })
    bench.leads('red', 'aggression-3').do({ do: 'bargain', card: 'BC08', with: 'yellow', pay: PIP })
    expect([
      bench.has('yellow', 'BC08'),
      bench.of(read.agentsLeft, 'yellow'),
      bench.of(read.agentsLeft, 'red'),
    ]).toEqual([true, 10, 9])
    bench.act({ do: 'uncover', card: 'BC05' })
    expect(bench.waits).toBe('bargainInfluence.red')
    bench.do({ do: 'bargainInfluence', card: 'BC02' }).do({ do: 'bargainInfluence', card: 'BC05' })
    expect(bench.waits).toBe('bargainSecure.red')
    bench.do({ do: 'bargainSecure', card: 'BC02' })
    expect(bench.has('red', 'BC02')).toBe(true)
  })

  it('campaign/20.32: Faithful cards', () => {
    const make = () => {
      const bench = new CampaignBench(4, ['believer', 'founder', 'magnate', 'partisan'])
        .settled()
        .faithful('red', 4)
        .faithful('yellow', 6, 7)
        .hand('yellow', 'aggression-6')
      bench.round('red').act({ do: 'lead', card: 'faithful-4', side: 'zeal' } as never)
      return bench.act({ do: 'end' })
    }
    const plays = (action: object) => {
      const bench = make().act(action as Action)
      return [read.pipsLeft(bench.state), read.suit(bench.state), read.initiative(bench.state)]
    }
    expect(plays({ do: 'surpass', card: 'faithful-6', side: 'zeal' })).toEqual([2, 4, 0])
    expect(plays({ do: 'pivot', card: 'faithful-6', side: 'wisdom' })).toEqual([1, 5, 0])
    expect(plays({ do: 'pivot', card: 'aggression-6' })).toEqual([1, 1, 0])
    expect(plays({ do: 'copy', card: 'aggression-6' })).toEqual([1, 4, 0])
    expect(plays({ do: 'surpass', card: 'faithful-7', side: 'zeal' })).toEqual([2, 4, 0])
  })
})

it('campaign/20.30: what the Intermission leaves', () => {
  const bench = new CampaignBench(4, ['steward', 'founder', 'magnate', 'partisan']).settled()
  bench
    .power('red', 9)
    .objective('red', 4)
    .power('yellow', 7)
    .objective('yellow', 0)
    .power('blue', -3)
    .objective('blue', 0)
    .power('white', 1)
    .objective('white', 0)
  push(bench.state, F.endAct, 0)
  settle(bench.state)
  expect(['red', 'yellow', 'blue', 'white'].map((each) => bench.of(read.power, each as Colour))).toEqual([3, 4, -3, 1])
  expect([0, 1, 2, 3].map((seat) => camp.result(bench.state, seat))).toEqual([5, 7, -3, 1])
  expect([read.over(bench.state) - 1, read.initiative(bench.state)]).toEqual([1, 1])
  expect(awards(bench.state, 1)).toEqual([0, 0, 0, 0])
})

function facesBySymbol() {
  const find = (die: keyof typeof FACES, test: (face: (typeof FACES)[typeof die][number]) => boolean): number => {
    const at = FACES[die].findIndex(test)
    if (at < 0) throw new Error(`no such face of the ${die} die`)
    return at + 1
  }
  return {
    assault: {
      intercept: find('assault', (f) => f.intercept > 0 && f.self === 0),
      self: find('assault', (f) => f.self > 0),
      twoHits: find('assault', (f) => f.hit === 2 && f.self === 0),
    },
    skirmish: {
      blank: find('skirmish', (f) => f.hit === 0),
      hit: find('skirmish', (f) => f.hit === 1),
    },
    raid: { twoKeys: find('raid', (f) => f.key === 2) },
  }
}
