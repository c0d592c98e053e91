// Build in English, in our own words.

import type { PageText } from '../text/page-text.ts'
import { found } from '../text/shared-en.ts'
import type { sources } from './sources.ts'

export const en: PageText<keyof typeof sources> = {
  pages: {
    BLD: { title: 'Build' },
  },
  nodes: {
    'BLD.1': {
      rule: 'Build one city on a planet that it [[control|controls]] and that has an empty slot.',
      aim: 'It builds one city on a planet that it controls',
      ...found('There is a place for a city.', 'There is no place for a city, or no city left.'),
    },
    'BLD.2': {
      rule: 'Build three ships at its starport, or as many as it has; they come in damaged if a rival [[control|controls]] that system.',
      aim: 'It builds three ships at its starport, or as many as it has',
      ...found('It builds ships.', 'It has no ships left.'),
    },
    'BLD.3': {
      rule: 'Did it build nothing at all?',
      ...found('It built nothing.', 'It has built something.'),
    },
    'BLD.3.1': {
      rule: 'Repair all its ships and buildings.',
      aim: 'It built nothing, so it repairs all its ships and buildings',
      ...found('Everything is repaired.', 'Nothing of it is damaged.'),
    },
  },
}
