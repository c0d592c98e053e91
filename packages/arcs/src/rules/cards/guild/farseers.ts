// Farseers (BC17): new cards from the bottom of the pile in the Prelude, and a look into a hand on a declaration.

import { NO_CARDS } from '../../../card-sets.ts'
import { GUILD } from '../../../data/court.ts'
import { cardId, card as cardIndex } from '../../board/ids.ts'
import { free } from '../../choosing/deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say } from '../../sayings.ts'
import { handSize, placeOfPlayable, seatRules } from '../../seats/index.ts'
import { hasStack } from '../../seats/stack.ts'
import { moveCard, moveUnseen, newGroup, sampleCards } from '../../state/cards.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import { F, popped, push } from '../../state/stack.ts'
import { colourOf, playersOf } from '../../state/state.ts'
import { anyHand, look, peek, peekChoices, settlePeek, swap } from './farseers-look.ts'
import { giveUp, refuseUse } from './uses.ts'

/** Prelude: the card goes, with any number of hand cards; that many and one more come from the bottom of the pile. */
export const useFarseers = free<'useFarseers'>({
  refuse(state, action, seat) {
    const no = refuseUse(state, seat, GUILD.farseers)
    if (no !== undefined) return no
    const unknown = action.unknown ?? 0
    if (!seatRules(state, seat).holdsHand && action.cards.length + unknown > 0) return say('no.nameCard', {})
    if (new Set(action.cards).size !== action.cards.length) return say('no.nameCard', {})
    if (unknown > 0 && unknown > read.unknown(state, Pile.hand(seat))) return say('no.nameCard', {})
    for (const id of action.cards)
      if (placeOfPlayable(state, seat, cardIndex(id)) < 0)
        return say('no.card', { seat: colourOf(state, seat), card: id })
    return action.cards.length + unknown <= handSize(state, seat) ? undefined : say('no.nameCard', {})
  },
  carry(state, action, seat, events) {
    giveUp(state, seat, GUILD.farseers, events)
    const unknown = action.unknown ?? 0
    const n = action.cards.length + unknown
    if (n > 0) {
      // On top of the discard pile; its bottom is the stack where there are virtual hands (supercat/A06, arcs/D53).
      const group = hasStack(state) ? Pile.FACE_UP : newGroup(state)
      for (const id of action.cards) moveCard(state, cardIndex(id), Pile.hand(seat), group)
      for (let i = 0; i < unknown; i++) moveUnseen(state, Pile.hand(seat), group)
    }
    push(state, F.draw, seat, n + 1)
  },
  *list(state, seat) {
    if (refuseUse(state, seat, GUILD.farseers) !== undefined) return
    const hand = seatRules(state, seat).holdsHand ? read.cards(state, Pile.hand(seat)) : []
    for (let bits = 0; bits < 1 << hand.length; bits++)
      yield { do: 'useFarseers', cards: hand.filter((_, i) => (bits & (1 << i)) !== 0).map(cardId) }
    for (let n = 1; n <= read.unknown(state, Pile.hand(seat)); n++) yield { do: 'useFarseers', cards: [], unknown: n }
  },
  sample(state, seat, random) {
    if (refuseUse(state, seat, GUILD.farseers) !== undefined) return undefined
    const hand = seatRules(state, seat).holdsHand ? read.cardSet(state, Pile.hand(seat)) : NO_CARDS
    return { do: 'useFarseers', cards: sampleCards(hand, random.int(3), random).map(cardId) }
  },
})

export const farseers: Card = {
  is: { guild: GUILD.farseers },
  declared(state, seat) {
    if (playersOf(state) > 1) push(state, F.look, seat)
  },
  uses: { useFarseers },
  free: { look, peek, swap },
  frames: {
    look: { offers: ['look'], settle: (state, seat) => (anyHand(state, seat) ? false : popped(state)) },
    lookReveal: { offers: ['peek'], settle: (state, _seat, events) => settlePeek(state, events), chance: 'botCards' },
    swap: { offers: ['swap'] },
  },
  choices: { peek: peekChoices },
}
