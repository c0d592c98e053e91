// What whole games do not show of this page, and why.

import { type InGames, STEP } from '../in-games-form-testing.ts'
import type { sources } from './sources.ts'

export const inGames: InGames<keyof typeof sources> = {
  neverPassed: {
    'AGG.28x.go': STEP,
    'AGG.28x.top': STEP,
    'AGG.8.go': STEP,
    'AGG.8.top': STEP,
    'AGG.14.go': STEP,
    'AGG.14.top': STEP,
    'AGG.37.go': STEP,
    'AGG.37.top': STEP,
    'AGG.X29x.go': STEP,
    'AGG.X29x.top': STEP,
    'AGG.X4.go': STEP,
    'AGG.X4.top': STEP,
    'AGG.X12.go': STEP,
    'AGG.X12.top': STEP,
    'AGG.X42.go': STEP,
    'AGG.X42.top': STEP,
  },
  seldomYes: ['AGG.10', 'AGG.10.if', 'AGG.38', 'AGG.28x', 'AGG.28x.go', 'AGG.28x.top', 'AGG.X7', 'AGG.X7.if', 'AGG.Xa'],
  seldomNo: ['AGG.10', 'AGG.X7'],
}
