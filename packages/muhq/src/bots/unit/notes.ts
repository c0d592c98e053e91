// What a unit can do: what its rules note and say.

import type { UnitFact } from '../../rules/names.ts'
import type { TileKind } from '../../vocabulary.ts'

/** What answers rest on, and candidates. */
export type Sayings = {
  'bot.unit': { unit: UnitFact }
  'bot.tile': { at: string }
  /** What it moves towards. */
  'bot.toUnit': { unit: UnitFact }
  'bot.toTile': { at: string; kind: TileKind }
  'bot.once': Record<string, never>
  'bot.gone': Record<string, never>
}
