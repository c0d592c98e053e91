// Bot against bot (rome 27): what its rules note and say.

import type { Name } from '../../pack/types.ts'

/** What answers rest on, and candidates. */
export type Sayings = {
  'camp.lossesOf': { seat: Name; main: number; skirmishers: number }
  'camp.toll': { seat: Name; n: number }
  'camp.remain': { seat: Name; n: number; least: number }
}
