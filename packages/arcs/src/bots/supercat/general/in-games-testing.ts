// What whole games do not show of this page, and why.

import { type InGames, STEP } from '../in-games-form-testing.ts'
import type { sources } from './sources.ts'

export const inGames: InGames<keyof typeof sources> = {
  neverPassed: {
    'GP.Z': 'there is always a card',
    'GP.1.go': STEP,
    'GP.2.go': STEP,
    'GP.3.go': STEP,
    'GP.4a.go': STEP,
    'GP.4b.go': STEP,
    'GP.5a.go': STEP,
    'GP.5b.go': STEP,
    'GP.6a.go': STEP,
    'GP.6b.go': STEP,
    'GP.7.go': STEP,
    'GP.8.go': STEP,
    'GP.10.go': STEP,
    'GP.11.go': STEP,
    'GP.Z.go': STEP,
  },
  seldomYes: ['GP.4b', 'GP.4b.go'],
  seldomNo: ['GP.4a', 'GP.4b'],
}
