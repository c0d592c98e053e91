// What whole games do not show of this page, and why.

import { type InGames, STEP } from '../in-games-form-testing.ts'
import type { sources } from './sources.ts'

export const inGames: InGames<keyof typeof sources> = {
  neverPassed: {
    'CMB.3': STEP,
    'CMB.6b': STEP,
    'CMB.8a': 'only asked while there is something to ransack (CMB.8)',
    'CMB.9a': 'only asked while keys suffice for something (CMB.9)',
    'CMB.X3': STEP,
    'CMB.X6b': STEP,
    'CMB.X8a': 'only asked while there is something to ransack (CMB.X8)',
    'CMB.X9a': 'only asked while keys suffice for something (CMB.X9)',
  },
  seldomYes: ['CMB.4', 'CMB.X4'],
}
