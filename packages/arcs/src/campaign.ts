// The Blighted Reach, Act I: its rules, its words and the edition of SUPERCAT that plays it. Loaded by whoever plays it, so that a base
// game need not.

import { loadCampaign as loadAct } from './act.ts'
import { loadCampaignBots } from './bots/supercat/campaign/index.ts'

export { type OfferOdds, oddsLines, offerOdds } from './bots/supercat/negotiation/odds.ts'
export { fateKinds } from './fate-kinds.ts'
export * from './rules/campaign/index.ts'
export { HAND_OVER_STYLE, handOverBody, handOverHtml, handOverText } from './rules/campaign/text/hand-over.ts'
export { offerCampaign } from './rules/campaign/text/options.ts'

export function loadCampaign(): void {
  loadAct()
  loadCampaignBots()
}

loadCampaign()
