// Where tokens lie in the resource slots (supercat 7.3.11).

import * as L from '../../../rules/layout.ts'
import {
  discardToken,
  PSIONIC,
  RELIC,
  SLOT_KEYS,
  slotAt,
  slotUsable,
  typeName,
  WEAPON,
} from '../../../rules/resources.ts'
import type { State } from '../../../rules/state.ts'
import type { Resource } from '../../../vocabulary.ts'
import { contending, isDeclared, isOpen, NONE, standing } from '../terms/standing.ts'

/** The ambition that tokens of a type count for; 0 for Weapons. */
export const ambitionOf = (type: number): number =>
  type === WEAPON ? 0 : type === RELIC ? 4 : type === PSIONIC ? 5 : 1

/** How much a type is worth protecting: declared and contended, declared, open with a place, anything else. */
function worth(state: State, seat: number, type: number): number {
  const ambition = ambitionOf(type)
  if (ambition === 0) return 0
  if (isDeclared(state, ambition)) return contending(state, seat, ambition) ? 3 : 2
  return isOpen(state, ambition) && standing(state, seat, ambition) > NONE ? 1 : 0
}

/** The best arrangement: the dearest slots for what counts most; what does not fit is left out. */
export function arrangement(state: State, seat: number): (Resource | null)[] {
  const held: number[] = []
  for (let slot = 0; slot < L.SLOTS_PER_SEAT; slot++) {
    const type = state.b[slotAt(seat, slot)]!
    if (type !== 0) held.push(type)
  }
  const worths = [0, 1, 2, 3, 4, 5].map((type) => (type === 0 ? 0 : worth(state, seat, type)))
  held.sort((a, b) => worths[b]! - worths[a]! || a - b)
  const usable: number[] = []
  for (let slot = 0; slot < 7; slot++) if (slotUsable(state, seat, slot)) usable.push(slot)
  usable.sort((a, b) => SLOT_KEYS[b]! - SLOT_KEYS[a]! || a - b)
  const out: (Resource | null)[] = [null, null, null, null, null, null, null]
  usable.forEach((slot, i) => {
    const type = held[i]
    if (type !== undefined) out[slot] = typeName(type)
  })
  return out
}

/** Whether rearranging would change what lies where. */
export function worthArranging(state: State, seat: number): boolean {
  if ((state.b[L.ARRANGE]! & (1 << seat)) === 0) return false
  const best = arrangement(state, seat)
  for (let slot = 0; slot < 7; slot++) {
    const type = state.b[slotAt(seat, slot)]!
    if ((type === 0 ? null : typeName(type)) !== best[slot]) return true
  }
  return false
}

/** In a copy of a position: discards what does not fit, as the arrangement would. */
export function trim(state: State, seat: number): void {
  let over = false
  for (let slot = 0; slot < L.SLOTS_PER_SEAT; slot++)
    if (state.b[slotAt(seat, slot)] !== 0 && !slotUsable(state, seat, slot)) over = true
  if (!over) return
  const best = arrangement(state, seat)
  const left = [0, 0, 0, 0, 0, 0]
  for (let slot = 0; slot < L.SLOTS_PER_SEAT; slot++) {
    left[state.b[slotAt(seat, slot)]!]!++
    state.b[slotAt(seat, slot)] = 0
  }
  best.forEach((type, slot) => {
    if (type === null) return
    const index = TYPE_INDEX[type]
    state.b[slotAt(seat, slot)] = index
    left[index]!--
  })
  for (let type = 1; type <= 5; type++) for (let i = 0; i < left[type]!; i++) discardToken(state, type)
}

const TYPE_INDEX: Readonly<Record<Resource, number>> = { material: 1, fuel: 2, weapon: 3, relic: 4, psionic: 5 }
