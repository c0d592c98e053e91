// Places where an army can go without attacking, and how they compare.

import type { Ways } from '@understudy/procedure'
import { numbersOf } from '../../rules/packed.ts'
import { placeName } from '../../rules/state/names.ts'
import { ruled } from '../book/sourcing.ts'
import { type C, say } from '../context.ts'
import type { PreferenceId } from '../ids.ts'
import { edgesTo, mayStop, moveCost } from '../view/distances.ts'
import { pack, perView } from '../view/seen.ts'
import { armyHere, cubesAt, heldByEnemy, heldHomes, isHeld, isOpponents, type Prefer, slotOf } from './army.ts'

export type Places = Ways<C, number, PreferenceId>
export const showPlace = (c: C, region: number) => say('camp.region', { region: placeName(c.view, region) })
export const places = (from: (c: C) => number[], ...prefer: readonly Prefer<number>[]): Places => ({
  from,
  prefer,
  show: showPlace,
})

export const nearest: Prefer<number> = { id: 'nearest', least: (c, region) => moveCost(c, slotOf(c), region) }
export const moveCostLow: Prefer<number> = {
  id: 'moveCostLow',
  least: nearest.least,
  source: ruled('L636, L656', 53, 56),
}

const every = perView((c): readonly number[] => numbersOf(pack(c).regions, (_, region) => region))
export const canWalk = (c: C, region: number): boolean => Number.isFinite(moveCost(c, slotOf(c), region))

/** Where it may stop, however far: its own or an allied region without another army, or where it stands. */
export const isStop = (c: C, region: number): boolean =>
  region === armyHere(c).region || (mayStop(c, slotOf(c), region) && canWalk(c, region))
export const stopsInReach = (c: C): number[] =>
  every(c).filter((region) => isStop(c, region) && moveCost(c, slotOf(c), region) <= armyHere(c).mp)

export const unquiet = (c: C): number[] => every(c).filter((region) => isHeld(c, region) && cubesAt(c, region) > 0)

const enemyRegions = perView((c) => every(c).filter((region) => heldByEnemy(c, region)))
export const opponentRegions = perView((c) => every(c).filter((region) => isOpponents(c, region)))

/** 6.1: fewest borders to a region of an enemy. */
export const toEnemy = (c: C, region: number): number => edgesTo(c, region, enemyRegions(c))
export const toOpponent = (c: C, region: number): number => edgesTo(c, region, opponentRegions(c))
export const homePlaces: Places = places((c) => heldHomes(c).filter((region) => isStop(c, region)), nearest)
