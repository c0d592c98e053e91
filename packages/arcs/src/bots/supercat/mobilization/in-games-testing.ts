// What whole games do not show of this page, and why.

import type { InGames } from '../in-games-form-testing.ts'
import type { sources } from './sources.ts'

export const inGames: InGames<keyof typeof sources> = {
  neverYes: {
    'MOB.0': 'Mobilization brings no tokens: battles with it are fought on the page of Aggression',
  },
  seldomYes: ['MOB.0', 'MOB.10', 'MOB.10.if'],
  seldomNo: ['MOB.10', 'MOB.41'],
}
