// What whole games do not show of this page, and why.

import type { InGames } from '../in-games-form-testing.ts'
import type { sources } from './sources.ts'

export const inGames: InGames<keyof typeof sources> = {
  neverPassed: {
    'OT.3': 'the last of the other decisions',
  },
  seldomYes: ['OT.1', 'OT.3'],
  seldomNo: ['OT.1', 'OT.2'],
}
