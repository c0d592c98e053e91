// The Blighted Reach, Act I: its rules and the edition of SUPERCAT that plays it. Loaded by whoever plays it, so that a base
// game need not.

import { loadCampaignBots } from './bots/supercat/campaign/index.ts'
import { loadCampaign as loadRules } from './rules/campaign/index.ts'

export { type OfferOdds, oddsLines, offerOdds } from './bots/supercat/negotiation/odds.ts'
export { fateKinds } from './fate-kinds.ts'
export * from './rules/campaign/index.ts'
export { HAND_OVER_STYLE, handOverBody, handOverHtml, handOverText } from './rules/campaign/text/hand-over.ts'

export function loadCampaign(): void {
  loadRules()
  loadCampaignBots()
}

loadCampaign()
