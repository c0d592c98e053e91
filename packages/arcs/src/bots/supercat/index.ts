// SUPERCAT, as the table offers it.

import { type BotSpec, rulebookBot } from '@understudy/table'
import type { State } from '../../rules/state/state.ts'
import type { Action } from '../../vocabulary.ts'
import { supercatBook } from './books.ts'
import { gamePrinted, optionSpecs } from './options.ts'

export { type SupercatBook, supercatBook } from './books.ts'

export const supercat: BotSpec<State, Action> = {
  id: supercatBook.id,
  version: supercatBook.version,
  title: { en: 'SUPERCAT', ru: 'SUPERCAT' },
  author: supercatBook.author,
  roles: ['supercat'],
  editions: supercatBook.editions,
  options: optionSpecs,
  implies: gamePrinted,
  rulebook: supercatBook,
  make: (config) => rulebookBot(supercatBook, config),
}
