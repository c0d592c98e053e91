// The Believer: Teach, and claims where it has no city of the type yet (supercat 9.8).

import { planetType } from '../../../../rules/board/control.ts'
import { court } from '../../../../rules/board/ids.ts'
import { typeName } from '../../../../rules/board/resources.ts'
import { cityTypesOf, teach } from '../../../../rules/campaign/fates/believer.ts'
import * as camp from '../../../../rules/state/campaign/read.ts'
import { boardOf } from '../../../../rules/state/state.ts'
import type { Action, CourtId } from '../../../../vocabulary.ts'
import { type C, type MovePlan, me, nameOf, say } from '../../context.ts'
import { staying } from '../../pinned.ts'
import { allows, type Budget } from '../../plans/budget.ts'
import { gainsClaims, movePlans } from '../../plans/move.ts'
import { ownAgents } from '../../terms/court.ts'

/** FA.BE1 */
export const teaches = (c: C, budget: Budget): CourtId[] =>
  budget.left > 0 && allows(budget, 'influence') ? [...teach.list(c.view, me(c), 'pip')].map(({ on }) => on) : []
export const teachAs = {
  prefer: [{ id: 'ownAgents', keep: (c: C, card: CourtId) => ownAgents(c.view, me(c), court(card)) > 0 } as const],
  show: (_: C, card: CourtId) => say('supercat.card', { card: nameOf(card) }),
}
export const teachAction = (_: C, on: CourtId): Action => ({ do: 'teach', on, pay: 'pip' }) as unknown as Action

export const stackLeft = (c: C): boolean => camp.faithfulLeft(c.view) > 0

export const lacksType = (c: C, type: number): boolean => (cityTypesOf(c.view, me(c)) & (1 << type)) === 0

/** Planets of a type for which it has no city. */
const newTypes = (c: C): number[] => {
  const types = cityTypesOf(c.view, me(c))
  return boardOf(c.view).planets.filter((planet) => (types & (1 << planetType(c.view, planet))) === 0)
}
/** FA.BE2 */
export const newClaims = (c: C, budget: Budget): MovePlan[] =>
  stackLeft(c) && allows(budget, 'move')
    ? movePlans(c.view, me(c), budget.left, newTypes(c), staying(c, gainsClaims(c.view, me(c))))
    : []

export const faithSaid = (c: C) => {
  const types = cityTypesOf(c.view, me(c))
  return [
    say('supercat.faithful', {
      left: camp.faithfulLeft(c.view),
      without: [1, 2, 3, 4, 5].filter((type) => (types & (1 << type)) === 0).map(typeName),
    }),
  ]
}
