// Tokens: slots, gaining, holding, discarding (arcs 4, 6.6, 9.4 to 9.8).

import type { EventSink } from '@understudy/table'
import { EVERY_TOKEN, type Resource } from '../../vocabulary.ts'
import { heard, listens } from '../hooks/heard.ts'
import * as points from '../hooks/points.ts'
import { actRules } from '../round/act-rules.ts'
import { say } from '../sayings.ts'
import { seatRules } from '../seats/index.ts'
import { SLOTS_PER_SEAT, TYPES } from '../state/numbers.ts'
import * as read from '../state/read.ts'
import { F, push } from '../state/stack.ts'
import { colourOf, type State } from '../state/state.ts'
import * as write from '../state/write.ts'

export { FUEL, MATERIAL, PSIONIC, RELIC, TYPES, WEAPON } from '../state/numbers.ts'

export const typeIndex = (type: Resource): number => EVERY_TOKEN.indexOf(type) + 1
export const typeName = (type: number): Resource => EVERY_TOKEN[type - 1]!

/** Keys to raid each slot (arcs 4.1); the seventh is there only for who has a card that says so. */
export const SLOT_KEYS: readonly number[] = [3, 1, 1, 2, 1, 3, 4]
export const HOLDINGS_SLOT = 6
const FIRST_LOOSE = 7
/** By cities on the board (arcs 4.2). */
const USABLE: readonly number[] = [6, 6, 6, 4, 3, 2]
const CITY_BONUS: readonly number[] = [5, 2, 0, 0, 0, 0]

export const usableSlots = (state: State, seat: number): number => USABLE[read.citiesLeft(state, seat)]!
export const cityBonus = (state: State, seat: number): number => CITY_BONUS[read.citiesLeft(state, seat)]!
const hasHoldings = (state: State, seat: number): boolean => listens(points.extraSlot, state, seat)
export const slotUsable = (state: State, seat: number, slot: number): boolean =>
  slot < usableSlots(state, seat) || (slot === HOLDINGS_SLOT && hasHoldings(state, seat))
export const capacity = (state: State, seat: number): number =>
  usableSlots(state, seat) + (hasHoldings(state, seat) ? 1 : 0)

export const tokenIn = read.slot ?? 0

/** Tokens of a type in the slots of a seat. */
export const tokens = read.tokens

/** Bits of all types; 0 is none. */
const ANY_TYPE = ~1
export const tokenCount = (state: State, seat: number): number => read.tokensAmong(state, seat, ANY_TYPE)

/** arcs 9.8: tokens on a Cartel (which holds the supply of its type) count as resources the seat has. */
export function hasType(state: State, seat: number, type: number, withCartel = true): boolean {
  if (tokens(state, seat, type) > 0) return true
  if (state.options.act !== 0 && actRules().frozen(state, seat, type) > 0) return true
  return withCartel && read.supply(state, type) > 0 && holdsSupply(state, seat, type)
}

/** Whether the supply of a type lies on a card of this seat. */
export const holdsSupply = (state: State, seat: number, type: number): boolean =>
  heard(points.holdsSupply, state, seat).includes(type)

/** arcs 15.1: Weapon tokens and Weapon Guild cards. */
export const outraged = (state: State, seat: number, type: number): boolean =>
  (read.outrage(state, seat) & (1 << type)) !== 0

export function emptyUsable(state: State, seat: number): number {
  let n = 0
  for (let slot = 0; slot < FIRST_LOOSE; slot++)
    if (slotUsable(state, seat, slot) && tokenIn(state, seat, slot) === 0) n++
  return n
}

/** Puts a token that is already off the supply into a slot; what does not fit waits for the owner (arcs 9.6). */
export function placeToken(state: State, seat: number, type: number, events?: EventSink): void {
  const rules = seatRules(state, seat)
  if (rules.tokenRow) {
    rules.receives(state, seat, type, events)
    return
  }
  write.setArranging(state, read.arranging(state) | (1 << seat))
  const usable = usableSlots(state, seat)
  for (let slot = 0; slot < usable; slot++) {
    if (read.slot(state, seat, slot) !== 0) continue
    write.setSlot(state, seat, slot, type)
    return
  }
  if (hasHoldings(state, seat) && read.slot(state, seat, HOLDINGS_SLOT) === 0) {
    write.setSlot(state, seat, HOLDINGS_SLOT, type)
    return
  }
  for (let slot = FIRST_LOOSE; slot < SLOTS_PER_SEAT; slot++) {
    if (read.slot(state, seat, slot) !== 0) continue
    write.setSlot(state, seat, slot, type)
    askOverflow(state, seat)
    return
  }
  // More than six at once cannot be held even for a moment.
  write.addSupply(state, type, 1)
}

/** Gains a token from the supply; false if there is none (arcs 6.6). */
export function gain(state: State, seat: number, type: number, events?: EventSink): boolean {
  if (read.supply(state, type) === 0) return false
  write.addSupply(state, type, -1)
  events?.event(say('log.gain', { seat: colourOf(state, seat), type: typeName(type) }))
  placeToken(state, seat, type, events)
  return true
}

export function hasOverflow(state: State, seat: number): boolean {
  const first = usableSlots(state, seat)
  const taken = read.firstToken(state, seat, first)
  if (taken === HOLDINGS_SLOT && hasHoldings(state, seat)) return read.firstToken(state, seat, taken + 1) >= 0
  return taken >= 0
}

/** Whether another order of the tokens could differ from the present one in anything. */
export function orderMatters(state: State, seat: number): boolean {
  const n = tokenCount(state, seat)
  if (n === 0) return false
  if (hasOverflow(state, seat)) return true
  if (n < capacity(state, seat)) return true
  for (let type = 1; type <= TYPES; type++) if (tokens(state, seat, type) === n) return false
  return true
}

/** Lets the owner decide what is kept and where, as soon as what is under way allows it. */
export function askOverflow(state: State, seat: number): void {
  const depth = read.depth(state)
  for (let i = depth - 1; i >= 0; i--) {
    if (read.frameKind(state, i) === F.overflow && read.frameSeat(state, i) === seat) return
  }
  push(state, F.overflow, seat)
}

/** A discarded token returns at once (arcs/D27), unless the table plays it otherwise (arcs/U3). */
export function discardToken(state: State, type: number): void {
  if (state.options.discardsHeldBack && read.prelude(state)) write.addHeld(state, type, 1)
  else write.addSupply(state, type, 1)
}

/** arcs 9.6: whoever has merely lost a token since the last gain may not rearrange any more. */
export function noArranging(state: State, seat: number): void {
  write.setArranging(state, read.arranging(state) & ~(1 << seat))
}

/** A spent token is held back until the Prelude ends (arcs 9.4). */
export function spendSlot(state: State, seat: number, slot: number): void {
  noArranging(state, seat)
  const type = tokenIn(state, seat, slot)
  write.setSlot(state, seat, slot, 0)
  if (read.prelude(state)) write.addHeld(state, type, 1)
  else write.addSupply(state, type, 1)
}

export function endPrelude(state: State): void {
  if (!read.prelude(state)) return
  write.setPrelude(state, false)
  for (let type = 1; type <= TYPES; type++) {
    write.addSupply(state, type, read.held(state, type))
    write.setHeld(state, type, 0)
  }
}

/** Discards all tokens of a type, wherever the seat has them. */
export function discardAll(state: State, seat: number, type: number): number {
  let n = 0
  for (let slot = 0; slot < SLOTS_PER_SEAT; slot++) {
    if (read.slot(state, seat, slot) !== type) continue
    write.setSlot(state, seat, slot, 0)
    discardToken(state, type)
    n++
  }
  if (n > 0) noArranging(state, seat)
  return n
}
