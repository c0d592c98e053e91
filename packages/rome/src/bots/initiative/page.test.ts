// Initiative (rome 18): every rule fires in one position and is passed over in another.

import { stance } from '../stance/scenes.ts'
import { type Case, testRules } from '../testing/rules-testing.ts'
import { initiative } from './scenes.ts'
import type { sources } from './sources.ts'

const CASES: Record<keyof typeof sources, Case> = {
  'INI-3': [initiative.odd, stance.moved, 'STN-5'],
  'INI-4': [initiative.even, initiative.odd, 'INI-4.2'],
  'INI-4.1': [initiative.even, initiative.odd, 'INI-4.2'],
  'INI-4.2': [initiative.odd, initiative.even, 'INI-4.1'],
}

testRules(CASES)
