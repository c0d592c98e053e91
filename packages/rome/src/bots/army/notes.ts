// An army of the bot: what is noted and said of it.

import type { Name } from '../../pack/types.ts'

/** A stop on the way to a region; none: it stays. */
export type Stop = { readonly goal: number; readonly stop: number; readonly path: readonly number[] }

/** Noted while one decision is made. */
export type Vars = {
  goal?: number
}

/** What answers rest on, and candidates. */
export type Sayings = {
  'camp.region': { region: Name }
  'camp.stop': { region: Name; goal: Name; stays: boolean }
  'camp.mp': { mp: number }
  'camp.seatThere': { seat: Name; region: Name }
  'camp.holder': { seat: Name; region: Name }
  'camp.regions': { regions: readonly Name[] }
  'camp.dice': { attack: string; defence: string }
  'camp.infantry': { n: number }
  'camp.roll': { roll: string }
}
