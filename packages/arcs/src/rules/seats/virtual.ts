// SUPERCAT's virtual hand (supercat 2): a counter instead of cards. For each turn two cards are turned over from a stack
// that all such seats share; cards that a seat gains lie open beside it and count as part of the hand.

import type { EventSink } from '@understudy/table'
import { numberOf, suitOf } from '../../data/action-cards.ts'
import { say } from '../../text/sayings.ts'
import { moveAll, moveCard, show, sizeOf } from '../cards.ts'
import * as L from '../layout.ts'
import { bitsOf, colourOf, playersOf, popcount, roleOf, type State, turnOrder } from '../state.ts'
import type { CardPlay } from './card-play.ts'

export const virtualHand: CardPlay = {
  size: (state, seat) => state.b[L.COUNTER + seat]!,
  draws: true,
  passes: false,
  places: (seat) => [L.P_DRAWN + seat, L.P_BONUS + seat],
  gains: (seat) => L.P_BONUS + seat,
}

export const isVirtual = (state: State, seat: number): boolean => roleOf(state, seat) === 'supercat'
export const anyVirtual = (state: State): boolean => state.options.roles.includes('supercat')

/** How many cards are turned over for this turn (supercat 2.5, supercat/A04). */
export function drawCount(state: State, seat: number): number {
  const bonus = popcount(state.m[L.P_BONUS + seat]!)
  if (!state.options.alwaysDraw && state.b[L.COUNTER + seat] === bonus) return 0
  return Math.min(2, stackLeft(state))
}

/** What can still be drawn, with the discard pile shuffled in (supercat 2.3). */
export const stackLeft = (state: State): number => sizeOf(state, L.P_STACK) + sizeOf(state, L.P_FACE_UP)

/** The discard becomes the new stack once a card is wanted of an empty one, not before (supercat 2.3, supercat/A02). */
export function refillStack(state: State, events?: EventSink): void {
  if (sizeOf(state, L.P_STACK) > 0 || sizeOf(state, L.P_FACE_UP) === 0) return
  moveAll(state, L.P_FACE_UP, L.P_STACK)
  events?.event(say('log.reshuffled', {}))
}

/** Turns the drawn cards over and lowers the counter (BT.2). */
export function turnOver(state: State, seat: number, cards: readonly number[], events?: EventSink): void {
  for (const card of cards) {
    refillStack(state, events)
    moveCard(state, card, L.P_STACK, L.P_DRAWN + seat)
    show(state, card)
  }
  state.b[L.COUNTER + seat]!--
}

/** The seize counter grows when the seat follows and cannot surpass; leading removes it (BT.3a, BT.4b). */
export function countSeize(state: State, seat: number): void {
  const { b } = state
  if (b[L.LEADER] === seat) {
    b[L.SEIZE_COUNTER + seat] = 0
    return
  }
  const lead = b[L.LEAD_CARD]! - 1
  const number = b[L.LEAD_ZERO] === 1 ? 0 : numberOf(lead)
  const options = bitsOf(state.m[L.P_DRAWN + seat]! | state.m[L.P_BONUS + seat]!)
  if (!options.some((card) => suitOf(card) === suitOf(lead) && numberOf(card) > number)) b[L.SEIZE_COUNTER + seat]!++
}

/** Unplayed drawn cards go to the discard pile; so does a bonus card if the counter no longer covers it (supercat/A05). */
export function putBack(state: State, seat: number): void {
  moveAll(state, L.P_DRAWN + seat, L.P_FACE_UP)
  const bonus = L.P_BONUS + seat
  while (popcount(state.m[bonus]!) > state.b[L.COUNTER + seat]!) {
    const [lowest] = bitsOf(state.m[bonus]!).sort((a, b) => numberOf(a) - numberOf(b) || a - b)
    if (lowest === undefined) return
    moveCard(state, lowest, bonus, L.P_FACE_UP)
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
    const [own, theirs] = [state.b[L.POWER + seat]!, state.b[L.POWER + other]!]
    if (own > theirs) return false
    people++
    if (own === theirs) level = true
  }
  return multiHuman === 'notAheadOfAny' || people < 2 || !level
}

/**
 * The harder mode: the bot with the most Power begins the chapter. Of those tied, whoever holds the initiative, else the
 * first in turn order (supercat/A21).
 */
export function leadChapter(state: State, events?: EventSink): void {
  if (state.options.difficulty !== 'harder') return
  let best = -1
  for (const seat of turnOrder(state))
    if (isVirtual(state, seat) && (best < 0 || state.b[L.POWER + seat]! > state.b[L.POWER + best]!)) best = seat
  if (best < 0 || state.b[L.INITIATIVE] === best) return
  state.b[L.INITIATIVE] = best
  events?.event(say('log.initiative', { seat: colourOf(state, best) }))
}
