// The Priority Order Table (rome 22.3): every rule fires in one position and does not in another.

import { describe, expect, it } from 'vitest'
import { placeScenes, superScenes } from '../super-list/scenes.ts'
import { type Case, once } from '../testing/bot-testing.ts'
import type { sources } from './sources.ts'

const CASES: Record<keyof typeof sources, Case> = {
  'POT-1': [superScenes['SUP-2.4'], superScenes['SUP-5.1']],
  'POT-2': [placeScenes.enemyIsle, superScenes['SUP-5.1']],
  'POT-2.1': [superScenes['SUP-5.1'], placeScenes.calmTable],
  'POT-2.2': [superScenes['SUP-5.1'], placeScenes.calmTable],
  'POT-2.3': [superScenes['SUP-5.1'], placeScenes.refused],
  'POT-3': [placeScenes.refused, superScenes['SUP-5.1']],
}

describe('rules fire, and do not', () => {
  it.each(Object.entries(CASES))('%s', (node, [fires, not]) => {
    expect(once(fires).fired).toContain(node)
    expect(once(not).fired).not.toContain(node)
  })
})
