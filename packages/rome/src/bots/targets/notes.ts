// What both target lists share (rome 22 to 24): what its rules note and say.

import type { Name } from '../../pack/types.ts'
import type { RegionId } from '../../vocabulary.ts'

/** A region that an army goes for: what it costs, whether that can be paid now, and whether it is by sea. */
export type Target = {
  readonly region: number
  readonly id: RegionId
  readonly cost: number
  readonly now: boolean
  readonly sea: boolean
}

/** Noted while one decision is made. */
export type Vars = {
  aim?: Target
}

/** What answers rest on, and candidates. */
export type Sayings = {
  'camp.target': { region: Name; cost: number; now: boolean; sea: boolean }
  'camp.mainDeck': { n: number }
  'camp.homesTaken': { n: number }
  'camp.ships': { n: number; cards: number; declared: boolean }
}
