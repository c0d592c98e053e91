// Losses and defeat (rome 21.2, 21.3): every rule fires in one position and is passed over in another.

import { type Case, testRules } from '../testing/rules-testing.ts'
import { losses } from './scenes.ts'
import type { sources } from './sources.ts'

const CASES: Record<keyof typeof sources, Case> = {
  'LOS-1': [losses.ownLosses, losses.unharmed, 'LOS-1.1'],
  'LOS-1.1': [losses.unharmed, losses.deckLosses, 'LOS-2.1'],
  'LOS-2': [losses.deckLosses, losses.ownLosses, 'LOS-3'],
  'LOS-2.1': [losses.deckLosses, losses.ownLosses, 'LOS-3'],
  'LOS-3': [losses.ownLosses, losses.deckLosses, 'LOS-2.1'],
  'DEF-1': [losses.defeated, losses.ownLosses, 'LOS-3'],
}

testRules(CASES)
