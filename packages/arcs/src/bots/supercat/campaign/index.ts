// SUPERCAT in the campaign, for whoever loads the campaign.

import { addEdition } from '../index.ts'
import { campaignBook } from './book.ts'

let loaded = false

export function loadCampaignBots(): void {
  if (loaded) return
  loaded = true
  addEdition('0.5', 'campaign', campaignBook)
}
