// Where the action cards lie in a position entered by hand: so many in each hand, some played, some discarded face up. All
// others are in the pile, nobody knows which.

import { UNIONS } from '../../data/court.ts'
import type { ActionCardId } from '../../vocabulary.ts'
import * as ids from '../board/ids.ts'
import { handSize, seatRules } from '../seats/index.ts'
import { hasStack } from '../seats/stack.ts'
import { gatherDeck, show, sizeOf } from '../state/cards.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { playersOf, type State } from '../state/state.ts'
import * as write from '../state/write.ts'

/** What somebody has played in this round: a card face up, or one face down. */
export type Played = ActionCardId | 'down'

export interface Laid {
  readonly hands: readonly number[]
  /** By seat; the leader's card is among them. */
  readonly played: readonly (Played | undefined)[]
  readonly discard: readonly ActionCardId[]
}

/** Where discarded cards lie open: in a pile of their own, or in the pile from which nobody draws in this chapter. */
const discardPlace = (state: State): number =>
  hasStack(state) || state.options.splitDiscard ? Pile.FACE_UP : Pile.group(0)

export function laidIn(state: State): Laid {
  const seats = Array.from({ length: playersOf(state) }, (_, seat) => seat)
  return {
    hands: seats.map((seat) => handSize(state, seat)),
    played: seats.map((seat) => {
      const [up] = read.cards(state, Pile.up(seat))
      if (up !== undefined) return ids.cardId(up)
      return sizeOf(state, Pile.down(seat)) > 0 ? 'down' : undefined
    }),
    discard: read.cards(state, discardPlace(state)).map(ids.cardId),
  }
}

/** Lays the cards out anew in this very state. */
export function layCards(state: State, { hands, played, discard }: Laid): void {
  gatherDeck(state)
  for (let union = 0; union < UNIONS.length; union++) write.setUnionOn(state, union, 0)
  let left = read.count(state, Pile.UNSEEN)
  const open = (id: ActionCardId, place: number) => {
    const card = ids.card(id)
    if (!read.has(state, Pile.UNSEEN, card)) return
    write.drop(state, Pile.UNSEEN, card)
    write.put(state, place, card)
    show(state, card)
    left--
  }
  const unseen = (n: number, place: number) => {
    const held = Math.min(n, left)
    write.addUnknown(state, place, held)
    left -= held
  }
  played.forEach((what, seat) => {
    if (what === 'down') unseen(1, Pile.down(seat))
    else if (what !== undefined) open(what, Pile.up(seat))
  })
  for (const id of discard) open(id, discardPlace(state))
  hands.forEach((n, seat) => {
    const rules = seatRules(state, seat)
    if (rules.counts) write.setCounter(state, seat, n)
    else unseen(n, rules.gains(seat))
  })
  write.setGroups(state, hasStack(state) ? 0 : 1)
  write.addUnknown(state, hasStack(state) ? Pile.STACK : Pile.group(0), left)
}
