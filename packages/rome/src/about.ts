// Total War: Rome and its bots in a few words.

import type { BotAbout, GameAbout } from '@understudy/table'

const HALL = { author: 'Simon Hall', version: '1', book: true } as const

export const bots = {
  superbot: {
    id: 'superbot',
    title: { en: 'Super-bot', ru: 'Super-bot' },
    ...HALL,
    roles: ['super'],
    editions: ['super'],
  },
  speedbot: {
    id: 'speedbot',
    title: { en: 'Speed-bot', ru: 'Speed-bot' },
    ...HALL,
    roles: ['speed'],
    editions: ['speed'],
  },
} as const satisfies Readonly<Record<string, BotAbout>>

export const about: GameAbout = {
  id: 'rome',
  title: { en: 'Total War: Rome', ru: 'Total War: Rome' },
  bots: Object.values(bots),
}
