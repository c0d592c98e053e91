// How a rule names its place: lines of the draft, as the specification counts them.

import type { Source } from '@understudy/procedure'
import type { RulingNumber } from './ruling-ids.ts'

export const rulingId = (n: RulingNumber): `rome/R-${string}` => `rome/R-${String(n).padStart(2, '0')}`

const source =
  (by: 'printed' | 'ruling') =>
  (place: string, ...rulings: readonly RulingNumber[]): Source =>
    rulings.length === 0 ? { by, place } : { by, place, rulings: rulings.map(rulingId) }

/** `printed('L143–155', 14)`: said there, with ruling rome/R-14 on what it leaves open. */
export const printed = source('printed')
/** Ours, where the text is silent. */
export const ruled = source('ruling')
