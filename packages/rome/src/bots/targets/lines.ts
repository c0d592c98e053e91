// How the rules of the two target lists are written: go for a target, put targets to the table one by one, or walk.

import type { Node, Ways } from '@understudy/procedure'
import type { Action } from '../../vocabulary.ts'
import { halt, marchAndHalt, walking } from '../army/stops.ts'
import { type C, rules } from '../context.ts'
import type { NodeId, PageId, PreferenceId } from '../ids.ts'
import { beginTest, concernTarget, isTaken } from '../priority-table/ways.ts'
import { AIMS, type SureNode, type TargetNode, type TestedNode, type WalkNode } from './lists.ts'
import { aimsAt, canGo, restsAfterDeed } from './ways.ts'

const { act, along, ask, can, choose, go, leave, proceed, set } = rules

type N = Node<C, Action, NodeId, PageId, PreferenceId>

// biome-ignore lint/suspicious/noThenProperty: a word of the rulebook language
export const after = (...nodes: readonly N[]) => ({ then: nodes })
/** The same for what only carries out a choice: the rule that chose it decided. */
// biome-ignore lint/suspicious/noThenProperty: a word of the rulebook language
export const afterGoing = (...nodes: readonly N[]) => ({ of: ['goal'] as const, then: nodes })

/** Something is done about the target that was chosen, and the list is done for now. */
const goFor = (id: TargetNode): N => ask(`${id}.x`, canGo, [go(`${id}.go`, 'EXE'), leave(`${id}.done`)])

/** A target of this rule. */
export const target = (id: SureNode): N[] => [set(beginTest(id)), choose(id, aimsAt(AIMS[id]), 'aim', [goFor(id)])]

/** Targets one after another until the table takes one (POT). */
export const tested = (id: TestedNode): N[] => [
  set(beginTest(id)),
  along(
    ['POT-2', 'POT-2.3'],
    choose(id, aimsAt(AIMS[id]), 'aim', [
      set(concernTarget),
      go(`${id}.t`, 'POT'),
      ask(`${id}.yes`, isTaken, [goFor(id)], [proceed(`${id}.next`, id)]),
    ]),
  ),
]

/** Lines that improve a place are for armies that have done nothing in this activation. */
export const rest: N = ask('MOV-5.4', restsAfterDeed, [act('MOV-5.5', halt), leave('MOV-5.6')])

/** Towards a place that is not attacked; afterwards the activation is over. */
export const walk = (id: WalkNode, places: Ways<C, number, PreferenceId>): N =>
  choose(id, places, 'goal', [can(`${id}.walk`, walking, marchAndHalt, afterGoing(leave(`${id}.end`)))])
