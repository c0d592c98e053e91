// Answers to an offer of trade or a treaty (rome 19): every rule fires in one position and does not in another.

import { describe, expect, it } from 'vitest'
import { type Case, once } from '../testing/bot-testing.ts'
import { answers } from './scenes.ts'
import type { sources } from './sources.ts'

const CASES: Record<keyof typeof sources, Case> = {
  'TRD-A': [answers.fromEnemy, answers.glad],
  'TRD-A.1': [answers.fromEnemy, answers.glad],
  'TRD-A.2': [answers.glad, answers.fromEnemy],
  'TRT-A': [answers.gladly, answers.glad],
  'ANS-1': [answers.glad, answers.green],
  'ANS-1.1': [answers.glad, answers.green],
  'ANS-2': [answers.never, answers.green],
  'ANS-2.1': [answers.never, answers.green],
  'ANS-3': [answers.green, answers.yellow],
  'ANS-3.1': [answers.green, answers.yellow],
  'ANS-3.2': [answers.yellow, answers.green],
  'ANS-4': [answers.yellow, answers.green],
  'ANS-4.1': [answers.yellow, answers.green],
  'ANS-4.2': [answers.green, answers.yellow],
}

describe('rules fire, and do not', () => {
  it.each(Object.entries(CASES))('%s', (node, [fires, not]) => {
    expect(once(fires).fired).toContain(node)
    expect(once(not).fired).not.toContain(node)
  })
})
