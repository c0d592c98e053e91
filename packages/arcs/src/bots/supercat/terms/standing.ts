// Places in an ambition (supercat 4.1).

import { captives } from '../../../rules/board/pieces.ts'
import { count, silentCount } from '../../../rules/round/ambitions.ts'
import { bestMarker, markersOn } from '../../../rules/round/declare.ts'
import { playersOf, type State } from '../../../rules/state/state.ts'

/** In their order: nothing, tied for second, second, tied for first, first. */
export const NONE = 0
export const TIED2 = 1
export const SOLE2 = 2
export const TIED1 = 3
export const SOLE1 = 4

/** The place of a seat in an ambition, if it had `plus` more (supercat/A11, A12, A14). */
export const standing = (state: State, seat: number, ambition: number, plus = 0): number =>
  placeWith(state, seat, ambition, count(state, seat, ambition) + plus)

function placeWith(state: State, seat: number, ambition: number, own: number): number {
  if (own === 0) return NONE
  const silent = silentCount(state, ambition)
  let ahead = silent > own ? 1 : 0
  let level = silent === own ? 1 : 0
  for (let rival = 0, players = playersOf(state); rival < players; rival++) {
    if (rival === seat) continue
    const theirs = count(state, rival, ambition)
    if (theirs > own && ++ahead > 1) return NONE
    if (theirs === own) level++
  }
  if (ahead === 0) return level === 0 ? SOLE1 : TIED1
  return ahead === 1 ? (level === 0 ? SOLE2 : TIED2) : NONE
}

export const isDeclared = (state: State, ambition: number): boolean => markersOn(state, ambition) > 0
/** Not declared, and there is a marker to declare it with. */
export const isOpen = (state: State, ambition: number): boolean =>
  markersOn(state, ambition) === 0 && bestMarker(state) >= 0

/** Being in contention (supercat/A16). */
export const contending = (state: State, seat: number, ambition: number): boolean =>
  standing(state, seat, ambition) >= TIED2

export type Goal = 'contendDeclared' | 'contendOpen' | 'growDeclared' | 'growOpen' | 'captives'
export type Measure = 'standing' | 'count'

/** Where a seat stands before a plan, after its payments (supercat/A15). */
export interface Base {
  readonly seat: number
  readonly measure: Measure
  readonly places: readonly number[]
  readonly counts: readonly number[]
  /** By ambition: 2 declared, 1 open, 0 neither. */
  readonly status: readonly number[]
  readonly captives: number
}

export function baseOf(state: State, seat: number, measure: Measure): Base {
  const places = [0, 0, 0, 0, 0, 0]
  const counts = [0, 0, 0, 0, 0, 0]
  const status = [0, 0, 0, 0, 0, 0]
  const free = bestMarker(state) >= 0 ? 1 : 0
  for (let ambition = 1; ambition <= 5; ambition++) {
    counts[ambition] = count(state, seat, ambition)
    places[ambition] = placeWith(state, seat, ambition, counts[ambition]!)
    status[ambition] = isDeclared(state, ambition) ? 2 : free
  }
  return { seat, measure, places, counts, status, captives: captives(state, seat) }
}

/** Whether this ambition is contended by getting from `base` to `place` with `counts`. */
const contended = (base: Base, ambition: number, place: number, own: number): boolean =>
  place >= TIED2 && (base.measure === 'count' ? own > base.counts[ambition]! : place > base.places[ambition]!)

/** The same for what a seat has in `after`. */
export function contendedIn(base: Base, ambition: number, after: State): boolean {
  const own = count(after, base.seat, ambition)
  return contended(base, ambition, placeWith(after, base.seat, ambition, own), own)
}

/** The first ambition in which a goal is reached in `after`; none for Captives, which count by themselves. */
export function reachedIn(goal: Goal, base: Base, after: State): number | undefined {
  const { seat } = base
  if (goal === 'captives') return undefined
  const wanted = goal === 'contendDeclared' || goal === 'growDeclared' ? 2 : 1
  const grow = goal === 'growDeclared' || goal === 'growOpen'
  for (let ambition = 1; ambition <= 5; ambition++) {
    if (base.status[ambition] !== wanted) continue
    if (grow) {
      if (base.places[ambition] === SOLE1 && count(after, seat, ambition) > base.counts[ambition]!) return ambition
    } else if (contendedIn(base, ambition, after)) return ambition
  }
  return undefined
}

/** Whether a goal is reached in `after`. */
export const reaches = (goal: Goal, base: Base, after: State): boolean =>
  goal === 'captives' ? captives(after, base.seat) > base.captives : reachedIn(goal, base, after) !== undefined

/** The same for gaining `plus` in one ambition. */
export const contendsBy = (state: State, base: Base, ambition: number, plus: number): boolean =>
  plus > 0 && contended(base, ambition, standing(state, base.seat, ambition, plus), base.counts[ambition]! + plus)

/** Whether contention in a declared ambition is lost between two positions. */
export function losesContention(before: State, after: State, seat: number): boolean {
  for (let ambition = 1; ambition <= 5; ambition++)
    if (isDeclared(before, ambition) && contending(before, seat, ambition) && !contending(after, seat, ambition))
      return true
  return false
}

/** Whether there is an ambition at all in which the goal could be reached. */
export function isPossible(goal: Goal, base: Base): boolean {
  if (goal === 'captives') return true
  const wanted = goal === 'contendDeclared' || goal === 'growDeclared' ? 2 : 1
  const grow = goal === 'growDeclared' || goal === 'growOpen'
  for (let ambition = 1; ambition <= 5; ambition++)
    if (base.status[ambition] === wanted && (!grow || base.places[ambition] === SOLE1)) return true
  return false
}
