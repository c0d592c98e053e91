// Conquest (rome 25): every rule fires in one position and is passed over in another.

import { superScenes } from '../super-list/scenes.ts'
import { type Case, testRules } from '../testing/rules-testing.ts'
import { conquest, voyages } from './scenes.ts'
import type { sources } from './sources.ts'

const CASES: Record<keyof typeof sources, Case> = {
  'CNQ-1': [conquest.undeclaredDuel, conquest.won, 'SUP-3.1'],
  'CNQ-2': [conquest.person, conquest.undeclaredDuel, 'SUP-2.1'],
  'CNQ-3': [conquest.ownHeld, conquest.stranger, 'CNQ-3.3'],
  'CNQ-3.1': [conquest.ownHeld, conquest.stranger, 'CNQ-3.3'],
  'CNQ-3.2': [conquest.stranger, conquest.enemyHeld, 'CNQ-3.3'],
  'CNQ-3.3': [conquest.stranger, conquest.ownHeld, 'CNQ-3.1'],
  'CNQ-4': [superScenes['SUP-5.1'], conquest.won, 'SUP-3.1'],
  'CNQ-4.1': [conquest.won, superScenes['SUP-3.5'], 'SUP-3.5'],
  'CNQ-6': [conquest.won, conquest.walkover, 'CNQ-8.2'],
  'CNQ-7': [conquest.lost, conquest.won, 'CNQ-8.2'],
  'CNQ-8': [conquest.lost, conquest.won, 'CNQ-8.2'],
  'CNQ-8.1': [conquest.lost, conquest.won, 'CNQ-8.2'],
  'CNQ-8.2': [conquest.won, conquest.lost, 'CNQ-8.1'],
  'CNQ-9': [conquest.homeTaken, conquest.taken, 'CNQ-9.1'],
  'CNQ-9.1': [conquest.taken, conquest.lost, 'CNQ-8.1'],
  'SIE-1': [superScenes['SUP-5.2'], superScenes['SUP-5.1'], 'SUP-5.1'],
  'BVB-1': [conquest.undeclaredDuel, conquest.fourPhases, 'SUP-2.1'],
  'BVB-2': [conquest.undeclaredDuel, conquest.fourPhases, 'SUP-2.1'],
  'NAV-1': [voyages.launched, voyages.afloat, 'SUP-3.6'],
  'TRN-2': [voyages.launched, conquest.won, 'SUP-3.1'],
  'TRN-3': [voyages.launched, conquest.won, 'SUP-3.1'],
  'MRC-1': [conquest.taken, conquest.homeTaken, 'CNQ-9.1'],
}

testRules(CASES)
