// The rulebook of Lars.

import type { Json, Rulebook } from '@understudy/procedure'
import { refusal } from '../../rules/legal.ts'
import type { State } from '../../rules/state/state.ts'
import { say } from '../../text/sayings.ts'
import type { Action } from '../../vocabulary.ts'
import type { C } from './context.ts'
import { concerns, entry, settles } from './entry.ts'
import type { NodeId, PageId, PreferenceId } from './ids.ts'
import { actions } from './pages/actions.ts'
import { between } from './pages/between.ts'
import { chapterEnd, rest, shift, start, suits, turn } from './pages/turn.ts'
import { sources } from './sources.ts'
import { bookEn } from './text/book-en.ts'
import { bookRu } from './text/book-ru.ts'
import { en, ru } from './text/phrases.ts'
import { rulings } from './text/rulings.ts'

export const VERSION = '0.8.13'

export const larsBook: Rulebook<State, Action, NodeId, PageId, PreferenceId, C> = {
  id: 'lars',
  version: VERSION,
  editions: ['standard'],
  author: 'Shipple',
  pages: [start, turn, ...suits, rest, ...actions, shift, chapterEnd, ...between],
  sources,
  text: { en: bookEn, ru: bookRu },
  phrases: { en, ru },
  entry,
  legal: (view, _seat, action) => refusal(view, action) === undefined,
  concerns,
  settles,
  rulings,
  describe: (action) => say('do.action', { action: action as unknown as Json }),
}
