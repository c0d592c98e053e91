// Tokens: slots, gaining, holding, discarding (arcs 4, 6.6, 9.4 to 9.8).

import type { EventSink } from '@understudy/table'
import { bc } from '../data/court.ts'
import { lore } from '../data/leaders.ts'
import { say } from '../text/sayings.ts'
import { RESOURCES, type Resource } from '../vocabulary.ts'
import * as L from './layout.ts'
import { isLars } from './seats/lars.ts'
import { pushToken } from './seats/lars-tokens.ts'
import { F, push } from './stack.ts'
import { colourOf, holdsGuild, holdsLore, type State } from './state.ts'

export const MATERIAL = 1
export const FUEL = 2
export const WEAPON = 3
export const RELIC = 4
export const PSIONIC = 5
export const TYPES = 5

export const typeIndex = (type: Resource): number => RESOURCES.indexOf(type) + 1
export const typeName = (type: number): Resource => RESOURCES[type - 1]!

/** Keys to raid each slot (arcs 4.1); the seventh is Ancient Holdings. */
export const SLOT_KEYS: readonly number[] = [3, 1, 1, 2, 1, 3, 4]
export const HOLDINGS_SLOT = 6
const FIRST_LOOSE = 7
/** By cities on the board (arcs 4.2). */
const USABLE: readonly number[] = [6, 6, 6, 4, 3, 2]
const CITY_BONUS: readonly number[] = [5, 2, 0, 0, 0, 0]

export const usableSlots = (state: State, seat: number): number => USABLE[state.b[L.CITIES + seat]!]!
export const cityBonus = (state: State, seat: number): number => CITY_BONUS[state.b[L.CITIES + seat]!]!
const hasHoldings = (state: State, seat: number): boolean => holdsLore(state, seat, lore(13))
export const slotUsable = (state: State, seat: number, slot: number): boolean =>
  slot < usableSlots(state, seat) || (slot === HOLDINGS_SLOT && hasHoldings(state, seat))
export const capacity = (state: State, seat: number): number =>
  usableSlots(state, seat) + (hasHoldings(state, seat) ? 1 : 0)

export const slotAt = (seat: number, slot: number): number => L.SLOTS + seat * L.SLOTS_PER_SEAT + slot
export const tokenIn = (state: State, seat: number, slot: number): number => state.b[slotAt(seat, slot)] ?? 0

/** Tokens of a type in the slots of a seat. */
export function tokens(state: State, seat: number, type: number): number {
  let n = 0
  for (let at = slotAt(seat, 0), end = at + L.SLOTS_PER_SEAT; at < end; at++) if (state.b[at] === type) n++
  return n
}

export function tokenCount(state: State, seat: number): number {
  let n = 0
  for (let at = slotAt(seat, 0), end = at + L.SLOTS_PER_SEAT; at < end; at++) if (state.b[at] !== 0) n++
  return n
}

/** arcs 9.8: tokens on a Cartel (which holds the supply of its type) count as resources the seat has. */
export function hasType(state: State, seat: number, type: number, withCartel = true): boolean {
  if (tokens(state, seat, type) > 0) return true
  return withCartel && state.b[L.SUPPLY + type]! > 0 && holdsGuild(state, seat, cartelOf(type))
}

/** The bit of the Cartel of a type (BC03, BC06). */
export const cartelOf = (type: number): number => (type === MATERIAL ? bc(3) : type === FUEL ? bc(6) : 0)

/** arcs 15.1: Weapon tokens and Weapon Guild cards. */
export const outraged = (state: State, seat: number, type: number): boolean =>
  (state.b[L.OUTRAGE + seat]! & (1 << type)) !== 0

export function emptyUsable(state: State, seat: number): number {
  let n = 0
  for (let slot = 0; slot < FIRST_LOOSE; slot++)
    if (slotUsable(state, seat, slot) && tokenIn(state, seat, slot) === 0) n++
  return n
}

/** Puts a token that is already off the supply into a slot; what does not fit waits for the owner (arcs 9.6). */
export function placeToken(state: State, seat: number, type: number, events?: EventSink): void {
  const { b } = state
  if (isLars(state, seat)) {
    pushToken(state, seat, type, events)
    return
  }
  b[L.ARRANGE] = b[L.ARRANGE]! | (1 << seat)
  const usable = usableSlots(state, seat)
  for (let slot = 0; slot < usable; slot++) {
    if (b[slotAt(seat, slot)] !== 0) continue
    b[slotAt(seat, slot)] = type
    return
  }
  if (hasHoldings(state, seat) && b[slotAt(seat, HOLDINGS_SLOT)] === 0) {
    b[slotAt(seat, HOLDINGS_SLOT)] = type
    return
  }
  for (let slot = FIRST_LOOSE; slot < L.SLOTS_PER_SEAT; slot++) {
    if (b[slotAt(seat, slot)] !== 0) continue
    b[slotAt(seat, slot)] = type
    askOverflow(state, seat)
    return
  }
  // More than six at once cannot be held even for a moment.
  b[L.SUPPLY + type]!++
}

/** Gains a token from the supply; false if there is none (arcs 6.6). */
export function gain(state: State, seat: number, type: number, events?: EventSink): boolean {
  const { b } = state
  if (b[L.SUPPLY + type] === 0) return false
  b[L.SUPPLY + type]!--
  events?.event(say('log.gain', { seat: colourOf(state, seat), type: typeName(type) }))
  placeToken(state, seat, type, events)
  return true
}

export function hasOverflow(state: State, seat: number): boolean {
  for (let slot = 0; slot < L.SLOTS_PER_SEAT; slot++)
    if (tokenIn(state, seat, slot) !== 0 && !slotUsable(state, seat, slot)) return true
  return false
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
  const { b } = state
  const depth = b[L.DEPTH]!
  for (let i = depth - 1; i >= 0; i--) {
    const at = L.FRAMES + i * L.FRAME_SIZE
    if (b[at] === F.overflow && b[at + 1] === seat) return
  }
  push(state, F.overflow, seat)
}

/** A discarded token returns at once (arcs/D27), unless the table plays it otherwise (arcs/U3). */
export function discardToken(state: State, type: number): void {
  const { b } = state
  if (state.options.discardsHeldBack && b[L.PRELUDE] === 1) b[L.HELD + type]!++
  else b[L.SUPPLY + type]!++
}

/** arcs 9.6: whoever has merely lost a token since the last gain may not rearrange any more. */
export function noArranging(state: State, seat: number): void {
  state.b[L.ARRANGE] = state.b[L.ARRANGE]! & ~(1 << seat)
}

/** A spent token is held back until the Prelude ends (arcs 9.4). */
export function spendSlot(state: State, seat: number, slot: number): void {
  const { b } = state
  noArranging(state, seat)
  const type = tokenIn(state, seat, slot)
  b[slotAt(seat, slot)] = 0
  if (b[L.PRELUDE] === 1) b[L.HELD + type]!++
  else b[L.SUPPLY + type]!++
}

export function endPrelude(state: State): void {
  const { b } = state
  if (b[L.PRELUDE] === 0) return
  b[L.PRELUDE] = 0
  for (let type = 1; type <= TYPES; type++) {
    b[L.SUPPLY + type]! += b[L.HELD + type]!
    b[L.HELD + type] = 0
  }
}

/** Discards all tokens of a type, wherever the seat has them. */
export function discardAll(state: State, seat: number, type: number): number {
  let n = 0
  for (let at = slotAt(seat, 0), end = at + L.SLOTS_PER_SEAT; at < end; at++) {
    if (state.b[at] !== type) continue
    state.b[at] = 0
    discardToken(state, type)
    n++
  }
  if (n > 0) noArranging(state, seat)
  return n
}
