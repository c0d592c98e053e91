// SUPERCAT in the campaign, for whoever loads the campaign.

import { addEdition } from '../index.ts'
import { addActTerms } from '../lib/act.ts'
import { campaignBooks } from './book.ts'
import { optionsOfCampaign } from './options.ts'
import { actTermsOfCampaign } from './terms.ts'

let loaded = false

export function loadCampaignBots(): void {
  if (loaded) return
  loaded = true
  addActTerms(actTermsOfCampaign)
  for (const version of ['0.5', '0.10'] as const)
    addEdition(version, 'campaign', { book: campaignBooks[version], options: optionsOfCampaign(version) })
}
