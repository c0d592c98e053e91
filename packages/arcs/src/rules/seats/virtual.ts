// SUPERCAT's virtual hand (supercat 2): a counter instead of cards. For each turn two cards are turned over from a stack
// that all such seats share; cards that a seat gains lie open beside it and count as part of the hand.

import type { EventSink } from '@understudy/table'
import { numberOf, suitOf } from '../../data/action-cards.ts'
import { say } from '../../text/sayings.ts'
import { moveAll, moveCard, show, sizeOf } from '../state/cards.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { colourOf, playersOf, roleOf, type State, turnOrder } from '../state/state.ts'
import * as write from '../state/write.ts'
import type { CardPlay } from './card-play.ts'

const OPEN = [0, 1, 2, 3].map((seat) => [Pile.drawn(seat), Pile.bonus(seat)])

export const virtualHand: CardPlay = {
  size: (state, seat) => read.counter(state, seat),
  draws: true,
  passes: false,
  places: (seat) => OPEN[seat]!,
  gains: (seat) => Pile.bonus(seat),
}

export const isVirtual = (state: State, seat: number): boolean => roleOf(state, seat) === 'supercat'
export const anyVirtual = (state: State): boolean => state.options.roles.includes('supercat')

/** How many cards are turned over for this turn (supercat 2.5, supercat/A04). */
export function drawCount(state: State, seat: number): number {
  const bonus = read.count(state, Pile.bonus(seat))
  if (!state.options.alwaysDraw && read.counter(state, seat) === bonus) return 0
  return Math.min(2, stackLeft(state))
}

/** What can still be drawn, with the discard pile shuffled in (supercat 2.3). */
export const stackLeft = (state: State): number => sizeOf(state, Pile.STACK) + sizeOf(state, Pile.FACE_UP)

/** The discard becomes the new stack once a card is wanted of an empty one, not before (supercat 2.3, supercat/A02). */
export function refillStack(state: State, events?: EventSink): void {
  if (sizeOf(state, Pile.STACK) > 0 || sizeOf(state, Pile.FACE_UP) === 0) return
  moveAll(state, Pile.FACE_UP, Pile.STACK)
  events?.event(say('log.reshuffled', {}))
}

/** Turns the drawn cards over and lowers the counter (BT.2). */
export function turnOver(state: State, seat: number, cards: readonly number[], events?: EventSink): void {
  for (const card of cards) {
    refillStack(state, events)
    moveCard(state, card, Pile.STACK, Pile.drawn(seat))
    show(state, card)
  }
  write.addCounter(state, seat, -1)
}

/** The seize counter grows when the seat follows and cannot surpass; leading removes it (BT.3a, BT.4b). */
export function countSeize(state: State, seat: number): void {
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
export function putBack(state: State, seat: number): void {
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
 * The harder mode: the bot with the most Power begins the chapter. Of those tied, whoever holds the initiative, else the
 * first in turn order (supercat/A21).
 */
export function leadChapter(state: State, events?: EventSink): void {
  if (state.options.difficulty !== 'harder') return
  let best = -1
  for (const seat of turnOrder(state))
    if (isVirtual(state, seat) && (best < 0 || read.power(state, seat) > read.power(state, best))) best = seat
  if (best < 0 || read.initiative(state) === best) return
  write.setInitiative(state, best)
  events?.event(say('log.initiative', { seat: colourOf(state, best) }))
}
