// The Shy AI: what its rules note and say.

import type { UnitFact } from '../../rules/names.ts'

/** What answers rest on, and candidates. */
export type Sayings = {
  'bot.threatened': { by: readonly UnitFact[] }
  'bot.safe': Record<string, never>
}
