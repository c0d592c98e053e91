// The Partisan: cards that bring the initiative or action cards, Spy, seizing by Outrage (supercat 9.8, supercat/A89, A90, A147).

import { cardsOf } from '../../../../card-sets.ts'
import { EVERY_COURT_SUIT, GUILD, VOX } from '../../../../data/court.ts'
import { isFaithful, PROTECTED } from '../../../../rules/campaign/data.ts'
import { spy } from '../../../../rules/campaign/fates/partisan.ts'
import { hasFate } from '../../../../rules/campaign/objectives.ts'
import { outraged, TYPES, typeName } from '../../../../rules/resources.ts'
import { holdsGuild } from '../../../../rules/seats/index.ts'
import * as read from '../../../../rules/state/read.ts'
import { roleOf, type State, seatOf } from '../../../../rules/state/state.ts'
import type { Action, Colour, Resource } from '../../../../vocabulary.ts'
import { effectiveVox } from '../../aggression/ways.ts'
import { type C, later, me, ruled, say, type WaysOf } from '../../context.ts'
import { allows, type Budget } from '../../plans/budget.ts'
import { grantsCard, iconsOf } from '../../terms/court.ts'
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
  if (budget.left === 0 || !allows(budget, 'influence') || !hasFourCards(c)) return []
  return [...new Set([...spy.list(c.view, me(c), 'pip')].map(({ on }) => on))].filter(
    (on) => roleOf(c.view, seatOf(c.view, on)) === 'human',
  )
}
export const hasFourCards = (c: C): boolean => read.counter(c.view, me(c)) >= 4
export const spyShown = { show: (_: C, on: Colour) => say('supercat.seat', { seat: on }) }
export const spyAction = (_: C, on: Colour): Action => ({ do: 'spy', on, pay: 'pip' }) as unknown as Action
export const counterSaid = (c: C) => [say('supercat.handCounter', { n: read.counter(c.view, me(c)) })]

/** Types that an Outrage could be provoked of. */
export const provocable = (state: State, seat: number): number[] => {
  const out: number[] = []
  for (let type = 1; type <= TYPES; type++) if (!outraged(state, seat, type)) out.push(type)
  return out
}
export const outragedTypes = (state: State, seat: number): number => TYPES - provocable(state, seat).length
export const isPartisan = (state: State, seat: number): boolean => hasFate(state, seat, 'partisan')

/** A protected card of its own would be lost with it. */
const costsProtected = (state: State, seat: number, type: number): boolean =>
  cardsOf(PROTECTED).some((card) => EVERY_COURT_SUIT[card] === type && holdsGuild(state, seat, card))

/** FA.PA4: the Outrage that it seizes by, the one of least impact (supercat/A89). */
export const outrages: WaysOf<Resource> = {
  from: (c) => provocable(c.view, me(c)).map(typeName),
  prefer: [
    later(
      { id: 'sparesProtected', keep: (c, type) => !costsProtected(c.view, me(c), typeNumber(type)) },
      '0.10',
      'A89',
    ),
    ruled({ id: 'fewestIcons', least: (c, type) => iconsOf(c.view, me(c), typeNumber(type)) }, 'A89'),
  ],
  show: (_, type) => say('supercat.type', { type }),
}
const typeNumber = (type: Resource): number => {
  for (let n = 1; n <= TYPES; n++) if (typeName(n) === type) return n
  return 0
}
