// The Advocate: Guild cards whose Prelude action discards them, and Recover (supercat 9.8, supercat/A87, A145).

import { inSet } from '../../../../card-sets.ts'
import { spotOf } from '../../../../rules/actions/influence.ts'
import { courtId } from '../../../../rules/board/ids.ts'
import { SELF_DISCARDING } from '../../../../rules/campaign/data.ts'
import { recover, topGuild } from '../../../../rules/campaign/fates/advocate.ts'
import * as camp from '../../../../rules/state/campaign/read.ts'
import type { State } from '../../../../rules/state/state.ts'
import type { Action, CourtId } from '../../../../vocabulary.ts'
import { type C, me, nameOf, say } from '../../context.ts'
import { standings } from '../../evidence.ts'
import { allows, type Budget } from '../../plans/budget.ts'
import type { Want } from '../../plans/goals.ts'
import type { Version } from '../../versions/version.ts'
import type { Wanted } from '../court.ts'

/** The card itself, or one that is attached to it. */
export const carriesIn = (state: State, card: number, test: (card: number) => boolean): boolean => {
  if (test(card)) return true
  const spot = spotOf(state, card)
  const attached = spot < 0 ? 0 : camp.attached(state, spot)
  return attached > 0 && test(attached - 1)
}

const discardsItself = (card: number): boolean => inSet(SELF_DISCARDING, card)

/** FA.AD1 */
export const usefulCards: Wanted = { influence: (c, card) => carriesIn(c.view, card, discardsItself) }

/** FA.AD2: cards of the Court that the topmost Guild card of the discard pile may be attached to. */
export const recovers = (c: C, budget: Budget): CourtId[] =>
  budget.left > 0 && allows(budget, 'move') ? [...recover.list(c.view, me(c), 'pip')].map(({ on }) => on) : []
export const recoverAs = (version: Version) => ({
  prefer: version.chains.court<CourtId>(
    'all',
    (card) => [card],
    () => false,
  ),
  show: (_: C, card: CourtId) => say('supercat.card', { card: nameOf(card) }),
})
export const recoverAction = (_: C, on: CourtId): Action => ({ do: 'recover', on, pay: 'pip' }) as unknown as Action
export const recoverSaid = (c: C) => {
  const top = topGuild(c.view)
  return [say('supercat.discardTop', top < 0 ? {} : { card: nameOf(courtId(top)) }), ...standings(c, 'declared')]
}

/** FA.AD3 */
export const stealing = (): Want => ({ for: 'theft', cards: discardsItself })
