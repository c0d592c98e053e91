// Taxation (rome 20): every rule fires in one position and is passed over in another.

import { type Case, testRules } from '../testing/rules-testing.ts'
import { taxation } from './scenes.ts'
import type { sources } from './sources.ts'

const CASES: Record<keyof typeof sources, Case> = {
  'TAX-3': [taxation.fixed, taxation.earned, 'TAX-1'],
  'TAX-3.1': [taxation.fixed, taxation.earned, 'TAX-1'],
  'TAX-1': [taxation.earned, taxation.fixed, 'TAX-3.1'],
  'TAX-2': [taxation.speed, taxation.earned, 'TAX-1'],
}

testRules(CASES)
