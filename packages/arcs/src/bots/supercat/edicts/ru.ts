// This page in Russian, in our own words.

import type { PageText } from '../text/page-text.ts'
import type { sources } from './sources.ts'

export const ru: PageText<keyof typeof sources> = {
  title: 'Указы',
  nodes: {
    'ED.0': 'Ещё не написано: отказывается, если можно; иначе решает жребий.',
  },
}
