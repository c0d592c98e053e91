// What the answers of the campaign half rest on, in words.

import type { Phrases } from '@understudy/procedure'
import type { CampaignSayings } from '../context-campaign.ts'

export const campaignEn: Phrases<CampaignSayings> = {}
export const campaignRu: Phrases<CampaignSayings> = {}
