// Evidence and candidates of the campaign, as sentences; the words are beside.

import type { FateSayings } from '../../fates/sayings.ts'

export type { FateSayings }

/** Turn, suit pages, Prelude, Crises, setup. */
export type CoreSayings = {
  'supercat.events': { held: number; played: number }
}
/** Edicts, Summits, Negotiations, grievances. */
export type TalkSayings = Record<never, never>

export type CampaignSayings = CoreSayings & FateSayings & TalkSayings
