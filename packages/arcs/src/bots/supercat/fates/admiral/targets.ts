// Where the Admiral takes Imperial ships that have nobody to fight: towards somebody (supercat/A148).

import { sysId } from '../../../../rules/board/ids.ts'
import { commanded } from '../../../../rules/campaign/actions/move.ts'
import { ignoresLaws } from '../../../../rules/campaign/titles.ts'
import { boardOf } from '../../../../rules/state/state.ts'
import { type C, type MovePlan, me } from '../../context.ts'
import { allows, type Budget } from '../../plans/budget.ts'
import { type Group, type Origin, originsOf, wayTo } from '../../plans/move.ts'
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
    const ways = waysFrom(c, from)
    const nearest = Math.min(FAR, ...wanted.map((to) => ways[0]?.reach.cost[to] ?? FAR))
    for (const to of wanted) {
      if (nearest === FAR || ways[0]?.reach.cost[to] !== nearest) continue
      const way = wayTo(view, seat, from, to, ways, nearest, withImperials)
      if (way === undefined) continue
      const { fresh, damaged, keep, imperial } = way.group
      for (const whole of waysTo(way.reach, from, to)) {
        const path = whole.slice(0, budget.left)
        out.push({
          from: sysId(from),
          to: sysId(to),
          fresh,
          damaged,
          keep,
          cost: nearest,
          path,
          grade: undefined,
          imperial,
        })
      }
    }
  }
  return out
}

const FAR = 99
const withImperials = (_from: number, _to: number, { imperial }: Group): boolean =>
  imperial !== undefined && imperial.fresh + imperial.damaged > 0
