// The steps below a line of a target list, in English.

import type { NodeText } from '@understudy/procedure'
import type { Step } from './steps.ts'

export const steps: Readonly<Record<Step, NodeText>> = {
  x: { rule: 'Can it be attacked now, or a step be made towards it?', no: 'Nothing can be done about it.' },
  go: { rule: 'Follow **Execution**.' },
  done: { rule: 'The list is done for now.' },
  t: { rule: 'Ask the **Priority Order Table**.' },
  yes: { rule: 'Is the target taken?' },
  next: { rule: 'The next target.' },
  walk: { rule: 'Walk there as far as points allow, or stay if it stands there.' },
  end: { rule: 'That is all for this activation.' },
}

/** What a line says where nothing of its kind is in range. */
const NO_TARGET = 'There is no such target.'
export const noTarget = <N extends string>(lines: Readonly<Record<N, NodeText>>): Record<N, NodeText> =>
  Object.fromEntries(Object.entries<NodeText>(lines).map(([id, text]) => [id, { no: NO_TARGET, ...text }])) as Record<
    N,
    NodeText
  >
