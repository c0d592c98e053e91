// The Blighted Reach, Act I: loaded by whoever plays it, so that a base game need not.

import '../cards/led.ts'
import { loadCampaign } from './act.ts'

loadCampaign()

export * as camp from '../state/campaign/read.ts'
export * as campWrite from '../state/campaign/write.ts'
export { loadCampaign } from './act.ts'
export { CARD as CAMPAIGN_CARD, FATE, FATE_DATA, SAME_CARDS } from './data.ts'
export { offerCampaign } from './options.ts'
export * as campaignEdit from './position/edit.ts'
export { type HandOver, handOverOf } from './position/hand-over.ts'
export type { CampaignAction, FateId, GolemId, Part, PolicyId } from './vocabulary.ts'
export { FATES, GOLEMS, POLICIES } from './vocabulary.ts'
