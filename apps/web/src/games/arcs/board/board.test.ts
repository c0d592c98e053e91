import { arcs, type State } from '@understudy/arcs'
import { loadCampaign } from '@understudy/arcs/campaign'
import { ids, ownerIndex, write } from '@understudy/arcs/state'
import { CHANCE, keyedRandom, type Pick } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { geometryFor } from '../draw/geometry.ts'
import { chanceGame } from '../game-testing.ts'
import { glowing } from './glow.ts'
import { systemLook } from './look.ts'
import { flightsBetween } from './motion.ts'
import { activeOf, playedCards } from './round.ts'
import { pickedSystems, placeOf, TAPPED_SLOTS, tapsOf } from './taps.ts'

const GAMES = [
  ['three players', { players: 3 }],
  ['two with leaders and lore', { players: 2, leaders: 'draft', pack: true }],
  ['SUPERCAT', { players: 3, role2: 'supercat', role3: 'supercat' }],
  ['Lars', { players: 3, role2: 'lars', role3: 'lars' }],
] as const

describe('what can be tapped', () => {
  it('is known by what it names', () => {
    expect(placeOf('4c')).toEqual({ kind: 'system', id: '4c' })
    expect(placeOf('4c/2')).toEqual({ kind: 'site', id: '4c/2' })
    expect(placeOf('aggression-7')).toEqual({ kind: 'action', id: 'aggression-7' })
    expect(placeOf({ ship: '2g' })).toEqual({ kind: 'ships', id: '2g' })
    expect(placeOf({ site: '2a/1' })).toEqual({ kind: 'site', id: '2a/1' })
    expect(placeOf({ card: 'BC07' })).toEqual({ kind: 'court', id: 'BC07' })
    expect(placeOf('LEAD03')).toEqual({ kind: 'leader', id: 'LEAD03' })
    expect(placeOf('L03')).toEqual({ kind: 'lore', id: 'L03' })
    expect(placeOf('blue')).toEqual({ kind: 'seat', id: 'blue' })
    expect(placeOf('keeper')).toEqual({ kind: 'ambition', id: 'keeper' })
    for (const other of ['city', 'pip', 'unknown', '7a', { fresh: 2, damaged: 0 }, { site: '2a/1', hits: 1 }, 3, null])
      expect(placeOf(other)).toBeUndefined()
  })

  it('takes the earlier of two choices on the same thing', () => {
    const choice = (slot: string) => ({ pick: { slot, value: '4c' }, text: { say: slot }, more: true })
    const { at, size } = tapsOf([choice('to'), choice('from')])
    expect(at.system.get('4c')?.pick.slot).toBe('to')
    expect(size).toBe(1)
  })

  it.each(GAMES)('lies on the table wherever its slot says so: %s', (_name, options) => {
    const hidden = new Set<string>()
    const met = new Map<string, number>()
    const random = keyedRandom('taps', 'ways')
    for (const { decision } of chanceGame(options, 'taps')) {
      if (decision.seat === CHANCE) continue
      // What is done, then with what: the first few of it, and one way to its end.
      const first = decision.next([])
      const deeper = first.slice(0, 6).flatMap(({ pick, more }) => (more === true ? decision.next([pick]) : []))
      const along: typeof first = []
      for (let open = first.filter(({ more }) => more === true), path: Pick[] = []; open.length > 0; ) {
        path = [...path, open[random.int(open.length)]!.pick]
        const choices = decision.next(path)
        along.push(...choices)
        open = choices.filter(({ more }) => more === true)
      }
      for (const { pick } of [...first, ...deeper, ...along]) {
        if (!TAPPED_SLOTS.includes(pick.slot)) continue
        met.set(pick.slot, (met.get(pick.slot) ?? 0) + 1)
        if (placeOf(pick.value) === undefined) hidden.add(`${pick.slot}: ${JSON.stringify(pick.value)}`)
      }
    }
    for (const slot of ['card', 'cards', 'from', 'to', 'at', 'city', 'port', 'declare', 'against'])
      expect([slot, met.get(slot) ?? 0]).toEqual([slot, expect.toSatisfy((n: number) => n > 0)])
    // A token in somebody's slot, which a Cartel takes: see `buttons.test.ts`.
    expect([...hidden].filter((each) => !/^from: \{"of":"\w+","slot":\d\}$/.test(each))).toEqual([])
  })

  it('shows the way that was tapped', () => {
    const picks = [
      { slot: 'do', value: 'move' },
      { slot: 'from', value: '1g' },
      { slot: 'ships', value: { fresh: 2, damaged: 0 } },
      { slot: 'to', value: '2g' },
    ]
    expect(pickedSystems(picks)).toEqual(['1g', '2g'])
  })
})

describe('ships that move', () => {
  const state = (): State => arcs.start({ players: 3, setup: '3p-mix-up', initiative: 'seat1' }, {})
  const put = (table: State, system: string, seat: number, n: number) => {
    write.setFresh(table, ids.sys(system), seat, n)
  }

  it('fly from where they were to where they are', () => {
    const before = state()
    put(before, '1g', 0, 3)
    const after = arcs.copy(before)
    put(after, '1g', 0, 1)
    put(after, '2g', 0, 2)
    const flights = flightsBetween(before, after, geometryFor(1.2))
    expect(flights).toEqual([{ colour: 'red', n: 2, from: ids.sys('1g'), to: ids.sys('2g') }])
  })

  it('come from the supply, and leave the map', () => {
    const before = state()
    put(before, '1g', 1, 1)
    const after = arcs.copy(before)
    put(after, '1g', 1, 0)
    put(after, '2g', 0, 2)
    expect(flightsBetween(before, after, geometryFor(1.2))).toEqual([
      { colour: 'red', n: 2, from: undefined, to: ids.sys('2g') },
      { colour: 'yellow', n: 1, from: ids.sys('1g'), to: undefined },
    ])
  })

  it('lose nobody on the way, in a whole game', () => {
    const geometry = geometryFor(1.2)
    let flown = 0
    for (const { before, after } of chanceGame({ players: 3 }, 'flights')) {
      const change = new Map<string, number>()
      for (const { colour, n, from, to } of flightsBetween(before, after, geometry)) {
        flown++
        if (from !== undefined) change.set(`${colour}${from}`, (change.get(`${colour}${from}`) ?? 0) - n)
        if (to !== undefined) change.set(`${colour}${to}`, (change.get(`${colour}${to}`) ?? 0) + n)
      }
      for (let system = 0; system < 24; system++) {
        const total = (table: State, colour: string) =>
          systemLook(table, system).ships.reduce((sum, ships) => (ships.colour === colour ? sum + ships.n : sum), 0)
        for (const colour of after.options.colours)
          expect(total(after, colour) - total(before, colour)).toBe(change.get(`${colour}${system}`) ?? 0)
      }
    }
    expect(flown).toBeGreaterThan(20)
  })
})

describe('what the log is about', () => {
  it('is found in its facts, not in who did it', () => {
    const legs = [
      { to: '2g', ships: 2 },
      { to: '2a', ships: 1 },
    ]
    const found = glowing([{ say: 'log.moved', with: { seat: 'red', from: '1g', legs } }], [{ court: 'BC03' }])
    expect([...found].sort()).toEqual(['1g', '2a', '2g', 'BC03'])
    expect(glowing([{ say: 'log.row', with: { cards: ['BC01', 'BC02'] } }], []).size).toBe(0)
  })
})

describe('who has the turn', () => {
  it('is whoever drafts, leads, follows or acts, and not who reacts', () => {
    const kinds = new Set<string>()
    for (const { before, decision } of chanceGame({ players: 3, leaders: 'draft', pack: true }, 'active')) {
      if (decision.seat === CHANCE || !['draft', 'lead', 'follow', 'turn'].includes(decision.kind)) continue
      kinds.add(decision.kind)
      expect(activeOf(before)).toBe(decision.seat)
    }
    expect([...kinds].sort()).toEqual(['draft', 'follow', 'lead', 'turn'])
  })
})

describe('cards of the round', () => {
  it('are told as far as they are open, in the order of play', () => {
    let copies = 0
    for (const { after } of chanceGame({ players: 3 }, 'round')) {
      const open = playedCards(arcs.view(after, 'nobody'))
      expect(open.filter(({ lead }) => lead).length).toBeLessThanOrEqual(1)
      if (open.some(({ lead }) => lead)) expect(open[0]?.lead).toBe(true)
      for (const { mode, card } of open) {
        if (mode === 'copy') {
          copies++
          // Nobody but its owner knows a face-down card.
          expect(card).toBeUndefined()
        } else expect(card).toBeDefined()
      }
    }
    expect(copies).toBeGreaterThan(0)
  })
})

describe('owners that are no seats', () => {
  it('are drawn with their ships and their control', () => {
    loadCampaign()
    const base = arcs.start({ players: 3, act: 1 }, {})
    const state = arcs.copy(base)
    const at = ids.sys('6g')
    write.addFresh(state, at, ownerIndex(state, 'empire'), 2)
    write.addDamaged(state, at, ownerIndex(state, 'blight'), 1)
    const look = systemLook(state, at)
    expect(look.ships.slice(-2)).toEqual([
      { colour: 'empire', n: 2, damaged: false },
      { colour: 'blight', n: 1, damaged: true },
    ])
    expect(look.control).toBe('empire')
    expect(flightsBetween(base, state, geometryFor(1)).map(({ colour, n }) => [colour, n])).toEqual([
      ['empire', 2],
      ['blight', 1],
    ])
  })
})
