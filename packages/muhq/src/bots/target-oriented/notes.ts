// The Target-oriented AI: what its rules note and say.

import type { UnitId } from '../../vocabulary.ts'

export type Goal = { readonly tile: number } | { readonly unit: UnitId }

/** Noted as a turn goes along. */
export type Vars = {
  /** The target it goes for. */
  goal?: Goal
}

export type Sayings = Record<never, never>
