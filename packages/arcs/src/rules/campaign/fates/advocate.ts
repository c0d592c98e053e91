// The Advocate (campaign 12.4): Recover, the limit that Guild Overseers sets, and what it advances for.

import { inSet } from '../../../card-sets.ts'
import type { Action } from '../../../vocabulary.ts'
import { refusePay, settlePay } from '../../actions/pay.ts'
import { courtId } from '../../board/ids.ts'
import type { No, PaidDeed } from '../../choosing/deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say as baseSay } from '../../sayings.ts'
import { holdsGuild } from '../../seats/index.ts'
import * as camp from '../../state/campaign/read.ts'
import * as set from '../../state/campaign/write.ts'
import * as Pile from '../../state/piles.ts'
import { colourOf, type State } from '../../state/state.ts'
import * as write from '../../state/write.ts'
import { agentsOn, attachable, orderDiscard, spotOfCard } from '../court.ts'
import { CARD, GUILD_OF_ACT, SELF_DISCARDING } from '../data.ts'
import { paid } from '../deed.ts'
import { advance, hasFate } from '../objectives.ts'
import { placesSome } from '../placing.ts'
import { say } from '../sayings.ts'

const holdsOverseers = (state: State, seat: number): boolean => holdsGuild(state, seat, CARD.overseers)

/** Actions printed on Guild cards only with a scoring place in some declared ambition. */
export const overseersRefuse = (state: State, seat: number): No =>
  holdsOverseers(state, seat) && !placesSome(state, seat) ? say('no.overseers', {}) : undefined

/** The topmost Guild card of the Court discard pile, or -1. */
export function topGuild(state: State): number {
  for (let n = camp.discarded(state) - 1; n >= 0; n--)
    if (inSet(GUILD_OF_ACT, camp.discard(state, n))) return camp.discard(state, n)
  return -1
}

const has = (state: State, seat: number): boolean => holdsGuild(state, seat, CARD.investigators)

export const recover = paid<'recover'>({
  kind: 'move',
  has,
  refuse(state, action, seat) {
    const no = refusePay(state, seat, action.pay, 'move')
    if (no !== undefined) return no
    if (!has(state, seat)) return baseSay('no.guild', { card: courtId(CARD.investigators) })
    if (topGuild(state) < 0) return say('no.recoverNothing', {})
    const spot = spotOfCard(state, action.on)
    if (spot < 0) return baseSay('no.inCourt', { card: action.on })
    if (camp.attached(state, spot) > 0 || agentsOn(state, spot) > 0) return say('no.attach', { card: action.on })
    return overseersRefuse(state, seat)
  },
  carry(state, action, seat, events) {
    settlePay(state, seat, action.pay)
    const card = topGuild(state)
    write.drop(state, Pile.COURT_DISCARD, card)
    orderDiscard(state)
    set.setAttached(state, spotOfCard(state, action.on), card + 1)
    events?.event(say('log.recovered', { seat: colourOf(state, seat), card: courtId(card), on: action.on }))
    if (hasFate(state, seat, 'advocate') && holdsOverseers(state, seat)) advance(state, seat, 2, events)
  },
  *list(state, seat, pay) {
    if (!has(state, seat) || topGuild(state) < 0 || overseersRefuse(state, seat) !== undefined) return
    for (const { spot, card } of attachable(state))
      if (agentsOn(state, spot) === 0) yield { do: 'recover', on: courtId(card), pay }
  },
})

/** A New action of a Guild card, bound by Overseers. */
export function guarded<A extends Action>(deed: PaidDeed<A>): PaidDeed<A> {
  return {
    ...deed,
    refuse: (state, action, seat) => overseersRefuse(state, seat) ?? deed.refuse(state, action, seat),
    *list(state, seat, pay) {
      if (overseersRefuse(state, seat) === undefined) yield* deed.list(state, seat, pay)
    },
    ...(deed.sample === undefined
      ? {}
      : {
          sample: (state, seat, pay, random) =>
            overseersRefuse(state, seat) === undefined ? deed.sample?.(state, seat, pay, random) : undefined,
        }),
  }
}

/** The limit, and 3 for each card that a Prelude action discards; a Union counts when it is used (campaign/R2). */
export const overseers: Card = {
  is: { guild: CARD.overseers },
  refuseUse: overseersRefuse,
  gaveUp(state, seat, card, events) {
    if (hasFate(state, seat, 'advocate') && inSet(SELF_DISCARDING, card)) advance(state, seat, 3, events)
  },
}
