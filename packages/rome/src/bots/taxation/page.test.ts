// Taxation (rome 20): every rule fires in one position and does not in another.

import { describe, expect, it } from 'vitest'
import { type Case, once } from '../testing/bot-testing.ts'
import { taxation } from './scenes.ts'
import type { sources } from './sources.ts'

const CASES: Record<keyof typeof sources, Case> = {
  'TAX-3': [taxation.fixed, taxation.earned],
  'TAX-3.1': [taxation.fixed, taxation.earned],
  'TAX-1': [taxation.earned, taxation.fixed],
  'TAX-2': [taxation.speed, taxation.earned],
}

describe('rules fire, and do not', () => {
  it.each(Object.entries(CASES))('%s', (node, [fires, not]) => {
    expect(once(fires).fired).toContain(node)
    expect(once(not).fired).not.toContain(node)
  })
})
