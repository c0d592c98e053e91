// What both target lists share (rome 22 to 24): every rule fires in one position and is passed over in another.

import { activationScenes } from '../activation/scenes.ts'
import { voyages } from '../conquest/scenes.ts'
import { speedScenes } from '../speed-list/scenes.ts'
import { placeScenes, superScenes } from '../super-list/scenes.ts'
import { type Case, testRules } from '../testing/rules-testing.ts'
import type { sources } from './sources.ts'

const CASES: Record<keyof typeof sources, Case> = {
  'TRN-1': [voyages.launched, superScenes['SUP-5.1'], 'SUP-5.1'],
  'MOV-5.4': [placeScenes.rested, placeScenes.garrison, 'SUP-6.2'],
  'MOV-5.5': [placeScenes.rested, placeScenes.garrison, 'SUP-6.2'],
  'MOV-5.6': [placeScenes.rested, placeScenes.garrison, 'SUP-6.2'],
  'GR-A': [placeScenes.unrest, superScenes['SUP-3.1'], 'SUP-3.1'],
  'GR-A.1': [placeScenes.unrest, superScenes['SUP-3.1'], 'SUP-3.1'],
  'GR-A.2': [placeScenes.garrison, placeScenes.calmTable, 'SUP-6.2'],
  'GR-A.3': [placeScenes.garrison, placeScenes.calmTable, 'SUP-6.2'],
  'GR-B': [activationScenes.again, superScenes['SUP-3.1'], 'SUP-3.1'],
  'SUP-X1': [superScenes['SUP-3.1'], placeScenes.march, 'SUP-2.3'],
  'SUP-X1.1': [superScenes['SUP-3.1'], placeScenes.march, 'SUP-2.3'],
  'SUP-X2': [placeScenes.march, superScenes['SUP-3.1'], 'SUP-3.1'],
  'SUP-X3': [placeScenes.unrest, speedScenes.farUnrest, 'SPD-4'],
  'SUP-X3.1': [placeScenes.unrest, speedScenes.farUnrest, 'SPD-4'],
}

testRules(CASES)
