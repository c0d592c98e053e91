// Prelude and standard actions, what actions.test.ts leaves out (arcs 9, 10, 14), and the pickers for moves.

import type { Pick } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { VOX } from '../../data/court.ts'
import { arcs } from '../../game.ts'
import { Bench, PIP } from '../../testing.ts'
import type { Action } from '../../vocabulary.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { SITE_DAMAGED } from '../state/sites.ts'
import * as write from '../state/write.ts'
import { MAX_LEGS } from './move.ts'

const ROW = [{ card: 'BC16' }, { card: 'BC17' }, { card: 'BC18' }, { card: 'BC25' }] as const

describe('tokens', () => {
  it('9.6: who has lost a token since the gain may not rearrange any more', () => {
    const bench = () =>
      new Bench()
        .settled()
        .city('red', '2h')
        .ships('red', '2a', 1, 1)
        .tokens('red', 'psionic', 'material')
        .leads('red', 'administration-2')
        .act({ do: 'tax', city: '2h/1', pay: { slot: 0 } })
    expect(bench().no({ do: 'arrange', slots: ['relic', 'material'] })).toBeUndefined()
    const spent = bench().act({ do: 'repair', piece: { ship: '2a' }, pay: { slot: 1 } })
    expect(spent.no({ do: 'arrange', slots: [null, 'relic'] })).toBe('no.arrange')
  })
  it('9.6: the same after Outrage', () => {
    const bench = new Bench()
      .settled()
      .city('red', '2h')
      .tokens('red', 'psionic', 'fuel')
      .court({ card: 'BC28', agents: { red: 1 } }, ...ROW.slice(1))
      .hand('red', 'administration-2')
      .leads('red', 'aggression-2')
    // Gained in the Prelude through a card of the holder, then lost.
    write.setArranging(bench.state, 1)
    bench.act({ do: 'secure', card: 'BC28', pay: PIP }).act({ do: 'spread', type: 'fuel' })
    expect([bench.held('red'), read.arranging(bench.state)]).toEqual([['psionic'], 0])
  })
  it('9.7: slots that close are a chance to rearrange, even if everything fits; it may be declined', () => {
    const table = () =>
      new Bench().openSlots('red', 2, 'blue').tokens('red', 'fuel', 'relic').declared('warlord').endChapter()
    expect([table().waits, read.citiesLeft(table().state, 0)]).toEqual(['overflow.red', 5])
    expect(
      table()
        .act({ do: 'arrange', slots: ['relic', 'fuel'] })
        .slots('red')
        .slice(0, 2),
    ).toEqual(['relic', 'fuel'])
    expect(table().act({ do: 'decline' }).waits).not.toBe('overflow.red')
    const full = new Bench()
      .openSlots('red', 2, 'blue')
      .tokens('red', 'fuel', 'relic', 'fuel')
      .declared('warlord')
      .endChapter()
    expect([full.waits, full.no({ do: 'decline' })]).toEqual(['overflow.red', 'no.arrangeFit'])
  })
  it('9.7: nothing is asked where every order is the same, or no slot closes', () => {
    const same = new Bench().openSlots('red', 4, 'blue').tokens('red', 'fuel', 'fuel').declared('warlord').endChapter()
    const open = new Bench()
      .city('red', '2a')
      .city('red', '2c')
      .city('red', '2h')
      .trophies('blue', 'red', 'city', 1)
      .tokens('red', 'fuel', 'relic')
      .declared('warlord')
      .endChapter()
    expect([same.waits, open.waits]).toEqual(['deal.red', 'deal.red'])
  })
  it('13.2: six tokens stolen at once are all the raider’s to choose from', () => {
    const bench = new Bench(4)
      .ships('red', '4a', 6)
      .city('yellow', '4a')
      .openSlots('yellow', 2, 'blue')
      .tokens('yellow', 'fuel', 'relic', 'weapon', 'psionic', 'fuel', 'relic')
      .tokens('red', 'material', 'material')
      .leads('red', 'aggression-2')
    bench
      .act({ do: 'battle', at: '4a', against: 'yellow', dice: { assault: 0, skirmish: 0, raid: 6 }, pay: PIP })
      .act({ do: 'roll', assault: [], skirmish: [], raid: [2, 2, 2, 2, 2, 2] })
      .act({ do: 'raid', take: [0, 1, 2, 3, 4, 5].map((slot) => ({ slot })) })
    expect([bench.waits, bench.held('yellow')]).toEqual(['overflow.red', []])
    expect(bench.act({ do: 'arrange', slots: ['relic', 'relic'] }).held('red')).toEqual(['relic', 'relic'])
    expect(bench.problems()).toEqual([])
  })
})

describe('Tax and Build', () => {
  const taxes = (relics: number, agents: number) => {
    const bench = new Bench().settled().ships('red', '2h', 1).supply('relic', relics)
    bench.city('yellow', '2h').city('yellow', '2h')
    if (agents < 10) bench.captives('blue', 'yellow', 10 - agents)
    return bench.leads('red', 'administration-2').act({ do: 'tax', city: '2h/1', pay: PIP })
  }
  it('10.1.2: a token of the planet’s type, if there is one', () => {
    expect([taxes(1, 10).held('red'), taxes(0, 10).held('red')]).toEqual([['relic'], []])
  })
  it('10.1.4, 10.1.5: each piece once per turn, also with an empty supply', () => {
    const bench = taxes(0, 0)
    expect([
      bench.captivesOf('red', 'yellow'),
      bench.no({ do: 'tax', city: '2h/1', pay: PIP }),
      bench.no({ do: 'tax', city: '2h/2', pay: PIP }),
    ]).toEqual([0, 'no.taxed', undefined])
  })
  it('10.2.2: a damaged starport builds as well, a rival’s does not', () => {
    const bench = new Bench().settled().port('red', '2a', true).port('yellow', '2c').leads('red', 'construction-2')
    expect([
      bench.no({ do: 'build', piece: 'ship', port: '2a/1', pay: PIP }),
      bench.no({ do: 'build', piece: 'ship', port: '2c/1', pay: PIP }),
    ]).toEqual([undefined, 'no.portNotYours'])
  })
  it('10.2.5: damaged where another player controls, judged before the piece is placed', () => {
    const built = (yellow: number) => {
      const bench = new Bench().settled().port('red', '2h').ships('yellow', '2h', yellow).leads('red', 'construction-2')
      return bench.act({ do: 'build', piece: 'ship', port: '2h/1', pay: PIP }).fleet('red', '2h')
    }
    expect([built(0), built(1)]).toEqual([
      [1, 0],
      [0, 1],
    ])
  })
  it('10.2.6: with an empty supply there is nothing to build, unless Ruthless makes something of it', () => {
    const port = (leader: boolean) => {
      const bench = new Bench()
        .ships('red', '6g', 1)
        .ships('yellow', '6g', 1)
        .ships('blue', '6g', 1)
        .port('red', '2a')
        .trophies('blue', 'red', 'ship', 14)
      if (leader) bench.leader('red', 'LEAD10')
      return bench.hand('yellow', 'mobilization-3').leads('red', 'construction-2')
    }
    const build: Action = { do: 'build', piece: 'ship', port: '2a/1', pay: PIP }
    expect(port(false).no(build)).toBe('no.supply')
    const bench = port(true).act(build)
    expect([bench.waits, bench.events.at(-1)?.say]).toEqual(['ruthless.red', 'log.builtNothing'])
    bench.act({ do: 'ruthless' })
    expect([bench.site('2a') & SITE_DAMAGED, bench.fleet('red', '2a'), bench.no(build)]).toEqual([
      SITE_DAMAGED,
      [0, 0],
      'no.portUsed',
    ])
    expect(read.used(port(true).state)).toBe(0)
    const offered = arcs.decision(port(true).state)!.next([
      { slot: 'do', value: 'build' },
      { slot: 'pay', value: 'pip' },
      { slot: 'piece', value: 'ship' },
    ])
    expect(offered.map(({ pick }) => pick.value)).toEqual(['2a/1'])
  })
})

describe('Move', () => {
  it('10.3.4: systems that are out of play do not exist', () => {
    const flying = new Bench().settled().ships('red', '3g', 1).leads('red', 'mobilization-2')
    const to = (system: '4g' | '5g') =>
      flying.no({ do: 'move', from: '3g', legs: [{ to: system, fresh: 1, damaged: 0 }], pay: PIP })
    expect([to('4g'), to('5g')]).toEqual(['no.adjacent', undefined])
  })
  it('10.3.2: the picker flies on as far as the rules do', () => {
    const bench = new Bench(4).settled().port('red', '4c').ships('red', '4c', 9).leads('red', 'mobilization-2')
    const decision = arcs.decision(bench.state)!
    const picks: Pick[] = [
      { slot: 'do', value: 'move' },
      { slot: 'pay', value: 'pip' },
      { slot: 'from', value: '4c' },
    ]
    let legs = 0
    for (;;) {
      const [ships] = decision.next(picks)
      if (ships?.pick.slot !== 'ships') break
      picks.push(ships.pick)
      const to = decision.next(picks).find(({ pick }) => pick.value === (legs % 2 === 0 ? '4g' : '5g'))
      expect(decision.legal(to!.action!)).toBeUndefined()
      picks.push(to!.pick)
      legs++
      if (to!.more !== true) break
    }
    expect(legs).toBe(MAX_LEGS)
  })
  it('10.3.3: a gate that the group itself has left to a rival stops it when it comes back', () => {
    const fly = (stay: number) => {
      const bench = new Bench(4).settled('1g').leader('red', 'LEAD14').ships('red', '4g', 3).ships('yellow', '4g', 1)
      const n = 3 - stay
      return bench.leads('red', 'mobilization-2').no({
        do: 'move',
        from: '4g',
        legs: [
          { to: '5g', fresh: n, damaged: 0 },
          { to: '4g', fresh: n, damaged: 0 },
          { to: '2g', fresh: n, damaged: 0 },
        ],
        pay: PIP,
      })
    }
    expect([fly(0), fly(1), fly(2)]).toEqual(['no.gateStops', undefined, undefined])
  })
  it('10.3.3, D61: a journey that comes back with everything is no move, one that drops a ship is', () => {
    const bench = new Bench(4).settled().port('red', '4c').ships('red', '4c', 2).leads('red', 'mobilization-2')
    const back = (fresh: number): Action => ({
      do: 'move',
      from: '4c',
      legs: [
        { to: '4g', fresh: 2, damaged: 0 },
        { to: '4c', fresh, damaged: 0 },
      ],
      pay: PIP,
    })
    expect([bench.no(back(2)), bench.no(back(1))]).toEqual(['no.detour', undefined])
  })
  it('16.6: the picker of Guide takes ships of several colours', () => {
    const bench = new Bench(4)
      .settled()
      .lore('red', 'L16')
      .port('red', '4c')
      .ships('red', '4c', 1)
      .ships('yellow', '4c', 1, 1)
      .leads('red', 'mobilization-2')
    const decision = arcs.decision(bench.state)!
    const picks: Pick[] = [
      { slot: 'do', value: 'guide' },
      { slot: 'pay', value: 'pip' },
      { slot: 'from', value: '4c' },
      { slot: 'to', value: '4h' },
      { slot: 'ships', value: { of: 'red', fresh: 1, damaged: 0 } },
    ]
    for (let i = 0; i < picks.length; i++)
      expect(decision.next(picks.slice(0, i)).map(({ pick }) => pick)).toContainEqual(picks[i])
    const offers = decision.next(picks)
    expect(offers.map(({ pick }) => pick.value)).toEqual([
      { of: 'yellow', fresh: 1, damaged: 1 },
      { of: 'yellow', fresh: 1, damaged: 0 },
      { of: 'yellow', fresh: 0, damaged: 1 },
    ])
    bench.act(offers[0]!.action!)
    expect([bench.fleet('red', '4h'), bench.fleet('yellow', '4h')]).toEqual([
      [1, 0],
      [1, 1],
    ])
  })
})

describe('Secure and new actions', () => {
  it('10.6.1, 10.6.2: a majority against each rival, not against all together', () => {
    const bench = new Bench()
      .settled()
      .court({ card: 'BC16', agents: { red: 2, yellow: 1, blue: 1 } }, { card: 'BC17' }, ROW[2], ROW[3])
      .leads('red', 'aggression-2')
    expect(bench.no({ do: 'secure', card: 'BC17', pay: PIP })).toBe('no.majority')
    const before = bench.of(read.agentsLeft, 'red')
    bench.act({ do: 'secure', card: 'BC16', pay: PIP })
    expect([bench.of(read.agentsLeft, 'red'), bench.captivesOf('red', 'blue')]).toEqual([before + 2, 1])
  })
  it('10.6.3: a Vox card is resolved and gone before the refill', () => {
    const bench = new Bench()
      .settled()
      .court({ card: 'BC28', agents: { red: 1 } }, ...ROW.slice(1))
      .leads('red', 'aggression-2')
      .act({ do: 'secure', card: 'BC28', pay: PIP })
      .act({ do: 'spread' })
    expect([bench.waits, read.cards(bench.state, Pile.COURT_DISCARD), bench.has('red', 'BC28')]).toEqual([
      'refill.red',
      [VOX.outrageSpreads],
      false,
    ])
  })
  it('14.2: Nurture contains a Tax, so what modifies Taxes modifies it (Warlord’s Cruelty)', () => {
    const nurture: Action = { do: 'nurture', city: '2h/1', pay: PIP }
    const twice = (cruelty: boolean) => {
      const bench = new Bench().settled().lore('red', 'L10').city('red', '2h').declared('warlord')
      if (cruelty) bench.lore('red', 'L23')
      return bench.leads('red', 'construction-2').act(nurture).no(nurture)
    }
    expect([twice(false), twice(true)]).toEqual(['no.taxed', undefined])
  })
  it('14.4: once per turn means once per turn of the holder', () => {
    const fence: Action = { do: 'useFence', slot: 0 }
    const bench = new Bench()
      .settled()
      .guild('red', 'BC24')
      .tokens('red', 'fuel', 'fuel')
      .hand('red', 'mobilization-3')
      .leads('red', 'mobilization-2')
      .act(fence)
    expect(bench.no({ do: 'useFence', slot: 1 })).toBe('no.oncePerTurn')
    bench.act({ do: 'end' }).act({ do: 'lead', card: 'mobilization-3' })
    expect(bench.no({ do: 'useFence', slot: 1 })).toBeUndefined()
  })
})
