// SUPERCAT, as the table offers it.

import { type BotSpec, type BotVersion, rulebookBot } from '@understudy/table'
import type { State } from '../../rules/state/state.ts'
import type { Action } from '../../vocabulary.ts'
import { books, supercatBook } from './books.ts'
import { offered } from './options.ts'
import type { VersionId } from './versions/version.ts'

export { type SupercatBook, supercatBook } from './books.ts'

const versionOf = (name: VersionId): BotVersion<State, Action> => ({
  ...offered(name),
  version: books[name].version,
  rulebook: books[name],
  make: (config) => rulebookBot(books[name], config),
})
const v0_5 = versionOf('0.5')
const v0_10 = versionOf('0.10')

export const supercat: BotSpec<State, Action> = {
  ...v0_10,
  id: supercatBook.id,
  title: { en: 'SUPERCAT', ru: 'SUPERCAT' },
  author: supercatBook.author,
  roles: ['supercat'],
  versions: [v0_5, v0_10],
}
