// The target list of the Speed-bot (rome 24): every rule fires in one position and does not in another.

import { type Attack, testList } from '../targets/line-testing.ts'
import type { TargetNode } from '../targets/lists.ts'
import type { Step } from '../targets/steps.ts'
import type { Case } from '../testing/bot-testing.ts'
import { calmSpeedScenes, speedScenes } from './scenes.ts'
import { type sources, sure, tested, type walks } from './sources.ts'

const CASES: Record<Exclude<keyof typeof sources, TargetNode | `${string}.${Step}`>, Case> = {
  'SPD-4': [speedScenes.unrest, speedScenes.home],
  'SPD-4.1': [speedScenes.farUnrest, speedScenes.unrest],
  'SPD-4.2': [speedScenes.farUnrest, speedScenes.unrest],
  'SPD-6': [speedScenes.home, speedScenes.watch],
  'SPD-6.0': [speedScenes.home, speedScenes.watch],
  'SPD-7': [speedScenes.watch, speedScenes.abroad],
  'SPD-7.1': [speedScenes.watch, speedScenes.home],
  'SPD-7.2': [speedScenes.watch, speedScenes.home],
  'SPD-7.3': [speedScenes.abroad, speedScenes.watch],
}

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

testList({ rules: CASES, sure, tested, scenes: speedScenes, calm: calmSpeedScenes, targets: TARGETS, walks: WALKS })
