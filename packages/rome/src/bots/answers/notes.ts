// Answers to an offer of trade or a treaty (rome 19): what its rules note and say.

import type { Name } from '../../pack/types.ts'
import type { Face, Status } from '../../vocabulary.ts'

/** Noted while one decision is made. */
export type Vars = {
  /** The die of an answer. */
  face?: Face
}

/** What answers rest on, and candidates. */
export type Sayings = {
  'bot.stanceIs': { seat: Name; stance: number }
  'bot.statusIs': { seat: Name; status: Status }
  'bot.rolled': { face: Face }
}
