// Initiative (rome 18): every rule fires in one position and does not in another.

import { describe, expect, it } from 'vitest'
import { stance } from '../stance/scenes.ts'
import { type Case, once } from '../testing/bot-testing.ts'
import { initiative } from './scenes.ts'
import type { sources } from './sources.ts'

const CASES: Record<keyof typeof sources, Case> = {
  'INI-3': [initiative.odd, stance.moved],
  'INI-4': [initiative.even, initiative.odd],
  'INI-4.1': [initiative.even, initiative.odd],
  'INI-4.2': [initiative.odd, initiative.even],
}

describe('rules fire, and do not', () => {
  it.each(Object.entries(CASES))('%s', (node, [fires, not]) => {
    expect(once(fires).fired).toContain(node)
    expect(once(not).fired).not.toContain(node)
  })
})
