// After a declaration: Ambitious (Upstart), Bold (Demagogue), Connected (Noble).

import { cardsOf, inSet, nthCard, popcount, sizeOfSet } from '../../card-sets.ts'
import { say } from '../../text/sayings.ts'
import { RESOURCES } from '../../vocabulary.ts'
import { free } from '../deed.ts'
import { court, courtId } from '../ids.ts'
import { courtRow, putAgent, refuseInfluence } from '../influence.ts'
import { gain, typeIndex } from '../resources.ts'
import { courtTop, receive, takeCourtTop } from '../secure.ts'
import * as read from '../state/read.ts'
import { F, pop, topArg, topKind, topSeat } from '../state/stack.ts'
import { colourOf, copyState } from '../state/state.ts'
import * as write from '../state/write.ts'

export const ambitious = free<'ambitious'>({
  refuse: (state, action) =>
    action.gain !== undefined && read.supply(state, typeIndex(action.gain)) === 0
      ? say('no.tokenSupply', { type: action.gain })
      : undefined,
  carry(state, action, seat, events) {
    pop(state)
    if (action.gain !== undefined) gain(state, seat, typeIndex(action.gain), events)
  },
  *list(state) {
    yield { do: 'ambitious' }
    for (const type of RESOURCES) if (read.supply(state, typeIndex(type)) > 0) yield { do: 'ambitious', gain: type }
  },
})

/** One agent onto each of as many Court cards as wanted. */
export const bold = free<'bold'>({
  refuse(state, action, seat) {
    if (new Set(action.cards).size !== action.cards.length) return say('no.boldTwice', {})
    const after = copyState(state)
    for (const card of action.cards) {
      const no = refuseInfluence(after, seat, card)
      if (no !== undefined) return no
      putAgent(after, seat, card)
    }
    return undefined
  },
  carry(state, action, seat, events) {
    pop(state)
    for (const card of action.cards) {
      putAgent(state, seat, card)
      events?.event(say('log.influenced', { seat: colourOf(state, seat), card }))
    }
  },
  *list(state, seat) {
    const row = [...courtRow(state)]
    for (let bits = 0; bits < 1 << row.length; bits++) {
      if (popcount(bits) > read.agentsLeft(state, seat)) continue
      yield { do: 'bold', cards: row.filter((_, i) => (bits & (1 << i)) !== 0) }
    }
  },
})

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
