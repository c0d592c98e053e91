// The bots of the game, as the table offers them.

import { canonical } from '@understudy/procedure/json'
import { type Bot, type BotAbout, type BotConfig, type BotSpec, rulebookBot } from '@understudy/table'
import { bots as about } from '../about.ts'
import type { State } from '../rules/state/state.ts'
import type { Action } from '../vocabulary.ts'
import { type RomeBook, speedBook, superBook } from './books.ts'
import { speedOptions, superOptions } from './options/options.ts'

/** All that a bot remembers is handed to it, so one is enough for each way to play; compiling the pages takes a while. */
const made = new Map<string, Bot<State, Action>>()
function maker(book: RomeBook): (config: BotConfig) => Bot<State, Action> {
  return (config) => {
    const key = `${book.id} ${canonical({ ...config })}`
    const bot = made.get(key) ?? rulebookBot<State, Action>(book, config)
    made.set(key, bot)
    return bot
  }
}

const spec = (bot: BotAbout, book: RomeBook, options: BotSpec<State, Action>['options']): BotSpec<State, Action> => ({
  ...bot,
  options,
  rulebook: book,
  make: maker(book),
})

export const bots: readonly BotSpec<State, Action>[] = [
  spec(about.superbot, superBook, superOptions),
  spec(about.speedbot, speedBook, speedOptions),
]
