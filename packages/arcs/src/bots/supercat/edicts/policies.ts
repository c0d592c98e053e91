// 0.10: which Policy would make it contend an ambition, once its Demand has been met (supercat-0.10, 8.4, supercat/B48).

import type { Question } from '@understudy/procedure'
import { ambitionId } from '../../../rules/board/ids.ts'
import { exact } from '../../../rules/campaign/demand.ts'
import { enforce } from '../../../rules/campaign/edicts.ts'
import { C as FRAME } from '../../../rules/campaign/frames.ts'
import { POLICIES, type PolicyId } from '../../../rules/campaign/vocabulary.ts'
import * as camp from '../../../rules/state/campaign/read.ts'
import * as campWrite from '../../../rules/state/campaign/write.ts'
import { topKind } from '../../../rules/state/stack.ts'
import { colourOf, copyState, type State, turnOrder } from '../../../rules/state/state.ts'
import { type C, me, say, type WaysOf } from '../context.ts'
import { standings } from '../evidence.ts'
import { edictsPlaceShips } from '../fates/admiral/council.ts'
import { base } from '../lib/now.ts'
import { contendedIn, reaches } from '../terms/standing.ts'
import { rivalLoses } from './ways.ts'

/** The position once the Demand of a Policy has been met, each Regent giving what ED.X3 would take of it. */
function demanded(c: C, policy: number): State {
  const seat = me(c)
  let after = copyState(c.view)
  campWrite.setPolicy(after, policy)
  enforce.carry(after, { do: 'enforce' }, seat)
  for (const from of turnOrder(after)) {
    const of = colourOf(after, from)
    const taken = [...exact.list(after, seat)]
      .filter((each) => each.of === of && each.take !== undefined)
      .map((action) => {
        const then = copyState(after)
        exact.carry(then, action, seat)
        return then
      })
    const best = (test: (then: State) => boolean): State | undefined => taken.find(test)
    after =
      best((then) => reaches('contendDeclared', base(c), then)) ??
      best((then) => reaches('contendOpen', base(c), then)) ??
      best((then) => rivalLoses(after, then, seat)) ??
      taken[0] ??
      after
  }
  return after
}

/** Ambitions, declared or open, that a Policy would make it contend. */
function contendedBy(c: C, policy: number): number[] {
  const now = base(c)
  const after = demanded(c, policy)
  return [1, 2, 3, 4, 5].filter((ambition) => now.status[ambition] !== 0 && contendedIn(now, ambition, after))
}

const shown = (c: C, policy: number) =>
  say('supercat.aligned', { policy: POLICIES[policy]!, ambitions: contendedBy(c, policy).map(ambitionId) })

/** ED.X1a */
export const policyContends: Question<C> = {
  test: (c) => contendedBy(c, camp.policy(c.view)).length > 0,
  show: (c) => [shown(c, camp.policy(c.view)), ...standings(c, 'declared'), ...standings(c, 'open')],
}

/** ED.X1c */
export const policiesThatContend: WaysOf<PolicyId> = {
  from: (c) =>
    topKind(c.view) === FRAME.govern
      ? POLICIES.filter((_, policy) => policy !== camp.policy(c.view) && contendedBy(c, policy).length > 0)
      : [],
  show: (c, policy) => shown(c, POLICIES.indexOf(policy)),
  because: (c) => [...standings(c, 'declared'), ...standings(c, 'open')],
}

/** ED.X5e: it would enforce because that contends. */
export const wouldContend: Question<C> = {
  test: (c) => camp.firstRegent(c.view) === me(c) && policyContends.test(c),
  show: (c) =>
    camp.firstRegent(c.view) === me(c) ? (policyContends.show?.(c, true) ?? []) : [say('supercat.notFirstRegent', {})],
}

/** ED.X5a */
export const admiralWants: Question<C> = { test: (c) => edictsPlaceShips(c) }
