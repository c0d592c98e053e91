// Evidence and candidates of the campaign, as sentences; the words are beside.

/** Turn, suit pages, Prelude, Crises, setup. */
export type CoreSayings = {
  'supercat.events': { held: number; played: number }
}
/** The pages of the Fates. */
export type FateSayings = Record<never, never>
/** Edicts, Summits, Negotiations, grievances. */
export type { TalkSayings } from '../../negotiation/sayings.ts'

import type { TalkSayings } from '../../negotiation/sayings.ts'

export type CampaignSayings = CoreSayings & FateSayings & TalkSayings
