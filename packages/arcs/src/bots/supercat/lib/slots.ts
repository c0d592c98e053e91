// Where tokens lie in the resource slots (supercat 7.3.11).

import * as L from '../../../rules/layout.ts'
import {
  discardToken,
  hasOverflow,
  PSIONIC,
  RELIC,
  SLOT_KEYS,
  slotAt,
  slotUsable,
  TYPES,
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
const MOST_WORTH = 3
function worth(state: State, seat: number, type: number): number {
  const ambition = ambitionOf(type)
  if (ambition === 0) return 0
  if (isDeclared(state, ambition)) return contending(state, seat, ambition) ? 3 : 2
  return isOpen(state, ambition) && standing(state, seat, ambition) > NONE ? 1 : 0
}

/** Slots from the dearest to the cheapest. */
const DEAREST = [0, 1, 2, 3, 4, 5, 6].sort((a, b) => SLOT_KEYS[b]! - SLOT_KEYS[a]! || a - b)

// Asked for every plan that is tried out: counted in the same few bytes each time.
const places = new Uint8Array(7)
const held = new Uint8Array(TYPES + 1)
const worths = new Uint8Array(TYPES + 1)

/**
 * The best arrangement, as types by slot: the dearest slots for what counts most. In `held` is left what does not fit. The
 * next call writes over both.
 */
function arrange(state: State, seat: number): void {
  const { b } = state
  places.fill(0)
  held.fill(0)
  for (let at = slotAt(seat, 0), end = at + L.SLOTS_PER_SEAT; at < end; at++) held[b[at]!]!++
  for (let type = 1; type <= TYPES; type++) worths[type] = held[type] === 0 ? 0 : worth(state, seat, type)
  let next = 0
  for (let worthy = MOST_WORTH; worthy >= 0; worthy--) {
    for (let type = 1; type <= TYPES; type++) {
      if (worths[type] !== worthy) continue
      for (; held[type]! > 0; held[type]!--) {
        while (next < 7 && !slotUsable(state, seat, DEAREST[next]!)) next++
        if (next === 7) return
        places[DEAREST[next++]!] = type
      }
    }
  }
}

/** The best arrangement; what does not fit is left out. */
export function arrangement(state: State, seat: number): (Resource | null)[] {
  arrange(state, seat)
  return Array.from(places, (type) => (type === 0 ? null : typeName(type)))
}

/** Whether rearranging would change what lies where. */
export function worthArranging(state: State, seat: number): boolean {
  if ((state.b[L.ARRANGE]! & (1 << seat)) === 0) return false
  arrange(state, seat)
  for (let slot = 0; slot < 7; slot++) if (state.b[slotAt(seat, slot)] !== places[slot]) return true
  return false
}

/** In a copy of a position: discards what does not fit, as the arrangement would. */
export function trim(state: State, seat: number): void {
  if (!hasOverflow(state, seat)) return
  arrange(state, seat)
  const { b } = state
  for (let slot = 0; slot < L.SLOTS_PER_SEAT; slot++) b[slotAt(seat, slot)] = slot < 7 ? places[slot]! : 0
  for (let type = 1; type <= TYPES; type++) for (let i = 0; i < held[type]!; i++) discardToken(state, type)
}
