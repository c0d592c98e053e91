// The two rulebooks. They share their pages; the edition says which rules belong to which kind of bot.

import type { Rulebook } from '@understudy/procedure'
import type { BotAbout } from '@understudy/table'
import { bots } from '../about.ts'
import { HOUSE_PACK } from '../pack/setting.ts'
import { isAllowed } from '../rules/play/decision.ts'
import { describeAction } from '../rules/play/describe.ts'
import type { State } from '../rules/state/state.ts'
import type { Action } from '../vocabulary.ts'
import { en } from './book/en.ts'
import { ru } from './book/ru.ts'
import { rulings } from './book/rulings.ts'
import { bookText } from './book/text.ts'
import { concerns } from './concerns.ts'
import type { C } from './context.ts'
import { askedIn, entry } from './entry.ts'
import type { Edition, NodeId, PageId, PreferenceId } from './ids.ts'
import { pagesOf } from './pages.ts'
import { sources } from './sources.ts'

export type RomeBook = Rulebook<State, Action, NodeId, PageId, PreferenceId, C>

/** A trace names what was done without its position: then by the names of the house pack. */
const UNSEEN = { setting: { pack: HOUSE_PACK } } as State

const book = (bot: BotAbout, edition: Edition): RomeBook => ({
  id: bot.id,
  version: bot.version,
  editions: [edition],
  author: bot.author,
  pages: pagesOf(edition),
  sources,
  text: bookText(edition),
  phrases: { en: en.phrases, ru: ru.phrases },
  entry,
  legal: (view, _seat, action) => isAllowed(view, action, askedIn(view)),
  concerns,
  rulings,
  describe: (action, view) => describeAction(action, view ?? UNSEEN),
})

export const superBook = book(bots.superbot, 'super')
export const speedBook = book(bots.speedbot, 'speed')
