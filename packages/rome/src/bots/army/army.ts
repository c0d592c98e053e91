// An army of the bot and the regions that matter to it.

import type { Preference } from '@understudy/procedure'
import { armyOf, isHome, landOf, NONE, regionOf } from '../../rules/state/query.ts'
import type { Army } from '../../rules/state/state.ts'
import type { C } from '../context.ts'
import type { PreferenceId } from '../ids.ts'
import { settings } from '../options/options.ts'
import { frameOf, holderOf, isEnemy, me, opponentArmy, pack } from '../view/seen.ts'

export type Prefer<X> = Preference<C, X, PreferenceId>

export const idOf = (c: C, region: number): string => regionOf(pack(c), region).id

export const slotOf = (c: C): number => frameOf(c, 'army').slot
export const armyHere = (c: C): Army => armyOf(c.view, me(c), slotOf(c))
export const homes = (c: C): readonly number[] => pack(c).factions[c.view.sides[me(c)]?.faction ?? 0]?.homes ?? []
export const isOwnHome = (c: C, region: number): boolean => isHome(c.view, me(c), region)
export const heldHomes = (c: C): number[] => homes(c).filter((home) => holderOf(c, home) === me(c))
export const isHeld = (c: C, region: number): boolean => holderOf(c, region) === me(c)
export const isOpponents = (c: C, region: number): boolean =>
  holderOf(c, region) !== NONE && holderOf(c, region) !== me(c)

/** POT-1: the owner of the army there, otherwise the holder; -1 for nobody. */
export const concernedAt = (c: C, region: number): number => opponentArmy(c, region)?.side ?? holderOf(c, region)

/** H-7: MP of this activation and of as many more as the horizon allows. */
export function horizon(c: C): number {
  const turns = Number(settings(c)['army.horizonTurns'])
  return armyHere(c).mp + (turns - 1) * pack(c).move.army
}

export const heldByEnemy = (c: C, region: number): boolean => isOpponents(c, region) && isEnemy(c, holderOf(c, region))

export const cubesAt = (c: C, region: number): number => landOf(c.view, region).cubes
