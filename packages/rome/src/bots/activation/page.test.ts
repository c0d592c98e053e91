// The Campaign turn and the activation of an army (rome 22.1, 28.1): every rule fires in one position and is passed over in another.

import { navies } from '../navy/scenes.ts'
import { superScenes } from '../super-list/scenes.ts'
import { type Case, testRules } from '../testing/rules-testing.ts'
import { activationScenes, homeward } from './scenes.ts'
import type { sources } from './sources.ts'

const CASES: Record<keyof typeof sources, Case> = {
  'SPL-1': [homeward.splittable, homeward.large, 'SUP-3.1'],
  'UND-1': [homeward.atHome, homeward.large, 'SUP-3.1'],
  'UND-2': [homeward.atHome, homeward.nearHome, 'UND-2.1'],
  'UND-2.1': [homeward.nearHome, homeward.noWay, 'UND-2.5'],
  'UND-2.2': [homeward.nearHome, homeward.farHome, 'UND-2.1'],
  'UND-2.3': [homeward.farHome, homeward.hemmedIn, 'UND-2.5'],
  'UND-2.4': [homeward.farHome, homeward.hemmedIn, 'UND-2.5'],
  'UND-2.5': [homeward.noWay, homeward.nearHome, 'UND-2.1'],
  'UND-3': [homeward.atHome, homeward.nearHome, 'UND-2.1'],
  'UND-3.1': [homeward.nearHome, homeward.farHome, 'UND-2.1'],
  'UND-3.2': [homeward.nearHome, homeward.farHome, 'UND-2.1'],
  'RET-1': [homeward.back, activationScenes.gone, 'MOV-2.1'],
  'RET-1.1': [homeward.back, activationScenes.gone, 'MOV-2.1'],
  'NAV-3': [navies.noNavy, homeward.large, 'MOV-1.1'],
  'MOV-1': [superScenes['SUP-3.1'], activationScenes.over, 'MOV-6'],
  'MOV-1.1': [superScenes['SUP-3.1'], activationScenes.over, 'MOV-6'],
  'MOV-2': [activationScenes.offBoard, superScenes['SUP-3.1'], 'SUP-3.1'],
  'MOV-2.1': [activationScenes.gone, activationScenes.offBoard, 'RET-1'],
  'MOV-2.2': [activationScenes.gone, activationScenes.offBoard, 'RET-1'],
  'MOV-3': [activationScenes.small, superScenes['SUP-3.1'], 'SUP-3.1'],
  'MOV-3.1': [activationScenes.small, superScenes['SUP-3.1'], 'SUP-3.1'],
  'MOV-4': [superScenes['SUP-3.1'], activationScenes.small, 'UND-3'],
  'MOV-5': [activationScenes.again, superScenes['SUP-3.1'], 'SUP-3.1'],
  'MOV-5.1': [activationScenes.spent, activationScenes.again, 'SUP-3.1'],
  'MOV-5.2': [activationScenes.spent, activationScenes.again, 'SUP-3.1'],
  'MOV-5.3': [activationScenes.spent, activationScenes.again, 'SUP-3.1'],
  'MOV-6': [activationScenes.over, superScenes['SUP-3.1'], 'MOV-1.1'],
}

testRules(CASES)
