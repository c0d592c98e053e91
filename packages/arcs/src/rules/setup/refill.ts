// Chance turns over the top of the Court deck.

import { cardsOf, inSet, nthCard, sizeOfSet } from '../../card-sets.ts'
import { courtTop, receive, takeCourtTop } from '../actions/secure.ts'
import { court, courtId } from '../board/ids.ts'
import { free } from '../choosing/deed.ts'
import { say } from '../sayings.ts'
import { F, pop, topArg, topKind, topSeat } from '../state/stack.ts'
import { colourOf } from '../state/state.ts'
import * as write from '../state/write.ts'

/** Chance turns over the top of the Court deck: for an empty spot, or for Connected. */
export const uncover = free<'uncover'>({
  refuse(state, action) {
    const card = court(action.card)
    return card >= 0 && inSet(courtTop(state), card) ? undefined : say('no.courtDeck', { card: action.card })
  },
  carry(state, action, _chance, events) {
    const card = court(action.card)
    const seat = topSeat(state)
    const connected = topKind(state) === F.connect
    const spot = topArg(state, 0)
    pop(state)
    takeCourtTop(state, card)
    if (connected) {
      events?.event(say('log.secured', { seat: colourOf(state, seat), card: action.card }))
      receive(state, seat, card)
      return
    }
    write.setRowCard(state, spot, card + 1)
    events?.event(say('log.refilled', { card: action.card }))
  },
  *list(state) {
    for (const card of cardsOf(courtTop(state))) yield { do: 'uncover', card: courtId(card) }
  },
  sample(state, _chance, random) {
    const top = courtTop(state)
    return { do: 'uncover', card: courtId(nthCard(top, random.int(sizeOfSet(top)))) }
  },
})
