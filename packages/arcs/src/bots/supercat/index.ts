// SUPERCAT, as the table offers it.

import { type BotSpec, type BotVersion, type OptionSpec, rulebookBot } from '@understudy/table'
import { bots as about } from '../../about.ts'
import type { State } from '../../rules/state/state.ts'
import type { Action } from '../../vocabulary.ts'
import { books, type SupercatBook } from './books.ts'
import { offered } from './options.ts'
import type { VersionId } from './versions/version.ts'

/** Books of further editions, by version: those of the campaign come with it. */
interface Edition {
  readonly book: SupercatBook
  readonly options: readonly OptionSpec[]
}
const further: Record<VersionId, Map<string, Edition>> = { '0.5': new Map(), '0.10': new Map() }
export const addEdition = (version: VersionId, name: string, edition: Edition): void => {
  further[version].set(name, edition)
}

const versionOf = (name: VersionId): BotVersion<State, Action> => {
  const bookFor = (edition: string): SupercatBook => further[name].get(edition)?.book ?? books[name]
  return {
    ...offered(name),
    get editions() {
      return [...books[name].editions, ...further[name].keys()]
    },
    optionsIn: (edition) => further[name].get(edition)?.options ?? offered(name).options,
    version: books[name].version,
    rulebook: books[name],
    rulebookOf: bookFor,
    make: (config) => rulebookBot(bookFor(config.edition), config),
  }
}
const v0_5 = versionOf('0.5')
const v0_10 = versionOf('0.10')

export const supercat: BotSpec<State, Action> = {
  ...about.supercat,
  ...v0_10,
  // Editions may come later: they are asked for whenever they are shown.
  get editions() {
    return v0_10.editions
  },
  versions: [v0_5, v0_10],
}
