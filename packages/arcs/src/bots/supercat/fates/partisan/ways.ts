// The Partisan: cards that bring the initiative or action cards, Spy (supercat 9.8, supercat/A90, A147).

import { GUILD, VOX } from '../../../../data/court.ts'
import { isFaithful } from '../../../../rules/campaign/data.ts'
import { hasSpied, spy } from '../../../../rules/campaign/fates/partisan.ts'
import * as read from '../../../../rules/state/read.ts'
import { roleOf, seatOf } from '../../../../rules/state/state.ts'
import type { Action, Colour } from '../../../../vocabulary.ts'
import { effectiveVox } from '../../aggression/ways.ts'
import { type C, me, say } from '../../context.ts'
import { allows, type Budget } from '../../plans/budget.ts'
import { grantsCard } from '../../terms/court.ts'
import { carriesIn } from '../advocate/ways.ts'
import type { Wanted } from '../court.ts'

/** FA.PA1: Lattice Spies; Song of Freedom if it would do what it is for (supercat/A147). */
export const forInitiative: Wanted = {
  influence: (c, card) =>
    carriesIn(c.view, card, (each) => each === GUILD.latticeSpies) ||
    (card === VOX.songOfFreedom && effectiveVox(c, card)),
}
/** FA.PA2: Unions, Call to Action, a Faithful card. */
export const forActionCard: Wanted = {
  influence: (c, card) => carriesIn(c.view, card, (each) => grantsCard(each) || isFaithful(each)),
}

/** FA.PA3: people whom it may spy on (supercat/A90, A123). */
export const spies = (c: C, budget: Budget): Colour[] => {
  if (budget.left === 0 || !allows(budget, 'influence') || !hasFourCards(c) || hasSpied(c.view, me(c))) return []
  return [...new Set([...spy.list(c.view, me(c), 'pip')].map(({ on }) => on))].filter(
    (on) => roleOf(c.view, seatOf(c.view, on)) === 'human',
  )
}
export const hasFourCards = (c: C): boolean => read.counter(c.view, me(c)) >= 4
export const spyShown = { show: (_: C, on: Colour) => say('supercat.seat', { seat: on }) }
export const spyAction = (_: C, on: Colour): Action => ({ do: 'spy', on, pay: 'pip' }) as unknown as Action
export const counterSaid = (c: C) => [say('supercat.handCounter', { n: read.counter(c.view, me(c)) })]
