// The bots of muhq's game, as the table offers them.

import { type BotSpec, rulebookBot, scriptedBot } from '@understudy/table'
import { bots as about } from '../about.ts'
import type { State } from '../rules/state.ts'
import type { Action } from '../vocabulary.ts'
import { type BossBook, kraken, tyrant } from './books.ts'
import { partner } from './partner/partner.ts'

export { kraken, tyrant } from './books.ts'

const boss = (bot: (typeof about)['kraken' | 'tyrant'], book: BossBook): BotSpec<State, Action> => ({
  ...bot,
  options: [],
  rulebook: book,
  make: (config) => rulebookBot(book, config),
})

export const bots: readonly BotSpec<State, Action>[] = [
  boss(about.kraken, kraken),
  boss(about.tyrant, tyrant),
  { ...about.partner, options: [], make: () => scriptedBot(about.partner.id, about.partner.version, partner) },
]
