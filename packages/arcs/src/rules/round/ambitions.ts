// What counts for each ambition, and who would score it (arcs 8.1, 8.4, 8.5, 8.9).

import { joined } from '../../card-sets.ts'
import { SUIT_CARDS } from '../../data/court.ts'
import { captives, trophies } from '../board/pieces.ts'
import { cityBonus, FUEL, MATERIAL, PSIONIC, RELIC, WEAPON } from '../board/resources.ts'
import { heard } from '../hooks/heard.ts'
import * as points from '../hooks/points.ts'
import * as read from '../state/read.ts'
import { playersOf, type State } from '../state/state.ts'
import { EMPATH, KEEPER, markerValue, TYCOON, TYRANT, WARLORD } from './declare.ts'

// Tokens and Guild cards of a type; for the Tycoon Material and Fuel together.
const TYCOON_CARDS = joined(SUIT_CARDS[MATERIAL]!, SUIT_CARDS[FUEL]!)
const TYCOON_TYPES = (1 << MATERIAL) | (1 << FUEL)
const RELIC_CARDS = SUIT_CARDS[RELIC]!
const PSIONIC_CARDS = SUIT_CARDS[PSIONIC]!

export function count(state: State, seat: number, ambition: number): number {
  let n: number
  switch (ambition) {
    case TYCOON:
      n = read.icons(state, seat, TYCOON_TYPES, TYCOON_CARDS)
      break
    case TYRANT:
      n = captives(state, seat)
      break
    case WARLORD:
      n = trophies(state, seat)
      break
    case KEEPER:
      n = read.icons(state, seat, 1 << RELIC, RELIC_CARDS)
      break
    default:
      n = read.icons(state, seat, 1 << PSIONIC, PSIONIC_CARDS)
  }
  const hooks = heard(points.counts, state, seat)
  for (let at = 0; at < hooks.length; at++) n += hooks[at]!(state, seat, ambition)
  return n
}

/** The silent third player of a game for two (arcs 8.9): tokens on the ambition box. */
export function silentCount(state: State, ambition: number): number {
  switch (ambition) {
    case TYCOON:
      return read.box(state, MATERIAL) + read.box(state, FUEL)
    case WARLORD:
      return read.box(state, WEAPON)
    case KEEPER:
      return read.box(state, RELIC)
    case EMPATH:
      return read.box(state, PSIONIC)
    default:
      return 0
  }
}

/** Power at stake: sums over all markers in the box. */
export function stakes(state: State, ambition: number): { high: number; low: number } {
  let high = 0
  let low = 0
  for (let marker = 0; marker < 3; marker++) {
    if (read.markerAt(state, marker) !== ambition) continue
    const [first, second] = markerValue(state, marker)
    high += first
    low += second
  }
  return { high, low }
}

export type Place = 'first' | 'tied' | 'second' | 'none'

/** The places for these counts; `silent` competes too but takes nothing. */
export function places(counts: readonly number[], silent: number): Place[] {
  let top = silent
  let leaders = 1
  let next = 0
  let seconds = 0
  for (const n of counts) {
    if (n > top) {
      next = top
      seconds = leaders
      top = n
      leaders = 1
    } else if (n === top) leaders++
    else if (n > next) {
      next = n
      seconds = 1
    } else if (n === next) seconds++
  }
  return counts.map((n) => {
    if (n === 0) return 'none'
    if (n === top) return leaders === 1 ? 'first' : 'tied'
    return leaders === 1 && seconds === 1 && n === next ? 'second' : 'none'
  })
}

export function placesNow(state: State, ambition: number): Place[] {
  const counts: number[] = []
  for (let seat = 0; seat < playersOf(state); seat++) counts.push(count(state, seat, ambition))
  return places(counts, silentCount(state, ambition))
}

/** Power that each seat gains for this ambition now (arcs 8.4). */
export function awards(
  state: State,
  ambition: number,
  placed: readonly Place[] = placesNow(state, ambition),
): number[] {
  const { high, low } = stakes(state, ambition)
  return placed.map((place, seat) => {
    if (place === 'none') return 0
    for (const award of heard(points.award, state, seat)) {
      const power = award(state, seat, ambition, place, high, low)
      if (power !== undefined) return power
    }
    return place === 'first' ? high + cityBonus(state, seat) : low
  })
}
