// The target list of the Super-bot (rome 23): what its rules note and say.

import type { Name } from '../../pack/types.ts'

type Nothing = Record<never, never>

/** What answers rest on, and candidates. */
export type Sayings = {
  'camp.war': { seats: readonly Name[] }
  'camp.peace': Nothing
  'camp.edges': { n: number }
}
