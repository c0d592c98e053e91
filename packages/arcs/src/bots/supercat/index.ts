// SUPERCAT, as the table offers it.

import { type BotSpec, type BotVersion, rulebookBot } from '@understudy/table'
import type { State } from '../../rules/state/state.ts'
import type { Action } from '../../vocabulary.ts'
import { books, type SupercatBook, supercatBook } from './books.ts'
import { offered } from './options.ts'
import type { VersionId } from './versions/version.ts'

export { type SupercatBook, supercatBook } from './books.ts'

/** Books of further editions, by version: those of the campaign come with it. */
const further: Record<VersionId, Map<string, SupercatBook>> = { '0.5': new Map(), '0.10': new Map() }
export const addEdition = (version: VersionId, edition: string, book: SupercatBook): void => {
  further[version].set(edition, book)
}

const versionOf = (name: VersionId): BotVersion<State, Action> => {
  const bookFor = (edition: string): SupercatBook => further[name].get(edition) ?? books[name]
  return {
    ...offered(name),
    get editions() {
      return [...books[name].editions, ...further[name].keys()]
    },
    version: books[name].version,
    rulebook: books[name],
    rulebookOf: bookFor,
    make: (config) => rulebookBot(bookFor(config.edition), config),
  }
}
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
