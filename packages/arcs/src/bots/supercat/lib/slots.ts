// Where tokens lie in the resource slots (supercat 7.3.11).

import {
  capacity,
  discardToken,
  hasOverflow,
  holdsSupply,
  PSIONIC,
  RELIC,
  SLOT_KEYS,
  slotUsable,
  TYPES,
  tokenCount,
  typeName,
  WEAPON,
} from '../../../rules/board/resources.ts'
import { layTokens } from '../../../rules/positions/suppose.ts'
import { stakes } from '../../../rules/round/ambitions.ts'
import * as read from '../../../rules/state/read.ts'
import type { State } from '../../../rules/state/state.ts'
import type { Resource } from '../../../vocabulary.ts'
import { type Base, isDeclared, isOpen, NONE, standing, TIED2 } from '../terms/standing.ts'

/** The ambition that tokens of a type count for; 0 for Weapons. */
export const ambitionOf = (type: number): number =>
  type === WEAPON || type === 0 || type > TYPES ? 0 : type === RELIC ? 4 : type === PSIONIC ? 5 : 1

/** In the campaign Golems lie among the tokens; they count for nothing (supercat/A129). */
const GOLEMS = 4
const KINDS = TYPES + GOLEMS

/** How much a type is worth protecting: declared and contended, declared, open with a place, anything else. */
const MOST_WORTH = 3
export function worth(state: State, seat: number, type: number, stands: Stands = standing): number {
  const ambition = ambitionOf(type)
  if (ambition === 0) return 0
  if (isDeclared(state, ambition)) return stands(state, seat, ambition) >= TIED2 ? 3 : 2
  return isOpen(state, ambition) && stands(state, seat, ambition) > NONE ? 1 : 0
}
type Stands = (state: State, seat: number, ambition: number) => number

/** Slots from the dearest to the cheapest. */
const DEAREST = [0, 1, 2, 3, 4, 5, 6].sort((a, b) => SLOT_KEYS[b]! - SLOT_KEYS[a]! || a - b)

// Asked for every plan that is tried out: counted in the same few bytes each time.
const places = new Uint8Array(7)
const held = new Uint8Array(KINDS + 1)
const worths = new Uint8Array(KINDS + 1)
/** What does not fit, by type, and how much less that makes in each ambition. */
const lost = new Uint8Array(KINDS + 1)
const less = new Uint8Array(6)
/** By ambition, the place with all that is held: tokens of several types count for the same one. */
const UNASKED = -1
const stood = new Int8Array(6)
function standsNow(state: State, seat: number, ambition: number): number {
  if (stood[ambition] === UNASKED) stood[ambition] = standing(state, seat, ambition)
  return stood[ambition]!
}

/**
 * The best arrangement, as types by slot: the dearest slots for what counts most. In `lost` is what does not fit. The next
 * call writes over both.
 */
function arrange(state: State, seat: number): void {
  places.fill(0)
  held.fill(0)
  lost.fill(0)
  stood.fill(UNASKED)
  read.countTokens(state, seat, held)
  for (let type = 1; type <= KINDS; type++) worths[type] = held[type] === 0 ? 0 : worth(state, seat, type, standsNow)
  if (hasOverflow(state, seat)) giveUp(state, seat)
  let next = 0
  let left = 0
  for (let type = 1; type <= KINDS; type++) left += held[type]!
  for (let worthy = MOST_WORTH; left > 0; worthy--) {
    for (let type = 1; type <= KINDS; type++) {
      if (worths[type] !== worthy) continue
      for (; held[type]! > 0; held[type]!--, left--) {
        while (!slotUsable(state, seat, DEAREST[next]!)) next++
        places[DEAREST[next++]!] = type
      }
    }
  }
}

/** Moves what does not fit from `held` to `lost`, each time the token whose loss costs least (supercat/A70). */
function giveUp(state: State, seat: number): void {
  less.fill(0)
  for (let over = tokenCount(state, seat) - capacity(state, seat); over > 0; over--) {
    let cheapest = 0
    let least = Number.POSITIVE_INFINITY
    for (let type = 1; type <= KINDS; type++) {
      if (held[type] === 0) continue
      const price = priceOf(state, seat, type)
      if (price > least) continue
      cheapest = type
      least = price
    }
    held[cheapest]!--
    lost[cheapest]!++
    less[ambitionOf(cheapest)]! += weightOf(state, seat, cheapest)
  }
}

/** A token that goes back to its own Cartel counts as before. */
const weightOf = (state: State, seat: number, type: number): number => (holdsSupply(state, seat, type) ? 0 : 1)

/**
 * First what counts for no ambition in which it has a place, then what costs no place in a declared one, then what costs a
 * place that pays less; of equals what is worth least, and what came last.
 */
function priceOf(state: State, seat: number, type: number): number {
  const ambition = ambitionOf(type)
  const late = isLoose(state, seat, type) ? 0 : 1
  // A Golem that finds no room goes to a rival: what else is worth nothing goes first (supercat/A129).
  if (type > TYPES) return 50 + late
  if (ambition === 0) return late
  const gone = less[ambition]!
  const now = gone === 0 ? standsNow(state, seat, ambition) : standing(state, seat, ambition, -gone)
  if (now === NONE) return worths[type]! * 2 + late
  const isPriced =
    isDeclared(state, ambition) && standing(state, seat, ambition, -gone - weightOf(state, seat, type)) !== now
  if (!isPriced) return 100 + worths[type]! * 2 + late
  return 200 + stakes(state, ambition).high * 2 + late
}

const isLoose = (state: State, seat: number, type: number): boolean => read.tokens(state, seat, type, 7) > 0

/** The best arrangement; what does not fit is left out. */
export function arrangement(state: State, seat: number): (Resource | null)[] {
  arrange(state, seat)
  return Array.from(places, (type) => (type === 0 ? null : typeName(type)))
}

/** Whether rearranging would change what lies where. */
export function worthArranging(state: State, seat: number): boolean {
  if ((read.arranging(state) & (1 << seat)) === 0) return false
  arrange(state, seat)
  for (let slot = 0; slot < 7; slot++) if (read.slot(state, seat, slot) !== places[slot]) return true
  return false
}

/** In a copy of a position: discards what does not fit, as the arrangement would. */
export function trim(state: State, seat: number): void {
  if (!hasOverflow(state, seat)) return
  arrange(state, seat)
  layTokens(state, seat, places)
  for (let type = 1; type <= TYPES; type++) for (let i = 0; i < lost[type]!; i++) discardToken(state, type)
}

/**
 * Whether what did not fit has cost a place in a declared ambition, and no place was gained in one that pays more
 * (supercat/A70).
 */
export function tooDear(base: Base, after: State): boolean {
  let [paid, won] = [0, 0]
  for (let ambition = 1; ambition <= 5; ambition++) {
    if (base.status[ambition] !== 2) continue
    const place = standing(after, base.seat, ambition)
    if (place === base.places[ambition]) continue
    const { high } = stakes(after, ambition)
    if (place < base.places[ambition]!) paid = Math.max(paid, high)
    else won = Math.max(won, high)
  }
  return paid > 0 && won <= paid
}
