// SUPERCAT 0.5 in the campaign: what differs from the base edition, as data.

import { ZEAL } from '../../../rules/campaign/play.ts'
import { v0_5 } from '../versions/v0_5.ts'
import type { Version } from '../versions/version.ts'
import { zeal } from '../zeal/page.ts'
import { fateAhead } from './ahead.ts'
import { battles } from './battles.ts'
import { options, play, surpassing } from './cards.ts'
import { campaignCards, campaignCourt } from './chains.ts'
import { nodesAt } from './forms/nodes.ts'
import { hits } from './hits.ts'
import { seizeGate, seizesBySpies, seizing } from './seizing.ts'
import { bySide, matches } from './sides.ts'

export const v0_5_campaign: Version = {
  ...v0_5,
  chains: { ...v0_5.chains, cards: campaignCards, court: campaignCourt },
  act: {
    nodes: nodesAt,
    options,
    surpassing,
    play,
    hits,
    seizing,
    seizeGate,
    seizesBySpies,
    battles,
    battlesWithAll: ['FA.FO3'],
    fateAhead,
    matches,
    declaring: bySide,
    zeal: ZEAL,
    zealPage: zeal,
  },
}
