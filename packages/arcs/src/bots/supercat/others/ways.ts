// What the rules ask outside the pages.

import type { Json } from '@understudy/procedure'
import { controller, NOBODY, whenNow } from '../../../rules/board/control.ts'
import { sys, sysId } from '../../../rules/board/ids.ts'
import type { FreeDeed } from '../../../rules/choosing/deed.ts'
import { deedOf, deedsOf } from '../../../rules/choosing/deeds.ts'
import { F, topKind } from '../../../rules/state/stack.ts'
import { boardOf } from '../../../rules/state/state.ts'
import type { Action, SystemId } from '../../../vocabulary.ts'
import { me, say, type WaysOf } from '../context.ts'

/** Gates for a seat without ships and starports (supercat/A74). */
export const gates: WaysOf<SystemId> = {
  from: (c) => (topKind(c.view) === F.reinforce ? boardOf(c.view).gates.map(sysId) : []),
  prefer: [
    {
      id: 'freeGate',
      keep: (c, gate) => {
        const who = controller(c.view, sys(gate), whenNow(c.view))
        return who === NOBODY || who === me(c)
      },
    },
  ],
  show: (_, gate) => say('supercat.systems', { systems: [gate] }),
}

/** Anything else that the rules ask: it turns down what it may, otherwise chance decides. */
export const anything: WaysOf<Action> = {
  any: true,
  from: (c) => {
    const seat = me(c)
    return deedsOf(c.view).offered[topKind(c.view)]!.flatMap((doing) => [
      ...(deedOf(c.view, doing) as FreeDeed<Action>).list(c.view, seat),
    ])
  },
  prefer: [
    { id: 'declines', keep: (_, action) => action.do === 'decline' || action.do === 'keepDice' },
    { id: 'fewest', least: (_, action) => Object.keys(action).length },
  ],
  show: (_, action) => say('supercat.other', { action: action as Json }),
}
