// SUPERCAT 0.5 in the campaign: what differs from the base edition, as data.

import { v0_5 } from '../versions/v0_5.ts'
import type { Version } from '../versions/version.ts'
import { options, play, surpassing } from './cards.ts'
import { campaignCards } from './chains.ts'
import { nodesAt } from './forms/nodes.ts'

export const v0_5_campaign: Version = {
  ...v0_5,
  chains: { ...v0_5.chains, cards: campaignCards },
  act: { nodes: nodesAt, options, surpassing, play },
}
