// Evidence and candidates of the campaign, as sentences; the words are beside.

import type { Lang } from '@understudy/procedure'
import type { FateId } from '../../../../rules/campaign/vocabulary.ts'
import type { Colour, Resource } from '../../../../vocabulary.ts'
import type { FateSayings } from '../../fates/sayings.ts'
import type { TalkSayings } from '../../negotiation/sayings.ts'

export type { FateSayings, TalkSayings }

type Name = Readonly<Record<Lang, string>>

/** Turn, suit pages, Prelude, Crises, setup. */
export type CoreSayings = {
  'supercat.seizeChanged': { by: number }
  'supercat.trust': { contends: boolean; tokens: number }
  'supercat.cluster': { cluster: number; n: number }
  'supercat.seatNamed': { seat: Colour }
  'supercat.resources': { types: readonly Resource[] }
  'supercat.agentsTo': { card: Name; n: number }
  'supercat.fate': { fate: FateId }
  'supercat.events': { held: number; played: number }
  'supercat.urgent': { held: number; played: number; urgent: boolean }
  'supercat.chapter': { n: number; last: number }
  'supercat.imperialGrievances': { n: number }
}
export type CampaignSayings = CoreSayings & FateSayings & TalkSayings
