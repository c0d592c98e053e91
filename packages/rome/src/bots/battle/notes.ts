// A battle card by card (rome 26): what its rules note and say.

import type { Name } from '../../pack/types.ts'
import type { Face } from '../../vocabulary.ts'

/** Noted while one decision is made. */
export type Vars = {
  gun?: Face
  skull?: Face
}

/** What answers rest on, and candidates. */
export type Sayings = {
  'camp.card': { card: Name; n: number }
  'camp.stars': { mine: number; theirs: number }
  'camp.deck': { cls: string; n: number }
  'camp.round': { phase: string; n: number }
  'camp.left': { mine: number; theirs: number }
  'camp.waiting': { n: number }
  'camp.terrain': { region: Name; n: number }
  'camp.centre': { n: number }
  'camp.guns': { theirs: number; guns: number }
  'camp.dicesLeft': { n: number }
  'camp.killed': { mine: number; theirs: number }
}
