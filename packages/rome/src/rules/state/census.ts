// What stays the same through a whole game: every card, wherever it lies.

import type { Hand, Hidden, Pile } from '@understudy/table/chance'
import { packOf } from '../../pack/setting.ts'
import { CLASSES } from '../../vocabulary.ts'
import { CAPTAIN } from './query.ts'
import type { State } from './state.ts'

/** As one text, which is compared faster than a table: how many cards in all, and of each card of the pack in its order. */
export function census(state: State): string {
  const counts = new Map<string, number>()
  let all = 0
  const add = (card: string): void => {
    // Captains come from nowhere when no general is left, and go there.
    if (card === CAPTAIN) return
    all++
    counts.set(card, (counts.get(card) ?? 0) + 1)
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
  const { troops, generals, actions } = packOf(state)
  let text = `${all}`
  for (const kind of [troops, generals, actions]) for (const card of kind.keys()) text += ` ${counts.get(card) ?? 0}`
  return text
}
