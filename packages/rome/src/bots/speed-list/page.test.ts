// The target list of the Speed-bot (rome 24): every rule fires in one position and does not in another.

import { describe, expect, it } from 'vitest'
import { type Attack, keysOf, stepsOf } from '../targets/line-testing.ts'
import type { TargetNode } from '../targets/lists.ts'
import { type Step, SURE_STEPS, TESTED_STEPS, WALK_STEPS } from '../targets/steps.ts'
import { type Case, once } from '../testing/bot-testing.ts'
import { attacked } from '../testing/campaign-testing.ts'
import { calmSpeedScenes, speedScenes } from './scenes.ts'
import { type sources, sure, tested, walks } from './sources.ts'

const CASES: Record<Exclude<keyof typeof sources, TargetNode | `${string}.${Step}`>, Case> = {
  'SPD-4': [speedScenes.unrest, speedScenes.home],
  'SPD-4.1': [speedScenes.farUnrest, speedScenes.unrest],
  'SPD-4.2': [speedScenes.farUnrest, speedScenes.unrest],
  'SPD-6': [speedScenes.home, speedScenes.watch],
  'SPD-6.0': [speedScenes.home, speedScenes.watch],
  'SPD-7': [speedScenes.watch, speedScenes.home],
  'SPD-7.1': [speedScenes.watch, speedScenes.home],
  'SPD-7.2': [speedScenes.watch, speedScenes.home],
  'SPD-7.3': [speedScenes.abroad, speedScenes.watch],
}

describe('rules fire, and do not', () => {
  it.each(Object.entries(CASES))('%s', (node, [fires, not]) => {
    expect(once(fires).fired).toContain(node)
    expect(once(not).fired).not.toContain(node)
  })
})

/** What each line attacks in its position, and a position where it finds nothing or is not reached. */
const TARGETS: Record<keyof typeof sure | keyof typeof tested, Attack> = {
  'SPD-1': ['cosentia', speedScenes['SPD-2']],
  'SPD-2': ['genua', speedScenes['SPD-3']],
  'SPD-3': ['octuduron', speedScenes['SPD-5']],
  'SPD-5': ['genua', speedScenes['SPD-3']],
}

/** Where the army walks there, and where it does not. */
const WALKS: Record<keyof typeof walks, Case> = {
  'SPD-6': [speedScenes.home, speedScenes.watch],
}

describe('lines that attack without a roll, and every step below them', () => {
  it.each(keysOf(sure))('%s', (line) => {
    const [target, not] = TARGETS[line]
    const played = speedScenes[line]()
    expect(stepsOf(played, line, SURE_STEPS)).toEqual(SURE_STEPS)
    expect(attacked(played)).toBe(target)
    expect(stepsOf(not(), line, SURE_STEPS)).toEqual([])
  })
})

describe('lines that ask the table, and every step below them', () => {
  it.each(keysOf(tested))('%s', (line) => {
    const [target, not] = TARGETS[line]
    const played = speedScenes[line]()
    expect(stepsOf(played, line, TESTED_STEPS)).toEqual(['t', 'yes', 'x', 'go', 'done'])
    if (target !== undefined) expect(attacked(played)).toBe(target)
    expect(stepsOf(not(), line, ['yes', 'x', 'go', 'done'])).toEqual([])
    expect(stepsOf(calmSpeedScenes[line](), line, TESTED_STEPS)).toEqual(['t', 'next'])
  })
})

describe('lines that walk, and every step below them', () => {
  it.each(keysOf(walks))('%s', (line) => {
    const [there, not] = WALKS[line]
    expect(stepsOf(there(), line, WALK_STEPS)).toEqual(WALK_STEPS)
    expect(stepsOf(not(), line, WALK_STEPS)).toEqual([])
  })
})
