// Arcs, with what it offers beside its package.

import {
  arcsMeasures,
  arcsPackage,
  census,
  inBothNames,
  optionsOf,
  positionSchema,
  showBothNames,
  textBoard,
} from '@understudy/arcs'
import type { Options } from '@understudy/table'
import type { GameEntry } from '../game-entry.ts'

const leadersAndLore: readonly Options[] = [
  {},
  { leaders: 'draft' },
  { leaders: 'draft', pack: true },
  { leaders: 'draft', pack: true, extraLore: true },
]
const settings = [2, 3, 4].flatMap((players) => leadersAndLore.map((options) => ({ players, ...options })))

export const arcsEntry: GameEntry = {
  pkg: arcsPackage,
  measures: arcsMeasures,
  textBoard,
  optionsOf,
  names: { both: showBothNames, in: inBothNames },
  census,
  soak: { settings, drawn: 1000 },
  schemas: { position: positionSchema },
}
