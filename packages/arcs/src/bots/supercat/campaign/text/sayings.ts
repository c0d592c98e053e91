// Evidence and candidates of the campaign, as sentences; the words are beside.

import type { FateSayings } from '../../fates/sayings.ts'
import type { TalkSayings } from '../../negotiation/sayings.ts'

export type { FateSayings, TalkSayings }

/** Turn, suit pages, Prelude, Crises, setup. */
export type CoreSayings = {
  'supercat.events': { held: number; played: number }
}
export type CampaignSayings = CoreSayings & FateSayings & TalkSayings
