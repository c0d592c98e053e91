// Bot against bot (rome 27): every rule fires in one position and is passed over in another.

import { conquest } from '../conquest/scenes.ts'
import { type Case, testRules } from '../testing/rules-testing.ts'
import type { sources } from './sources.ts'

const CASES: Record<keyof typeof sources, Case> = {
  'BVB-4': [conquest.duelEven, conquest.duelUnopposed, 'BVB-9'],
  'BVB-5': [conquest.duelWon, conquest.duelEven, 'BVB-9'],
  'BVB-6': [conquest.duelWon, conquest.duelEven, 'BVB-9'],
  'BVB-7': [conquest.duelBig, conquest.duelWon, 'BVB-9'],
  'BVB-8': [conquest.duelFalls, conquest.duelWon, 'BVB-9'],
  'BVB-9': [conquest.duelEven, conquest.won, 'CNQ-8.2'],
}

testRules(CASES)
