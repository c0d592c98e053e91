// Arcs and its bots in a few words.

import type { BotAbout, GameAbout } from '@understudy/table'

export const bots = {
  supercat: {
    id: 'supercat',
    title: { en: 'SUPERCAT', ru: 'SUPERCAT' },
    author: 'okonomichiyaki',
    roles: ['supercat'],
    version: '0.10',
    older: ['0.5'],
    editions: ['base'],
    book: true,
  },
  lars: {
    id: 'lars',
    title: { en: 'Lars', ru: 'Ларс' },
    author: 'Shipple',
    roles: ['lars'],
    version: '0.8.13',
    editions: ['standard'],
    book: true,
  },
  eager: {
    id: 'eager',
    title: { en: 'Eager player', ru: 'Рьяный игрок' },
    author: 'Understudy',
    roles: ['human', 'supercat', 'lars'],
    version: '1',
    editions: [''],
  },
} as const satisfies Readonly<Record<string, BotAbout>>

export const about: GameAbout = { id: 'arcs', title: { en: 'Arcs', ru: 'Arcs' }, bots: Object.values(bots) }
