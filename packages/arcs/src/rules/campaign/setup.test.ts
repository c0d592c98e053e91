// Setting up an act, step by step.

import { describe, expect, it } from 'vitest'
import { sizeOfSet } from '../../card-sets.ts'
import { arcs } from '../../game.ts'
import type { Action, SystemId } from '../../vocabulary.ts'
import { sys } from '../board/ids.ts'
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

describe('setting up an act', () => {
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

  it('campaign/1.3: each symbol once with Crisis and once with Edict', () => {
    expect([...EVENT_FACES].sort()).toEqual(['crisis-a', 'crisis-c', 'crisis-h', 'edict-a', 'edict-c', 'edict-h'])
  })

  it.each([
    [1, 2, 2, 1, 1],
    [2, 2, 2, 1, 1],
    [3, 4, 1, 1, 0],
    [4, 2, 1, 2, 1],
    [5, 2, 1, 1, 2],
    [6, 4, 1, 0, 1],
  ])(
    'campaign/3.2: clusters from %i on: Tycoon %i, Warlord %i, Keeper %i, Empath %i',
    (die, tycoon, warlord, keeper, empath) => {
      const state = rolled(die)
      const box = (...types: number[]) => types.reduce((sum, type) => sum + read.box(state, type), 0)
      expect([box(1, 2), box(3), box(4), box(5)]).toEqual([tycoon, warlord, keeper, empath])
    },
  )
})
