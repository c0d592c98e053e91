// Every rule, page and preference of the two books. The campaign half has its own lists.

import { CAMPAIGN_NODES, CAMPAIGN_PAGES, CAMPAIGN_PREFERENCES } from './ids-campaign.ts'
import { HOME_NODES, HOME_PAGES, HOME_PREFERENCES } from './ids-home.ts'

export const NODES = [...HOME_NODES, ...CAMPAIGN_NODES] as const
export type NodeId = (typeof NODES)[number]

export const PAGES = [...HOME_PAGES, ...CAMPAIGN_PAGES] as const
export type PageId = (typeof PAGES)[number]

export const PREFERENCES = [...HOME_PREFERENCES, ...CAMPAIGN_PREFERENCES] as const
export type PreferenceId = (typeof PREFERENCES)[number]

/** The two books differ where a rule belongs to one kind of bot only. */
export const EDITIONS = ['super', 'speed'] as const
export type Edition = (typeof EDITIONS)[number]
