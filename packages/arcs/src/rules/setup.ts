// Setting up (arcs 3, 16.1): initiative, setup card, Court row, leaders and lore, pieces and tokens.

import type { EventSink } from '@understudy/table'
import { ALL_COURT } from '../data/court.ts'
import { LEAD, LEADER_LIST, type StartPieces } from '../data/leaders.ts'
import { PRINTED_TYPE } from '../data/map.ts'
import { SETUPS, setupsFor } from '../data/setup-cards.ts'
import { say } from '../text/sayings.ts'
import { PIECES, SETUP_CARDS, type SystemId, TOKENS_PER_TYPE } from '../vocabulary.ts'
import { gatherDeck, sampleBits } from './cards.ts'
import { emptySlot } from './control.ts'
import { startDeal } from './deal.ts'
import { free } from './deed.ts'
import { court, courtId, sys } from './ids.ts'
import * as L from './layout.ts'
import { placeShips } from './pieces.ts'
import { FUEL, MATERIAL, slotAt, TYPES, typeIndex } from './resources.ts'
import { pushTargets } from './seats/lars-score.ts'
import { anyVirtual, isVirtual } from './seats/virtual.ts'
import { F, pop, push } from './stack.ts'
import {
  bitsOf,
  colourOf,
  type GameOptions,
  makeSite,
  newState,
  playersOf,
  roleOf,
  type State,
  seatOf,
  turnOrder,
} from './state.ts'

/** A table with everything in the box's order, waiting for chance. */
export function newGame(options: GameOptions): State {
  const state = newState(options)
  const { b, m } = state
  for (let seat = 0; seat < options.players; seat++) {
    b[L.SHIPS + seat] = PIECES.ships
    b[L.PORTS + seat] = PIECES.starports
    b[L.CITIES + seat] = PIECES.cities
    b[L.AGENTS + seat] = PIECES.agents
  }
  b.fill(TOKENS_PER_TYPE, L.SUPPLY + 1, L.SUPPLY + TYPES + 1)
  b[L.CHAPTER] = 1
  m[L.M_DECK] = ALL_COURT
  push(state, F.place, 0)
  if (options.leaders !== 'off') pushLeaders(state)
  push(state, F.row, 0)
  push(state, F.setupCard, 0)
  push(state, F.initiative, 0)
  return state
}

function pushLeaders(state: State): void {
  const { m, options } = state
  m[L.M_LEADER_DECK] = 2 ** (options.pack ? 16 : 8) - 1
  m[L.M_LORE_DECK] = 2 ** (options.pack ? 28 : 14) - 1
  if (options.leaders === 'draft') push(state, F.draftRow, 0)
  else push(state, F.assign, 0)
}

/**
 * Who may begin: normal and harder SUPERCAT games give the first initiative to a bot, and to one that leaves people last in
 * turn order if the seating allows it (supercat 2.8).
 */
export function firstHolders(state: State): number[] {
  const seats = turnOrder(state)
  if (!anyVirtual(state) || state.options.difficulty === 'off') return seats
  const n = playersOf(state)
  const isPerson = (seat: number): boolean => roleOf(state, seat) === 'human'
  const bots = seats.filter((seat) => isVirtual(state, seat))
  const good = bots.filter((first) => {
    const order = Array.from({ length: n }, (_, i) => (first + i) % n)
    const person = order.findIndex(isPerson)
    return person < 0 || order.slice(person).every(isPerson)
  })
  return good.length > 0 ? good : bots
}

export const initiative = free<'initiative'>({
  refuse: (state, action) =>
    firstHolders(state).includes(seatOf(state, action.seat)) ? undefined : say('no.firstHolder', { seat: action.seat }),
  carry(state, action, _chance, events) {
    pop(state)
    state.b[L.INITIATIVE] = seatOf(state, action.seat)
    events?.event(say('log.initiative', { seat: action.seat }))
  },
  *list(state) {
    for (const seat of firstHolders(state)) yield { do: 'initiative', seat: colourOf(state, seat) }
  },
})

export const setupCard = free<'setup'>({
  refuse: (state, action) =>
    SETUPS[action.card].players === playersOf(state)
      ? undefined
      : say('no.setupPlayers', { players: playersOf(state) }),
  carry(state, action, _chance, events) {
    pop(state)
    layOut(state, action.card, events)
  },
  *list(state) {
    for (const card of setupsFor(playersOf(state))) yield { do: 'setup', card }
  },
})

/** The setup card's map; with two players, tokens of the covered planets go onto the ambition boxes (arcs 3.4). */
export function layOut(state: State, card: (typeof SETUP_CARDS)[number], events?: EventSink): void {
  const { b } = state
  b[L.SETUP] = SETUP_CARDS.indexOf(card) + 1
  events?.event(say('log.setup', { card }))
  if (playersOf(state) > 2) return
  for (const cluster of SETUPS[card].out) {
    for (let k = 1; k <= 3; k++) {
      const type = PRINTED_TYPE[(cluster - 1) * 4 + k]!
      b[L.SUPPLY + type]!--
      b[L.BOXES + type]!++
    }
  }
}

export const rowSize = (state: State): number => (playersOf(state) === 2 ? 3 : 4)

export const row = free<'row'>({
  refuse(state, action) {
    const n = rowSize(state)
    if (action.cards.length !== n || new Set(action.cards).size !== n) return say('no.revealCount', { n })
    for (const card of action.cards)
      if (court(card) < 0 || (state.m[L.M_DECK]! & (1 << court(card))) === 0) return say('no.courtDeck', { card })
    return undefined
  },
  carry(state, action, _chance, events) {
    pop(state)
    action.cards.forEach((card, spot) => {
      state.m[L.M_DECK]! &= ~(1 << court(card))
      state.b[L.ROW + spot] = court(card) + 1
    })
    events?.event(say('log.row', { cards: [...action.cards] }))
  },
  *list(state) {
    yield { do: 'row', cards: bitsOf(state.m[L.M_DECK]!).slice(0, rowSize(state)).map(courtId) }
  },
  sample: (state, _chance, random) => ({
    do: 'row',
    cards: sampleBits(state.m[L.M_DECK]!, rowSize(state), random).map(courtId),
  }),
})

const STANDARD: { a: StartPieces; b: StartPieces; c: StartPieces } = {
  a: { building: 'city', ships: 3 },
  b: { building: 'starport', ships: 3 },
  c: { ships: 2 },
}

/** Frame `place`: pieces and tokens of everybody, then the cards (arcs 3.2, 16.1.4 to 16.1.6). */
export function placeAll(state: State): void {
  pop(state)
  const order = turnOrder(state)
  const { seats } = SETUPS[SETUP_CARDS[state.b[L.SETUP]! - 1]!]
  gatherDeck(state)
  startDeal(state)
  pushTargets(state)
  // Learned comes before the deal, so it goes on top.
  for (const seat of [...order].reverse())
    if (state.b[L.LEADER_OF + seat] === LEAD.archivist) push(state, F.learn, seat)
  order.forEach((seat, i) => {
    const { a, b, c } = seats[i]!
    const leader = LEADER_LIST[state.b[L.LEADER_OF + seat]! - 1]
    const pieces = leader ?? STANDARD
    extras(state, seat)
    put(state, seat, a, pieces.a)
    put(state, seat, b, pieces.b)
    for (const system of c) put(state, seat, system, pieces.c)
    const tokens = leader?.tokens.map(typeIndex) ?? [PRINTED_TYPE[sys(a)]!, PRINTED_TYPE[sys(b)]!]
    tokens.forEach((type, slot) => {
      if (state.b[L.SUPPLY + type] === 0) return
      state.b[L.SUPPLY + type]!--
      state.b[slotAt(seat, slot)] = type
    })
  })
}

function put(state: State, seat: number, id: SystemId, pieces: StartPieces): void {
  const { b } = state
  const system = sys(id)
  placeShips(state, seat, system, pieces.ships)
  if (pieces.building === undefined) return
  const city = pieces.building === 'city'
  b[(city ? L.CITIES : L.PORTS) + seat]!--
  b[L.SITE + emptySlot(state, system)] = makeSite(city ? L.SITE_CITY : L.SITE_PORT, seat)
}

/** Cryptic, Greedy, Hated, Decentralized (arcs 16.3, 16.4). */
function extras(state: State, seat: number): void {
  const { b } = state
  const outrage = (type: number) => {
    b[L.OUTRAGE + seat]! |= 1 << type
    b[L.AGENTS + seat]!--
  }
  switch (b[L.LEADER_OF + seat]) {
    case LEAD.mystic:
      outrage(MATERIAL)
      outrage(FUEL)
      return
    case LEAD.quartermaster:
      outrage(MATERIAL)
      return
    case LEAD.overseer:
      b[L.SHIPS + seat]! -= 2
      b[L.AGENTS + seat]! -= 3
      b[L.GONE_SHIPS + seat] = 2
      b[L.GONE_AGENTS + seat] = 3
      return
    case LEAD.anarchist:
      b[L.CITIES + seat]! -= 2
      b[L.GONE_CITIES + seat] = 2
  }
}
