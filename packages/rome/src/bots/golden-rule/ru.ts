// Золотое правило (rome 31), по-русски.

import type { Alike } from '@understudy/procedure'
import type { en } from './en.ts'
import type { Sayings } from './notes.ts'

export const ru: Alike<typeof en, Sayings> = {
  pages: {
    GLD: { title: 'Золотое правило' },
  },
  nodes: {
    'GLD-1': {
      rule: 'Чего не решает ни одна страница: то, что лучше для бота, судя по открытым для всех сведениям.',
      aim: 'Ни одна страница этого не решает, и он берёт лучшее для себя по открытым сведениям',
    },
  },
  preferences: {
    mostPoints: 'больше победных очков',
    mostOwnGold: 'больше золота себе',
    fewestLost: 'меньше своих потерь',
  },
  phrases: {
    'bot.outcome': (f) => `очки ${f.points}, золото ${f.gold}, свои потери ${f.lost}`,
  },
}
