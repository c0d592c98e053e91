// The rules of The Blighted Reach, Act I.

export * as camp from '../state/campaign/read.ts'
export * as campWrite from '../state/campaign/write.ts'
export { addCampaign } from './act.ts'
export { CARD as CAMPAIGN_CARD, FATE, FATE_DATA, SAME_CARDS } from './data.ts'
export * as campaignEdit from './position/edit.ts'
export { type HandOver, handOverOf } from './position/hand-over.ts'
export type { CampaignAction, FateId, GolemId, Part, PolicyId } from './vocabulary.ts'
export { FATES, GOLEMS, POLICIES } from './vocabulary.ts'
