// The position as the seat of a bot sees it, in English.

import type { Spoken } from '@understudy/procedure'
import { within } from '../../text/peoples.ts'
import { face, STATUS } from '../book/words.ts'
import type { Sayings } from './notes.ts'

export const en = {
  pages: {},
  nodes: {},
  preferences: {
    stanceHigh: 'the highest stance',
    richest: 'the most gold',
    nearCapital: 'the region nearest to the capital',
  },
  phrases: {
    'die.d6': () => 'a d6',
    'die.G': () => 'a green die',
    'die.Y': () => 'a yellow die',
    'die.R': () => 'a red die',
    'face.G': (f) => face('en', f.face),
    'face.Y': (f) => face('en', f.face),
    'face.R': (f) => face('en', f.face),
    'bot.seat': (f) => f.seat.en,
    'bot.relation': (f) => `${f.seat.en} (${STATUS.en[f.status]}, stance ${f.stance})`,
    'bot.marker': (f) => `the marker of ${within(f.seat.en)} on ${f.box}`,
    'bot.region': (f) => f.region.en,
    'bot.place': (f) => `${f.region.en} (${f.gold} gold, distance ${f.distance})`,
  },
} satisfies Spoken<never, Sayings>
