// SUPERCAT in the campaign: what differs from the base edition of each version, as data.

import { ZEAL } from '../../../rules/campaign/play.ts'
import { ransackPrinciples } from '../chains/ransack.ts'
import type { Hits } from '../combat/ways.ts'
import type { C, Prefer } from '../context.ts'
import { keepsGuild, letsGuildGo } from '../fates/advocate/keeping.ts'
import { declaresAnyway } from '../fates/founder/declaring.ts'
import { contendsTypeOf } from '../terms/combat.ts'
import { v0_5 } from '../versions/v0_5.ts'
import { v0_10 } from '../versions/v0_10.ts'
import type { ActLayer, Version, VersionId } from '../versions/version.ts'
import { zeal } from '../zeal/page.ts'
import { effectiveInTen } from './adverse.ts'
import { battles, battlesInTen, fateBattles, fateBattlesInTen } from './battles.ts'
import { options, play, surpassing } from './cards.ts'
import { CRITICAL_OF_ACT, campaignCards, campaignCourt, cardsInTen, courtInTen, sitesInTen } from './chains.ts'
import { CAMPAIGN_CHANGES } from './changes.ts'
import { fateActs, keptForSuit } from './fate.ts'
import { nodesAt } from './forms/nodes.ts'
import { nodesOfTen, orDeclare, orSeize } from './forms/ten.ts'
import { freshBlight } from './forms/ways.ts'
import { hits } from './hits.ts'
import { fatePageNow } from './pages.ts'
import { holdsProtected, seizeGate, seizeGateInTen, seizesBySpies, seizing, seizingInTen } from './seizing.ts'
import { bySide, eitherSide, matches } from './sides.ts'

/** Against fresh Blight pairs of hits go there first (supercat-0.10, 6.3.6). */
const freshFirst: Prefer<Hits> = {
  id: 'freshBlight',
  most: (c: C, { ships }) => (c.vars.combat?.goal === 'defence' ? ships.damage + ships.destroyFresh : 0),
}

const fate: NonNullable<ActLayer['fate']> = {
  acts: fateActs.test,
  page: fatePageNow,
  battles: fateBattles,
  withAll: ['FA.FO3'],
  kept: keptForSuit,
}

const layer: ActLayer = {
  nodes: nodesAt,
  options,
  surpassing,
  play,
  hits,
  hitsFirst: [],
  seizing,
  seizeGate,
  seizesBySpies,
  battles,
  fate,
  alsoFights: [],
  matches,
  declaring: bySide,
  zeal: ZEAL,
  zealPage: zeal,
  keepsGuild,
}

export const v0_5_campaign: Version = {
  ...v0_5,
  chains: { ...v0_5.chains, cards: campaignCards, court: campaignCourt },
  act: layer,
}

export const v0_10_campaign: Version = {
  ...v0_10,
  terms: {
    ...v0_10.terms,
    isEffective: effectiveInTen,
    critical: CRITICAL_OF_ACT,
    outrageForbids: (state, seat, type) => contendsTypeOf(state, seat, type) || holdsProtected(state, seat, type),
  },
  chains: {
    ...v0_10.chains,
    cards: cardsInTen,
    court: courtInTen,
    cities: sitesInTen,
    ransack: ransackPrinciples(courtInTen),
  },
  seizing: ['BT.X4', 'BT.X4c', 'BT.X4u', 'BT.X4r'],
  since: { version: '0.5', changes: CAMPAIGN_CHANGES },
  act: {
    ...layer,
    nodes: nodesOfTen,
    hitsFirst: [freshFirst],
    seizing: seizingInTen,
    seizeGate: seizeGateInTen,
    battles: battlesInTen,
    alsoFights: [freshBlight],
    fate: { ...fate, battles: fateBattlesInTen, withAll: [] },
    declaring: eitherSide,
    keepsGuild: letsGuildGo,
    orDeclare,
    orSeize,
    declaresAnyway,
  },
}

export const CAMPAIGN: Readonly<Record<VersionId, Version>> = { '0.5': v0_5_campaign, '0.10': v0_10_campaign }
