// What a turn in the campaign notes as it goes along, beside what every turn does.

/** The budget of a Fate (supercat 9.7). */
export type CoreVars = {
  /** Actions that the page of the Fate leaves to the page of the suit. */
  kept?: number
}
/** The pages of the Fates. */
export type FateVars = {
  /** The Admiral has built a starport with this card. */
  portBuilt?: boolean
}
/** Edicts, Summits, Negotiations. */
export type TalkVars = Record<never, never>

export type CampaignVars = CoreVars & FateVars & TalkVars
