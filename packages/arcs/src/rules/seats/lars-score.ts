// The end of a chapter with Lars (lars 7): undeclared ambitions, Resource Power, new target planets. The first two are
// reckoned up for all Lars at once; the first Lars in turn order does so, and its book says what for.

import type { EventSink } from '@understudy/table'
import { type Ambition, RECKONINGS } from '../../vocabulary.ts'
import { ambitionId } from '../board/ids.ts'
import { free } from '../choosing/deed.ts'
import { count, places } from '../round/ambitions.ts'
import { isDeclared, markerValue } from '../round/declare.ts'
import * as read from '../state/read.ts'
import { F, pop, push, topArg } from '../state/stack.ts'
import { colourOf, playersOf, type State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { anyLars, isLars, larsSeats } from './lars.ts'
import { larsSay } from './lars-sayings.ts'

/** First- and second-place Power of the lowest marker, before one is flipped (lars/A47). */
export function lowestMarker(state: State): readonly [number, number] {
  let lowest = markerValue(state, 0)
  for (let marker = 1; marker < 3; marker++) {
    const value = markerValue(state, marker)
    if (value[0] < lowest[0]) lowest = value
  }
  return lowest
}

/** What a Lars gains for an ambition that nobody declared. */
interface Award {
  readonly seat: number
  readonly ambition: Ambition
  readonly power: number
}

/** Step 1.1: only Lars seats gain, and unless the table wants it otherwise only they compete; no city bonus (lars/A46, A48). */
export function undeclaredAwards(state: State): Award[] {
  const n = playersOf(state)
  const out: Award[] = []
  const [high, low] = lowestMarker(state)
  for (let ambition = 1; ambition <= 5; ambition++) {
    if (isDeclared(state, ambition)) continue
    const competes = (seat: number): boolean => state.options.larsRanksPeople || isLars(state, seat)
    const counts = Array.from({ length: n }, (_, seat) => (competes(seat) ? count(state, seat, ambition) : 0))
    places(counts, 0).forEach((place, seat) => {
      if (!isLars(state, seat)) return
      const power = place === 'none' ? 0 : place === 'first' ? high : low
      if (power > 0) out.push({ seat, ambition: ambitionId(ambition), power })
    })
  }
  return out
}

/** Step 1.2: how often a Lars adds its Resource Power: 0 for the first, 2 for the last, otherwise 1 (lars/A49). */
export function resourceFactor(state: State, seat: number): number {
  const own = read.power(state, seat)
  let above = 0
  let below = 0
  for (let other = 0; other < playersOf(state); other++) {
    if (other === seat) continue
    const power = read.power(state, other)
    // Level with a human, Lars ranks below the human.
    if (power > own || (power === own && !isLars(state, other))) above++
    else if (power < own) below++
  }
  if (above === 0) return 0
  return below === 0 ? 2 : 1
}

/** What a Lars adds for its Resource Power: nothing if it is first, though it loses it all the same. */
interface Bonus {
  readonly seat: number
  readonly resourcePower: number
  readonly factor: number
}

/** Step 1.2: places are compared once, for all Lars (lars/A49). */
export function resourceBonuses(state: State): Bonus[] {
  return larsSeats(state)
    .map((seat) => ({ seat, resourcePower: read.resourcePower(state, seat), factor: resourceFactor(state, seat) }))
    .filter(({ resourcePower }) => resourcePower > 0)
}

const UNDECLARED = 0
const RESOURCES_TOO = 1

/** Steps 1.1 to 1.3, after the declared ambitions were scored; a step with nothing to reckon is left out. */
export function scoreLars(state: State): void {
  if (!anyLars(state)) return
  pushTargets(state)
  const [first] = larsSeats(state)
  if (resourceBonuses(state).length > 0) push(state, F.reckon, first!, RESOURCES_TOO)
  if (undeclaredAwards(state).length > 0) push(state, F.reckon, first!, UNDECLARED)
}

const gain = (state: State, seat: number, power: number): void => {
  write.setPower(state, seat, read.power(state, seat) + power)
}

function scoreUndeclared(state: State, events?: EventSink): void {
  for (const { seat, ambition, power } of undeclaredAwards(state)) {
    gain(state, seat, power)
    events?.event(larsSay('log.undeclared', { seat: colourOf(state, seat), ambition, power }))
  }
}

function scoreResources(state: State, events?: EventSink): void {
  for (const { seat, resourcePower, factor } of resourceBonuses(state)) {
    const power = factor * resourcePower
    write.setResourcePower(state, seat, 0)
    gain(state, seat, power)
    const of = colourOf(state, seat)
    events?.event(
      power > 0
        ? larsSay('log.resourceScored', { seat: of, power })
        : larsSay('log.resourceLost', { seat: of, n: resourcePower }),
    )
  }
}

export const reckon = free<'reckon'>({
  refuse: (state, action) =>
    RECKONINGS[topArg(state, 0)] === action.step ? undefined : larsSay('no.larsReckoning', {}),
  carry(state, action, _seat, events) {
    pop(state)
    if (action.step === 'undeclared') scoreUndeclared(state, events)
    else scoreResources(state, events)
  },
  *list(state) {
    yield { do: 'reckon', step: RECKONINGS[topArg(state, 0)]! }
  },
})

/** Each Lars chooses a target planet, the first in turn order first. */
export function pushTargets(state: State): void {
  for (const seat of larsSeats(state).reverse()) push(state, F.target, seat)
}
