// The Blighted Reach, Act I: loaded by whoever plays it, so that a base game need not.

import { loadCampaign } from './act.ts'

loadCampaign()

export { loadCampaign } from './act.ts'
export { FATE_DATA, FATE, CARD as CAMPAIGN_CARD } from './data.ts'
export { type HandOver, handOverOf, handOverText } from './position/hand-over.ts'
export * as camp from './state/read.ts'
export * as campWrite from './state/write.ts'
export type { CampaignAction, FateId, GolemId, Part, PolicyId } from './vocabulary.ts'
export { FATES, GOLEMS, POLICIES } from './vocabulary.ts'
