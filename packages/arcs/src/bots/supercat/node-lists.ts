// Which rules whole games do not show, and why; for tests.

import type { GpSelect, NodeId } from './ids.ts'

const SELECTS: readonly GpSelect[] = [
  'GP.1',
  'GP.2',
  'GP.3',
  'GP.4a',
  'GP.4b',
  'GP.5a',
  'GP.5b',
  'GP.6a',
  'GP.6b',
  'GP.7',
  'GP.8',
  'GP.10',
  'GP.11',
  'GP.Z',
]
const FIGHTS = ['AGG.28x', 'AGG.8', 'AGG.14', 'AGG.37'] as const

/** Rules that can never say yes. */
export const NEVER_YES: Partial<Record<NodeId, string>> = {
  'BT.1': 'the rules skip a seat without cards before it is asked',
  'MOB.0': 'Mobilization brings no tokens: battles with it are fought on the page of Aggression',
}

const STEP = 'a plain step: it is done when it is come to'
/** Rules that are never passed over once they are come to. */
export const NEVER_PASSED: Partial<Record<NodeId, string>> = {
  ...Object.fromEntries(SELECTS.map((node) => [`${node}.go`, STEP])),
  ...Object.fromEntries(FIGHTS.flatMap((node) => [`${node}.go`, `${node}.top`]).map((node) => [node, STEP])),
  'BT.2': 'the rules have drawn the cards; without any the turn is lost (BT.1)',
  'BT.3a': 'the rules have removed the counter',
  'BT.3d': STEP,
  'BT.4a': 'BT.4 has found a card that surpasses',
  'BT.4b': 'the rules have raised the counter',
  'BT.4c.1': STEP,
  'BT.4e': STEP,
  'BT.5': STEP,
  'BT.5b': STEP,
  'BT.5c.1': STEP,
  'BT.5d': STEP,
  'BT.5e': 'a turn without actions left ends by the rules before it is asked',
  'BT.6': 'only come to in the midst of a battle',
  'BT.6.1': STEP,
  'GP.Z': 'there is always a card',
  'PR.8.1': STEP,
  'PR.8.3': STEP,
  'CMB.3': STEP,
  'CMB.6b': STEP,
  'CMB.8a': 'only asked while there is something to ransack (CMB.8)',
  'CMB.9a': 'only asked while keys suffice for something (CMB.9)',
  'VX.5': 'the last of the Vox cards; without a card to steal it takes nothing',
  'SL.1': 'only asked when tokens do not fit',
  'OT.3': 'the last of the other decisions',
}

/** Rules that a hundred games need not show at work, or passed over: these have tests of their own. */
export const SELDOM: { readonly yes: ReadonlySet<NodeId>; readonly no: ReadonlySet<NodeId> } = {
  yes: new Set<NodeId>([
    'BT.1',
    'BT.6',
    'BT.6.1',
    'BT.7',
    'MOB.0',
    'CON.0',
    'OT.1',
    'OT.3',
    'PR.4b',
    'GC.6',
    'AGG.10',
    'AGG.10.if',
    'AGG.38',
    'AGG.28x',
    'AGG.28x.go',
    'AGG.28x.top',
    'CMB.4',
    'GP.4b',
    'GP.4b.go',
    'MOB.10',
    'MOB.10.if',
  ]),
  no: new Set<NodeId>([
    'BT.0',
    'BT.5a',
    'GP.4a',
    'GP.4b',
    'PR.4',
    'GC.6',
    'AGG.10',
    'MOB.10',
    'MOB.41',
    'CON.9',
    'OT.1',
    'OT.2',
  ]),
}
