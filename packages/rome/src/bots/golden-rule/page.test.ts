// The Golden Rule (rome 31): every rule fires in one position and does not in another.

import { describe, expect, it } from 'vitest'
import { spending } from '../spending/scenes.ts'
import { type Case, once } from '../testing/bot-testing.ts'
import { goldenRule } from './scenes.ts'
import type { sources } from './sources.ts'

const CASES: Record<keyof typeof sources, Case> = {
  'GLD-1': [goldenRule.commit, spending.nothing],
}

describe('rules fire, and do not', () => {
  it.each(Object.entries(CASES))('%s', (node, [fires, not]) => {
    expect(once(fires).fired).toContain(node)
    expect(once(not).fired).not.toContain(node)
  })
})
