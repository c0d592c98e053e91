// SUPERCAT's virtual hand (supercat 2): a counter instead of cards. For each turn two cards are turned over from a stack
// that all such seats share; cards that a seat gains lie open beside it and count as part of the hand.

import type { EventSink } from '@understudy/table'
import { isEvent, numberOf, suitOf } from '../../data/action-cards.ts'
import { say } from '../sayings.ts'
import { moveAll, moveCard } from '../state/cards.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { F, push } from '../state/stack.ts'
import { colourOf, playersOf, roleOf, type State, turnOrder } from '../state/state.ts'
import * as write from '../state/write.ts'
import { ordinary } from './ordinary.ts'
import { readyParts } from './ready.ts'
import type { SeatRules } from './seat-rules.ts'
import { hasStack, refillStack, stackLeft } from './stack.ts'

const OPEN = [0, 1, 2, 3].map((seat) => [Pile.drawn(seat), Pile.bonus(seat)])
const SHOWN = [0, 1, 2, 3].map((seat) => [Pile.bonus(seat), Pile.LOOK])

export const virtualHand: SeatRules = {
  ...ordinary,
  size: (state, seat) => read.counter(state, seat),
  holdsHand: false,
  counts: true,
  places: (seat) => OPEN[seat]!,
  gains: (seat) => Pile.bonus(seat),
  drawsUnseen: () => false,
  takesBack(state, seat, card, from) {
    moveCard(state, card, from, Pile.bonus(seat))
    write.addCounter(state, seat, 1)
  },
  // For the rest of its counter, cards of the stack stand in (supercat 2.6, arcs/D50).
  shows: (seat) => SHOWN[seat]!,
  canBeLookedAt: true,

  draws: true,
  drawsToFollow: true,
  revealCount: (state, seat) => drawCount(state, seat),
  turnsFrom: () => Pile.STACK,
  refill: (state, events) => refillStack(state, events),
  // The counter falls also if there was no card to turn over (BT.2).
  turned(state, seat, events) {
    if (setsEventsAside(state, seat, events)) return
    write.addCounter(state, seat, -1)
    countSeize(state, seat)
  },

  passes: false,
  copiesUnseen: () => false,
  keepsToSeize: 0,
  seizes: (state, seat) => write.addCounter(state, seat, -1),
  played: (state, seat) => putBack(state, seat),

  extra: (state, seat) => (advantaged(state, seat) ? 1 : 0),
  // Its Fate is drawn by lot (campaign 3.4).
  fates: 1,
  // supercat 8.3
  takesPrescribed: true,
  parts: readyParts,
  dealsByDie: true,
  grieves: true,
}

export const isVirtual = (state: State, seat: number): boolean => roleOf(state, seat) === 'supercat'

/** How many cards are turned over for this turn (supercat 2.5, supercat/A04), or once more in place of Events. */
function drawCount(state: State, seat: number): number {
  if (!read.isEmpty(state, Pile.drawn(seat))) return Math.min(wanting(state, seat), stackLeft(state))
  const bonus = read.count(state, Pile.bonus(seat))
  if (!state.options.alwaysDraw && read.counter(state, seat) === bonus) return 0
  return Math.min(2, stackLeft(state))
}

/** Cards that are wanting to two that are no Events (BT.3b, supercat/A124). */
function wanting(state: State, seat: number): number {
  let n = read.count(state, Pile.bonus(seat))
  for (const card of read.cards(state, Pile.drawn(seat))) if (!isEvent(card)) n++
  return Math.max(0, 2 - n)
}

/**
 * Whoever leads never leads an Event: others are turned over in their place, as far as there are any, then the Events are
 * shuffled back (BT.3b). True if more cards are to come.
 */
function setsEventsAside(state: State, seat: number, events?: EventSink): boolean {
  if (state.options.act === 0 || read.leader(state) !== seat || read.leadCard(state) !== 0) return false
  const drawn = read.cards(state, Pile.drawn(seat)).filter(isEvent)
  if (drawn.length === 0) return false
  if (drawCount(state, seat) > 0) {
    push(state, F.reveal, seat)
    return true
  }
  for (const card of drawn) moveCard(state, card, Pile.drawn(seat), Pile.STACK)
  events?.event(say('log.eventsBack', { seat: colourOf(state, seat), n: drawn.length }))
  return false
}

/** The seize counter grows when the seat follows and cannot surpass; leading removes it (BT.3a, BT.4b). */
function countSeize(state: State, seat: number): void {
  if (read.leader(state) === seat) {
    write.setSeizeCounter(state, seat, 0)
    return
  }
  const lead = read.leadCard(state) - 1
  const number = read.leadZero(state) ? 0 : numberOf(lead)
  const options = [...read.cards(state, Pile.drawn(seat)), ...read.cards(state, Pile.bonus(seat))]
  if (!options.some((card) => suitOf(card) === suitOf(lead) && numberOf(card) > number))
    write.addSeizeCounter(state, seat, 1)
}

/** Unplayed drawn cards go to the discard pile; so does a bonus card if the counter no longer covers it (supercat/A05). */
function putBack(state: State, seat: number): void {
  moveAll(state, Pile.drawn(seat), Pile.FACE_UP)
  const bonus = Pile.bonus(seat)
  while (read.count(state, bonus) > read.counter(state, seat)) {
    const [lowest] = read.cards(state, bonus).sort((a, b) => numberOf(a) - numberOf(b) || a - b)
    if (lowest === undefined) return
    moveCard(state, lowest, bonus, Pile.FACE_UP)
  }
}

/**
 * supercat 2.8: not ahead of any human, or the harder mode. Beside several humans the table may want it to be behind all
 * of them (supercat/A20); against a single one a tie always counts as behind.
 */
export function advantaged(state: State, seat: number): boolean {
  const { difficulty, multiHuman } = state.options
  if (difficulty === 'harder') return true
  if (difficulty === 'off') return false
  let people = 0
  let level = false
  for (let other = 0; other < playersOf(state); other++) {
    if (roleOf(state, other) !== 'human') continue
    const [own, theirs] = [read.power(state, seat), read.power(state, other)]
    if (own > theirs) return false
    people++
    if (own === theirs) level = true
  }
  return multiHuman === 'notAheadOfAny' || people < 2 || !level
}

/**
 * Who may begin: normal and harder games give the first initiative to a bot, and to one that leaves people last in turn
 * order if the seating allows it (supercat 2.8). Undefined if that says nothing here.
 */
export function firstVirtual(state: State): number[] | undefined {
  if (!hasStack(state) || state.options.difficulty === 'off') return undefined
  const n = playersOf(state)
  const isPerson = (seat: number): boolean => roleOf(state, seat) === 'human'
  const bots = turnOrder(state).filter((seat) => isVirtual(state, seat))
  const good = bots.filter((first) => {
    const order = Array.from({ length: n }, (_, i) => (first + i) % n)
    const person = order.findIndex(isPerson)
    return person < 0 || order.slice(person).every(isPerson)
  })
  return good.length > 0 ? good : bots
}
