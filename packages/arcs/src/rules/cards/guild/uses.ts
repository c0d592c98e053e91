// Using a Guild card in the Prelude: what all of them have in common (arcs 9.3, 6.14).

import type { EventSink } from '@understudy/table'
import { courtId } from '../../board/ids.ts'
import type { No } from '../../choosing/deed.ts'
import { heard } from '../../hooks/heard.ts'
import * as points from '../../hooks/points.ts'
import { say } from '../../sayings.ts'
import { holdsGuild } from '../../seats/index.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import { colourOf, type State } from '../../state/state.ts'
import * as write from '../../state/write.ts'

export function refuseUse(state: State, seat: number, card: number): No {
  if (!read.prelude(state)) return say('no.preludeOver', {})
  if (!holdsGuild(state, seat, card)) return say('no.guild', { card: courtId(card) })
  if (read.has(state, Pile.SECURED, card)) return say('no.justSecured', { card: courtId(card) })
  for (const refuse of heard(points.refuseUse, state, seat)) {
    const no = refuse(state, seat, card)
    if (no !== undefined) return no
  }
  return undefined
}

/** The same for cards that can only be the very first Prelude action. */
export const refuseFirst = (state: State, seat: number, card: number): No =>
  refuseUse(state, seat, card) ?? (!read.first(state) ? say('no.notFirst', { card: courtId(card) }) : undefined)

/** Discards the card for its effect, or lays it down (Unions). */
export function giveUp(
  state: State,
  seat: number,
  card: number,
  events?: EventSink,
  to: number = Pile.COURT_DISCARD,
): void {
  write.drop(state, Pile.guild(seat), card)
  write.put(state, to, card)
  for (const follow of heard(points.gaveUp, state, seat)) follow(state, seat, card, events)
  write.setFirst(state, false)
  if (to === Pile.COURT_DISCARD) events?.event(say('log.gaveUp', { seat: colourOf(state, seat), card: courtId(card) }))
}
