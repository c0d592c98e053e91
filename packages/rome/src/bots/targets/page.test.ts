// What both target lists share (rome 22 to 24): every rule fires in one position and does not in another.

import { describe, expect, it } from 'vitest'
import { activationScenes } from '../activation/scenes.ts'
import { conquest, voyages } from '../conquest/scenes.ts'
import { placeScenes, superScenes } from '../super-list/scenes.ts'
import { type Case, once } from '../testing/bot-testing.ts'
import type { sources } from './sources.ts'

const CASES: Record<keyof typeof sources, Case> = {
  'TRN-1': [voyages.launched, conquest.won],
  'MOV-5.4': [placeScenes.rested, placeScenes.garrison],
  'MOV-5.5': [placeScenes.rested, placeScenes.garrison],
  'MOV-5.6': [placeScenes.rested, placeScenes.garrison],
  'GR-A': [placeScenes.unrest, superScenes['SUP-3.1']],
  'GR-A.1': [placeScenes.unrest, superScenes['SUP-3.1']],
  'GR-A.2': [placeScenes.garrison, placeScenes.calmTable],
  'GR-A.3': [placeScenes.garrison, placeScenes.calmTable],
  'GR-B': [activationScenes.again, superScenes['SUP-3.1']],
  'SUP-X1': [superScenes['SUP-3.1'], placeScenes.march],
  'SUP-X1.1': [superScenes['SUP-3.1'], placeScenes.march],
  'SUP-X2': [placeScenes.march, superScenes['SUP-3.1']],
  'SUP-X3': [placeScenes.unrest, placeScenes.garrison],
  'SUP-X3.1': [placeScenes.unrest, placeScenes.garrison],
}

describe('rules fire, and do not', () => {
  it.each(Object.entries(CASES))('%s', (node, [fires, not]) => {
    expect(once(fires).fired).toContain(node)
    expect(once(not).fired).not.toContain(node)
  })
})
