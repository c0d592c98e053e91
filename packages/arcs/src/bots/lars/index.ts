// Lars as the table offers it.

import { canonical } from '@understudy/procedure/json'
import { type Bot, type BotConfig, type BotSpec, rulebookBot } from '@understudy/table'
import { bots as about } from '../../about.ts'
import type { State } from '../../rules/state/state.ts'
import type { Action } from '../../vocabulary.ts'
import { larsBook } from './book.ts'
import { asking } from './open-choices.ts'
import { gamePrinted, optionSpecs, settled } from './options.ts'

export { larsBook } from './book.ts'

/** All that a Lars remembers is handed to it, so one is enough for each way to play; compiling the pages takes a while. */
const made = new Map<string, Bot<State, Action>>()
function make(given: BotConfig): Bot<State, Action> {
  const config = { ...given, options: settled(given.options) }
  const key = canonical({ ...config })
  const known = made.get(key)
  if (known !== undefined) return known
  const plain = rulebookBot<State, Action>(larsBook, config)
  const asks = config.options.openChoices === 'human' && plain.runner !== undefined
  const bot = asks ? asking(plain, plain.runner) : plain
  made.set(key, bot)
  return bot
}

export const lars: BotSpec<State, Action> = {
  ...about.lars,
  options: optionSpecs,
  implies: gamePrinted,
  rulebook: larsBook,
  make,
}
