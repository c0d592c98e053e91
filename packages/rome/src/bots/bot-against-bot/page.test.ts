// Bot against bot (rome 27): every rule fires in one position and does not in another.

import { describe, expect, it } from 'vitest'
import { conquest } from '../conquest/scenes.ts'
import { type Case, once } from '../testing/bot-testing.ts'
import type { sources } from './sources.ts'

const CASES: Record<keyof typeof sources, Case> = {
  'BVB-4': [conquest.duelEven, conquest.won],
  'BVB-5': [conquest.duelWon, conquest.duelEven],
  'BVB-6': [conquest.duelWon, conquest.duelEven],
  'BVB-7': [conquest.duelBig, conquest.duelWon],
  'BVB-8': [conquest.duelFalls, conquest.duelWon],
  'BVB-9': [conquest.duelEven, conquest.won],
}

describe('rules fire, and do not', () => {
  it.each(Object.entries(CASES))('%s', (node, [fires, not]) => {
    expect(once(fires).fired).toContain(node)
    expect(once(not).fired).not.toContain(node)
  })
})
