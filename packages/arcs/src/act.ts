// The Blighted Reach, Act I, its rules and its words, without the books that play it: for a table whose bots think elsewhere.

import { addCampaign } from './rules/campaign/index.ts'
import { learnTexts } from './rules/campaign/text/learn.ts'
import { knowOptions } from './rules/campaign/text/options.ts'

export { campaignOptions, optionsOfCampaign } from './bots/supercat/campaign/options.ts'
export { OUTSIDE_TURNS, onTurnOf } from './rules/board/control.ts'
export * from './rules/campaign/index.ts'
export { partsFrom, storedParts } from './rules/campaign/summit/parts.ts'
export { byDie, MOST_FAILURES, MOST_PARTS } from './rules/campaign/summit/talk.ts'
export { HAND_OVER_STYLE, handOverBody, handOverHtml, handOverText } from './rules/campaign/text/hand-over.ts'
export { offerCampaign } from './rules/campaign/text/options.ts'
export { EVENT_FACES } from './rules/campaign/vocabulary.ts'

export function loadCampaign(): void {
  addCampaign()
  learnTexts()
  knowOptions()
}

loadCampaign()
