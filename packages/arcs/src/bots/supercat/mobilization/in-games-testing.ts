// What whole games do not show of this page, and why.

import { type InGames, STEP } from '../in-games-form-testing.ts'
import type { sources } from './sources.ts'

export const inGames: InGames<keyof typeof sources> = {
  neverYes: {
    'MOB.0': 'Mobilization brings no tokens: battles with it are fought on the page of Aggression',
    'MOB.X0': 'Mobilization brings no tokens: battles with it are fought on the page of Aggression',
  },
  neverPassed: {
    'MOB.X13.1': 'only asked while there is a card to defend (MOB.X13)',
    'MOB.X13.2': STEP,
  },
  seldomYes: ['MOB.0', 'MOB.10', 'MOB.10.if', 'MOB.X0', 'MOB.X7', 'MOB.X7.if', 'MOB.Xa'],
  seldomNo: ['MOB.10', 'MOB.41', 'MOB.X7', 'MOB.X45', 'MOB.X45.if'],
}
