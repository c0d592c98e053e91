// Tax and Influence as the pages offer them: candidates, preferences, names.

import { court } from '../../../rules/board/ids.ts'
import { type C, type InfluencePlan, me, nameOf, say, settings, type TaxPlan, type WaysOf } from '../context.ts'
import { agents, declared, forAmbition, goalEvidence, taxableCities, together } from '../evidence.ts'
import { base, left } from '../lib/now.ts'
import { perVersion } from '../lib/per-version.ts'
import { influencePlans, outbids } from '../plans/influence.ts'
import { afterTaxes, taxGains, taxPlans, wouldReach } from '../plans/tax.ts'
import { isCritical, isUncontested, rivalAgents } from '../terms/court.ts'
import type { Goal } from '../terms/standing.ts'
import type { CourtOrder } from '../versions/version.ts'
import { isFree } from './defend.ts'

export const taxShown = (_: C, plan: TaxPlan) => say('supercat.tax', { cities: plan.tax.map(({ city }) => city) })
/** Goals in their order; each with as many taxes as it takes, or with one. */
export const taxFor = (goal: Goal, many: boolean): WaysOf<TaxPlan> => ({
  from: (c) => {
    const most = left(c, 'tax')
    return most === 0 ? [] : taxPlans(c.view, base(c), goal, many ? most : 1)
  },
  show: taxShown,
  plan: (c, { tax }) => forAmbition(goal, base(c), afterTaxes(c.view, me(c), tax)),
  because: together(taxableCities, ...goalEvidence(goal)),
})
export const taxToGain = perVersion(
  ({ chains }): WaysOf<TaxPlan> => ({
    from: (c) => (left(c, 'tax') === 0 ? [] : taxGains(c.view, me(c))),
    prefer: chains.taxToGain,
    show: taxShown,
    because: taxableCities,
  }),
)

const captures = (c: C, plan: InfluencePlan): boolean =>
  rivalAgents(c.view, me(c), court(plan.influence)) > 0 && outbids(c.view, me(c), plan)

export const influenceWays = perVersion((version) => {
  const ways = (which: CourtOrder, test: (c: C, card: number) => boolean): WaysOf<InfluencePlan> => ({
    from: (c) =>
      influencePlans(c.view, me(c), left(c, 'influence'), settings(c), (card) => isFree(c, card) && test(c, card)),
    prefer: version.chains.court<InfluencePlan>(which, (plan) => [plan.influence], captures),
    show: (_, plan) => say('supercat.influence', { card: nameOf(plan.influence), n: plan.n }),
    because: agents,
  })
  return {
    toContend: {
      ...ways(
        'all',
        (c, card) => isUncontested(c.view, me(c), card) && wouldReach(c.view, base(c), 'contendDeclared', card),
      ),
      because: together(agents, declared),
    } satisfies WaysOf<InfluencePlan>,
    contested: ways('all', (c, card) => version.terms.isContested(c.view, me(c), card)),
    critical: ways('critical', isCritical),
    any: ways('other', () => true),
  }
})
