// What whole games do not show of this page, and why.

import { type InGames, STEP } from '../in-games-form-testing.ts'
import type { sources } from './sources.ts'

export const inGames: InGames<keyof typeof sources> = {
  neverPassed: {
    'ADM.X13.1': 'only asked while there is a card to defend (ADM.X13)',
    'ADM.X13.2': STEP,
  },
}
