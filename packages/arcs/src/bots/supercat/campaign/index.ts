// SUPERCAT in the campaign, for whoever loads the campaign.

import { addEdition } from '../index.ts'
import { addActTerms } from '../lib/act.ts'
import { campaignBook } from './book.ts'
import { campaignOptions } from './options.ts'
import { actTermsOfCampaign } from './terms.ts'

let loaded = false

export function loadCampaignBots(): void {
  if (loaded) return
  loaded = true
  addActTerms(actTermsOfCampaign)
  addEdition('0.5', 'campaign', { book: campaignBook, options: campaignOptions })
}
