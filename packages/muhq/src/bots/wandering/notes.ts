// The Wandering X AI: what its rules note and say.

import type { UnitFact } from '../../rules/names.ts'

/** Noted as a turn goes along. */
export type Vars = {
  /** The X of Wandering X. */
  x?: number
}

/** What answers rest on, and candidates. */
export type Sayings = {
  'bot.within': { units: readonly UnitFact[]; x: number }
  'bot.noneWithin': { x: number }
}
