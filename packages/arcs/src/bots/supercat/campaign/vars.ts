// What a turn in the campaign notes as it goes along, beside what every turn does.

import type { Resource } from '../../../vocabulary.ts'
import type { InfluencePlan } from '../context.ts'

/** The budget of a Fate (supercat 9.7). */
export type CoreVars = {
  /** Actions that the page of the Fate leaves to the page of the suit. */
  kept?: number
  /** The type that a Partisan outrages to seize. */
  provokes?: Resource
  /** Agents that Council Intrigue lets go elsewhere, card by card. */
  agentsTo?: readonly InfluencePlan[]
  agentTo?: InfluencePlan
}
/** The pages of the Fates. */
export type FateVars = {
  /** The Admiral has built a starport with this card. */
  portBuilt?: boolean
}
/** Edicts, Summits, Negotiations. */
export type TalkVars = Record<never, never>

export type CampaignVars = CoreVars & FateVars & TalkVars
