// Where the Admiral takes Imperial ships that have nobody to fight: towards somebody (supercat/A148).

import { controller, onTurnOf } from '../../../../rules/control.ts'
import { sysId } from '../../../../rules/ids.ts'
import { damagedShips, freshShips } from '../../../../rules/state/state.ts'
import { type C, type MovePlan, me } from '../../context.ts'
import { allows, type Budget } from '../../plans/budget.ts'
import { paths, reachOf } from '../../plans/routes.ts'
import { commanded, targets } from './ways.ts'

/** FA.AM2m: as far as the actions go, from systems whose Imperial ships have no target beside them. */
export function movesToTargets(c: C, budget: Budget): MovePlan[] {
  const { view } = c
  const seat = me(c)
  if (budget.left === 0 || !allows(budget, 'move')) return []
  const wanted = targets(c)
  const out: MovePlan[] = []
  for (const from of commanded(c)) {
    const fresh = freshShips(view, from, seat)
    const damaged = damagedShips(view, from, seat)
    if (wanted.includes(from) || fresh + damaged === 0) continue
    const { cost } = reachOf(view, seat, from, fresh)
    const nearest = Math.min(...wanted.map((to) => cost[to]!))
    const held = controller(view, from, onTurnOf(seat)) === seat
    for (const to of wanted) {
      if (cost[to] !== nearest || nearest >= 99) continue
      for (const path of paths(view, seat, from, to, fresh))
        out.push({
          from: sysId(from),
          to: sysId(to),
          fresh,
          damaged,
          keep: !held,
          cost: nearest,
          path: path.slice(0, budget.left),
          grade: undefined,
        })
    }
  }
  return out
}
