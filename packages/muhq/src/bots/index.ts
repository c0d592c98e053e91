// The bots of muhq's game, as the table offers them.

import { type BotSpec, rulebookBot, scriptedBot } from '@understudy/table'
import type { State } from '../rules/state.ts'
import type { Action } from '../vocabulary.ts'
import { type BossBook, kraken, tyrant } from './books.ts'
import { partner } from './partner/partner.ts'

export { kraken, tyrant } from './books.ts'

const boss = (book: BossBook, en: string, ru: string): BotSpec<State, Action> => ({
  id: book.id,
  version: book.version,
  title: { en, ru },
  author: book.author,
  roles: ['boss'],
  editions: book.editions,
  options: [],
  rulebook: book,
  make: (config) => rulebookBot(book, config),
})

const PARTNER_VERSION = '1.0.0'

export const bots: readonly BotSpec<State, Action>[] = [
  boss(kraken, 'The Kraken', 'Кракен'),
  boss(tyrant, 'The Tyrant', 'Тиран'),
  {
    id: 'partner',
    version: PARTNER_VERSION,
    title: { en: 'Practice partner', ru: 'Напарник' },
    author: 'Understudy',
    roles: ['person'],
    editions: ['standard'],
    options: [],
    make: () => scriptedBot('partner', PARTNER_VERSION, partner),
  },
]
