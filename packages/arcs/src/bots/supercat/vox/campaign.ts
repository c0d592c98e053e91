// Vox cards that only the campaign has (supercat 8.1, VX.7 and VX.9; VX.8 asks only whoever must discard).

import { clusterOf } from '../../../data/map.ts'
import { putAgent } from '../../../rules/actions/influence.ts'
import { court } from '../../../rules/board/ids.ts'
import { CARD } from '../../../rules/campaign/data.ts'
import { councilInSession } from '../../../rules/campaign/suppose.ts'
import * as read from '../../../rules/state/read.ts'
import { F, topArg, topKind } from '../../../rules/state/stack.ts'
import { boardOf, hasPiece, type State } from '../../../rules/state/state.ts'
import type { Action, CourtId } from '../../../vocabulary.ts'
import { damagedBlight } from '../campaign/terms.ts'
import { type C, type InfluencePlan, me, nameOf, type RuleNode, rules, say, settings, type WaysOf } from '../context.ts'
import { agents } from '../evidence.ts'
import { perVersion } from '../lib/per-version.ts'
import { when } from '../lib/when.ts'
import { influencePlans, outbids } from '../plans/influence.ts'
import { rivalAgents } from '../terms/court.ts'

const { can, choose, repeat, set: note } = rules

const isVoxNow = (c: C, card: number): boolean => topKind(c.view) === F.vox && topArg(c.view, 0) === card

// — Council Intrigue

const placed = (c: C): number => (c.vars.agentsTo ?? []).reduce((n, plan) => n + plan.n, 0)
/** Agents that may still go elsewhere. */
const toPlace = (c: C): number => Math.min(topArg(c.view, 1), read.agentsLeft(c.view, me(c))) - placed(c)

/** The Court with the Council back in session, and the agents that have been placed so far. */
function courtThen(c: C): State {
  const after = councilInSession(c.view)
  for (const { influence, n } of c.vars.agentsTo ?? []) for (let i = 0; i < n; i++) putAgent(after, me(c), influence)
  return after
}
const plansNow = (c: C): InfluencePlan[] =>
  isVoxNow(c, CARD.councilIntrigue) && toPlace(c) > 0
    ? influencePlans(courtThen(c), me(c), toPlace(c), settings(c))
    : []

const moves = perVersion(
  ({ chains }): WaysOf<InfluencePlan> => ({
    from: plansNow,
    prefer: chains.court<InfluencePlan>(
      'all',
      (plan) => [plan.influence],
      (c, plan) => {
        const then = courtThen(c)
        return rivalAgents(then, me(c), court(plan.influence)) > 0 && outbids(then, me(c), plan)
      },
    ),
    show: (_, { influence, n }) => say('supercat.agentsTo', { card: nameOf(influence), n }),
    because: agents,
  }),
)
const targets = (c: C): CourtId[] =>
  (c.vars.agentsTo ?? []).flatMap(({ influence, n }) => Array.from({ length: n }, () => influence))

// — Blight Looms

/** Clusters with a piece of its own and damaged Blight. */
const clusters: WaysOf<number | null> = {
  from: (c) => {
    if (!isVoxNow(c, CARD.blightLooms)) return []
    const found = boardOf(c.view).clusters.filter(
      (cluster) =>
        damagedBlight(c.view, cluster) > 0 &&
        boardOf(c.view).systems.some((system) => clusterOf(system) === cluster && hasPiece(c.view, system, me(c))),
    )
    return found.length > 0 ? found : [null]
  },
  prefer: [{ id: 'mostBlight', most: (c, cluster) => (cluster === null ? 0 : damagedBlight(c.view, cluster)) }],
  show: (c, cluster) =>
    cluster === null
      ? say('supercat.nothing', {})
      : say('supercat.cluster', { cluster: cluster + 1, n: damagedBlight(c.view, cluster) }),
}
const looms = (_: C, cluster: number | null): Action =>
  (cluster === null ? { do: 'looms' } : { do: 'looms', cluster: cluster + 1 }) as unknown as Action

export const voxOfAct = (version: Parameters<typeof moves>[0]): readonly RuleNode[] => [
  repeat(version.named('VX.7'), (c) => plansNow(c).length > 0, [
    choose(version.named('VX.7a'), moves(version), 'agentTo', [
      note((c) => {
        if (c.vars.agentTo !== undefined) c.vars.agentsTo = [...(c.vars.agentsTo ?? []), c.vars.agentTo]
      }),
    ]),
  ]),
  can(
    version.named('VX.7b'),
    when((c) => isVoxNow(c, CARD.councilIntrigue)),
    (c) => ({ do: 'intrigue', to: targets(c) }) as unknown as Action,
    { of: ['agentTo'] },
  ),
  can(version.named('VX.9'), clusters, looms),
]
