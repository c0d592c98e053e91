// The stance card (rome 17): every rule fires in one position and is passed over in another.

import { type Case, testRules } from '../testing/rules-testing.ts'
import { stance } from './scenes.ts'
import type { sources } from './sources.ts'

const CASES: Record<keyof typeof sources, Case> = {
  'STN-1': [stance.placed, stance.moved, 'STN-5'],
  'STN-2.1': [stance.placed, stance.moved, 'STN-5'],
  'STN-2.2': [stance.placed, stance.moved, 'STN-5'],
  'STN-2': [stance.placed, stance.moved, 'STN-5'],
  'STN-3': [stance.moved, stance.placed, 'STN-2'],
  'STN-4.1': [stance.moved, stance.placed, 'STN-2'],
  'STN-4.2': [stance.moved, stance.placed, 'STN-2'],
  'STN-5': [stance.moved, stance.placed, 'STN-2'],
}

testRules(CASES)
