// Инициатива (rome 18), по-русски.

import type { Alike } from '@understudy/procedure'
import type { en } from './en.ts'
import type { Sayings } from './notes.ts'

export const ru: Alike<typeof en, Sayings> = {
  pages: {
    INI: { title: 'Инициатива' },
  },
  nodes: {
    'INI-3': { rule: 'Если порядок хода выбирает бот, первым ходит он сам.' },
    'INI-4': { rule: 'Его карта инициативы чётная?' },
    'INI-4.1': {
      rule: 'Ход идёт по часовой стрелке.',
      aim: 'Его карта инициативы чётная, и ход идёт по часовой стрелке',
    },
    'INI-4.2': {
      rule: 'Ход идёт против часовой стрелки.',
      aim: 'Его карта инициативы нечётная, и ход идёт против часовой стрелки',
    },
  },
  preferences: {},
  phrases: {
    'bot.card': (f) => `Его карта инициативы — ${f.card}.`,
  },
}
