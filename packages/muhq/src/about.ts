// muhq's game and its bots in a few words.

import type { BotAbout, GameAbout } from '@understudy/table'

const BOSS = {
  author: 'Florian Fischer',
  roles: ['boss'],
  version: '1.0.0',
  editions: ['standard'],
  book: true,
} as const

export const bots = {
  kraken: { id: 'kraken', title: { en: 'The Kraken', ru: 'Кракен' }, ...BOSS },
  tyrant: { id: 'tyrant', title: { en: 'The Tyrant', ru: 'Тиран' }, ...BOSS },
  partner: {
    id: 'partner',
    title: { en: 'Practice partner', ru: 'Напарник' },
    author: 'Understudy',
    roles: ['person'],
    version: '1.0.0',
    editions: ['standard'],
  },
} as const satisfies Readonly<Record<string, BotAbout>>

export const about: GameAbout = {
  id: 'muhq',
  title: { en: 'muhq’s game', ru: 'Игра muhq' },
  bots: Object.values(bots),
}
