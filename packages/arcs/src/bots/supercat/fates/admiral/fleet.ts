// 0.10: whether the Admiral has more unbuilt ships than most rivals (supercat-0.10, 8.9 FX.AM4, supercat/B60).

import type { Question } from '@understudy/procedure'
import * as read from '../../../../rules/state/read.ts'
import { playersOf } from '../../../../rules/state/state.ts'
import type { SiteId } from '../../../../vocabulary.ts'
import { type C, me, say } from '../../context.ts'
import { allows, type Budget } from '../../plans/budget.ts'
import { shipPlans } from '../../plans/build.ts'

/** More than more than half of the rivals. */
export const behindMost: Question<C> = {
  test: (c) => {
    const rivals = rivalShips(c)
    return 2 * rivals.filter((n) => read.shipsLeft(c.view, me(c)) > n).length > rivals.length
  },
  show: (c) => [say('supercat.unbuilt', { own: read.shipsLeft(c.view, me(c)), rivals: rivalShips(c) })],
}
const rivalShips = (c: C): number[] =>
  Array.from({ length: playersOf(c.view) }, (_, seat) => seat)
    .filter((seat) => seat !== me(c))
    .map((seat) => read.shipsLeft(c.view, seat))

export const moreShips = (c: C, budget: Budget): SiteId[] =>
  budget.left > 0 && allows(budget, 'build') && behindMost.test(c) ? shipPlans(c.view, me(c)) : []
