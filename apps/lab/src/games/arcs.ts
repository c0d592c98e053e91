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
import { loadCampaign, offerCampaign } from '@understudy/arcs/campaign'
import type { Options } from '@understudy/table'
import type { GameEntry } from '../game-entry.ts'

loadCampaign()

const leadersAndLore: readonly Options[] = [
  {},
  { leaders: 'draft' },
  { leaders: 'draft', pack: true },
  { leaders: 'draft', pack: true, extraLore: true },
]
const settings = [2, 3, 4].flatMap((players) => leadersAndLore.map((options) => ({ players, ...options })))

/** Act I of the campaign. */
const campaign: GameEntry['onDemand'] = {
  options: ['act', 'fate1', 'fate2', 'fate3', 'fate4'],
  offer: offerCampaign,
  settings: ({ act }) =>
    [2, 3, 4].flatMap((players) => [
      { players, act },
      { players, act, pack: true },
    ]),
}

export const arcsEntry: GameEntry = {
  pkg: arcsPackage,
  measures: arcsMeasures,
  textBoard,
  optionsOf,
  names: { both: showBothNames, in: inBothNames },
  census,
  soak: { settings, drawn: 1000 },
  onDemand: campaign,
  schemas: { position: positionSchema },
}
