// Where tokens lie.

import type { Action } from '../../../vocabulary.ts'
import { type C, me, say, type WaysOf } from '../context.ts'
import { purse } from '../evidence.ts'
import { arrangement, worthArranging } from '../lib/slots.ts'

/** Tokens that should lie elsewhere, while they may still be moved (supercat/A60). */
export const rearrange: WaysOf<ReturnType<typeof arrangement>[number][]> = {
  from: (c) => (worthArranging(c.view, me(c)) ? [arrangement(c.view, me(c))] : []),
  show: (_, slots) => say('supercat.slots', { slots }),
  because: purse,
}
export const arrangeAction = (_: C, slots: ReturnType<typeof arrangement>): Action => ({ do: 'arrange', slots })
