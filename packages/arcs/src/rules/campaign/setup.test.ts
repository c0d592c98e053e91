// Setting up an act, step by step.

import { keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { cardsOf, popcount, sizeOfSet } from '../../card-sets.ts'
import { numberOf } from '../../data/action-cards.ts'
import { courtData } from '../../data/court.ts'
import { SLOT_COUNT } from '../../data/map.ts'
import { arcs } from '../../game.ts'
import type { Action, SystemId } from '../../vocabulary.ts'
import { planetType } from '../board/control.ts'
import { courtId, loreId, sys } from '../board/ids.ts'
import { typeName } from '../board/resources.ts'
import { markerValue } from '../round/declare.ts'
import * as camp from '../state/campaign/read.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { F, push } from '../state/stack.ts'
import { boardOf } from '../state/state.ts'
import { CampaignBench } from './campaign-testing.ts'
import { plainDeck } from './data.ts'
import { blightSupply, imperialSupply } from './supplies.ts'
import { EVENT_FACES } from './vocabulary.ts'

/** A table of two after the dice, with these. */
const rolled = (number: number, players = 2) => {
  const state = arcs.start({ players, act: 1, initiative: 'seat1' }, {})
  const act = (action: object) => arcs.apply(state, action as Action)
  act({ do: 'row', cards: ['BC02', 'BC05', 'BC08', 'BC09'].slice(0, players === 2 ? 3 : 4) })
  act({ do: 'policy', policy: 'war' })
  act({ do: 'eventRoll', event: 'crisis-h', number })
  return state
}

describe('campaign/3.1, 3.2: setting up an act', () => {
  it.each([
    [2, 22, 3, 14],
    [3, 22, 4, 14],
    [4, 31, 4, 15],
  ])(
    'campaign/3.1.E, 3.1.I, 3.1.J, 3.1.K: %i seats: %i action cards, a row of %i, %i in the Court deck',
    (players, cards, row, deck) => {
      expect(sizeOfSet(plainDeck(players))).toBe(cards)
      const state = arcs.start({ players, act: 1, initiative: 'seat1' }, {})
      const ids = ['BC02', 'BC05', 'BC08', 'BC09'].slice(0, row) as `BC${string}`[]
      arcs.apply(state, { do: 'row', cards: ids })
      expect(read.count(state, Pile.COURT_DECK) + camp.courtLore(state)).toBe(deck)
      expect([camp.council(state), camp.courtLore(state)]).toEqual([camp.IN_SESSION, players])
    },
  )

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

  it('campaign/1.1: what lies nowhere else is in the supply', () => {
    const state = rolled(6, 3)
    expect([imperialSupply(state), blightSupply(state)]).toEqual([15 - 8, 24 - 16])
  })

  it('campaign/1.2: all six clusters, with two ways between planets of neighbouring ones', () => {
    const board = boardOf(rolled(1))
    const beside = (a: SystemId, b: SystemId) => board.adjacent[sys(a) * 24 + sys(b)] === 1
    expect([
      board.systems.length,
      beside('2h', '3a'),
      beside('5h', '6a'),
      beside('1h', '2a'),
      beside('6g', '1g'),
    ]).toEqual([24, true, true, false, true])
  })

  it('campaign/1.3, 1.3.2, 1.1.11: each symbol once with Crisis and once with Edict', () => {
    expect([...EVENT_FACES].sort()).toEqual(['crisis-a', 'crisis-c', 'crisis-h', 'edict-a', 'edict-c', 'edict-h'])
  })

  it.each([
    ['3.2.1', 1, 2, 2, 1, 1],
    ['3.2.2', 2, 2, 2, 1, 1],
    ['3.2.3', 3, 4, 1, 1, 0],
    ['3.2.4', 4, 2, 1, 2, 1],
    ['3.2.5', 5, 2, 1, 1, 2],
    ['3.2.6', 6, 4, 1, 0, 1],
  ])(
    'campaign/%s: clusters from %i on: Tycoon %i, Warlord %i, Keeper %i, Empath %i',
    (_, die, tycoon, warlord, keeper, empath) => {
      const state = rolled(die)
      const box = (...types: number[]) => types.reduce((sum, type) => sum + read.box(state, type), 0)
      expect([box(1, 2), box(3), box(4), box(5)]).toEqual([tycoon, warlord, keeper, empath])
    },
  )

  it.each([
    ['1.2.1', '1', ['weapon', 'fuel', 'material'], [2, 1, 2]],
    ['1.2.2', '2', ['psionic', 'weapon', 'relic'], [1, 1, 2]],
    ['1.2.3', '3', ['material', 'fuel', 'weapon'], [1, 1, 2]],
    ['1.2.4', '4', ['relic', 'fuel', 'material'], [2, 2, 1]],
    ['1.2.5', '5', ['weapon', 'relic', 'psionic'], [1, 1, 2]],
    ['1.2.6', '6', ['material', 'fuel', 'psionic'], [1, 2, 1]],
  ])('campaign/%s: types and slots of cluster %s', (_, cluster, types, slots) => {
    const state = rolled(1, 3)
    const planets = (['a', 'c', 'h'] as const).map((letter) => sys(`${cluster}${letter}` as SystemId))
    expect(planets.map((planet) => typeName(planetType(state, planet)))).toEqual(types)
    expect(planets.map((planet) => SLOT_COUNT[planet])).toEqual(slots)
  })

  it('campaign/1.3.1: the number die shows a cluster', () => {
    const state = arcs.start({ players: 3, act: 1, initiative: 'seat1' }, {})
    arcs.apply(state, { do: 'row', cards: ['BC02', 'BC05', 'BC08', 'BC09'] })
    arcs.apply(state, { do: 'policy', policy: 'war' } as never)
    const roll = (number: number) =>
      arcs.decision(state)!.legal({ do: 'eventRoll', event: 'crisis-a', number } as never)
    expect([1, 2, 3, 4, 5, 6].map(roll)).toEqual(Array(6).fill(undefined))
    const seen = new Set(
      Array.from({ length: 600 }, (_, n) => JSON.stringify(arcs.decision(state)!.sample(keyedRandom('dice', `${n}`)))),
    )
    expect(seen.size).toBe(36)
  })

  it('campaign/1.1.4: ten Guild and five Vox cards, and none of the others', () => {
    const ids = read.cards(rolled(1, 3), Pile.COURT_DECK).concat([1, 4, 7, 8])
    expect(ids).toHaveLength(15)
    expect(ids.filter((card) => courtData(card).suit !== undefined)).toHaveLength(10)
    expect(ids.filter((card) => courtData(card).suit === undefined)).toHaveLength(5)
  })

  it.each([
    ['3.1.A', 2],
    ['3.1.A', 4],
  ])('campaign/%s: with %i seats all 24 systems are in play', (_, players) => {
    expect(boardOf(rolled(1, players)).systems).toHaveLength(24)
  })

  it('campaign/3.1.B: the initiative is drawn', () => {
    const state = arcs.start({ players: 3, act: 1 }, {})
    const first = new Set(
      Array.from({ length: 60 }, (_, n) => {
        const copy = arcs.copy(state)
        arcs.apply(copy, arcs.decision(copy)!.sample(keyedRandom('first', `${n}`)))
        return read.initiative(copy)
      }),
    )
    expect([...first].sort()).toEqual([0, 1, 2])
  })

  it('campaign/3.1.C, 3.1.D, 1.1.7: 2 to 6 of each suit and two Events; with four seats 1, 7 and a third Event', () => {
    const numbers = (players: number) =>
      cardsOf(plainDeck(players))
        .filter((card) => card < 28)
        .map(numberOf)
    for (const players of [2, 3]) {
      expect([...new Set(numbers(players))].sort()).toEqual([2, 3, 4, 5, 6])
      expect(cardsOf(plainDeck(players)).filter((card) => card >= 28)).toHaveLength(2)
    }
    expect(numbers(4)).toHaveLength(28)
    expect(cardsOf(plainDeck(4)).filter((card) => card >= 28)).toHaveLength(3)
  })

  it('campaign/3.1.F, 3.1.G, 3.1.H: markers on their low sides, chapter 1, no zero marker', () => {
    const state = rolled(1, 3)
    expect([0, 1, 2].map((marker) => markerValue(state, marker).join('/'))).toEqual(['5/3', '3/2', '2/0'])
    expect([read.chapter(state), read.leadZero(state)]).toEqual([1, false])
  })

  it('campaign/3.1.L, 1.1.6: edict 00 buries Guild cards with two seats, and with no more', () => {
    const buried = (players: number) => {
      const bench = new CampaignBench(players, ['founder', 'magnate', 'partisan', 'advocate']).court({ card: 'BC02' })
      bench.firstRegent(undefined).outlaw(...(['red', 'yellow', 'blue', 'white'] as const).slice(0, players))
      return read.has(bench.frame('edicts').state, Pile.BURIED, 1)
    }
    expect([buried(2), buried(3), buried(4)]).toEqual([true, false, false])
  })

  it('campaign/3.1.M: any of the three Policies is the first', () => {
    const state = arcs.start({ players: 3, act: 1, initiative: 'seat1' }, {})
    arcs.apply(state, { do: 'row', cards: ['BC02', 'BC05', 'BC08', 'BC09'] })
    const offered = arcs
      .decision(state)!
      .next([])
      .map(({ action }) => (action as never as { policy: string }).policy)
    expect(offered.sort()).toEqual(['escalation', 'peace', 'war'])
  })

  it('campaign/1.1.5, 1.1.8, 1.1.9: all are Regents, one has the tile, the Trust is empty, the Council is In Session', () => {
    const state = arcs.start(
      { players: 3, act: 1, initiative: 'seat2', fate1: 'founder', fate2: 'magnate', fate3: 'partisan' },
      {},
    )
    arcs.apply(state, { do: 'row', cards: ['BC02', 'BC05', 'BC08', 'BC09'] })
    arcs.apply(state, { do: 'policy', policy: 'war' } as never)
    arcs.apply(state, { do: 'eventRoll', event: 'crisis-a', number: 1 } as never)
    expect([0, 1, 2].map((seat) => camp.isRegent(state, seat))).toEqual([true, true, true])
    expect([camp.firstRegent(state), camp.trustSize(state), camp.council(state)]).toEqual([1, 0, camp.IN_SESSION])
  })

  it.each([
    ['12.0.1', 'steward', [20, 17, 14], ['F103'], ['LF102']],
    ['12.0.2', 'founder', [18, 16, 14], ['F202'], []],
    ['12.0.3', 'magnate', [10, 10, 10], ['F302'], []],
    ['12.0.4', 'advocate', [18, 18, 18], ['F402', 'F403'], []],
    ['12.0.5', 'caretaker', [18, 18, 18], ['F504'], ['LF502', 'LF503']],
    ['12.0.6', 'partisan', [12, 11, 10], ['F602'], []],
    ['12.0.7', 'admiral', [13, 13, 13], ['F702'], []],
    ['12.0.8', 'believer', [10, 9, 8], ['F802'], []],
  ] as const)('campaign/%s, the %s: objective and cards', (_, fate, starts, guild, lore) => {
    const others = ['founder', 'magnate', 'advocate', 'partisan'].filter((each) => each !== fate)
    const made = ([2, 3, 4] as const).map((players) => {
      const all = [fate, ...others].slice(0, players)
      const options = Object.fromEntries(all.map((each, seat) => [`fate${seat + 1}`, each]))
      const state = arcs.start({ players, act: 1, initiative: 'seat2', ...options }, {})
      arcs.apply(state, { do: 'row', cards: ['BC02', 'BC05', 'BC08', 'BC09'].slice(0, players === 2 ? 3 : 4) as never })
      arcs.apply(state, { do: 'policy', policy: 'war' } as never)
      arcs.apply(state, { do: 'eventRoll', event: 'crisis-a', number: 1 } as never)
      return state
    })
    expect(made.map((state) => camp.objective(state, 0))).toEqual(starts)
    const [state] = made
    expect(read.cards(state!, Pile.guild(0)).map(courtId)).toEqual(guild)
    expect(read.cards(state!, Pile.lore(0)).map(loreId)).toEqual(lore)
    expect([camp.firstRegent(state!) === 0, camp.faithfulLeft(state!), popcount(camp.golemsOnMap(state!))]).toEqual([
      fate === 'steward' || fate === 'admiral',
      fate === 'believer' ? 9 : 0,
      fate === 'caretaker' ? 4 : 0,
    ])
  })

  it('campaign/1.1.10, 1.1.12: eight Fates are drawn from, each seat has an objective of its own', () => {
    const state = arcs.start({ players: 4, act: 1, initiative: 'seat1' }, {})
    const random = keyedRandom('fates', '1')
    while ((arcs.decision(state)?.kind as string) !== 'fate') arcs.apply(state, arcs.decision(state)!.sample(random))
    const drawn = [0, 1, 2, 3].map((seat) => camp.drawn(state, seat))
    expect(drawn.map(popcount)).toEqual([2, 2, 2, 2])
    expect(drawn.reduce((all, bits) => all | bits, 0)).toBe(0b11111111)
  })
})
