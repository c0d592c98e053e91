// All rules of the book, in all its versions, and where each comes from: an id is what a page's `sources` names.

import { sources as administration } from './administration/sources.ts'
import { sources as aggression } from './aggression/sources.ts'
import type { CampaignSources } from './campaign/sources.ts'
import { sources as combat } from './combat/sources.ts'
import { sources as construction } from './construction/sources.ts'
import { sources as general } from './general/sources.ts'
import { sources as mobilization } from './mobilization/sources.ts'
import { sources as others } from './others/sources.ts'
import { sources as prelude } from './prelude/sources.ts'
import { sources as slots } from './slots/sources.ts'
import { sources as turn } from './turn/sources.ts'
import { sources as vox } from './vox/sources.ts'

export const sources = {
  ...turn,
  ...general,
  ...prelude,
  ...administration,
  ...aggression,
  ...construction,
  ...mobilization,
  ...combat,
  ...vox,
  ...slots,
  ...others,
}

/** Those of the campaign are known here by their names alone: they are loaded with it. */
export type NodeId = keyof typeof sources | keyof CampaignSources
/** Rules that call for a card. */
export type GpSelect = Owner<NodeId, 'go'>
/** Rules that lead to a battle. */
export type CombatChoice = Owner<NodeId, 'top'>
/** Lines of the pages of the Fates: `.card` calls for a card for them. */
export type FateLineId = Owner<NodeId, 'card'>

type Owner<Id, End extends string> = Id extends `${infer Of}.${End}` ? Of : never

/** The two sides of a Faithful card are suits of the campaign. */
export type SuitPage = 'ADM' | 'AGG' | 'CON' | 'MOB' | 'ZEAL' | 'WIS'
export type BasePageId = 'BT' | 'GP' | 'PR' | Exclude<SuitPage, 'ZEAL' | 'WIS'> | 'CMB' | 'VOX' | 'SLT' | 'OTH'
export type FatePage = 'FST' | 'FFO' | 'FMA' | 'FAD' | 'FCA' | 'FPA' | 'FAM' | 'FBE'
export type CampaignPageId = 'ZEAL' | 'WIS' | FatePage | 'SET' | 'EDI' | 'SUM' | 'NEG' | 'GOL' | 'CRI'
export type PageId = BasePageId | CampaignPageId
