// The Campaign turn and the activation of an army (rome 22.1, 28.1): what its rules note and say.

import type { Name } from '../../pack/types.ts'

type Nothing = Record<never, never>

/** What answers rest on, and candidates. */
export type Sayings = {
  'camp.army': { slot: string }
  'camp.cards': { n: number }
  'camp.undeclared': Nothing
  'camp.stands': { region: Name }
}
