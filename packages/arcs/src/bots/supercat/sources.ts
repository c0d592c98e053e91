// All rules of the book, in all its versions, and where each comes from: an id is what a page's `sources` names.

import { sources as administration } from './administration/sources.ts'
import { sources as aggression } from './aggression/sources.ts'
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

export type NodeId = keyof typeof sources
/** Rules that call for a card. */
export type GpSelect = Owner<keyof typeof general, 'go'>
/** Rules that lead to a battle. */
export type CombatChoice = Owner<keyof typeof aggression, 'top'>

type Owner<Id, End extends string> = Id extends `${infer Of}.${End}` ? Of : never

export type SuitPage = 'ADM' | 'AGG' | 'CON' | 'MOB'
export type PageId = 'BT' | 'GP' | 'PR' | SuitPage | 'CMB' | 'VOX' | 'SLT' | 'OTH'
