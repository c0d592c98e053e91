// The target list of the Super-bot (rome 23): every rule fires in one position and is passed over in another.

import { type Attack, testList } from '../targets/line-testing.ts'
import type { TargetNode } from '../targets/lists.ts'
import type { Step } from '../targets/steps.ts'
import type { Case, Passed } from '../testing/rules-testing.ts'
import { calmScenes, placeScenes, stuckScenes, superScenes } from './scenes.ts'
import { type sources, sure, tested, type walks } from './sources.ts'

const CASES: Record<Exclude<keyof typeof sources, TargetNode | `${string}.${Step}`>, Case> = {
  'SUP-1': [superScenes['SUP-1.1'], superScenes['SUP-3.1'], 'SUP-3.1'],
  'SUP-4.1': [placeScenes.unrest, placeScenes.garrison, 'SUP-6.2'],
  'SUP-5.7': [superScenes['SUP-5.7.1'], placeScenes.calmTable, 'SUP-6.2'],
  'SUP-6.1': [placeScenes.border, placeScenes.garrison, 'SUP-6.2'],
  'SUP-6.1.1': [placeScenes.border, placeScenes.closer, 'SUP-6.1.4'],
  'SUP-6.1.2': [placeScenes.border, placeScenes.closer, 'SUP-6.1.4'],
  'SUP-6.1.3': [placeScenes.border, placeScenes.closer, 'SUP-6.1.4'],
  'SUP-6.1.4': [placeScenes.closer, placeScenes.warBlocked, 'SUP-6.6'],
  'SUP-6.1.5': [placeScenes.closer, placeScenes.warBlocked, 'SUP-6.6'],
  'SUP-6.1.6': [placeScenes.closer, placeScenes.warBlocked, 'SUP-6.6'],
  'SUP-6.2': [placeScenes.garrison, placeScenes.lonely, 'SUP-6.5'],
  'SUP-6.3': [placeScenes.blocked, placeScenes.lonely, 'SUP-6.5'],
  'SUP-6.4': [placeScenes.lonelyWalls, placeScenes.lonely, 'SUP-6.5'],
  'SUP-6.5': [placeScenes.lonely, placeScenes.blocked, 'SUP-6.6'],
  'SUP-6.6': [placeScenes.blocked, placeScenes.garrison, 'SUP-6.2'],
}

/** What each line attacks in its position, a position where it finds nothing, and which rule decides there. */
const TARGETS: Record<keyof typeof sure | keyof typeof tested, Attack> = {
  'SUP-1.1': ['cosentia', superScenes['SUP-1.2'], 'SUP-1.2'],
  'SUP-1.2': ['cosentia', superScenes['SUP-1.3'], 'SUP-1.3'],
  'SUP-1.3': ['ariminum', superScenes['SUP-1.4'], 'SUP-1.4'],
  'SUP-1.4': ['ariminum', placeScenes.farLoss, 'SUP-3.1'],
  'SUP-2.1': ['genua', superScenes['SUP-2.2'], 'SUP-2.2'],
  'SUP-2.2': ['tolosa', superScenes['SUP-3.1'], 'SUP-3.1'],
  'SUP-2.3': ['bibracte', superScenes['SUP-3.1'], 'SUP-3.1'],
  'SUP-2.4': ['genua', superScenes['SUP-3.1'], 'SUP-3.1'],
  'SUP-3.1': ['octuduron', superScenes['SUP-3.2'], 'SUP-3.2'],
  'SUP-3.2': ['singidun', superScenes['SUP-3.3'], 'SUP-3.3'],
  'SUP-3.3': ['octuduron', superScenes['SUP-3.4'], 'SUP-3.4'],
  'SUP-3.4': ['genua', superScenes['SUP-3.5'], 'SUP-3.5'],
  'SUP-3.5': ['ibossim', superScenes['SUP-3.6'], 'SUP-3.6'],
  'SUP-3.6': ['karalis', superScenes['SUP-5.2'], 'SUP-5.2'],
  'SUP-5.1': ['genua', superScenes['SUP-5.2'], 'SUP-5.2'],
  'SUP-5.2': ['bibracte', superScenes['SUP-5.3'], 'SUP-5.3'],
  'SUP-5.3': ['genua', superScenes['SUP-5.4'], 'SUP-5.4'],
  'SUP-5.4': [undefined, superScenes['SUP-5.7.1'], 'SUP-5.7.1'],
  'SUP-5.5': ['bibracte', superScenes['SUP-5.6'], 'SUP-5.6'],
  'SUP-5.6': ['genua', superScenes['SUP-5.7.1'], 'SUP-5.7.1'],
  'SUP-5.7.1': ['karalis', superScenes['SUP-5.7.2'], 'SUP-5.7.2'],
  'SUP-5.7.2': ['sparta', placeScenes.refusedIsle, 'SUP-6.2'],
  'SUP-5.7.3': ['karalis', superScenes['SUP-5.7.4'], 'SUP-5.7.4'],
  'SUP-5.7.4': ['sparta', placeScenes.refusedIsle, 'SUP-6.2'],
  'SUP-5.7.5': ['sparta', superScenes['SUP-5.7.6'], 'SUP-5.7.6'],
  'SUP-5.7.6': ['karalis', placeScenes.refusedIsle, 'SUP-6.2'],
}

/** Which rule decides where the table turns down what a line finds. */
const CALM: Record<keyof typeof tested, Passed> = {
  'SUP-2.4': [calmScenes['SUP-2.4'], 'SUP-3.1'],
  'SUP-5.1': [calmScenes['SUP-5.1'], 'SUP-6.2'],
  'SUP-5.2': [calmScenes['SUP-5.2'], 'SUP-6.2'],
  'SUP-5.3': [calmScenes['SUP-5.3'], 'SUP-6.2'],
  'SUP-5.4': [calmScenes['SUP-5.4'], 'SUP-6.2'],
  'SUP-5.5': [calmScenes['SUP-5.5'], 'SUP-6.2'],
  'SUP-5.6': [calmScenes['SUP-5.6'], 'SUP-6.2'],
  'SUP-5.7.1': [calmScenes['SUP-5.7.1'], 'SUP-6.2'],
  'SUP-5.7.2': [calmScenes['SUP-5.7.2'], 'SUP-6.2'],
  'SUP-5.7.3': [calmScenes['SUP-5.7.3'], 'SUP-6.2'],
  'SUP-5.7.4': [calmScenes['SUP-5.7.4'], 'SUP-6.2'],
  'SUP-5.7.5': [calmScenes['SUP-5.7.5'], 'SUP-6.2'],
  'SUP-5.7.6': [calmScenes['SUP-5.7.6'], 'SUP-6.2'],
}

/** Which rule decides where nothing can be done about what a line finds. */
const STUCK: Record<keyof typeof stuckScenes, Passed> = {
  'SUP-1.1': [stuckScenes['SUP-1.1'], 'SUP-3.3'],
  'SUP-1.2': [stuckScenes['SUP-1.2'], 'SUP-3.3'],
  'SUP-1.3': [stuckScenes['SUP-1.3'], 'SUP-3.4'],
  'SUP-1.4': [stuckScenes['SUP-1.4'], 'SUP-3.4'],
  'SUP-2.1': [stuckScenes['SUP-2.1'], 'SUP-6.1.4'],
  'SUP-2.3': [stuckScenes['SUP-2.3'], 'SUP-6.1.2'],
  'SUP-3.3': [stuckScenes['SUP-3.3'], 'SUP-6.2'],
  'SUP-3.4': [stuckScenes['SUP-3.4'], 'SUP-6.2'],
  'SUP-5.3': [stuckScenes['SUP-5.3'], 'SUP-6.2'],
  'SUP-5.4': [stuckScenes['SUP-5.4'], 'SUP-6.2'],
  'SUP-5.5': [stuckScenes['SUP-5.5'], 'SUP-6.2'],
  'SUP-5.6': [stuckScenes['SUP-5.6'], 'SUP-6.2'],
}

/** Where the army walks there, and where it finds a place and no way. */
const WALKS: Record<keyof typeof walks, Case> = {
  'SUP-6.2': [placeScenes.garrison, placeScenes.blocked, 'SUP-6.6'],
  'SUP-6.3': [placeScenes.starved, placeScenes.blocked, 'SUP-6.6'],
  'SUP-6.4': [placeScenes.lonelyWalls, placeScenes.lonelyBlocked, 'SUP-6.6'],
  'SUP-6.5': [placeScenes.lonely, placeScenes.lonelyBlocked, 'SUP-6.6'],
}

testList({
  rules: CASES,
  sure,
  tested,
  scenes: superScenes,
  targets: TARGETS,
  calm: CALM,
  stuck: STUCK,
  walks: WALKS,
})
