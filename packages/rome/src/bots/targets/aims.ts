// What lines of both lists are after.

import { NONE, regionOf } from '../../rules/state/query.ts'
import { heldByEnemy, isOpponents, isOwnHome, type Prefer } from '../army/army.ts'
import type { C } from '../context.ts'
import { enemyArmy, opponentArmy, pack } from '../view/seen.ts'
import type { Target } from './notes.ts'
import { type Aim, stanceAt } from './ways.ts'

export const nearest: Prefer<Target> = { id: 'nearest', least: (_c, { cost }) => cost }
export const stanceHigh: Prefer<Target> = { id: 'stanceHigh', most: (c, { region }) => stanceAt(c, region) }

export const isMercenary = (c: C, region: number): boolean => regionOf(pack(c), region).stack !== NONE

export const lostHome = (c: C, region: number): boolean => isOwnHome(c, region) && isOpponents(c, region)
export const isEnemyArmy = (c: C, region: number): boolean => enemyArmy(c, region) !== undefined
export const isOpponentArmy = (c: C, region: number): boolean => opponentArmy(c, region) !== undefined

/** where an army of somebody else stands, its owner is concerned, and the table decides. */
export const enemyRegion = (c: C, region: number): boolean =>
  heldByEnemy(c, region) && (!isOpponentArmy(c, region) || isEnemyArmy(c, region))

export const aim = (
  after: Aim['after'],
  range: Aim['range'],
  where: Aim['where'],
  ...prefer: readonly Prefer<Target>[]
): Aim => ({
  after,
  range,
  where,
  prefer,
})
