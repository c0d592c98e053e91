// Tax in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import { found } from '../text/shared-en.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  pages: {
    TAX: { title: 'Tax' },
  },
  nodes: {
    'TAX.1': {
      rule: 'Is there a city to tax that was not taxed this turn: its own anywhere, or a rival’s in a system it [[control|controls]]? Tax it; from a rival also capture an agent.',
      aim: 'It taxes all cities of its own, and of rivals where it controls',
      ...found('There are cities to tax.', 'All its cities are taxed.'),
    },
    'TAX.1.1': { rule: 'Go back to **TAX.1**.' },
  },
}
