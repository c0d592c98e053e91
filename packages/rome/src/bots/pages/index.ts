// All pages in reading order. A book leaves out the target list of the other kind of bot.

import type { Page } from '@understudy/procedure'
import type { Action } from '../../vocabulary.ts'
import type { C } from '../context.ts'
import type { Edition, NodeId, PageId, PreferenceId } from '../ids.ts'
import { campaignPages } from './campaign.ts'
import { homePages } from './home.ts'

export const pagesOf = (edition: Edition): readonly Page<C, Action, NodeId, PageId, PreferenceId>[] => [
  ...homePages,
  ...campaignPages(edition),
]
