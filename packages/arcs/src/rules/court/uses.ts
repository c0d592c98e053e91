// Using a Guild card in the Prelude: what all of them have in common (arcs 9.3, 6.14).

import type { EventSink } from '@understudy/table'
import { say } from '../../text/sayings.ts'
import type { No } from '../deed.ts'
import { courtId } from '../ids.ts'
import * as L from '../layout.ts'
import { colourOf, holdsGuild, type State } from '../state.ts'

const cardOfBit = (bit: number) => courtId(31 - Math.clz32(bit))

export function refuseUse(state: State, seat: number, bit: number): No {
  if (state.b[L.PRELUDE] === 0) return say('no.preludeOver', {})
  if (!holdsGuild(state, seat, bit)) return say('no.guild', { card: cardOfBit(bit) })
  return (state.m[L.M_SECURED]! & bit) !== 0 ? say('no.justSecured', { card: cardOfBit(bit) }) : undefined
}

/** The same for cards that can only be the very first Prelude action. */
export const refuseFirst = (state: State, seat: number, bit: number): No =>
  refuseUse(state, seat, bit) ?? (state.b[L.FIRST] === 0 ? say('no.notFirst', { card: cardOfBit(bit) }) : undefined)

/** Discards the card for its effect. */
export function giveUp(state: State, seat: number, bit: number, events?: EventSink): void {
  state.m[L.M_GUILD + seat]! &= ~bit
  state.m[L.M_DISCARD]! |= bit
  state.b[L.FIRST] = 0
  events?.event(say('log.gaveUp', { seat: colourOf(state, seat), card: cardOfBit(bit) }))
}
