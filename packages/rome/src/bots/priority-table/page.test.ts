// The Priority Order Table (rome 22.3): every rule fires in one position and is passed over in another.

import { placeScenes, superScenes } from '../super-list/scenes.ts'
import { type Case, testRules } from '../testing/rules-testing.ts'
import type { sources } from './sources.ts'

const CASES: Record<keyof typeof sources, Case> = {
  'POT-1': [superScenes['SUP-2.4'], superScenes['SUP-5.1'], 'SUP-5.1'],
  'POT-2': [placeScenes.enemyIsle, superScenes['SUP-5.1'], 'SUP-5.1'],
  'POT-2.1': [superScenes['SUP-5.1'], placeScenes.calmTable, 'SUP-6.2'],
  'POT-2.2': [superScenes['SUP-5.1'], placeScenes.calmTable, 'SUP-6.2'],
  'POT-2.3': [superScenes['SUP-5.1'], placeScenes.refused, 'SUP-6.2'],
  'POT-3': [placeScenes.refused, superScenes['SUP-5.1'], 'SUP-5.1'],
}

testRules(CASES)
