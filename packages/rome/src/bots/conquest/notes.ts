// Conquest (rome 25): what its rules note and say.

import type { Name } from '../../pack/types.ts'
import type { Trip } from '../../rules/ways/journeys.ts'

/** Noted while one decision is made. */
export type Vars = {
  /** The way over the sea. */
  route?: Trip
}

type Nothing = Record<never, never>

/** What answers rest on, and candidates. */
export type Sayings = {
  'camp.way': { region: Name; seas: readonly Name[] }
  'camp.owner': { seat: Name }
  'camp.homeOf': { region: Name; seat: Name }
  'camp.noHome': { region: Name }
  'camp.noHolder': { region: Name }
  'camp.garrison': { region: Name; dice: boolean }
  'camp.navyIn': { sea: Name }
  'camp.navyOff': Nothing
  'camp.gathered': { attack: string; defence: string }
  'camp.nobodyThere': { region: Name }
  'camp.losses': { main: number; skirmishers: number }
  'camp.points': { mine: number; theirs: number }
  /** Where an independent region falls whatever the points. */
  'camp.pointsFree': { mine: number; theirs: number }
  'camp.stack': { region: Name; n: number }
}
