// Conquest (rome 25): every rule fires in one position and does not in another.

import { describe, expect, it } from 'vitest'
import { superScenes } from '../super-list/scenes.ts'
import { type Case, once } from '../testing/bot-testing.ts'
import { conquest, voyages } from './scenes.ts'
import type { sources } from './sources.ts'

const CASES: Record<keyof typeof sources, Case> = {
  'CNQ-1': [conquest.undeclaredDuel, conquest.won],
  'CNQ-2': [conquest.person, conquest.undeclaredDuel],
  'CNQ-3': [conquest.ownHeld, conquest.stranger],
  'CNQ-3.1': [conquest.ownHeld, conquest.stranger],
  'CNQ-3.2': [conquest.stranger, conquest.enemyHeld],
  'CNQ-3.3': [conquest.stranger, conquest.ownHeld],
  'CNQ-4': [superScenes['SUP-5.1'], conquest.won],
  'CNQ-4.1': [conquest.won, superScenes['SUP-3.5']],
  'CNQ-6': [conquest.won, conquest.walkover],
  'CNQ-7': [conquest.lost, conquest.won],
  'CNQ-8': [conquest.lost, conquest.won],
  'CNQ-8.1': [conquest.lost, conquest.won],
  'CNQ-8.2': [conquest.won, conquest.lost],
  'CNQ-9': [conquest.homeTaken, conquest.taken],
  'CNQ-9.1': [conquest.taken, conquest.lost],
  'SIE-1': [superScenes['SUP-5.2'], superScenes['SUP-5.1']],
  'BVB-1': [conquest.undeclaredDuel, conquest.fourPhases],
  'BVB-2': [conquest.undeclaredDuel, conquest.fourPhases],
  'NAV-1': [voyages.launched, voyages.afloat],
  'TRN-2': [voyages.launched, conquest.won],
  'TRN-3': [voyages.launched, conquest.won],
  'MRC-1': [conquest.taken, conquest.homeTaken],
}

describe('rules fire, and do not', () => {
  it.each(Object.entries(CASES))('%s', (node, [fires, not]) => {
    expect(once(fires).fired).toContain(node)
    expect(once(not).fired).not.toContain(node)
  })
})
