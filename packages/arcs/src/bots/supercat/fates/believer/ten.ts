// The Believer in 0.10: all actions only to Teach; then a city where it has none of the type, else a claim there (8.9).

import type { Question } from '@understudy/procedure'
import { planetType } from '../../../../rules/board/control.ts'
import { sys } from '../../../../rules/board/ids.ts'
import type { SystemId } from '../../../../vocabulary.ts'
import { cities } from '../../construction/ways.ts'
import { type C, me, rules } from '../../context.ts'
import { buildCity, move } from '../../doing.ts'
import { agents, force, ground } from '../../evidence.ts'
import { moveShown } from '../../mobilization/ways.ts'
import { allows, type Budget } from '../../plans/budget.ts'
import { cityPlans } from '../../plans/build.ts'
import { unbuiltCities } from '../../terms/map.ts'
import type { Version } from '../../versions/version.ts'
import type { FateRules } from '../fate-page.ts'
import { callFor, lineOf, nowWays } from '../line.ts'
import { faithSaid, lacksType, newClaims, stackLeft, teachAction, teachAs, teaches } from './ways.ts'

const { ask, can } = rules

const ALL = { spends: 'all' } as const

/** FX.BE2.if */
const wantsTypes: Question<C> = {
  test: (c) => stackLeft(c) && unbuiltCities(c.view, me(c)) > 0 && [1, 2, 3, 4, 5].some((type) => lacksType(c, type)),
  show: faithSaid,
}
const newCities = (c: C, budget: Budget): SystemId[] =>
  budget.left > 0 && allows(budget, 'build') && wantsTypes.test(c)
    ? cityPlans(c.view, me(c)).filter((at) => lacksType(c, planetType(c.view, sys(at))))
    : []
const claimsThere = (c: C, budget: Budget) => (wantsTypes.test(c) ? newClaims(c, budget) : [])

export const ten = (version: Version): FateRules => {
  const moving = { prefer: version.chains.move('claims'), show: moveShown }
  const building = { prefer: cities(version).now.prefer ?? [], show: cities(version).now.show! }
  return {
    cards: [
      callFor(
        version,
        'FX.BE1.card',
        [lineOf('influence', teaches, teachAs)],
        (c) => [...faithSaid(c), ...agents(c)],
        ALL,
      ),
      callFor(
        version,
        'FX.BE2.card',
        [lineOf('build', newCities, building), lineOf('move', claimsThere, moving)],
        (c) => [...faithSaid(c), ...ground('city')(c), ...force(c)],
      ),
    ],
    actions: [
      can(
        'FX.BE1',
        nowWays(teaches, { ...teachAs, because: (c) => [...faithSaid(c), ...agents(c)] }, 'all'),
        teachAction,
      ),
      ask('FX.BE2.if', wantsTypes, [
        can('FX.BE2', nowWays(newCities, { ...building, because: ground('city') }), buildCity),
        can('FX.BE2m', nowWays(claimsThere, { ...moving, because: force }), move),
      ]),
    ],
  }
}
