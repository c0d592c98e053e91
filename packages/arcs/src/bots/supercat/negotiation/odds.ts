// The odds of an offer to a bot before it is made: each modifier with its reason, and the faces of the die that will do. For
// the page, for the command, and for other programs.

import { type Lang, type Say, speak } from '@understudy/procedure'
import type { Options } from '@understudy/table'
import { failures, partner, refuseOffer } from '../../../rules/campaign/summit/talk.ts'
import type { Part } from '../../../rules/campaign/vocabulary.ts'
import { colourOf, copyState, type State, seatOf } from '../../../rules/state/state.ts'
import type { Colour } from '../../../vocabulary.ts'
import { campaignBook } from '../campaign/book.ts'
import { type CampaignChoices, LETTER } from '../campaign/choices.ts'
import { campaignSettings } from '../campaign/options.ts'
import { CAMPAIGN } from '../campaign/version.ts'
import { say } from '../context.ts'
import type { VersionId } from '../versions/version.ts'
import { type Modifier, modifiersOf } from './modifiers.ts'
import { refusesAll } from './ways.ts'

export interface OfferOdds {
  readonly to: Colour
  readonly modifiers: readonly Modifier[]
  /** What they come to. */
  readonly sum: number
  /** The die must show this or more; above 6 it cannot, at 1 it must. */
  readonly needs: number
  /** How many of its six faces will do. */
  readonly faces: number
  /** Why no die will do at all. */
  readonly refused?: Say
}

/**
 * Undefined if the offer cannot be made. `options`: those of the bot that it is made to, with its `version`; by default it
 * goes by the letter of the version that the table negotiates by, but two versions may sit there.
 */
export function offerOdds(
  state: State,
  seat: Colour,
  parts: readonly Part[],
  options: Readonly<Record<string, string | number | boolean | undefined>> = {},
): OfferOdds | undefined {
  const by = seatOf(state, seat)
  if (by < 0 || refuseOffer(state, parts, by) !== undefined) return undefined
  const to = partner(state, by, parts)
  const offer = { by, to, parts, failures: failures(state) }
  // What is worked out is kept by position, and this one goes on.
  const now = copyState(state)
  const version = versionIn(options.version) ?? (state.options.talks === undefined ? '0.5' : '0.10')
  const { act, contendMeasure } = campaignSettings(CAMPAIGN[version], options as Options)
  const { negotiationX, belowEven }: CampaignChoices = act ?? LETTER
  const choices = { negotiationX, belowEven, measure: contendMeasure, offers: version }
  const modifiers = modifiersOf(now, offer, choices)
  const sum = modifiers.reduce((so, { value }) => so + value, 0)
  const refused = refusesAll(state, offer) ? say('supercat.modMagnate', { of: colourOf(state, to) }) : undefined
  const faces = refused === undefined ? Math.max(0, Math.min(6, sum + 2)) : 0
  return { to: colourOf(state, to), modifiers, sum, needs: 5 - sum, faces, ...(refused && { refused }) }
}

const versionIn = (named: unknown): VersionId | undefined => Object.values(CAMPAIGN).find(({ id }) => id === named)?.id

/** The same as lines: what the die has to show, then each modifier that counts, or why it does not. */
export function oddsLines(lang: Lang, odds: OfferOdds, all = false): string[] {
  const told = (line: Say): string => speak(campaignBook.phrases, lang, line)
  return [
    told(say('supercat.odds', { of: odds.to, needs: odds.needs, faces: odds.faces })),
    ...(odds.refused === undefined ? [] : [told(odds.refused)]),
    ...odds.modifiers.filter(({ value }) => all || value !== 0).map(({ why }) => told(why)),
  ]
}
