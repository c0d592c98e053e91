// The Golden Rule (rome 31): every rule fires in one position and is passed over in another.

import { spending } from '../spending/scenes.ts'
import { type Case, testRules } from '../testing/rules-testing.ts'
import { goldenRule } from './scenes.ts'
import type { sources } from './sources.ts'

const CASES: Record<keyof typeof sources, Case> = {
  'GLD-1': [goldenRule.commit, spending.nothing, 'SPN-7'],
}

testRules(CASES)
