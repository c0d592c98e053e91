// Losses and defeat (rome 21.2, 21.3): every rule fires in one position and does not in another.

import { describe, expect, it } from 'vitest'
import { type Case, once } from '../testing/bot-testing.ts'
import { losses } from './scenes.ts'
import type { sources } from './sources.ts'

const CASES: Record<keyof typeof sources, Case> = {
  'LOS-1': [losses.ownLosses, losses.unharmed],
  'LOS-1.1': [losses.unharmed, losses.deckLosses],
  'LOS-2': [losses.deckLosses, losses.ownLosses],
  'LOS-2.1': [losses.deckLosses, losses.ownLosses],
  'LOS-3': [losses.ownLosses, losses.deckLosses],
  'DEF-1': [losses.defeated, losses.ownLosses],
}

describe('rules fire, and do not', () => {
  it.each(Object.entries(CASES))('%s', (node, [fires, not]) => {
    expect(once(fires).fired).toContain(node)
    expect(once(not).fired).not.toContain(node)
  })
})
