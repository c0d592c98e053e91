// Declaring an army (rome 21.1, CNQ-5, BVB-3): every rule fires in one position and is passed over in another.

import { losses } from '../losses/scenes.ts'
import { type Case, testRules } from '../testing/rules-testing.ts'
import { declaring } from './scenes.ts'
import type { sources } from './sources.ts'

const CASES: Record<keyof typeof sources, Case> = {
  'DEC-2.1': [declaring.manyDice, declaring.noDice, 'DEC-3'],
  'DEC-2.1.1': [declaring.manyDice, declaring.noDice, 'DEC-3'],
  'DEC-2.2': [declaring.manyDice, declaring.noDice, 'DEC-3'],
  'DEC-2.2.1': [declaring.manyDice, declaring.noDice, 'DEC-3'],
  'DEC-2.3': [declaring.manyDice, declaring.noDice, 'DEC-3'],
  'DEC-2.3.1': [declaring.manyDice, declaring.noDice, 'DEC-3'],
  'DEC-2.4': [declaring.manyDice, declaring.noDice, 'DEC-3'],
  'DEC-2.4.1': [declaring.manyDice, declaring.noDice, 'DEC-3'],
  'DEC-3': [declaring.noDice, declaring.strength, 'CNQ-5.2'],
  'CNQ-5': [declaring.strength, losses.ownLosses, 'CNQ-8.1'],
  'CNQ-5.1': [declaring.strength, losses.ownLosses, 'CNQ-8.1'],
  'CNQ-5.2': [declaring.strength, losses.ownLosses, 'CNQ-8.1'],
  'BVB-3': [declaring.duel, declaring.emptyDuel, 'BVB-3.2'],
  'BVB-3.1': [declaring.duel, declaring.emptyDuel, 'BVB-3.2'],
  'BVB-3.2': [declaring.duel, declaring.strength, 'CNQ-5.2'],
}

testRules(CASES)
