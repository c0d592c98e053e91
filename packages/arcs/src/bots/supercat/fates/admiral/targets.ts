// Where the Admiral takes Imperial ships that have nobody to fight: towards somebody (supercat/A148).

import { commanded } from '../../../../rules/campaign/actions/move.ts'
import { ignoresLaws } from '../../../../rules/campaign/titles.ts'
import { sysId } from '../../../../rules/ids.ts'
import { boardOf } from '../../../../rules/state/state.ts'
import { type C, type MovePlan, me } from '../../context.ts'
import { actTerms } from '../../lib/act.ts'
import { allows, type Budget } from '../../plans/budget.ts'
import { type Origin, originsOf } from '../../plans/move.ts'
import { reachOf, waysTo } from '../../plans/routes.ts'
import { targets } from './ways.ts'

/** Who could go from there: loyal ships with Imperial ones, or Imperial ones alone for whom the laws do not bind. */
function waysFrom(c: C, from: number): Origin['ways'] {
  const loyal = originsOf(c.view, me(c)).find((origin) => origin.from === from)
  if (loyal !== undefined) return loyal.ways
  if (!ignoresLaws(c.view, me(c))) return []
  return [{ group: { fresh: 0, damaged: 0, keep: false }, reach: reachOf(c.view, me(c), from, 0) }]
}

/** FA.AM2m: as far as the actions go, from systems whose Imperial ships have no target beside them. */
export function movesToTargets(c: C, budget: Budget): MovePlan[] {
  const { view } = c
  const seat = me(c)
  if (budget.left === 0 || !allows(budget, 'move')) return []
  const wanted = targets(c)
  const out: MovePlan[] = []
  for (const from of boardOf(view).systems) {
    const there = commanded(view, seat, from)
    if (there.fresh + there.damaged === 0 || wanted.includes(from)) continue
    const [way] = waysFrom(c, from)
    if (way === undefined) continue
    const { group, reach } = way
    const nearest = Math.min(99, ...wanted.map((to) => reach.cost[to]!))
    for (const to of wanted) {
      if (nearest === 99 || reach.cost[to] !== nearest) continue
      const imperial = actTerms().along(view, seat, from, to, group.fresh, group.damaged)
      if (imperial.fresh + imperial.damaged === 0) continue
      for (const path of waysTo(reach, from, to))
        out.push({
          from: sysId(from),
          to: sysId(to),
          fresh: group.fresh,
          damaged: group.damaged,
          keep: group.keep,
          cost: nearest,
          path: path.slice(0, budget.left),
          grade: undefined,
          imperial,
        })
    }
  }
  return out
}
