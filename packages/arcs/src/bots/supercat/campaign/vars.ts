// What a turn in the campaign notes as it goes along, beside what every turn does.

import type { Colour, Resource } from '../../../vocabulary.ts'
import type { InfluencePlan, Option } from '../context.ts'
import type { Bundle } from '../negotiation/offers.ts'

/** The budget of a Fate (supercat 9.7). */
type CoreVars = {
  /** Actions that the page of the Fate leaves to the page of the suit. */
  kept?: number
  /** A Faithful card that is led to declare, while it is asked by which side (supercat/B61). */
  declaring?: Option
  /** The type that a Partisan outrages to seize. */
  provokes?: Resource
  /** The die for Imperial ships that a Protector might repair. */
  imperialDie?: number
  /** Agents that Council Intrigue lets go elsewhere, card by card. */
  agentsTo?: readonly InfluencePlan[]
  agentTo?: InfluencePlan
}
/** The pages of the Fates. */
type FateVars = {
  /** The Admiral has built a starport with this card. */
  portBuilt?: boolean
}
/** Edicts, Summits, Negotiations. */
type TalkVars = {
  /** Dice: for calling a Summit, for expelling a Regent, and the event die for the Council. */
  callDie?: number
  expelDie?: number
  councilDie?: 'crises' | 'edicts'
  /** The bot it makes an offer to, and those that were looked at before. */
  partner?: Colour
  looked?: readonly Colour[]
  /** What it offers for what. */
  bundle?: Bundle
}

export type CampaignVars = CoreVars & FateVars & TalkVars
