// Where each rule comes from: lines of the draft solo rulebook by Simon Hall, and the rulings it rests on.

import type { Source } from '@understudy/procedure'
import type { NodeId } from './ids.ts'
import { campaignSources } from './sources-campaign.ts'
import { homeSources } from './sources-home.ts'

export const sources: Record<NodeId, Source> = { ...homeSources, ...campaignSources }
