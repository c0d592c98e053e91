// Navies (rome 28.2): every rule fires in one position and is passed over in another.

import { type Case, testRules } from '../testing/rules-testing.ts'
import { navies } from './scenes.ts'
import type { sources } from './sources.ts'

const CASES: Record<keyof typeof sources, Case> = {
  'NAV-2': [navies.otherBots, navies.drift, 'NAV-3.8'],
  'NAV-3.1': [navies.drift, navies.noNavy, 'MOV-6'],
  'NAV-3.2': [navies.chase, navies.drift, 'NAV-3.8'],
  'NAV-3.3': [navies.chase, navies.drift, 'NAV-3.8'],
  'NAV-3.4': [navies.chase, navies.spare, 'MOV-6'],
  'NAV-3.5': [navies.chase, navies.spare, 'MOV-6'],
  'NAV-3.6': [navies.chase, navies.spare, 'MOV-6'],
  'NAV-3.7': [navies.spare, navies.chase, 'NAV-3.5'],
  'NAV-3.8': [navies.drift, navies.harbour, 'MOV-6'],
  'NAV-4': [navies.intercepts, navies.never, 'NAV-4.4'],
  'NAV-4.1': [navies.intercepts, navies.never, 'NAV-4.4'],
  'NAV-4.2': [navies.intercepts, navies.letsPass, 'NAV-4.4'],
  'NAV-4.3': [navies.intercepts, navies.letsPass, 'NAV-4.4'],
  'NAV-4.4': [navies.letsPass, navies.intercepts, 'NAV-4.3'],
  'NAV-5': [navies.lastShip, navies.shipsLeft, 'NAV-5.1'],
  'NAV-5.1': [navies.lastShip, navies.intercepts, 'NAV-4.3'],
}

testRules(CASES)
