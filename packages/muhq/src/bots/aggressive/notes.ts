// The Aggressive AI: what its rules note and say.

import type { UnitFact } from '../../rules/names.ts'
import type { UnitId } from '../../vocabulary.ts'

/** Noted as a turn goes along. */
export type Vars = {
  /** The enemy it goes for. */
  prey?: UnitId
}

/** What answers rest on, and candidates. */
export type Sayings = {
  'bot.noAttackLeft': { unit: UnitFact }
  'bot.attackLeft': { unit: UnitFact }
  'bot.moveLeft': { unit: UnitFact }
  'bot.noMoveLeft': { unit: UnitFact }
}
