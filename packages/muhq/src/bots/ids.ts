// The ids of rules, pages and preferences. Those of rules follow the steps of the published text: `AGG.3a` is step 3a of the
// Aggressive AI, `KRA.2.1` step 2.1 of the Kraken's turn. A rule is named where its source is, a page and a preference where
// their English words are.

import type { en } from './book/en.ts'
import type { en as kraken } from './kraken/en.ts'
import type { en as tyrant } from './tyrant/en.ts'

export type { NodeId } from './sources.ts'
export type BossPage = keyof typeof kraken.pages | keyof typeof tyrant.pages
export type PageId = keyof typeof en.pages
export type UnitPage = Exclude<PageId, BossPage>
export type PreferenceId = keyof typeof en.preferences
