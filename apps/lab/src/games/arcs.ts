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
import {
  fateKinds,
  handOverHtml,
  handOverOf,
  handOverText,
  loadCampaign,
  oddsLines,
  offerCampaign,
  offerOdds,
  type Part,
} from '@understudy/arcs/campaign'
import * as kit from '@understudy/arcs/kit'
import { read } from '@understudy/arcs/state'
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
  options: ['act', 'fate1', 'fate2', 'fate3', 'fate4', 'grievances'],
  edition: { name: 'campaign', means: { act: 1 } },
  offer: offerCampaign,
  settings: ({ act }) =>
    [2, 3, 4].flatMap((players) => [
      { players, act },
      { players, act, pack: true },
    ]),
}

export const arcsEntry: GameEntry = {
  pkg: arcsPackage,
  kit,
  measures: { ...arcsMeasures, kinds: fateKinds },
  textBoard,
  optionsOf,
  /** An offer to a bot, in negotiations of the campaign. */
  foretell(state, seat, action, lang, optionsAt) {
    const { do: doing, parts } = action as { do: string; parts?: readonly Part[] }
    if (doing !== 'offer' || parts === undefined) return undefined
    const to = parts.flatMap((part) => [part.from, part.to]).find((colour) => colour !== seat)
    const told = to === undefined ? {} : optionsAt(to)
    const odds = offerOdds(state, seat as Part['from'], parts, told as never)
    return odds === undefined ? undefined : oddsLines(lang, odds)
  },
  /** The hand-over sheet after Act I. */
  sheet(state, lang) {
    if (state.options.act === 0 || read.over(state) === 0) return undefined
    const data = handOverOf(state)
    return { json: { ...data } as never, md: handOverText(data, lang), html: handOverHtml(data, lang) }
  },
  names: { both: showBothNames, in: inBothNames },
  census,
  soak: { settings, drawn: 1000 },
  onDemand: campaign,
  schemas: { position: positionSchema },
}
