// All pages of the book, in reading order.

import type { Page } from '@understudy/procedure'
import type { Action } from '../../../vocabulary.ts'
import type { C } from '../context.ts'
import type { NodeId, PageId, PreferenceId } from '../ids.ts'
import { administration } from './administration.ts'
import { aggression } from './aggression.ts'
import { combat } from './combat.ts'
import { construction } from './construction.ts'
import { generalPriorities } from './general.ts'
import { mobilization } from './mobilization.ts'
import { prelude } from './prelude.ts'
import { others, slots, vox } from './reactions.ts'
import { turn } from './turn.ts'

export const pages: readonly Page<C, Action, NodeId, PageId, PreferenceId>[] = [
  turn,
  generalPriorities,
  prelude,
  administration,
  aggression,
  construction,
  mobilization,
  combat,
  vox,
  slots,
  others,
]
