// What whole games do not show of this page, and why.

import { type InGames, STEP } from '../in-games-form-testing.ts'
import type { sources } from './sources.ts'

export const inGames: InGames<keyof typeof sources> = {
  neverPassed: {
    'PR.8.1': STEP,
    'PR.8.3': STEP,
    'PR.X8.1': STEP,
    'PR.X8.3': STEP,
    'PR.X8u.1': STEP,
    'PR.X8u.3': STEP,
  },
  seldomYes: ['PR.4b', 'GC.6', 'PR.X4b', 'GC.X6', 'PR.X8.2', 'PR.X8.3', 'PR.X8u.2', 'PR.X8u.3'],
  seldomNo: ['PR.4', 'GC.6', 'PR.X4', 'GC.X6'],
}
