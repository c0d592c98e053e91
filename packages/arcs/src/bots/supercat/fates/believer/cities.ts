// 0.10: a city where it has none of the type, else a claim there (supercat-0.10, 8.9 FX.BE2).

import type { Question } from '@understudy/procedure'
import { planetType } from '../../../../rules/board/control.ts'
import { sys } from '../../../../rules/board/ids.ts'
import type { SystemId } from '../../../../vocabulary.ts'
import { cities } from '../../construction/ways.ts'
import { type C, me } from '../../context.ts'
import { allows, type Budget } from '../../plans/budget.ts'
import { cityPlans } from '../../plans/build.ts'
import { unbuiltCities } from '../../terms/map.ts'
import type { Version } from '../../versions/version.ts'
import { faithSaid, lacksType, newClaims, stackLeft } from './ways.ts'

/** FX.BE2.if */
export const wantsTypes: Question<C> = {
  test: (c) => stackLeft(c) && unbuiltCities(c.view, me(c)) > 0 && [1, 2, 3, 4, 5].some((type) => lacksType(c, type)),
  show: faithSaid,
}
export const newCities = (c: C, budget: Budget): SystemId[] =>
  budget.left > 0 && allows(budget, 'build') && wantsTypes.test(c)
    ? cityPlans(c.view, me(c)).filter((at) => lacksType(c, planetType(c.view, sys(at))))
    : []
export const cityAs = (version: Version) => ({
  prefer: cities(version).now.prefer ?? [],
  show: cities(version).now.show!,
})
export const claimsThere = (c: C, budget: Budget) => (wantsTypes.test(c) ? newClaims(c, budget) : [])
