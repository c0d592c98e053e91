// Rules of Act I by paragraph (docs/arcs-campaign.md); whole examples are in examples.test.ts.

import { describe, expect, it } from 'vitest'
import { cardsOf, sizeOfSet } from '../../card-sets.ts'
import { arcs } from '../../game.ts'
import type { Action, Colour, SystemId } from '../../vocabulary.ts'
import { onTurnOf, whenNow } from '../board/control.ts'
import { sys } from '../board/ids.ts'
import { settle } from '../round/settle.ts'
import * as camp from '../state/campaign/read.ts'
import * as set from '../state/campaign/write.ts'
import { EMPIRE, FREE_STATES } from '../state/owners.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { isCity, isDamaged, siteOwner } from '../state/sites.ts'
import { F, push, topKind } from '../state/stack.ts'
import * as write from '../state/write.ts'
import { CampaignBench } from './campaign-testing.ts'
import { CARD, FATE_LORE, plainDeck } from './data.ts'
import { demandable } from './edicts.ts'
import { C } from './frames.ts'
import * as edit from './position/edit.ts'
import { handOverOf } from './position/hand-over.ts'
import { MOST_PROPOSALS } from './summit/summit.ts'
import { blightSupply, imperialSupply } from './supplies.ts'
import { handOverText } from './text/hand-over.ts'
import { becomeOutlaw, commands } from './titles.ts'

const PIP = 'pip' as const
const dice = (skirmish: number) => ({ assault: 0, skirmish, raid: 0 })

describe('campaign/3: setting up', () => {
  it.each([
    [2, 22, 3, 14],
    [3, 22, 4, 14],
    [4, 31, 4, 15],
  ])('campaign/3.1: %i seats: %i action cards, a row of %i, %i in the Court deck', (players, cards, row, deck) => {
    expect(sizeOfSet(plainDeck(players))).toBe(cards)
    const state = arcs.start({ players, act: 1, initiative: 'seat1' }, {})
    const ids = ['BC02', 'BC05', 'BC08', 'BC09'].slice(0, row) as `BC${string}`[]
    arcs.apply(state, { do: 'row', cards: ids })
    expect(read.count(state, Pile.COURT_DECK) + camp.courtLore(state)).toBe(deck)
    expect([camp.council(state), camp.courtLore(state)]).toEqual([camp.IN_SESSION, players])
  })

  it('campaign/3.3 B: two Fates each, no Fate twice, one is kept, all are revealed at once', () => {
    const state = arcs.start({ players: 4, act: 1, initiative: 'seat1' }, {})
    const act = (action: object) => arcs.apply(state, action as Action)
    act({ do: 'row', cards: ['BC02', 'BC05', 'BC08', 'BC09'] })
    act({ do: 'policy', policy: 'war' })
    act({ do: 'eventRoll', event: 'crisis-a', number: 1 })
    act({ do: 'fates', seat: 'red', fates: ['steward', 'founder'] })
    expect(
      arcs.decision(state)?.legal({ do: 'fates', seat: 'yellow', fates: ['steward', 'magnate'] } as never)?.say,
    ).toBe('no.fateDrawn')
    act({ do: 'fates', seat: 'yellow', fates: ['magnate', 'advocate'] })
    act({ do: 'fates', seat: 'blue', fates: ['caretaker', 'partisan'] })
    act({ do: 'fates', seat: 'white', fates: ['admiral', 'believer'] })
    expect(arcs.decision(state)?.legal({ do: 'fate', fate: 'believer' } as never)?.say).toBe('no.fateNotDrawn')
    act({ do: 'fate', fate: 'founder' })
    // Yellow does not see what red kept.
    expect(camp.fate(arcs.view(state, 'yellow'), 0)).toBe(-1)
    expect(camp.fate(arcs.view(state, 'red'), 0)).toBe(1)
    act({ do: 'fate', fate: 'magnate' })
    act({ do: 'fate', fate: 'caretaker' })
    act({ do: 'fate', fate: 'admiral' })
    expect(camp.fate(arcs.view(state, 'yellow'), 0)).toBe(1)
    expect([camp.firstRegent(state), camp.golemsOnMap(state)]).toEqual([3, 0b111100])
  })

  it('Fates that are left out are drawn by nobody, and enough of them must remain', () => {
    const options = { players: 3, act: 1, initiative: 'seat1', role2: 'supercat', role3: 'supercat' }
    const state = arcs.start({ ...options, fatesOut: 0b11110000 }, {})
    const act = (action: object) => arcs.apply(state, action as Action)
    act({ do: 'row', cards: ['BC02', 'BC05', 'BC08', 'BC09'] })
    act({ do: 'policy', policy: 'war' })
    act({ do: 'eventRoll', event: 'crisis-a', number: 1 })
    expect(arcs.decision(state)?.legal({ do: 'fates', seat: 'red', fates: ['steward', 'admiral'] } as never)?.say).toBe(
      'no.fateDrawn',
    )
    act({ do: 'fates', seat: 'red', fates: ['steward', 'founder'] })
    expect(arcs.parse(arcs.serialise(state)).options.fatesOut).toBe(0b11110000)
    expect(() => arcs.start({ ...options, fatesOut: 0b11111000 }, {})).toThrow('too many Fates')
  })

  it('a position without grievances can be read again', () => {
    const state = arcs.start({ players: 3, act: 1, initiative: 'seat1', grievances: false }, {})
    expect(arcs.parse(arcs.serialise(state)).options.grievances).toBe(false)
  })

  it('campaign/3.3 G: only beside Imperial ships, one token of the planet’s type', () => {
    const state = arcs.start(
      { players: 3, act: 1, initiative: 'seat1', fate1: 'founder', fate2: 'magnate', fate3: 'partisan' },
      {},
    )
    const act = (action: object) => arcs.apply(state, action as Action)
    act({ do: 'row', cards: ['BC02', 'BC05', 'BC08', 'BC09'] })
    act({ do: 'policy', policy: 'war' })
    act({ do: 'eventRoll', event: 'crisis-a', number: 1 })
    const no = (at: SystemId) => arcs.decision(state)?.legal({ do: 'found', piece: 'city', at } as never)?.say
    expect([no('1g'), no('3a'), no('1a')]).toEqual(['no.found', 'no.found', undefined])
    act({ do: 'found', piece: 'starport', at: '1a' })
    expect([read.fresh(state, sys('1a'), 0), read.portsLeft(state, 0), read.slot(state, 0, 0)]).toEqual([3, 4, 3])
    // Out and back: the last seat founds twice in a row.
    act({ do: 'found', piece: 'city', at: '1c' })
    act({ do: 'found', piece: 'city', at: '1h' })
    expect(arcs.decision(state)?.seat).toBe('blue')
  })

  it('campaign/3.3 J: the mulligan keeps Events', () => {
    const bench = new CampaignBench(2, ['founder', 'magnate'])
    bench.hand('yellow', 'event-1' as never, 'administration-2', 'administration-3')
    push(bench.state, F.mulligan, 1)
    bench.act({ do: 'mulligan', redraw: true })
    expect([bench.waits, bench.handOf('yellow')]).toEqual(['redeal.yellow', [28]])
    expect(bench.no({ do: 'deal', seat: 'yellow', cards: ['aggression-2'] })).toBe('no.revealCount')
    bench.act({ do: 'deal', seat: 'yellow', cards: ['aggression-2', 'aggression-3'] })
    expect(bench.handOf('yellow')).toHaveLength(3)
  })

  it('what does not go together with an act is refused in one sentence', () => {
    const start = (options: object) => () => arcs.start({ players: 3, act: 1, ...options }, {})
    expect(start({ act: 2 })).toThrow('only Act I')
    expect(start({ role2: 'lars' })).toThrow('Lars does not play')
    expect(start({ leaders: 'draft' })).toThrow('no leaders')
    expect(start({ setup: '3p-mix-up' })).toThrow('no setup cards')
    expect(start({ fate1: 'founder', fate3: 'founder' })).toThrow('another seat')
    expect(start({ fate1: 'tyrant' })).toThrow('no Fate')
  })
})

describe('campaign/4: Events', () => {
  it('campaign/4.1: never led, never to copy, pivot or seize', () => {
    const bench = new CampaignBench().settled().hand('red', 'event-1' as never, 'aggression-2')
    bench.round('red')
    expect(bench.no({ do: 'lead', card: 'event-1' as never })).toBe('no.eventLead')
    bench
      .hand('yellow', 'event-2' as never, 'construction-2')
      .act({ do: 'lead', card: 'aggression-2' })
      .act({ do: 'end' })
    expect([
      bench.no({ do: 'copy', card: 'event-2' as never }),
      bench.no({ do: 'pivot', card: 'event-2' as never }),
      bench.no({ do: 'pivot', card: 'construction-2', seize: 'event-2' as never }),
      bench.refused({ do: 'event', card: 'event-2' as never, seize: 'construction-2' }),
    ]).toEqual(['no.eventCopy', 'no.eventCopy', 'no.eventSeize', undefined])
  })

  it('campaign/4.1: with nothing but Events the initiative is passed', () => {
    const bench = new CampaignBench()
      .settled()
      .hand('red', 'event-1' as never)
      .hand('yellow', 'aggression-2')
      .round('red')
    const offered = arcs.decision(bench.state)!.next([])
    expect(offered.map(({ action }) => action?.do)).toEqual(['pass'])
    bench.act({ do: 'pass' })
    expect([read.initiative(bench.state), bench.waits]).toEqual([1, 'lead.yellow'])
  })

  it('campaign/4.1: it never wins the initiative, and the Prelude stays open without pips', () => {
    const bench = new CampaignBench().settled().hand('yellow', 'event-1' as never)
    set.setCouncil(bench.state, camp.TUCKED)
    bench
      .leads('red', 'aggression-2')
      .act({ do: 'end' })
      .do({ do: 'event', card: 'event-1' as never })
    expect([read.pipsLeft(bench.state), read.prelude(bench.state)]).toEqual([0, true])
    bench.act({ do: 'end' })
    expect(read.initiative(bench.state)).toBe(0)
  })

  it('campaign/4.2, R18: Unions first, then initiative, then Council or Event, then the discard', () => {
    const bench = new CampaignBench(4, ['partisan', 'founder', 'magnate', 'steward']).settled()
    bench.guild('yellow', 'BC11').hand('yellow', 'aggression-6', 'event-1' as never)
    bench.leads('red', 'aggression-2').act({ do: 'end' })
    bench.act({ do: 'surpass', card: 'aggression-6' }).act({ do: 'useUnion', card: 'BC11', on: 'aggression-6' })
    set.setEvents(bench.state, 1)
    bench.act({ do: 'end' })
    // The card is back in hand, its number has won the initiative, and yellow resolves the Event.
    expect([bench.waits, bench.handOf('yellow').length, read.initiative(bench.state)]).toEqual(['summit.yellow', 2, 1])
  })

  it('campaign/4.4: three chapters, no early end', () => {
    const bench = new CampaignBench().settled().power('red', 60).chapter(1)
    bench.endChapter()
    expect([read.chapter(bench.state), read.over(bench.state)]).toEqual([2, 0])
  })
})

describe('campaign/5 and 6: the Empire on the map', () => {
  it('campaign/5.1: commanding takes a Regent, its own turn and a piece; damaged Imperial ships are commanded too', () => {
    const bench = new CampaignBench()
      .imperial('1a', 0, 1)
      .city('red', '1a')
      .imperial('2a', 1)
      .outlaw('yellow')
      .ships('yellow', '2a', 1)
    expect([
      commands(bench.state, 0, sys('1a')),
      commands(bench.state, 0, sys('2a')),
      commands(bench.state, 1, sys('2a')),
    ]).toEqual([true, false, false])
    bench.leads('red', 'administration-2')
    expect(bench.no({ do: 'repair', piece: { ship: '1a', of: 'empire' }, pay: PIP })).toBeUndefined()
    expect(bench.no({ do: 'repair', piece: { ship: '2a', of: 'empire' }, pay: PIP })).toBe('no.damagedShip')
    bench.act({ do: 'repair', piece: { ship: '1a', of: 'empire' }, pay: PIP })
    expect(bench.pieces('empire', '1a')).toEqual([1, 0])
  })

  it('campaign/6.1: a Free city under control yields a token and no captive; an Outlaw’s city is taxed', () => {
    const bench = new CampaignBench(3)
      .free('1a')
      .ships('red', '1a', 1)
      .outlaw('blue')
      .city('blue', '2a')
      .imperial('2a', 1)
      .ships('red', '2a', 1)
    bench
      .leads('red', 'administration-2')
      .act({ do: 'tax', city: '1a/1', pay: PIP })
      .act({ do: 'tax', city: '2a/1', pay: PIP })
    expect([bench.held('red'), bench.of(read.captives, 'red')]).toEqual([['weapon', 'psionic'], 1])
  })

  it('campaign/6.2: a Free starport under control builds ships, once a turn', () => {
    const bench = new CampaignBench().free('1a', 'starport').ships('red', '1a', 1).leads('red', 'construction-2')
    const ship: Action = { do: 'build', piece: 'ship', port: '1a/1', pay: PIP }
    bench.act(ship)
    expect([bench.fleet('red', '1a'), bench.no(ship)]).toEqual([[2, 0], 'no.portUsed'])
    const rival = new CampaignBench()
      .free('1a', 'starport')
      .ships('red', '1a', 1)
      .ships('blue', '1a', 2)
      .leads('red', 'construction-2')
    expect(rival.no(ship)).toBe('no.portNotYours')
  })

  it('campaign/6.2: Imperial ships are a piece to build beside only with Imperial Officers', () => {
    const build: Action = { do: 'build', piece: 'city', at: '1a', pay: PIP }
    const with_ = new CampaignBench(4, ['admiral', 'founder', 'magnate', 'partisan'])
      .imperial('1a', 1)
      .leads('red', 'construction-2')
    const without = new CampaignBench().imperial('1a', 1).leads('red', 'construction-2')
    expect([with_.no(build), without.no(build)]).toEqual([undefined, 'no.loyalPiece'])
  })

  it('campaign/6.3: ships and Imperial ships go together, leg by leg', () => {
    const bench = new CampaignBench()
      .ships('red', '1a', 2)
      .port('red', '1a')
      .imperial('1a', 2)
      .leads('red', 'mobilization-2')
    bench.act({
      do: 'move',
      from: '1a',
      legs: [
        { to: '1g', fresh: 2, damaged: 0, imperial: { fresh: 2, damaged: 0 } },
        { to: '2g', fresh: 1, damaged: 0, imperial: { fresh: 1, damaged: 0 } },
      ],
      pay: PIP,
    })
    expect([
      bench.fleet('red', '1g'),
      bench.fleet('red', '2g'),
      bench.pieces('empire', '1g'),
      bench.pieces('empire', '2g'),
    ]).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
      [1, 0],
    ])
  })

  it.each([
    ['Regent', 'regent', 'imperial', 'no.truce'],
    ['Regent', 'regent', 'none', undefined],
    ['Regent', 'outlaw', 'imperial', undefined],
    ['Outlaw', 'regent', 'imperial', undefined],
    ['Outlaw', 'outlaw', 'imperial', undefined],
  ])('campaign/6.6: %s attacks a %s with %s there: %s', (attacker, defender, there, no) => {
    const bench = new CampaignBench().ships('red', '1a', 2).ships('yellow', '1a', 1).firstRegent('white')
    if (there === 'imperial') bench.imperial('1a', 0, 1)
    if (attacker === 'Outlaw') bench.outlaw('red')
    if (defender === 'outlaw') bench.outlaw('yellow')
    bench.leads('red', 'aggression-2')
    expect(bench.no({ do: 'battle', at: '1a', against: 'yellow', dice: dice(1), pay: PIP })).toBe(no)
  })

  it('campaign/6.6: nobody but an Outlaw attacks the Empire; everybody attacks Blight and Free States', () => {
    for (const outlaw of [false, true]) {
      const bench = new CampaignBench()
        .ships('red', '1a', 2)
        .imperial('1a', 1)
        .blight('1a', 1)
        .free('1a')
        .firstRegent('white')
      if (outlaw) bench.outlaw('red')
      bench.leads('red', 'aggression-2')
      const no = (against: 'empire' | 'blight' | 'free') =>
        bench.no({ do: 'battle', at: '1a', against, dice: dice(1), pay: PIP })
      expect([no('empire'), no('blight'), no('free')]).toEqual([
        outlaw ? undefined : 'no.truceEmpire',
        undefined,
        undefined,
      ])
    }
  })

  it('campaign/6.6, R4: Imperial ships join, all or none, and collect a die each; alone beside a building', () => {
    const bench = new CampaignBench()
      .city('red', '1a')
      .imperial('1a', 1, 1)
      .blight('1a', 0, 1)
      .leads('red', 'aggression-2')
    const battle = (skirmish: number, imperial?: 'all'): Action => ({
      do: 'battle',
      at: '1a',
      against: 'blight',
      dice: dice(skirmish),
      ...(imperial === undefined ? {} : { imperial }),
      pay: PIP,
    })
    expect([bench.no(battle(1)), bench.no(battle(3, 'all')), bench.no(battle(2, 'all'))]).toEqual([
      'no.shipsThere',
      'no.tooManyDice',
      undefined,
    ])
  })

  it('campaign/6.6: beside an Outlaw’s battle the Empire stays out of it', () => {
    const bench = new CampaignBench()
      .outlaw('red', 'yellow')
      .firstRegent('white')
      .ships('red', '1a', 3)
      .ships('yellow', '1a', 1)
      .imperial('1a', 2)
    bench.leads('red', 'aggression-2').act({ do: 'battle', at: '1a', against: 'yellow', dice: dice(3), pay: PIP })
    bench.act({ do: 'roll', assault: [], skirmish: [4, 4, 4], raid: [] })
    expect([bench.pieces('empire', '1a'), bench.lootOf('red', 'yellow'), bench.fleet('red', '1a')]).toEqual([
      [2, 0],
      1,
      [3, 0],
    ])
  })

  it('campaign/6.8, 7.2: a fallen Free city brings Outrage, no Ransack', () => {
    const bench = new CampaignBench()
      .ships('red', '2a', 3)
      .free('2a')
      .court({ card: 'BC02', agents: { yellow: 1 } })
      .leads('red', 'aggression-2')
    bench
      .act({ do: 'battle', at: '2a', against: 'free', dice: dice(3), pay: PIP })
      .act({ do: 'roll', assault: [], skirmish: [4, 4, 1], raid: [] })
    expect([read.outrage(bench.state, 0), bench.lootOf('red', 'free', 'city'), bench.waits]).toEqual([
      1 << 5,
      1,
      'turn.red',
    ])
  })
})

describe('campaign/7 to 9', () => {
  it('campaign/7.1: Blight that is due comes out of Trophies when the supply is empty', () => {
    const bench = new CampaignBench().loot('yellow', 'blight', 'ship', 20).loot('blue', 'blight', 'ship', 4)
    expect(blightSupply(bench.state)).toBe(0)
    bench
      .court({ card: 'CC15' as never })
      .dice(1, 1)
      .frame('courtCrises')
    // Six planets with the arrow: six tokens of whoever has most.
    expect([bench.lootOf('yellow', 'blight'), bench.lootOf('blue', 'blight')]).toEqual([14, 4])
    expect(read.damaged(bench.state, sys('3a'), 6)).toBe(1)
  })

  it('campaign/8: the Decided Council is out of reach; In Session it is secured and tucked, with what is attached', () => {
    const bench = new CampaignBench().settled().council('session', { red: 2, blue: 1 })
    set.setAttached(bench.state, 4, 2)
    write.drop(bench.state, Pile.COURT_DECK, 1)
    bench.leads('red', 'aggression-2').act({ do: 'secure', card: 'council' as never, pay: PIP })
    expect([
      camp.council(bench.state),
      camp.councilOf(bench.state),
      bench.has('red', 'BC02'),
      bench.captivesOf('red', 'blue'),
    ]).toEqual([camp.TUCKED, 0, true, 1])
    const decided = new CampaignBench().settled().council('decided').leads('red', 'mobilization-2')
    expect(decided.no({ do: 'influence', card: 'council' as never, pay: PIP })).toBe('no.councilDecided')
  })

  it('campaign/8: back in session while tucked, it is not resolved, and an Event is', () => {
    const bench = new CampaignBench().settled()
    set.setEvents(bench.state, 1)
    set.setCouncil(bench.state, camp.TUCKED)
    bench.court({ card: 'CC12' as never, agents: { red: 2, yellow: 1 } }).leads('red', 'aggression-2')
    set.setEvents(bench.state, 1)
    set.setCouncil(bench.state, camp.TUCKED)
    bench.act({ do: 'secure', card: 'CC12' as never, pay: PIP })
    expect(bench.refused({ do: 'intrigue', to: ['council', 'council', 'council'] as never })).toBe('no.intrigueAgents')
    bench.do({ do: 'intrigue', to: ['council', 'council'] as never })
    expect([camp.council(bench.state), read.courtAgents(bench.state, 4, 0), bench.captivesOf('red', 'yellow')]).toEqual(
      [camp.IN_SESSION, 2, 1],
    )
    bench.act({ do: 'uncover', card: 'BC02' }).act({ do: 'end' })
    expect([bench.waits, read.has(bench.state, Pile.BURIED, CARD.councilIntrigue)]).toEqual(['summit.red', true])
    bench.act({ do: 'decline' })
    expect(bench.waits).toBe('eventRoll.red')
  })

  it('campaign/8.3: Sworn Guardians of the First Regent keep the Trust', () => {
    const bench = new CampaignBench(3).settled().trust('relic', 'fuel').outlaw('blue').guild('red', 'BC22')
    set.setCouncil(bench.state, camp.TUCKED)
    set.setCouncilOf(bench.state, 2)
    bench.endRound().act({ do: 'decline' })
    expect([bench.waits, camp.trustSize(bench.state)]).toEqual(['councilChoice.blue', 2])
  })

  it('campaign/9.1: an Outlaw makes the First Regent invite it', () => {
    const bench = new CampaignBench().outlaw('blue').favors('blue', 'red', 1).frame('callToOrder', 'blue')
    bench.do({ do: 'returnFavors', part: { from: 'red', to: 'blue', invite: true } })
    expect([camp.isRegent(bench.state, 2), bench.of(read.agentsLeft, 'red')]).toEqual([true, 10])
    expect([bench.refused({ do: 'petition' }), bench.refused({ do: 'reviveEmpire' })]).toEqual([
      'no.inSession',
      'no.revive',
    ])
    bench.do({ do: 'leaveEmpire' })
    expect(bench.refused({ do: 'leaveEmpire' })).toBe('no.isOutlaw')
  })

  it('campaign/9.1: what may never be demanded: the Trust, protected cards, Golems', () => {
    const bench = new CampaignBench().trust('relic').favors('blue', 'red', 3)
    write.setSlot(bench.state, 0, 0, 6)
    bench.frame('callToOrder', 'blue')
    const part = { from: 'red', to: 'blue' } as const
    expect([
      bench.refused({ do: 'returnFavors', part: { ...part, frozen: 'relic' } }),
      bench.refused({ do: 'returnFavors', part: { ...part, slot: 0 } }),
      bench.refused({ do: 'returnFavors', part: { from: 'blue', to: 'red', promise: true } }),
    ]).toEqual(['no.leagueHas', 'no.golemTrade', 'no.favorAim'])
  })

  it('campaign/9.2, R13: ceding', () => {
    const bench = new CampaignBench(3).ships('red', '1a', 1, 1).city('red', '1a').city('red', '2a').port('red', '3a')
    bench.frame('negotiate')
    const part = { from: 'red', to: 'blue' } as const
    const no = (cede: object) => bench.refused({ do: 'tellDeal', parts: [{ ...part, cede } as never] })
    expect([no({ site: '1a/1' }), no({ site: '3a/1' }), no({ site: '2a/1' }), no({ ship: '1a' })]).toEqual([
      'no.cedeShips',
      'no.cedeLast',
      undefined,
      undefined,
    ])
    // In the order of the list: first the ships go, then the building below them, but never the last ship.
    expect(
      bench.refused({
        do: 'tellDeal',
        parts: [
          { ...part, cede: { ship: '1a' } },
          { ...part, cede: { ship: '1a', damaged: true } },
        ],
      }),
    ).toBe('no.cedeLast')
    bench.do({
      do: 'tellDeal',
      parts: [
        { ...part, cede: { site: '2a/1' } },
        { ...part, cede: { ship: '1a', damaged: true } },
      ],
    })
    expect([
      siteOwner(bench.site('2a')),
      bench.fleet('blue', '1a'),
      bench.of(read.citiesLeft, 'red'),
      bench.of(read.citiesLeft, 'blue'),
    ]).toEqual([2, [0, 1], 4, 4])
    expect(bench.problems()).toEqual([])
  })

  it('campaign/9.2: delegating, promising, passing a Favor on and back', () => {
    const bench = new CampaignBench(3).court({ card: 'BC02', agents: { red: 1 } }).frame('negotiate')
    bench.do({
      do: 'tellDeal',
      parts: [
        { from: 'red', to: 'blue', delegate: 'BC02' },
        { from: 'blue', to: 'red', promise: true },
        { from: 'red', to: 'yellow', favor: 'blue' },
      ],
    })
    expect([
      read.courtAgents(bench.state, 0, 2),
      bench.of(read.agentsLeft, 'red'),
      bench.favorsOf('yellow', 'blue'),
    ]).toEqual([1, 10, 1])
    bench.do({ do: 'tellDeal', parts: [{ from: 'yellow', to: 'blue', favor: 'blue' }] })
    expect([bench.favorsOf('yellow', 'blue'), bench.of(read.agentsLeft, 'blue')]).toEqual([0, 9])
    expect(bench.problems()).toEqual([])
  })

  it('campaign/R23: a proposal is asked of all whom it concerns, countered, turned down, and open to several', () => {
    const make = () =>
      new CampaignBench(3, ['partisan', 'founder', 'advocate'])
        .tokens('red', 'fuel')
        .tokens('yellow', 'relic')
        .tokens('blue', 'weapon')
        .frame('negotiate')
    const three = make().do({
      do: 'propose',
      parts: [
        { from: 'red', to: 'yellow', slot: 0 },
        { from: 'yellow', to: 'blue', slot: 0 },
        { from: 'blue', to: 'red', slot: 0 },
      ],
    })
    expect(three.waits).toBe('proposal.yellow')
    three.do({ do: 'accept' })
    expect(three.waits).toBe('proposal.blue')
    three.do({ do: 'accept' })
    while (three.waits.startsWith('overflow')) three.act({ do: 'decline' })
    expect([three.held('red'), three.held('yellow'), three.held('blue'), three.waits]).toEqual([
      ['weapon'],
      ['fuel'],
      ['relic'],
      'negotiate.yellow',
    ])

    const off = make().do({ do: 'propose', parts: [{ from: 'yellow', to: 'red', slot: 0 }] })
    off.do({
      do: 'counter',
      parts: [
        { from: 'yellow', to: 'red', slot: 0 },
        { from: 'red', to: 'yellow', slot: 0 },
      ],
    })
    expect(off.waits).toBe('proposal.red')
    off.act({ do: 'decline' })
    expect([off.waits, off.held('red')]).toEqual(['negotiate.yellow', ['fuel']])
    // One has declined already: two more end it.
    off.act({ do: 'decline' }).act({ do: 'decline' })
    expect(off.waits).not.toMatch(/negotiate/)

    const open = make().do({
      do: 'propose',
      parts: [
        { from: 'red', to: 'yellow', slot: 0 },
        { from: 'yellow', to: 'red', promise: true },
      ],
      with: ['yellow', 'blue'],
    })
    open.act({ do: 'decline' })
    expect(open.waits).toBe('proposal.blue')
    open.do({ do: 'accept' })
    expect([open.favorsOf('red', 'blue'), open.held('red')]).toEqual([1, []])
    expect(make().refused({ do: 'propose', parts: [{ from: 'yellow', to: 'blue', slot: 0 }] })).toBe('no.notConcerned')
  })

  it('campaign/R30: a Summit knows so many proposals and no more', () => {
    const bench = new CampaignBench(3).frame('negotiate')
    set.setProposals(bench.state, MOST_PROPOSALS)
    expect(bench.refused({ do: 'propose', parts: [{ from: 'red', to: 'blue', promise: true }] })).toBe('no.enoughTalk')
  })

  it('campaign/9.4: who leaves buries its cards and hands the tile on', () => {
    const bench = new CampaignBench(4, ['steward', 'admiral', 'magnate', 'partisan']).trust('fuel').power('blue', 3)
    becomeOutlaw(bench.state, 0)
    expect([
      read.has(bench.state, Pile.lore(0), FATE_LORE.imperialAuthority),
      read.has(bench.state, Pile.BURIED, CARD.imperialAuthority),
      camp.firstRegent(bench.state),
      camp.trust(bench.state, 2),
    ]).toEqual([false, true, 2, 1])
    becomeOutlaw(bench.state, 1)
    expect(read.has(bench.state, Pile.BURIED, CARD.imperialOfficers)).toBe(true)
    expect(bench.problems()).toEqual([])
  })
})

describe('campaign/10 and 11', () => {
  it('campaign/10.2: Merchant League and Golem Hearth', () => {
    const bench = new CampaignBench(4, ['magnate', 'caretaker', 'partisan', 'founder']).league('fuel', 'relic')
    set.setHearth(bench.state, 2, true)
    write.setSlot(bench.state, 3, 0, 7)
    bench.frame('fateCrises')
    expect([
      camp.league(bench.state, 2),
      read.supply(bench.state, 2),
      camp.awake(bench.state, 2),
      camp.awake(bench.state, 1),
      camp.awake(bench.state, 0),
    ]).toEqual([0, 5, true, true, false])
  })

  it('campaign/10.3: what is attached slides down instead of a refill and keeps the agents', () => {
    const bench = new CampaignBench(4, ['believer', 'founder', 'magnate', 'partisan']).court({
      card: 'CC15' as never,
      agents: { red: 2 },
    })
    set.setFaithfulLeft(bench.state, 8)
    set.setAttached(bench.state, 0, 44 + 8 + 1)
    bench.dice(1, 2).frame('courtCrises')
    expect([
      read.rowCard(bench.state, 0),
      read.courtAgents(bench.state, 0, 0),
      topKind(bench.state) === F.refill,
    ]).toEqual([53, 2, false])
    expect(bench.problems()).toEqual([])
  })

  it('campaign/14.2: Song of Freedom frees a city of whoever has most Power, who chooses (R17)', () => {
    const bench = new CampaignBench()
      .power('yellow', 4)
      .city('yellow', '1a', true)
      .city('yellow', '2a')
      .court({ card: 'BC29' })
      .dice(1, 1)
      .frame('courtCrises')
    expect(bench.waits).toBe('freeCity.yellow')
    bench.do({ do: 'freeCity', city: '1a/1' })
    expect([siteOwner(bench.site('1a')), isDamaged(bench.site('1a')), bench.of(read.citiesLeft, 'yellow')]).toEqual([
      FREE_STATES,
      true,
      4,
    ])
    expect(read.rowCard(bench.state, 0)).toBe(29)
  })

  it('campaign/14.2, R21: secured, it frees a city under control and may seize; the card is shuffled in', () => {
    const bench = new CampaignBench()
      .settled()
      .court({ card: 'BC29', agents: { yellow: 1 } })
      .city('yellow', '1a')
      .hand('yellow', 'aggression-6')
    bench.leads('red', 'aggression-2').act({ do: 'end' }).act({ do: 'surpass', card: 'aggression-6' })
    bench.act({ do: 'secure', card: 'BC29', pay: PIP })
    expect(bench.no({ do: 'free', city: '1a/1' })).toBe('no.control')
    bench.ships('yellow', '1a', 1).act({ do: 'free', city: '1a/1', seize: true })
    expect([
      read.initiative(bench.state),
      siteOwner(bench.site('1a')),
      read.has(bench.state, Pile.COURT_DECK, 28),
    ]).toEqual([1, FREE_STATES, true])
  })

  it('campaign/11.2: Guild Envoys depart with two seats', () => {
    const bench = new CampaignBench(2, ['founder', 'magnate'])
      .court({ card: 'BC02' }, { card: 'BC05', agents: { red: 1 } }, { card: 'BC27' })
      .firstRegent(undefined)
      .outlaw('red', 'yellow')
    bench.frame('edicts')
    expect([
      read.rowCard(bench.state, 0),
      read.rowCard(bench.state, 1),
      read.rowCard(bench.state, 2),
      read.has(bench.state, Pile.BURIED, 1),
    ]).toEqual([0, 5, 27, true])
    expect(bench.waits).toMatch(/^refill/)
  })

  it('campaign/11.3, R1: Demand reaches a Rival’s Merchant League, not one’s own', () => {
    const bench = new CampaignBench(3, ['partisan', 'magnate', 'founder']).policy('escalation').league('fuel')
    expect([...demandable(bench.state, 0, 1)]).toEqual([{ frozen: 'fuel' }])
    expect([...demandable(bench.state, 1, 1)]).toEqual([])
  })

  it('campaign/11.3: changing the Policy is all that happens', () => {
    const bench = new CampaignBench().policy('war').frame('govern')
    expect(bench.refused({ do: 'changePolicy', policy: 'war' })).toBe('no.samePolicy')
    bench.do({ do: 'changePolicy', policy: 'peace' })
    expect([camp.policy(bench.state), bench.waits]).not.toContain('demand')
  })

  it('campaign/11.3: War hands out Weapons of the supply, then of the Trust, to whom the First Regent names', () => {
    const bench = new CampaignBench(3).policy('war').trust('weapon').supply('weapon', 1).frame('supplyWeapons')
    expect(bench.waits).toBe('supplyWeapons.red')
    bench.do({ do: 'supplyWeapons', to: ['red', 'yellow'] })
    expect([
      bench.held('red').includes('weapon'),
      bench.held('yellow').includes('weapon'),
      camp.trust(bench.state, 3),
    ]).toEqual([true, true, 0])
  })

  it('campaign/11.3: Escalation without an Imperial system goes to a starport of the First Regent, with what is left', () => {
    const bench = new CampaignBench().policy('escalation').imperial('5a', 0, 14).port('red', '1a')
    expect(imperialSupply(bench.state)).toBe(1)
    bench.frame('policyAction')
    expect(bench.refused({ do: 'escalate', at: '5a' })).toBe('no.escalate')
    bench.do({ do: 'escalate', at: '1a' })
    expect(bench.pieces('empire', '1a')).toEqual([1, 0])
  })

  it('campaign/11.4: the Trust counts for the First Regent alone, and cannot be raided', () => {
    const bench = new CampaignBench().trust('relic', 'relic').declared('keeper').endChapter()
    expect(bench.of(read.power, 'red')).toBe(5)
  })
})

describe('campaign/12: cards of the Fates', () => {
  it('campaign/12.1: Imperial Authority taxes in spite of the Truce, without a captive', () => {
    const bench = new CampaignBench(4, ['steward', 'founder', 'magnate', 'partisan'])
      .city('yellow', '1a')
      .imperial('1a', 1)
      .leads('red', 'administration-2')
    bench.act({ do: 'tax', city: '1a/1', pay: PIP })
    expect([bench.held('red'), bench.of(read.captives, 'red')]).toEqual([['weapon'], 0])
    const present = new CampaignBench(4, ['steward', 'founder', 'magnate', 'partisan'])
      .city('yellow', '1a')
      .imperial('1a', 1)
      .ships('red', '1a', 1)
      .leads('red', 'administration-2')
    present.act({ do: 'tax', city: '1a/1', pay: PIP })
    expect(present.of(read.captives, 'red')).toBe(0)
  })

  it('campaign/12.2, R3: Parade Fleets', () => {
    const bench = new CampaignBench(4, ['founder', 'magnate', 'advocate', 'partisan'])
      .free('2a')
      .leads('red', 'construction-2', 'tycoon')
    expect(bench.refused({ do: 'parade', at: '1a' })).toBe('no.freeCityAt')
    bench.do({ do: 'parade', at: '2a', outlaw: true })
    expect([bench.fleet('red', '2a'), camp.isOutlaw(bench.state, 0), camp.firstRegent(bench.state)]).toEqual([
      [2, 0],
      true,
      1,
    ])
    const none = new CampaignBench(4, ['founder', 'magnate', 'advocate', 'partisan']).leads(
      'red',
      'construction-2',
      'tycoon',
    )
    expect([none.waits, none.refused({ do: 'parade', outlaw: true })]).toEqual(['parade.red', undefined])
  })

  it('campaign/12.3: Merchant League: two tokens for a declaration, lost with the card', () => {
    const bench = new CampaignBench(3, ['magnate', 'founder', 'partisan']).leads('red', 'construction-2', 'tycoon')
    bench.do({ do: 'league', gain: ['fuel', 'relic'] })
    expect([camp.league(bench.state, 2), camp.league(bench.state, 4), bench.problems()]).toEqual([1, 1, []])
    push(bench.state, F.cities, 0, 1 << 2)
    settle(bench.state)
    expect([bench.has('red', 'F302' as never), camp.league(bench.state, 4), read.supply(bench.state, 4)]).toEqual([
      false,
      0,
      5,
    ])
  })

  it('campaign/12.4: Recover takes the topmost Guild card to a card without agents', () => {
    const bench = new CampaignBench(4, ['advocate', 'founder', 'magnate', 'partisan']).settled().declared('keeper')
    bench
      .discarded('BC02', 'BC08')
      .court({ card: 'BC05', agents: { red: 1 } }, { card: 'BC27' })
      .council('decided')
    bench.leads('red', 'mobilization-2')
    expect(bench.refused({ do: 'recover', on: 'BC05', pay: PIP })).toBe('no.attach')
    bench.do({ do: 'recover', on: 'council' as never, pay: PIP })
    expect([camp.attached(bench.state, 4), bench.left('red'), camp.discarded(bench.state)]).toEqual([8, 16, 1])
    bench.do({ do: 'recover', on: 'BC27', pay: PIP })
    expect([
      camp.attached(bench.state, 1),
      bench.refused({ do: 'recover', on: 'BC05', pay: PIP }),
      bench.problems(),
    ]).toEqual([2, 'no.recoverNothing', []])
  })

  it('campaign/12.4, R2: a Union counts when it is used', () => {
    const bench = new CampaignBench(4, ['advocate', 'founder', 'magnate', 'partisan'])
      .settled()
      .declared('keeper')
      .guild('red', 'BC11')
    bench.leads('red', 'aggression-2').act({ do: 'useUnion', card: 'BC11', on: 'aggression-2' })
    expect(bench.left('red')).toBe(15)
  })

  it('campaign/12.5, R19: Awaken brings Golems of gates under control, awake for who leads an ambition', () => {
    for (const leading of [false, true]) {
      const bench = new CampaignBench(4, ['caretaker', 'founder', 'magnate', 'partisan'])
        .settled()
        .ships('red', '1g', 1)
        .leads('red', 'administration-2')
      if (leading) bench.declared('tyrant').captives('red', 'yellow', 1)
      expect(bench.refused({ do: 'awaken', gates: ['2g'], pay: PIP })).toBe('no.awaken')
      bench.do({ do: 'awaken', gates: ['1g'], pay: PIP })
      expect(bench.waits).toBe('golemType.red')
      bench.do({ do: 'golem', golem: 'seeker' })
      expect([camp.onHearth(bench.state, 2), camp.awake(bench.state, 2), camp.golemsOnMap(bench.state)]).toEqual([
        true,
        leading,
        0b1110,
      ])
    }
  })

  it('campaign/12.5, R20: Stone-Speakers end the turn, take Golems and roll', () => {
    const bench = new CampaignBench(4, ['caretaker', 'founder', 'magnate', 'partisan']).settled().tokens('red', 'fuel')
    set.setGolemsOnMap(bench.state, 0b1110)
    write.setSlot(bench.state, 1, 0, 6)
    bench.leads('red', 'construction-2', 'tycoon').do({ do: 'speakers', take: ['warrior'] })
    expect([bench.waits, camp.onHearth(bench.state, 0), read.pipsLeft(bench.state)]).toEqual(['eventRoll.red', true, 0])
    bench.do({ do: 'eventRoll', event: 'edict-a', number: 1 })
    expect(bench.waits).not.toMatch(/govern|turn/)
  })

  it('campaign/12.6: Spy swaps the highest cards, once a turn', () => {
    const bench = new CampaignBench(4, ['partisan', 'founder', 'magnate', 'advocate']).settled()
    bench.hand('red', 'administration-3', 'mobilization-5').hand('yellow', 'aggression-4', 'event-1' as never)
    bench.leads('red', 'administration-2')
    expect(bench.refused({ do: 'spy', on: 'yellow', give: 'administration-3', pay: PIP })).toBe('no.highest')
    bench.do({ do: 'spy', on: 'yellow', give: 'mobilization-5', pay: PIP })
    // Yellow’s highest is now the very card it was given.
    expect([
      bench.handOf('red').length,
      bench.waits,
      bench.refused({ do: 'spy', on: 'yellow', give: 'mobilization-5', pay: PIP }),
    ]).toEqual([2, 'turn.red', 'no.spied'])
  })

  it('campaign/12.6: the Partisan seizes by Outrage only', () => {
    const bench = new CampaignBench(4, ['founder', 'partisan', 'magnate', 'advocate'])
      .settled()
      .hand('yellow', 'mobilization-3', 'mobilization-4')
    bench.leads('red', 'administration-4').act({ do: 'end' })
    expect(bench.no({ do: 'pivot', card: 'mobilization-3', seize: 'mobilization-4' })).toBe('no.partisanCard')
    bench.act({ do: 'pivot', card: 'mobilization-3', seize: 'outrage-psionic' } as never)
    // Psionic costs Informants itself.
    expect([bench.has('yellow', 'F602' as never), read.initiative(bench.state), bench.left('yellow')]).toEqual([
      false,
      1,
      9,
    ])
  })

  it('campaign/12.8, R15: Teach attaches the top card and scraps the bottom of the discard pile', () => {
    const bench = new CampaignBench(4, ['believer', 'founder', 'magnate', 'partisan'])
      .settled()
      .city('red', '1h')
      .court({ card: 'BC02' }, { card: 'BC08' })
    bench.leads('red', 'administration-2')
    expect(bench.refused({ do: 'teach', on: 'BC08', pay: PIP })).toBe('no.teachCity')
    bench.do({ do: 'teach', on: 'BC02', pay: PIP })
    expect([bench.waits, camp.faithfulLeft(bench.state)]).toEqual(['scrap.red', 8])
    expect(bench.refused({ do: 'scrap', card: 'event-1' as never })).toBe('no.notInPile')
    bench.do({ do: 'scrap', card: 'aggression-2' })
    expect([
      bench.refused({ do: 'teach', on: 'BC02', pay: PIP }),
      cardsOf(read.cardSet(bench.state, Pile.LEADER_DECK)),
      bench.problems(),
    ]).toEqual(['no.attach', [8], []])
  })

  it('campaign/12.8: Faithful Disciples', () => {
    const bench = new CampaignBench(4, ['believer', 'founder', 'magnate', 'partisan'])
      .settled()
      .faithful('red', 9)
      .round('red')
    bench.act({ do: 'lead', card: 'faithful-9', side: 'wisdom', declare: 'keeper' } as never)
    // Its own Relic icon leads Keeper alone: one pip more.
    expect(read.pipsLeft(bench.state)).toBe(2)
  })
})

describe('campaign/16 and 17', () => {
  it('campaign/16: the Warrior, within the Truce (R10); the Protector; the Seeker', () => {
    const make = () => {
      const bench = new CampaignBench(4, ['caretaker', 'founder', 'magnate', 'partisan']).settled()
      set.setGolemsOnMap(bench.state, 0)
      for (let golem = 0; golem < 4; golem++) {
        set.setHearth(bench.state, golem, true)
        set.setAwake(bench.state, golem, true)
      }
      return bench
    }
    const truce = make().ships('yellow', '1a', 0, 1).imperial('1a', 1).leads('red', 'construction-2')
    expect(truce.refused({ do: 'useGolem', golem: 'warrior', at: '1a' })).toBe('no.truce')
    const strike = make()
      .outlaw('red')
      .firstRegent('blue')
      .ships('yellow', '1a', 1, 2)
      .ships('red', '1a', 0, 1)
      .imperial('1a', 0, 1)
      .leads('red', 'construction-2')
    strike.do({ do: 'useGolem', golem: 'warrior', at: '1a' })
    expect([
      strike.lootOf('red', 'yellow'),
      strike.lootOf('red', 'empire'),
      strike.fleet('red', '1a'),
      strike.fleet('yellow', '1a'),
    ]).toEqual([2, 1, [0, 0], [1, 0]])
    const mend = make().ships('yellow', '1a', 0, 2).leads('red', 'construction-2')
    mend.do({ do: 'useGolem', golem: 'protector', repair: [{ of: 'yellow', at: '1a', n: 2 }] })
    expect(mend.fleet('yellow', '1a')).toEqual([2, 0])
    const seek = make().ships('red', '1a', 1).leads('red', 'construction-2')
    seek.do({
      do: 'useGolem',
      golem: 'seeker',
      from: '1a',
      legs: [
        { to: '1g', fresh: 1, damaged: 0 },
        { to: '2g', fresh: 1, damaged: 0 },
      ],
    })
    expect(seek.fleet('red', '2g')).toEqual([1, 0])
  })

  it('campaign/16: a raid takes Golems from slots and from the Hearth, Silver-Tongues do not', () => {
    const bench = new CampaignBench(4, ['caretaker', 'founder', 'magnate', 'partisan']).guild('yellow', 'BC20')
    set.setGolemsOnMap(bench.state, 0b111)
    set.setHearth(bench.state, 1, true)
    bench.leads('yellow', 'administration-2')
    expect(bench.no({ do: 'useTongues', from: 'red', take: { slot: 31 } })).toBe('no.golemTrade')
    const raid = new CampaignBench(4, ['caretaker', 'founder', 'magnate', 'partisan'])
      .ships('yellow', '1a', 2)
      .city('red', '1a')
      .outlaw('yellow')
    set.setGolemsOnMap(raid.state, 0b111)
    set.setHearth(raid.state, 1, true)
    raid
      .leads('yellow', 'aggression-2')
      .act({ do: 'battle', at: '1a', against: 'red', dice: { assault: 0, skirmish: 0, raid: 1 }, pay: PIP })
    raid.act({ do: 'roll', assault: [], skirmish: [], raid: [2] }).act({ do: 'raid', take: [{ slot: 31 }] })
    expect([read.slot(raid.state, 1, 0), camp.onHearth(raid.state, 1)]).toEqual([7, false])
  })

  it('campaign/14.1: Silver-Tongues steal from Merchant League and the Trust', () => {
    const bench = new CampaignBench(3, ['magnate', 'founder', 'partisan'])
      .league('fuel')
      .trust('relic')
      .guild('yellow', 'BC20')
      .leads('yellow', 'administration-2')
    expect(bench.no({ do: 'useTongues', from: 'red', take: { slot: 24 } })).toBeUndefined()
    bench.act({ do: 'useTongues', from: 'red', take: { slot: 22 } })
    expect([bench.held('yellow'), camp.league(bench.state, 2)]).toEqual([['fuel'], 0])
  })

  it('campaign/14.1, R12: Trade in spite of the Truce, with Rivals only, and with no Golem', () => {
    const make = () =>
      new CampaignBench(4, ['caretaker', 'founder', 'magnate', 'partisan'])
        .guild('red', 'BC23')
        .ships('red', '1a', 2)
        .imperial('1a', 1)
    const rival = make()
      .city('yellow', '1a')
      .tokens('yellow', 'weapon')
      .tokens('red', 'relic')
      .leads('red', 'administration-2')
    const trade: Action = { do: 'trade', city: '1a/1', give: 0, take: 0, pay: PIP }
    expect(rival.no(trade)).toBeUndefined()
    const free = make().free('1a').tokens('red', 'relic').leads('red', 'administration-2')
    expect(free.no(trade)).toBe('no.rival')
    const golem = make().city('yellow', '1a').tokens('yellow', 'weapon').leads('red', 'administration-2')
    write.setSlot(golem.state, 0, 0, 6)
    expect(golem.no(trade)).toBe('no.golemTrade')
  })

  it('campaign/15.2: protected cards are neither stolen nor raided', () => {
    const bench = new CampaignBench(3, ['magnate', 'founder', 'partisan'])
      .guild('yellow', 'BC20')
      .leads('yellow', 'administration-2')
    expect(bench.no({ do: 'useTongues', from: 'red', take: { card: 'F302' as never } })).toBe('no.protected')
  })

  it('campaign/17: an Event mirrors the side of a Faithful lead; too low a Faithful card cannot surpass', () => {
    const bench = new CampaignBench(4, ['believer', 'founder', 'magnate', 'partisan'])
      .settled()
      .faithful('red', 5)
      .faithful('yellow', 3)
      .hand('yellow', 'event-1' as never)
    bench
      .round('red')
      .act({ do: 'lead', card: 'faithful-5', side: 'wisdom' } as never)
      .act({ do: 'end' })
    expect([
      bench.no({ do: 'surpass', card: 'faithful-3', side: 'wisdom' } as never),
      bench.no({ do: 'pivot', card: 'faithful-3', side: 'wisdom' } as never),
      bench.no({ do: 'pivot', card: 'faithful-3' } as never),
    ]).toEqual(['no.surpass', 'no.pivot', 'no.nameSide'])
    bench.do({ do: 'event', card: 'event-1' as never })
    expect([read.suit(bench.state), read.pipsLeft(bench.state)]).toEqual([5, 3])
  })

  it('campaign/17: a secured Faithful card is drawn into the hand and stays among the action cards', () => {
    const bench = new CampaignBench(4, ['believer', 'founder', 'magnate', 'partisan'])
      .settled()
      .court({ card: 'BC02', agents: { yellow: 1 } })
    set.setFaithfulLeft(bench.state, 8)
    set.setAttached(bench.state, 0, 44 + 8 + 1)
    bench.leads('yellow', 'aggression-2').act({ do: 'secure', card: 'BC02', pay: PIP })
    expect([bench.handOf('yellow'), bench.has('yellow', 'BC02'), bench.problems()]).toEqual([[39], true, []])
  })
})

describe('campaign/18: the end of the act', () => {
  it('campaign/18 B to D: Court, pieces, Blight', () => {
    const bench = new CampaignBench(3, ['founder', 'magnate', 'partisan'])
      .settled()
      .court({ card: 'BC02', agents: { red: 2 } })
      .discarded('BC08')
    bench.trust('relic').league('fuel').captives('red', 'blue', 1).loot('red', 'blight', 'ship', 2)
    bench
      .blight('1a', 0, 1)
      .city('red', '1a')
      .blight('2a', 1)
      .city('yellow', '2a')
      .imperial('2a', 1)
      .ships('blue', '3a', 0, 2)
      .free('4a', 'city', true)
    for (const colour of ['red', 'yellow', 'blue'] as const) bench.objective(colour, 0)
    push(bench.state, F.endAct, 0)
    settle(bench.state)
    expect([
      read.rowCard(bench.state, 0),
      read.has(bench.state, Pile.COURT_DECK, 1),
      bench.of(read.agentsLeft, 'red'),
      bench.of(read.agentsLeft, 'blue'),
    ]).toEqual([0, true, 10, 10])
    expect([
      camp.trustSize(bench.state),
      camp.league(bench.state, 2),
      read.supply(bench.state, 4),
      bench.lootOf('red', 'blight'),
    ]).toEqual([0, 0, 5, 0])
    expect([
      bench.pieces('blight', '1a'),
      isCity(bench.site('1a')),
      isCity(bench.site('2a')),
      bench.fleet('blue', '3a'),
      isCity(bench.site('4a')),
    ]).toEqual([[1, 0], false, true, [0, 0], false])
  })

  it('campaign/18 D: who has neither ships nor starports places three in a gate', () => {
    const bench = new CampaignBench(3, ['founder', 'magnate', 'partisan'])
      .ships('red', '1g', 1)
      .ships('yellow', '2g', 1)
      .ships('blue', '3g', 0, 1)
    push(bench.state, F.endAct, 0)
    settle(bench.state)
    expect(bench.waits).toBe('reinforce.blue')
    bench.act({ do: 'reinforce', gate: '4g' })
    expect([bench.fleet('blue', '4g'), read.over(bench.state)]).not.toContain(0)
  })

  it('the hand-over sheet names everything that is needed to set the table up', () => {
    const bench = new CampaignBench(3, ['believer', 'caretaker', 'steward'])
      .settled()
      .ships('red', '1a', 2)
      .city('yellow', '1a')
      .free('2a')
      .imperial('3a', 2)
      .favors('red', 'blue', 1)
      .tokens('blue', 'relic')
    set.setHearth(bench.state, 1, true)
    set.setGolemsOnMap(bench.state, 0b111)
    push(bench.state, F.endAct, 0)
    settle(bench.state)
    const sheet = handOverOf(bench.state)
    for (const lang of ['en', 'ru'] as const) expect(handOverText(sheet, lang)).toMatch(/Act I|акта I/)
    // A table set up from the sheet alone.
    const table = new CampaignBench(3, ['believer', 'caretaker', 'steward'])
    for (const [system, pieces] of Object.entries(sheet.systems))
      for (const line of pieces) {
        const ship = /^(\w+)(?: ship)? ×(\d+)( damaged)?$/.exec(line)
        if (ship !== null)
          table.owned(
            ship[1] as Colour,
            system as SystemId,
            ship[3] ? 0 : Number(ship[2]),
            ship[3] ? Number(ship[2]) : 0,
          )
        const building = /^(\w+) (city|starport)( damaged)?$/.exec(line)
        if (building?.[1] === 'free') table.free(system as SystemId, building[2] as 'city', building[3] !== undefined)
        else if (building !== null && building !== undefined)
          table.building(building[1] as Colour, system as SystemId, building[2] as 'city', building[3] !== undefined)
      }
    for (let system = 0; system < 24; system++) {
      for (let owner = 0; owner < 7; owner++) {
        expect(read.fresh(table.state, system, owner)).toBe(read.fresh(bench.state, system, owner))
        expect(read.damaged(table.state, system, owner)).toBe(read.damaged(bench.state, system, owner))
      }
      for (let site = system * 3; site < system * 3 + 3; site++)
        expect(read.site(table.state, site)).toBe(read.site(bench.state, site))
    }
    expect(sheet.seats.map(({ fate, title, power, powerBefore }) => [fate, title, power, powerBefore])).toEqual([
      ['believer', 'regent', -9, -9],
      ['caretaker', 'regent', -18, -18],
      ['steward', 'regent', -17, -17],
    ])
    expect([
      sheet.seats[0]!.favors,
      sheet.seats[2]!.slots[0],
      sheet.seats[1]!.golems,
      sheet.golemsOnMap,
      Object.keys(sheet.faithful),
    ]).toEqual([
      { blue: 1 },
      'relic',
      [{ golem: 'protector', awake: false }],
      [1, 2, 3],
      ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    ])
    expect(sheet.added.length).toBe(3)
  })
})

describe('positions', () => {
  it('what is impossible is named', () => {
    const bench = new CampaignBench().trust('relic', 'relic').firstRegent(undefined)
    expect(bench.problems()).toContain('campaign.trust: bad.trust')
    expect(new CampaignBench().outlaw('red').problems()).toContain('campaign.firstRegent: bad.firstRegent')
    expect(new CampaignBench(3, ['founder', 'partisan', 'steward']).league('fuel').problems()).toContain(
      'campaign.league: bad.league',
    )
    expect(new CampaignBench().imperial('1a', 16).problems()).toContain('systems: bad.imperial')
    expect(new CampaignBench().problems()).toEqual([])
  })

  it('are entered piece by piece, and supplies follow', () => {
    let state = new CampaignBench(4, ['caretaker', 'founder', 'magnate', 'partisan']).state
    set.setGolemsOnMap(state, 0b111)
    state = edit.setGolem(state, 0, { seat: 1, slot: 0 }, true)
    state = edit.setTitle(edit.setFirstRegent(state, 2), 0, 'outlaw')
    state = edit.setTrust(edit.setLeague(state, 'fuel', 1), 'relic', 2)
    state = edit.setFavors(edit.setPolicy(state, 'war'), 0, 1, 2)
    state = edit.setCouncil(state, 'decided')
    expect([
      camp.isOutlaw(state, 0),
      camp.firstRegent(state),
      camp.trust(state, 4),
      read.supply(state, 4),
      read.agentsLeft(state, 1),
      read.slot(state, 1, 0),
    ]).toEqual([true, 2, 2, 3, 8, 6])
    push(state, F.round, 0)
    const json = JSON.parse(JSON.stringify(arcs.serialise(state)))
    expect([...arcs.parse(json).b]).toEqual([...state.b])
    expect(arcs.check(state).map(({ what }) => what.say)).toEqual([])
    expect(() => arcs.parse({ ...json, campaign: { ...json.campaign, policy: 'love' } })).toThrow('cannot be used')
    expect(() => arcs.parse({ ...json, campaign: undefined })).toThrow('missing')
  })

  it('differences and the list for the box know the new pieces, and which pile keeps its order', () => {
    const bench = new CampaignBench(4, ['believer', 'founder', 'magnate', 'partisan'])
    const before = arcs.copy(bench.state)
    bench.outlaw('yellow').favors('red', 'blue', 1).trust('relic').policy('war')
    expect(arcs.diff(before, bench.state).map(({ say }) => say)).toEqual(
      expect.arrayContaining(['put.title', 'put.favors', 'put.trust', 'put.policy']),
    )
    const lines = arcs.setup(bench.state).map((line) => line.say)
    expect(lines).toEqual(
      expect.arrayContaining(['put.faithful', 'put.deckOrder', 'put.council', 'put.firstRegent', 'put.fate']),
    )
  })

  it('control on somebody’s turn is asked of that turn, at the end of a round of nobody’s', () => {
    const bench = new CampaignBench().settled().leads('red', 'aggression-2')
    expect(whenNow(bench.state)).toBe(onTurnOf(0))
    push(bench.state, F.endRound, 0)
    push(bench.state, C.callToOrder, 1)
    expect(whenNow(bench.state)).toBe(-1)
    expect(read.fresh(bench.state, 0, EMPIRE)).toBe(0)
  })
})
