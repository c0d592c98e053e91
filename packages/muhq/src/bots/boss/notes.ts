// The turn of a boss: what its rules note and say.

import type { Name } from '../../rules/cards.ts'
import type { UnitFact } from '../../rules/names.ts'
import type { UnitId } from '../../vocabulary.ts'

/** Noted as a turn goes along. */
export type Vars = {
  /** The unit that is activated. */
  unit?: UnitId
}

/** What answers rest on, and candidates. */
export type Sayings = {
  'bot.playAt': { name: Name; at: string }
  'bot.playOn': { name: Name; unit: UnitFact }
  'bot.play': { name: Name }
  'bot.upkeep': { upkeep: number; resources: number }
  'bot.upkeepPaid': Record<string, never>
  'bot.activationBegun': Record<string, never>
  'bot.drawn': { name: Name }
  'bot.deckLeft': { n: number }
  'bot.deckEmpty': Record<string, never>
  'bot.playable': { name: Name; cost: number; resources: number; spell: boolean }
  'bot.tooDear': { name: Name; cost: number; resources: number }
  'bot.noRoom': { name: Name }
  'bot.noTarget': { name: Name }
  'bot.noCost': { name: Name }
  'bot.ready': { units: readonly UnitFact[] }
  'bot.noneReady': Record<string, never>
}
