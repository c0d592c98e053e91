// What stays the same through a whole game: every card, wherever it lies.

import type { Hand, Hidden, Pile } from '@understudy/table'
import { CLASSES } from '../vocabulary.ts'
import { CAPTAIN } from './query.ts'
import type { State } from './state.ts'

export function census(state: State): Record<string, number> {
  const counts: Record<string, number> = {}
  const add = (card: string): void => {
    // Captains come from nowhere when no general is left, and go there.
    if (card !== CAPTAIN) counts[card] = (counts[card] ?? 0) + 1
  }
  const bags = (hidden: Hidden): void => {
    for (const bag of hidden.bags) bag.cards.forEach(add)
  }
  const open = (pile: Pile): void => {
    for (const group of pile) if ('cards' in group) group.cards.forEach(add)
  }
  const known = (hand: Hand): void => hand.known.forEach(add)
  bags(state.troopCards)
  bags(state.generalCards)
  bags(state.actionCards)
  open(state.actionDeck)
  state.actionDiscard.forEach(add)
  state.dead.forEach(add)
  state.stacks.forEach(open)
  for (const side of state.sides) {
    for (const cls of CLASSES) open(side.decks[cls])
    open(side.reserves)
    open(side.unused)
    known(side.pool)
    known(side.available)
    known(side.hand)
    for (const army of side.armies) {
      known(army.cards)
      known(army.general)
    }
    side.upgrade.forEach(add)
    side.retired.forEach(add)
    if (side.flipped !== null) add(side.flipped)
    if (side.looked !== null) add(side.looked.card)
  }
  // Cards killed in a battle lie aside until it is over.
  for (const frame of state.frames) {
    if (frame.kind === 'battle') for (const side of frame.sides) side.killed.forEach(add)
  }
  return counts
}
