// Setting up (arcs 3, 16.1): initiative, setup card, Court row, leaders and lore, pieces and tokens.

import type { EventSink } from '@understudy/table'
import { firstCards } from '../../card-sets.ts'
import { ALL_COURT } from '../../data/court.ts'
import { ALL_LORE, BASE_LEADERS, BASE_LORE, LEADER_LIST, type StartPieces } from '../../data/leaders.ts'
import { PRINTED_TYPE } from '../../data/map.ts'
import { SETUPS, setupsFor } from '../../data/setup-cards.ts'
import { SETUP_CARDS, type SystemId } from '../../vocabulary.ts'
import { emptySlot } from '../board/control.ts'
import { court, courtId, sys } from '../board/ids.ts'
import { placeShips } from '../board/pieces.ts'
import { typeIndex } from '../board/resources.ts'
import { free } from '../choosing/deed.ts'
import { heard } from '../hooks/heard.ts'
import * as points from '../hooks/points.ts'
import { actRules } from '../round/act-rules.ts'
import { say } from '../sayings.ts'
import { chooseAtSetup, firstHolders, setUpBonuses } from '../seats/table.ts'
import { gatherDeck, sampleCards } from '../state/cards.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { makeSite, SITE_CITY, SITE_PORT } from '../state/sites.ts'
import { F, pop, push } from '../state/stack.ts'
import { colourOf, type GameOptions, playersOf, type State, seatOf, turnOrder } from '../state/state.ts'
import * as write from '../state/write.ts'
import { fromBox } from './box.ts'
import { startDeal } from './deal.ts'

/** A table with everything in the box's order, waiting for chance. */
export function newGame(options: GameOptions): State {
  if (options.act !== 0) return actRules().newGame(options)
  const state = fromBox(options)
  write.putAll(state, Pile.COURT_DECK, ALL_COURT)
  push(state, F.place, 0)
  if (options.leaders !== 'off') pushLeaders(state)
  push(state, F.row, 0)
  push(state, F.setupCard, 0)
  push(state, F.initiative, 0)
  return state
}

function pushLeaders(state: State): void {
  const { options } = state
  write.putAll(state, Pile.LEADER_DECK, firstCards(options.pack ? LEADER_LIST.length : BASE_LEADERS))
  write.putAll(state, Pile.LORE_DECK, firstCards(options.pack ? ALL_LORE : BASE_LORE))
  if (options.leaders === 'draft') push(state, F.draftRow, 0)
  else push(state, F.assign, 0)
}

export const initiative = free<'initiative'>({
  refuse: (state, action) =>
    firstHolders(state).includes(seatOf(state, action.seat)) ? undefined : say('no.firstHolder', { seat: action.seat }),
  carry(state, action, _chance, events) {
    pop(state)
    write.setInitiative(state, seatOf(state, action.seat))
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
  write.setSetup(state, SETUP_CARDS.indexOf(card) + 1)
  events?.event(say('log.setup', { card }))
  if (playersOf(state) > 2) return
  for (const cluster of SETUPS[card].out) {
    for (let k = 1; k <= 3; k++) {
      const type = PRINTED_TYPE[(cluster - 1) * 4 + k]!
      write.addSupply(state, type, -1)
      write.addBox(state, type, 1)
    }
  }
}

export const rowSize = (state: State): number => (playersOf(state) === 2 ? 3 : 4)

export const row = free<'row'>({
  refuse(state, action) {
    const n = rowSize(state)
    if (action.cards.length !== n || new Set(action.cards).size !== n) return say('no.revealCount', { n })
    for (const card of action.cards)
      if (court(card) < 0 || !read.has(state, Pile.COURT_DECK, court(card))) return say('no.courtDeck', { card })
    return undefined
  },
  carry(state, action, _chance, events) {
    pop(state)
    action.cards.forEach((card, spot) => {
      write.drop(state, Pile.COURT_DECK, court(card))
      write.setRowCard(state, spot, court(card) + 1)
    })
    events?.event(say('log.row', { cards: [...action.cards] }))
  },
  *list(state) {
    yield { do: 'row', cards: read.cards(state, Pile.COURT_DECK).slice(0, rowSize(state)).map(courtId) }
  },
  sample: (state, _chance, random) => ({
    do: 'row',
    cards: sampleCards(read.cardSet(state, Pile.COURT_DECK), rowSize(state), random).map(courtId),
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
  const { seats } = SETUPS[SETUP_CARDS[read.setup(state) - 1]!]
  gatherDeck(state)
  startDeal(state)
  chooseAtSetup(state)
  // What comes before the deal goes on top of it.
  for (const seat of [...order].reverse()) for (const ask of heard(points.beforeDeal, state, seat)) ask(state, seat)
  order.forEach((seat, i) => {
    const { a, b, c } = seats[i]!
    const leader = LEADER_LIST[read.leaderOf(state, seat) - 1]
    const pieces = leader ?? STANDARD
    for (const setUp of heard(points.setUp, state, seat)) setUp(state, seat)
    put(state, seat, a, pieces.a)
    put(state, seat, b, pieces.b)
    for (const system of c) put(state, seat, system, pieces.c)
    const tokens = leader?.tokens.map(typeIndex) ?? [PRINTED_TYPE[sys(a)]!, PRINTED_TYPE[sys(b)]!]
    tokens.forEach((type, slot) => {
      if (read.supply(state, type) === 0) return
      write.addSupply(state, type, -1)
      write.setSlot(state, seat, slot, type)
    })
  })
  setUpBonuses(state)
}

function put(state: State, seat: number, id: SystemId, pieces: StartPieces): void {
  const system = sys(id)
  placeShips(state, seat, system, pieces.ships)
  if (pieces.building === undefined) return
  const city = pieces.building === 'city'
  if (city) write.addCitiesLeft(state, seat, -1)
  else write.addPortsLeft(state, seat, -1)
  write.setSite(state, emptySlot(state, system), makeSite(city ? SITE_CITY : SITE_PORT, seat))
}
