// Declaring an army (rome 21.1, CNQ-5, BVB-3): every rule fires in one position and does not in another.

import { describe, expect, it } from 'vitest'
import { losses } from '../losses/scenes.ts'
import { type Case, once } from '../testing/bot-testing.ts'
import { declaring } from './scenes.ts'
import type { sources } from './sources.ts'

const CASES: Record<keyof typeof sources, Case> = {
  'DEC-2.1': [declaring.manyDice, declaring.noDice],
  'DEC-2.1.1': [declaring.manyDice, declaring.noDice],
  'DEC-2.2': [declaring.manyDice, declaring.noDice],
  'DEC-2.2.1': [declaring.manyDice, declaring.noDice],
  'DEC-2.3': [declaring.manyDice, declaring.noDice],
  'DEC-2.3.1': [declaring.manyDice, declaring.noDice],
  'DEC-2.4': [declaring.manyDice, declaring.noDice],
  'DEC-2.4.1': [declaring.manyDice, declaring.noDice],
  'DEC-3': [declaring.noDice, declaring.strength],
  'CNQ-5': [declaring.strength, losses.ownLosses],
  'CNQ-5.1': [declaring.strength, losses.ownLosses],
  'CNQ-5.2': [declaring.strength, losses.ownLosses],
  'BVB-3': [declaring.duel, declaring.emptyDuel],
  'BVB-3.1': [declaring.duel, declaring.emptyDuel],
  'BVB-3.2': [declaring.duel, declaring.strength],
}

describe('rules fire, and do not', () => {
  it.each(Object.entries(CASES))('%s', (node, [fires, not]) => {
    expect(once(fires).fired).toContain(node)
    expect(once(not).fired).not.toContain(node)
  })
})
