// What whole games do not show of this page, and why.

import type { InGames } from '../in-games-form-testing.ts'
import type { sources } from './sources.ts'

export const inGames: InGames<keyof typeof sources> = {
  neverPassed: {
    'SL.1': 'only asked when tokens do not fit',
  },
}
