// What whole games do not show of this page, and why.

import type { InGames } from '../in-games-form-testing.ts'
import type { sources } from './sources.ts'

export const inGames: InGames<keyof typeof sources> = {
  seldomYes: ['CON.0', 'CON.X0'],
  seldomNo: ['CON.9', 'CON.X5'],
}
