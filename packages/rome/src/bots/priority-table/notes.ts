// The Priority Order Table (rome 22.3): what its rules note and say.

import type { Name } from '../../pack/types.ts'
import type { Face } from '../../vocabulary.ts'
import type { TargetNode } from '../targets/lists.ts'

/** Noted while one decision is made. */
export type Vars = {
  /** The rule whose targets are put to the table. */
  rule?: TargetNode
  /** Targets that the table has turned down under this rule; opponents, where one roll counts for all of theirs. */
  dropped?: readonly number[]
  spared?: readonly number[]
  /** Whom the Priority Order Table is asked about, and its answer. */
  concerned?: number
  taken?: boolean
  pot?: Face
}

/** What answers rest on, and candidates. */
export type Sayings = {
  'camp.table': { seat: Name; status: number; stance: number; says: string }
}
