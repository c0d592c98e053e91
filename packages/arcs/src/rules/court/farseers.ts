// Farseers (BC17) in the Prelude: new cards from the bottom of the pile. The look on a declaration is in look.ts.

import { bc } from '../../data/court.ts'
import { say } from '../../text/sayings.ts'
import { moveCard, moveUnseen, newGroup, sampleBits } from '../cards.ts'
import { free } from '../deed.ts'
import { cardId, card as cardIndex } from '../ids.ts'
import * as L from '../layout.ts'
import { handSize, placeOfPlayable } from '../seats/index.ts'
import { anyVirtual } from '../seats/virtual.ts'
import { F, push } from '../stack.ts'
import { bitsOf, colourOf, roleOf } from '../state.ts'
import { giveUp, refuseUse } from './uses.ts'

/** Prelude: the card goes, with any number of hand cards; that many and one more come from the bottom of the pile. */
export const useFarseers = free<'useFarseers'>({
  refuse(state, action, seat) {
    const no = refuseUse(state, seat, bc(17))
    if (no !== undefined) return no
    const human = roleOf(state, seat) === 'human'
    const unknown = action.unknown ?? 0
    if (!human && action.cards.length + unknown > 0) return say('no.nameCard', {})
    if (new Set(action.cards).size !== action.cards.length) return say('no.nameCard', {})
    if (unknown > 0 && unknown > state.b[L.UNKNOWN + L.P_HAND + seat]!) return say('no.nameCard', {})
    for (const id of action.cards)
      if (placeOfPlayable(state, seat, cardIndex(id)) < 0)
        return say('no.card', { seat: colourOf(state, seat), card: id })
    return action.cards.length + unknown <= handSize(state, seat) ? undefined : say('no.nameCard', {})
  },
  carry(state, action, seat, events) {
    giveUp(state, seat, bc(17), events)
    const unknown = action.unknown ?? 0
    const n = action.cards.length + unknown
    if (n > 0) {
      // On top of the discard pile; its bottom is the stack where there are virtual hands (supercat/A06, arcs/D53).
      const group = anyVirtual(state) ? L.P_FACE_UP : newGroup(state)
      for (const id of action.cards) moveCard(state, cardIndex(id), L.P_HAND + seat, group)
      for (let i = 0; i < unknown; i++) moveUnseen(state, L.P_HAND + seat, group)
    }
    push(state, F.draw, seat, n + 1)
  },
  *list(state, seat) {
    if (refuseUse(state, seat, bc(17)) !== undefined) return
    const hand = roleOf(state, seat) === 'human' ? bitsOf(state.m[L.P_HAND + seat]!) : []
    for (let bits = 0; bits < 1 << hand.length; bits++)
      yield { do: 'useFarseers', cards: hand.filter((_, i) => (bits & (1 << i)) !== 0).map(cardId) }
    for (let n = 1; n <= state.b[L.UNKNOWN + L.P_HAND + seat]!; n++) yield { do: 'useFarseers', cards: [], unknown: n }
  },
  sample(state, seat, random) {
    if (refuseUse(state, seat, bc(17)) !== undefined) return undefined
    const hand = roleOf(state, seat) === 'human' ? state.m[L.P_HAND + seat]! : 0
    return { do: 'useFarseers', cards: sampleBits(hand, random.int(3), random).map(cardId) }
  },
})
