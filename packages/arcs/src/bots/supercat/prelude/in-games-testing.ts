// What whole games do not show of this page, and why.

import { type InGames, STEP } from '../in-games-form-testing.ts'
import type { sources } from './sources.ts'

export const inGames: InGames<keyof typeof sources> = {
  neverPassed: {
    'PR.8.1': STEP,
    'PR.8.3': STEP,
  },
  seldomYes: ['PR.4b', 'GC.6'],
  seldomNo: ['PR.4', 'GC.6'],
}
