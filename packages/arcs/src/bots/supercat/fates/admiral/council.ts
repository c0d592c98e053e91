// 0.10: whether the Admiral wants Edicts, for the Imperial ships that they place (supercat-0.10, 8.9 FX.AM1, supercat/B59).

import { CARD } from '../../../../rules/campaign/data.ts'
import { foundrySlots } from '../../../../rules/campaign/foundries.ts'
import { hasFate } from '../../../../rules/campaign/objectives.ts'
import { ESCALATION, escalationSystems } from '../../../../rules/campaign/policies.ts'
import { imperialSupply } from '../../../../rules/campaign/supplies.ts'
import { isRegent } from '../../../../rules/campaign/titles.ts'
import * as camp from '../../../../rules/state/campaign/read.ts'
import * as Pile from '../../../../rules/state/piles.ts'
import * as read from '../../../../rules/state/read.ts'
import { type C, me, say } from '../../context.ts'
import { standings } from '../../evidence.ts'
import { SOLE1, standing } from '../../terms/standing.ts'
import type { Wanted } from '../court.ts'
import { theCouncil } from '../steward/ways.ts'

/** Policy Escalation with ships in the supply and a First Regent to place them, or Foundries with ships to replace. */
function placesShips(c: C): boolean {
  const { view } = c
  if (imperialSupply(view) === 0) return false
  const first = camp.firstRegent(view)
  if (camp.policy(view) === ESCALATION && first >= 0 && escalationSystems(view, first).length > 0) return true
  const officers = read.has(view, Pile.guild(me(c)), CARD.imperialOfficers)
  return officers && foundrySlots(view, me(c)).size > 0
}
const winsSomething = (c: C): boolean => [1, 2, 3, 4, 5].some((ambition) => standing(c.view, me(c), ambition) === SOLE1)

export const edictsPlaceShips = (c: C): boolean =>
  hasFate(c.view, me(c), 'admiral') && isRegent(c.view, me(c)) && winsSomething(c) && placesShips(c)

export const councilForEdicts: Wanted = {
  influence: (c, card) => edictsPlaceShips(c) && theCouncil.influence(c, card),
}
export const edictsSaid = (c: C) => [
  say('supercat.edictsPlace', { places: placesShips(c) }),
  ...standings(c, 'declared'),
  ...standings(c, 'open'),
]
