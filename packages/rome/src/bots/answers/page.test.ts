// Answers to an offer of trade or a treaty (rome 19): every rule fires in one position and is passed over in another.

import { type Case, testRules } from '../testing/rules-testing.ts'
import { answers } from './scenes.ts'
import type { sources } from './sources.ts'

const CASES: Record<keyof typeof sources, Case> = {
  'TRD-A': [answers.fromEnemy, answers.glad, 'ANS-1.1'],
  'TRD-A.1': [answers.fromEnemy, answers.glad, 'ANS-1.1'],
  'TRD-A.2': [answers.glad, answers.fromEnemy, 'TRD-A.1'],
  'TRT-A': [answers.gladly, answers.glad, 'ANS-1.1'],
  'ANS-1': [answers.glad, answers.green, 'ANS-4.2'],
  'ANS-1.1': [answers.glad, answers.green, 'ANS-4.2'],
  'ANS-2': [answers.never, answers.green, 'ANS-4.2'],
  'ANS-2.1': [answers.never, answers.green, 'ANS-4.2'],
  'ANS-3': [answers.green, answers.yellow, 'ANS-4.1'],
  'ANS-3.1': [answers.green, answers.yellow, 'ANS-4.1'],
  'ANS-3.2': [answers.yellow, answers.green, 'ANS-4.2'],
  'ANS-4': [answers.yellow, answers.green, 'ANS-4.2'],
  'ANS-4.1': [answers.yellow, answers.green, 'ANS-4.2'],
  'ANS-4.2': [answers.green, answers.yellow, 'ANS-4.1'],
}

testRules(CASES)
