// Repair in Russian, in our own words.

import type { PageText } from '../text/page-text.ts'
import { found } from '../text/shared-ru.ts'
import type { sources } from './sources.ts'

export const ru: PageText<keyof typeof sources> = {
  pages: {
    REP: { title: 'Починка' },
  },
  nodes: {
    'REP.1': {
      rule: 'Почините все его здания.',
      aim: 'Он чинит все свои здания',
      ...found('Здания починены.', 'Повреждённых зданий нет.'),
    },
    'REP.2': {
      rule: 'Почините по одному кораблю в каждой [[focus|фокус-системе]].',
      aim: 'Он чинит по одному кораблю в каждой фокус-системе',
      ...found('Корабли починены.', 'В фокус-системах повреждённых кораблей нет.'),
    },
  },
}
