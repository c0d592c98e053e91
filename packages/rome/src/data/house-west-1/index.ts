// The house pack: a reconstruction, labelled so wherever it is shown.

import type { PackFiles } from '../../pack/types.ts'
import { ACTIONS } from './actions.csv.ts'
import { BORDERS } from './borders.csv.ts'
import { DEVELOPMENTS } from './developments.csv.ts'
import { GENERALS } from './generals.csv.ts'
import { MERCENARIES } from './mercenaries.csv.ts'
import { PACK } from './pack.yaml.ts'
import { REGIONS } from './regions.csv.ts'
import { SEA_BORDERS } from './sea-borders.csv.ts'
import { SEAS } from './seas.csv.ts'
import { TROOPS } from './troops.csv.ts'
import { WONDERS } from './wonders.csv.ts'

export const HOUSE_WEST_1: PackFiles = {
  'pack.yaml': PACK,
  'regions.csv': REGIONS,
  'borders.csv': BORDERS,
  'seas.csv': SEAS,
  'sea-borders.csv': SEA_BORDERS,
  'troops.csv': TROOPS,
  'mercenaries.csv': MERCENARIES,
  'generals.csv': GENERALS,
  'actions.csv': ACTIONS,
  'developments.csv': DEVELOPMENTS,
  'wonders.csv': WONDERS,
}
