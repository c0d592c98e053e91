// Lars's dice and what their faces show: what a page that only draws them needs, too.

import type { Die } from '@understudy/procedure'
import { FACES } from '../../data/dice.ts'
import type { DieKind } from '../../vocabulary.ts'

const battleDie = (id: DieKind): Die<number> => ({ id, faces: [1, 2, 3, 4, 5, 6] })
export const ASSAULT = battleDie('assault')
export const SKIRMISH = battleDie('skirmish')
export const RAID = battleDie('raid')

/** Which raid face seizes. Any single face has the same odds; the printed symbol is lost (lars 1, row 5). */
export const SEIZE_FACES = { doubleKey: 2, intercept: 1, keyFlame: 3, buildingKey: 4 } as const
export type SeizeFace = keyof typeof SEIZE_FACES

const face = (die: DieKind, number: number | undefined) => FACES[die][(number ?? 1) - 1]!

/** Assault: a flame (3 faces). */
export const hasFlame = (number: number | undefined): boolean => face('assault', number).self > 0
/** Assault: two hits (2 faces). */
export const hasDoubleHit = (number: number | undefined): boolean => face('assault', number).hit === 2
/** Skirmish: a hit (3 faces). */
export const copies = (number: number | undefined): boolean => face('skirmish', number).hit > 0
export const hitsOf = (number: number | undefined): number => face('assault', number).hit
export const hasIntercept = (number: number | undefined): boolean => face('assault', number).intercept > 0
