// The Steward (campaign 12.1): Imperial Authority is among the laws; here Dealmakers and the objective.

import { courtRow, putAgent, refuseInfluence, spotOf } from '../../actions/influence.ts'
import { refusePay, settlePay } from '../../actions/pay.ts'
import { refuseSecuring, securable } from '../../actions/secure.ts'
import { court, courtId } from '../../board/ids.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say as baseSay } from '../../sayings.ts'
import { holdsGuild } from '../../seats/index.ts'
import * as camp from '../../state/campaign/read.ts'
import * as read from '../../state/read.ts'
import { addTopArg, pop, push, topArg } from '../../state/stack.ts'
import { colourOf, playersOf, type State, seatOf } from '../../state/state.ts'
import { takeCard } from '../court.ts'
import { CARD } from '../data.ts'
import { type Frame, free, paid } from '../deed.ts'
import { C } from '../frames.ts'
import { advance, hasFate } from '../objectives.ts'
import { say } from '../sayings.ts'
import { overseersRefuse } from './advocate.ts'

const has = (state: State, seat: number): boolean => holdsGuild(state, seat, CARD.dealmakers)

/** A Rival that could secure a card does so, all agents go home; then as many Influences as it had agents, and a Secure. */
export const bargain = paid<'bargain'>({
  kind: 'secure',
  has,
  refuse(state, action, seat) {
    const no = refusePay(state, seat, action.pay, 'secure')
    if (no !== undefined) return no
    if (!has(state, seat)) return baseSay('no.guild', { card: courtId(CARD.dealmakers) })
    const rival = seatOf(state, action.with)
    if (rival < 0 || rival === seat) return baseSay('no.rival', {})
    return overseersRefuse(state, seat) ?? refuseSecuring(state, rival, action.card)
  },
  carry(state, action, seat, events) {
    settlePay(state, seat, action.pay)
    const rival = seatOf(state, action.with)
    const spot = spotOf(state, court(action.card))
    const n = read.courtAgents(state, spot, rival)
    events?.event(say('log.bargained', { seat: colourOf(state, seat), of: action.with, card: action.card }))
    push(state, C.bargainSecure, seat)
    push(state, C.bargainInfluence, seat, n)
    takeCard(state, rival, spot, 'home', events)
  },
  *list(state, seat, pay) {
    if (!has(state, seat) || overseersRefuse(state, seat) !== undefined) return
    for (let rival = 0; rival < playersOf(state); rival++) {
      if (rival === seat) continue
      for (const card of securable(state, rival)) yield { do: 'bargain', card, with: colourOf(state, rival), pay }
    }
  },
})

export const bargainInfluence = free<'bargainInfluence'>({
  refuse: (state, action, seat) => refuseInfluence(state, seat, action.card),
  carry(state, action, seat, events) {
    addTopArg(state, 0, -1)
    putAgent(state, seat, action.card)
    events?.event(baseSay('log.influenced', { seat: colourOf(state, seat), card: action.card }))
  },
  *list(state, seat) {
    for (const card of courtRow(state))
      if (refuseInfluence(state, seat, card) === undefined) yield { do: 'bargainInfluence', card }
  },
})

export const bargainSecure = free<'bargainSecure'>({
  refuse: (state, action, seat) => refuseSecuring(state, seat, action.card),
  carry(state, action, seat, events) {
    pop(state)
    takeCard(state, seat, spotOf(state, court(action.card)), 'capture', events)
  },
  *list(state, seat) {
    for (const card of securable(state, seat)) yield { do: 'bargainSecure', card }
  },
})

export const stewardFrames: Readonly<Record<string, Frame>> = {
  bargainInfluence: {
    offers: ['bargainInfluence', 'decline'],
    settle(state, seat) {
      if (topArg(state, 0) > 0 && read.agentsLeft(state, seat) > 0) return false
      pop(state)
      return true
    },
  },
  bargainSecure: {
    offers: ['bargainSecure', 'decline'],
    settle(state, seat) {
      if (securable(state, seat).length > 0) return false
      pop(state)
      return true
    },
  },
}

/** Each ambition won while First Regent: as much as the Power it brought. */
export const steward: Card = {
  is: { id: 'steward', has: (state, seat) => hasFate(state, seat, 'steward') },
  won(state, seat, _ambition, power, events) {
    if (camp.firstRegent(state) === seat) advance(state, seat, power, events)
  },
}
