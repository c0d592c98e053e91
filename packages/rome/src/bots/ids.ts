// The ids of rules, pages and preferences. They are part of saved games and links, so they stay as they are once published.
// A rule is named where its source is, a page and a preference where their English words are.

import type { en } from './book/en.ts'

export type { NodeId } from './sources.ts'
export type PageId = keyof typeof en.pages
export type PreferenceId = keyof typeof en.preferences

/** The two books differ where a rule belongs to one kind of bot only. */
const EDITIONS = ['super', 'speed'] as const
export type Edition = (typeof EDITIONS)[number]
