// What the destruction of a city brings (arcs 12): Outrage and Ransack.

import type { EventSink } from '@understudy/table'
import { NO_CARDS, shared, without } from '../../card-sets.ts'
import { SUIT_CARDS } from '../../data/court.ts'
import { cityTypes } from '../board/control.ts'
import { discardAll, TYPES, typeName } from '../board/resources.ts'
import { heard } from '../hooks/heard.ts'
import * as points from '../hooks/points.ts'
import { keptInOutrage } from '../hooks/traits.ts'
import { say } from '../sayings.ts'
import { seatRules } from '../seats/index.ts'
import { ownerOf } from '../state/owners.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { F, push } from '../state/stack.ts'
import { colourOf, type State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { rolled } from './dice.ts'

/** arcs 12.1: tokens and Guild cards of the type are discarded, the Outrage space gets an agent. */
export function provoke(state: State, seat: number, type: number, events?: EventSink): void {
  discardAll(state, seat, type)
  const keep = seatRules(state, seat).cardText ? keptInOutrage() : NO_CARDS
  const lost = without(shared(read.cardSet(state, Pile.guild(seat)), SUIT_CARDS[type]!), keep)
  write.dropAll(state, Pile.guild(seat), lost)
  write.putAll(state, Pile.COURT_DISCARD, lost)
  events?.event(say('log.outrage', { seat: colourOf(state, seat), type: typeName(type) }))
  for (const follow of heard(points.provoked, state, seat)) follow(state, seat, type, events)
  if ((read.outrage(state, seat) & (1 << type)) !== 0) return
  write.setOutrage(state, seat, read.outrage(state, seat) | (1 << type))
  if (read.agentsLeft(state, seat) > 0) write.addAgentsLeft(state, seat, -1)
  // arcs 6.10
  else write.addAgentsOwed(state, seat, 1)
}

export function provokeAll(state: State, seat: number, types: number, events?: EventSink): void {
  for (let type = 1; type <= TYPES; type++) if ((types & (1 << type)) !== 0) provoke(state, seat, type, events)
}

/** Whether this seat suffers for the cities it destroys. */
export const answersForCities = (state: State, seat: number): boolean =>
  seatRules(state, seat).answersForCities(state, rolled(state, RAID_DICE) > 0)
const RAID_DICE = 2

/** A city destroyed outside a battle, or by a single hit: Outrage at once, then Ransack if it was a Rival's. */
export function cityFalls(state: State, by: number, owner: number, site: number, events?: EventSink): void {
  events?.event(say('log.cityFell', { seat: colourOf(state, by), of: ownerOf(state, owner) }))
  if (!answersForCities(state, by)) return
  if (by !== owner) push(state, F.ransack, by, owner)
  provokeAll(state, by, cityTypes(state, site), events)
}
