// The stance card (rome 17): every rule fires in one position and does not in another.

import { describe, expect, it } from 'vitest'
import { type Case, once } from '../testing/bot-testing.ts'
import { stance } from './scenes.ts'
import type { sources } from './sources.ts'

const CASES: Record<keyof typeof sources, Case> = {
  'STN-1': [stance.placed, stance.moved],
  'STN-2.1': [stance.placed, stance.moved],
  'STN-2.2': [stance.placed, stance.moved],
  'STN-2': [stance.placed, stance.moved],
  'STN-3': [stance.moved, stance.placed],
  'STN-4.1': [stance.moved, stance.placed],
  'STN-4.2': [stance.moved, stance.placed],
  'STN-5': [stance.moved, stance.placed],
}

describe('rules fire, and do not', () => {
  it.each(Object.entries(CASES))('%s', (node, [fires, not]) => {
    expect(once(fires).fired).toContain(node)
    expect(once(not).fired).not.toContain(node)
  })
})
