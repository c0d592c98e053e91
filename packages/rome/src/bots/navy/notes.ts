// Navies (rome 28.2): what its rules note and say.

import type { Name } from '../../pack/types.ts'

/** A navy of a person within reach, and the zones that lead to it. */
export type Prey = { readonly side: number; readonly navy: number; readonly zones: readonly number[] }

/** Noted while one decision is made. */
export type Vars = {
  /** The miniature that moves, those that are done, and whom it goes for. */
  navy?: number
  doneNavies?: number[]
  prey?: Prey
  /** Navies that can still be sought if this one is turned down. */
  preysLeft?: number
}

/** What answers rest on, and candidates. */
export type Sayings = {
  'camp.prey': { seat: Name; sea: Name; zones: number }
  'camp.route': { seas: readonly Name[] }
  'camp.shipsLost': { n: number }
  'camp.navies': { n: number }
}
