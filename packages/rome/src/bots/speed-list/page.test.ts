// The target list of the Speed-bot (rome 24): every rule fires in one position and is passed over in another.

import { type Attack, testList } from '../targets/line-testing.ts'
import type { TargetNode } from '../targets/lists.ts'
import type { Step } from '../targets/steps.ts'
import type { Case, Passed } from '../testing/rules-testing.ts'
import { calmSpeedScenes, speedScenes, stuckSpeedScenes } from './scenes.ts'
import { type sources, sure, tested, type walks } from './sources.ts'

const CASES: Record<Exclude<keyof typeof sources, TargetNode | `${string}.${Step}`>, Case> = {
  'SPD-4': [speedScenes.unrest, speedScenes.home, 'SPD-6'],
  'SPD-4.1': [speedScenes.farUnrest, speedScenes.blockedUnrest, 'SPD-7'],
  'SPD-4.2': [speedScenes.farUnrest, speedScenes.blockedUnrest, 'SPD-7'],
  'SPD-6': [speedScenes.home, speedScenes.cutOff, 'SPD-7.3'],
  'SPD-6.0': [speedScenes.home, speedScenes.watch, 'SPD-7'],
  'SPD-7': [speedScenes.watch, speedScenes.abroad, 'SPD-7.3'],
  'SPD-7.1': [speedScenes.watch, speedScenes.abroad, 'SPD-7.3'],
  'SPD-7.2': [speedScenes.watch, speedScenes.abroad, 'SPD-7.3'],
  'SPD-7.3': [speedScenes.abroad, speedScenes.watch, 'SPD-7'],
}

/** What each line attacks in its position, a position where it finds nothing, and which rule decides there. */
const TARGETS: Record<keyof typeof sure | keyof typeof tested, Attack> = {
  'SPD-1': ['cosentia', speedScenes['SPD-2'], 'SPD-2'],
  'SPD-2': ['genua', speedScenes['SPD-3'], 'SPD-3'],
  'SPD-3': ['octuduron', speedScenes['SPD-5'], 'SPD-5'],
  'SPD-5': ['genua', stuckSpeedScenes['SPD-3'], 'SPD-6'],
}

/** Which rule decides where the table turns down what a line finds. */
const CALM: Record<keyof typeof tested, Passed> = {
  'SPD-5': [calmSpeedScenes['SPD-5'], 'SPD-6'],
}

/** Which rule decides where nothing can be done about what a line finds. */
const STUCK: Record<keyof typeof stuckSpeedScenes, Passed> = {
  'SPD-1': [stuckSpeedScenes['SPD-1'], 'SPD-3'],
  'SPD-2': [stuckSpeedScenes['SPD-2'], 'SPD-6'],
  'SPD-3': [stuckSpeedScenes['SPD-3'], 'SPD-6'],
  'SPD-5': [stuckSpeedScenes['SPD-5'], 'SPD-6'],
}

/** Where the army walks there, and where it finds a place and no way. */
const WALKS: Record<keyof typeof walks, Case> = {
  'SPD-6': [speedScenes.home, speedScenes.blocked, 'SPD-7'],
}

testList({
  rules: CASES,
  sure,
  tested,
  scenes: speedScenes,
  targets: TARGETS,
  calm: CALM,
  stuck: STUCK,
  walks: WALKS,
})
