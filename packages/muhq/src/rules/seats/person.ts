// A person's turn: shuffle an empty deck, draw up to three, income and upkeep; then the actions are theirs.

import type { EventSink } from '@understudy/table'
import { drawTop, drawUnseen, handSize, pileSize, shuffledPile, takeFromHand } from '@understudy/table/chance'
import { type CardId, HAND_SIZE, type SeatId } from '../../vocabulary.ts'
import { destroyUnit } from '../harm.ts'
import { cardName, log } from '../names.ts'
import { upkeepSum } from '../queries.ts'
import { say } from '../sayings.ts'
import { settingOf } from '../setting.ts'
import { personOf, type State, type Unit } from '../state.ts'

export function beginPerson(state: State, seat: SeatId, events?: EventSink): void {
  const person = personOf(state, seat)
  if (person.deck.length === 0 && person.discard.length > 0) {
    person.deck = shuffledPile(person.hidden, person.discard)
    person.discard = []
    log(events, () => say('log.reshuffled', { seat }))
  }
  state.phase = 'draw'
  // muhq/2: a deck that runs out while drawing is not shuffled again before the next turn.
  drawCards(state, Math.min(HAND_SIZE - handSize(person.hand), pileSize(person.deck)), events)
  if (state.draws === 0) incomeAndUpkeep(state, events)
}

/** Cards that the app shall not know go into the hand unseen; all others wait for chance, one by one. */
export function drawCards(state: State, n: number, events?: EventSink): void {
  if (n <= 0) return
  if (!state.secretHands) {
    state.draws += n
    return
  }
  const seat = state.turn
  const person = personOf(state, seat)
  for (let i = 0; i < n; i++) drawUnseen(person.deck, person.hand)
  person.hand.known.sort()
  log(events, () => say('log.drewUnseen', { seat, n }))
}

export function cardDrawn(state: State, card: CardId, events?: EventSink): void {
  const seat = state.turn
  const person = personOf(state, seat)
  drawTop(person.hidden, person.deck, card)
  person.hand.known.push(card)
  person.hand.known.sort()
  state.draws--
  log(events, () => say('log.drew', { seat, card: cardName(state, card) }), { card, seat })
  if (state.draws === 0 && state.phase === 'draw') incomeAndUpkeep(state, events)
}

function incomeAndUpkeep(state: State, events?: EventSink): void {
  const seat = state.turn
  const { income } = settingOf(state).map
  const person = personOf(state, seat)
  person.resources += income
  log(events, () => say('log.income', { seat, n: income, now: person.resources }))
  settleUpkeep(state, events)
}

/** Paid at once when it can be; otherwise units have to go, one by one (muhq/27). */
export function settleUpkeep(state: State, events?: EventSink): void {
  const seat = state.turn
  const person = personOf(state, seat)
  const due = upkeepSum(state, seat)
  if (due > person.resources) {
    state.phase = 'upkeep'
    return
  }
  person.resources -= due
  state.phase = 'act'
  if (due > 0) log(events, () => say('log.upkeep', { seat, n: due, now: person.resources }))
}

export function giveUpUnit(state: State, unit: Unit, events?: EventSink): void {
  destroyUnit(state, unit, events)
  settleUpkeep(state, events)
}

export function putAway(state: State, cards: readonly CardId[], events?: EventSink): void {
  const seat = state.turn
  const person = personOf(state, seat)
  for (const card of cards) {
    takeFromHand(person.hidden, person.hand, card)
    person.discard.push(card)
  }
  if (cards.length > 0)
    log(events, () => say('log.putAway', { seat, cards: cards.map((card) => cardName(state, card)) }))
}
