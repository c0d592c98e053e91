// What whole games do not show of this page, and why.

import type { InGames } from '../in-games-form-testing.ts'
import type { sources } from './sources.ts'

export const inGames: InGames<keyof typeof sources> = {
  neverPassed: {
    'VX.5': 'the last of the Vox cards; without a card to steal it takes nothing',
    'VX.X5': 'the last of the Vox cards; without a card to steal it takes nothing',
  },
}
