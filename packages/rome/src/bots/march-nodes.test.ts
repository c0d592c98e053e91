// Every rule of activation and of the two target lists fires in one position and does not in another.

import { describe, expect, it } from 'vitest'
import { type Case, once, type Played } from './bot-testing.ts'
import { attacked } from './campaign-testing.ts'
import {
  type MarchNode,
  SPEED_SURE,
  SPEED_TESTED,
  SUPER_SURE,
  SUPER_TESTED,
  SURE_STEPS,
  type TargetNode,
  WALK_NODES,
  WALK_STEPS,
  type WalkNode,
} from './ids-campaign.ts'
import { placeScenes as at, calmScenes, speedScenes as speed, superScenes as sup } from './march-scenes.ts'

/** What each rule attacks in its position, and a position where it finds nothing or is not reached. */
const TARGETS: Record<TargetNode, readonly [target: string | undefined, not: () => Played]> = {
  'SUP-1.1': ['cosentia', sup['SUP-1.2']],
  'SUP-1.2': ['cosentia', sup['SUP-1.1']],
  'SUP-1.3': ['ariminum', sup['SUP-1.4']],
  'SUP-1.4': ['ariminum', sup['SUP-1.3']],
  'SUP-2.1': ['genua', sup['SUP-2.2']],
  'SUP-2.2': ['tolosa', sup['SUP-3.1']],
  'SUP-2.3': ['bibracte', sup['SUP-3.1']],
  'SUP-2.4': ['genua', sup['SUP-3.1']],
  'SUP-3.1': ['octuduron', sup['SUP-3.2']],
  'SUP-3.2': ['singidun', sup['SUP-3.3']],
  'SUP-3.3': ['octuduron', sup['SUP-3.4']],
  'SUP-3.4': ['genua', sup['SUP-3.5']],
  'SUP-3.5': ['ibossim', sup['SUP-3.6']],
  'SUP-3.6': ['karalis', sup['SUP-5.1']],
  'SUP-5.1': ['genua', sup['SUP-5.2']],
  'SUP-5.2': ['bibracte', sup['SUP-5.3']],
  'SUP-5.3': ['genua', sup['SUP-5.4']],
  'SUP-5.4': [undefined, sup['SUP-5.3']],
  'SUP-5.5': ['bibracte', sup['SUP-5.6']],
  'SUP-5.6': ['genua', sup['SUP-5.5']],
  'SUP-5.7.1': ['karalis', sup['SUP-5.7.2']],
  'SUP-5.7.2': ['sparta', sup['SUP-5.7.1']],
  'SUP-5.7.3': ['karalis', sup['SUP-5.7.4']],
  'SUP-5.7.4': ['sparta', sup['SUP-5.7.3']],
  'SUP-5.7.5': ['sparta', sup['SUP-5.7.6']],
  'SUP-5.7.6': ['karalis', sup['SUP-5.7.5']],
  'SPD-1': ['cosentia', speed['SPD-2']],
  'SPD-2': ['genua', speed['SPD-3']],
  'SPD-3': ['octuduron', speed['SPD-5']],
  'SPD-5': ['genua', speed['SPD-3']],
}
const scenes = { ...sup, ...speed } as Record<TargetNode, () => Played>

const CASES: Record<MarchNode | WalkNode, Case> = {
  'MOV-1': [sup['SUP-3.1'], at.over],
  'MOV-1.1': [sup['SUP-3.1'], at.over],
  'MOV-2': [at.offBoard, sup['SUP-3.1']],
  'MOV-2.1': [at.gone, at.offBoard],
  'MOV-2.2': [at.gone, at.offBoard],
  'MOV-3': [at.small, sup['SUP-3.1']],
  'MOV-3.1': [at.small, sup['SUP-3.1']],
  'MOV-4': [sup['SUP-3.1'], at.small],
  'MOV-5': [at.again, sup['SUP-3.1']],
  'MOV-5.1': [at.spent, at.again],
  'MOV-5.2': [at.spent, at.again],
  'MOV-5.3': [at.spent, at.again],
  'MOV-5.4': [at.rested, at.garrison],
  'MOV-5.5': [at.rested, at.garrison],
  'MOV-5.6': [at.rested, at.garrison],
  'MOV-6': [at.over, sup['SUP-3.1']],
  'GR-A': [at.unrest, sup['SUP-3.1']],
  'GR-A.1': [at.unrest, sup['SUP-3.1']],
  'GR-A.2': [at.garrison, at.calmTable],
  'GR-A.3': [at.garrison, at.calmTable],
  'GR-B': [at.again, sup['SUP-3.1']],
  'POT-1': [sup['SUP-2.4'], sup['SUP-5.1']],
  'POT-2': [at.enemyIsle, sup['SUP-5.1']],
  'POT-2.1': [sup['SUP-5.1'], at.calmTable],
  'POT-2.2': [sup['SUP-5.1'], at.calmTable],
  'POT-2.3': [sup['SUP-5.1'], at.refused],
  'POT-3': [at.refused, sup['SUP-5.1']],
  'SUP-1': [sup['SUP-1.1'], sup['SUP-3.1']],
  'SUP-4.1': [at.unrest, at.garrison],
  'SUP-5.7': [sup['SUP-5.7.1'], at.calmTable],
  'SUP-6.1': [at.border, at.garrison],
  'SUP-6.1.1': [at.border, at.closer],
  'SUP-6.1.2': [at.border, at.closer],
  'SUP-6.1.3': [at.border, at.closer],
  'SUP-6.1.4': [at.closer, at.border],
  'SUP-6.1.5': [at.closer, at.border],
  'SUP-6.1.6': [at.closer, at.border],
  'SUP-6.2': [at.garrison, at.lonely],
  'SUP-6.3': [at.blocked, at.garrison],
  'SUP-6.4': [at.lonelyWalls, at.lonely],
  'SUP-6.5': [at.lonely, at.garrison],
  'SUP-6.6': [at.blocked, at.garrison],
  'SUP-X1': [sup['SUP-3.1'], at.march],
  'SUP-X1.1': [sup['SUP-3.1'], at.march],
  'SUP-X2': [at.march, sup['SUP-3.1']],
  'SUP-X3': [at.unrest, at.garrison],
  'SUP-X3.1': [at.unrest, at.garrison],
  'SPD-4': [speed.unrest, speed.home],
  'SPD-4.1': [speed.farUnrest, speed.unrest],
  'SPD-4.2': [speed.farUnrest, speed.unrest],
  'SPD-6': [speed.home, speed.watch],
  'SPD-6.0': [speed.home, speed.watch],
  'SPD-7': [speed.watch, speed.home],
  'SPD-7.1': [speed.watch, speed.home],
  'SPD-7.2': [speed.watch, speed.home],
  'SPD-7.3': [speed.abroad, speed.watch],
}

/** Where the army walks there, and where it does not. */
const WALKS: Record<WalkNode, Case> = {
  'SUP-6.2': [at.garrison, at.lonely],
  'SUP-6.3': [at.starved, at.blocked],
  'SUP-6.4': [at.lonelyWalls, at.lonely],
  'SUP-6.5': [at.lonely, at.garrison],
  'SPD-6': [speed.home, speed.watch],
}

describe('rules of the campaign', () => {
  it.each(Object.entries(CASES))('%s', (node, [fires, not]) => {
    expect(once(fires).fired).toContain(node)
    expect(once(not).fired).not.toContain(node)
  })
})

const steps = (of: readonly string[], node: string): string[] => of.map((step) => `${node}.${step}`)
const firedOf = ({ fired }: Played, wanted: readonly string[]): string[] => wanted.filter((id) => fired.has(id))

describe('rules of the target lists, and every step below them', () => {
  it.each([...SUPER_SURE, ...SPEED_SURE])('%s', (node) => {
    const [target, not] = TARGETS[node]
    const played = scenes[node]()
    expect(firedOf(played, steps(SURE_STEPS, node))).toEqual(steps(SURE_STEPS, node))
    expect(attacked(played)).toBe(target)
    expect(firedOf(not(), steps(SURE_STEPS, node))).toEqual([])
  })

  it.each([...SUPER_TESTED, ...SPEED_TESTED])('%s', (node) => {
    const [target, not] = TARGETS[node]
    const taken = steps(['t', 'yes', 'x', 'go', 'done'], node)
    const played = scenes[node]()
    expect(firedOf(played, [...taken, `${node}.next`])).toEqual(taken)
    if (target !== undefined) expect(attacked(played)).toBe(target)
    expect(firedOf(not(), taken.slice(1))).toEqual([])
    expect(firedOf(calmScenes[node](), [...taken, `${node}.next`])).toEqual(steps(['t', 'next'], node))
  })

  it.each(WALK_NODES)('%s', (node) => {
    const [walks, not] = WALKS[node]
    expect(firedOf(walks(), steps(WALK_STEPS, node))).toEqual(steps(WALK_STEPS, node))
    expect(firedOf(not(), steps(WALK_STEPS, node))).toEqual([])
  })
})
