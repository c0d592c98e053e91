// What counts for each ambition, and who would score it (arcs 8.1, 8.4, 8.5, 8.9).

import { joined } from '../card-sets.ts'
import { SUIT_CARDS } from '../data/court.ts'
import { LEAD } from '../data/leaders.ts'
import { actRules } from './act-rules.ts'
import { EMPATH, KEEPER, markerValue, TYCOON, TYRANT, WARLORD } from './declare.ts'
import { captives, trophies } from './pieces.ts'
import { cartelOf, cityBonus, FUEL, MATERIAL, PSIONIC, RELIC, tokens, WEAPON } from './resources.ts'
import { holdsGuild } from './seats/index.ts'
import { SLOTS_PER_SEAT } from './state/numbers.ts'
import * as Pile from './state/piles.ts'
import * as read from './state/read.ts'
import { playersOf, type State } from './state/state.ts'

const frozen = (state: State, seat: number, type: number): number =>
  state.options.act === 0 ? 0 : actRules().frozen(state, seat, type)

/** Tokens and Guild cards of a type. */
const icons = (state: State, seat: number, type: number): number =>
  tokens(state, seat, type) + frozen(state, seat, type) + read.countIn(state, Pile.guild(seat), SUIT_CARDS[type]!)

const TYCOON_CARDS = joined(SUIT_CARDS[MATERIAL]!, SUIT_CARDS[FUEL]!)

/** The same for Material and Fuel together. */
function tycoonIcons(state: State, seat: number): number {
  let n = read.countIn(state, Pile.guild(seat), TYCOON_CARDS)
  n += frozen(state, seat, MATERIAL) + frozen(state, seat, FUEL)
  for (let slot = 0; slot < SLOTS_PER_SEAT; slot++) {
    const type = read.slot(state, seat, slot)
    if (type === MATERIAL || type === FUEL) n++
  }
  return n
}

/** The supply that lies on a Cartel (BC03, BC06) counts for its holder. */
const cartel = (state: State, seat: number, type: number): number =>
  holdsGuild(state, seat, cartelOf(type)) ? read.supply(state, type) : 0

export function count(state: State, seat: number, ambition: number): number {
  switch (ambition) {
    case TYCOON:
      return tycoonIcons(state, seat) + cartel(state, seat, MATERIAL) + cartel(state, seat, FUEL)
    case TYRANT:
      return captives(state, seat)
    case WARLORD:
      return trophies(state, seat)
    case KEEPER:
      return icons(state, seat, RELIC)
    default:
      return icons(state, seat, PSIONIC)
  }
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
  const all = [...counts, silent]
  const top = Math.max(...all)
  if (top === 0) return counts.map(() => 'none')
  const leaders = all.filter((n) => n === top).length
  if (leaders > 1) return counts.map((n) => (n === top ? 'tied' : 'none'))
  const below = all.filter((n) => n !== top && n > 0)
  const next = below.length === 0 ? 0 : Math.max(...below)
  const seconds = next === 0 ? 0 : all.filter((n) => n === next).length
  return counts.map((n) => (n === top ? 'first' : seconds === 1 && n === next ? 'second' : 'none'))
}

/** Just (Tyrant), Violent (Empath), Academic (Tycoon): one place worse, and never a city bonus. */
const WEAK_AT: Readonly<Record<number, number>> = {
  [LEAD.elder]: TYRANT,
  [LEAD.warrior]: EMPATH,
  [LEAD.archivist]: TYCOON,
}

/** Power that each seat gains for this ambition now (arcs 8.4). */
export function awards(state: State, ambition: number): number[] {
  const { high, low } = stakes(state, ambition)
  const n = playersOf(state)
  const counts = Array.from({ length: n }, (_, seat) => count(state, seat, ambition))
  return places(counts, silentCount(state, ambition)).map((place, seat) => {
    const leader = read.leaderOf(state, seat)
    if (place === 'none') return 0
    if (leader === LEAD.noble && place !== 'first') return 0
    if (WEAK_AT[leader] === ambition) return place === 'first' ? low : 0
    return place === 'first' ? high + cityBonus(state, seat) : low
  })
}
