// A pack to fill in. It holds what the bots' rulebook fixes and nothing else: the four factions, the names of the action
// cards, how a bot's army is declared, and a few numbers. All else is entered, or asked at the table when a rule needs it.

import { NUMBERS } from '../data/blank/numbers.ts'
import * as tables from '../data/blank/tables.ts'
import type { PackFiles } from './types.ts'

export const blankPack = (): PackFiles => ({
  'pack.yaml': NUMBERS,
  'regions.csv': tables.REGIONS,
  'borders.csv': tables.BORDERS,
  'seas.csv': tables.SEAS,
  'sea-borders.csv': tables.SEA_BORDERS,
  'troops.csv': tables.TROOPS,
  'mercenaries.csv': tables.MERCENARIES,
  'generals.csv': tables.GENERALS,
  'actions.csv': tables.ACTIONS,
  'developments.csv': tables.DEVELOPMENTS,
  'wonders.csv': tables.WONDERS,
})
