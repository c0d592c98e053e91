// The Magnate's Export at the end of Negotiations (supercat 9.8, supercat/A86).

import { exportTokens } from '../../../rules/campaign/summit/summit.ts'
import { typeName } from '../../../rules/resources.ts'
import * as read from '../../../rules/state/read.ts'
import type { Action } from '../../../vocabulary.ts'
import { type C, me, ruled, say, type WaysOf } from '../context.ts'
import { standings } from '../evidence.ts'
import { ambitionOf, worth } from '../lib/slots.ts'
import { isDeclared, SOLE1, standing } from '../terms/standing.ts'

const typeIn = (c: C, slot: number): number => read.slot(c.view, me(c), slot)
/** Of a declared ambition that it is winning: never exported. */
const isKept = (c: C, slot: number): boolean => {
  const ambition = ambitionOf(typeIn(c, slot))
  return ambition > 0 && isDeclared(c.view, ambition) && standing(c.view, me(c), ambition) === SOLE1
}

export const exports: WaysOf<readonly number[]> = {
  from: (c) =>
    [...exportTokens.list(c.view, me(c))]
      .map(({ slots }) => slots)
      .filter((slots) => !slots.some((slot) => isKept(c, slot))),
  prefer: [
    ruled(
      {
        id: 'leastWorth',
        least: (c, slots) => slots.reduce((sum, slot) => sum + worth(c.view, me(c), typeIn(c, slot)), 0),
      },
      'A86',
    ),
  ],
  show: (c, slots) => say('supercat.exported', { types: slots.map((slot) => typeName(typeIn(c, slot))) }),
  because: (c) => standings(c, 'declared'),
}
export const exportAction = (_: C, slots: readonly number[]): Action => ({ do: 'export', slots }) as unknown as Action
