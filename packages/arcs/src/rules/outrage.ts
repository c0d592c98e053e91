// What the destruction of a city brings (arcs 12): Outrage and Ransack.

import type { EventSink } from '@understudy/table'
import { SUIT_MASK } from '../data/court.ts'
import { say } from '../text/sayings.ts'
import { cityTypes } from './control.ts'
import { rolled } from './dice.ts'
import * as L from './layout.ts'
import { LOYAL_CARDS } from './pay.ts'
import { discardAll, TYPES, typeName } from './resources.ts'
import { F, push } from './stack.ts'
import { colourOf, roleOf, type State } from './state.ts'

/** arcs 12.1: tokens and Guild cards of the type are discarded, the Outrage space gets an agent. */
export function provoke(state: State, seat: number, type: number, events?: EventSink): void {
  const { b, m } = state
  discardAll(state, seat, type)
  // The five Loyal cards say to keep themselves; Lars's do not, since it ignores text.
  const keep = roleOf(state, seat) === 'lars' ? 0 : LOYAL_CARDS
  const lost = m[L.M_GUILD + seat]! & SUIT_MASK[type]! & ~keep
  m[L.M_GUILD + seat]! &= ~lost
  m[L.M_DISCARD]! |= lost
  events?.event(say('log.outrage', { seat: colourOf(state, seat), type: typeName(type) }))
  if ((b[L.OUTRAGE + seat]! & (1 << type)) !== 0) return
  b[L.OUTRAGE + seat]! |= 1 << type
  if (b[L.AGENTS + seat]! > 0) b[L.AGENTS + seat]!--
  // arcs 6.10
  else b[L.OWED + seat]!++
}

export function provokeAll(state: State, seat: number, types: number, events?: EventSink): void {
  for (let type = 1; type <= TYPES; type++) if ((types & (1 << type)) !== 0) provoke(state, seat, type, events)
}

/** Whether this seat suffers for the cities it destroys (lars/A36: Lars does not, or not for those that it raids). */
export const answersForCities = (state: State, seat: number): boolean =>
  roleOf(state, seat) !== 'lars' || (state.options.larsOutrage && rolled(state, RAID_DICE) === 0)
const RAID_DICE = 2

/** A city destroyed outside a battle, or by a single hit: Outrage at once, then Ransack if it was a Rival's. */
export function cityFalls(state: State, by: number, owner: number, site: number, events?: EventSink): void {
  events?.event(say('log.cityFell', { seat: colourOf(state, by), of: colourOf(state, owner) }))
  if (!answersForCities(state, by)) return
  if (by !== owner) push(state, F.ransack, by, owner)
  provokeAll(state, by, cityTypes(state, site), events)
}
