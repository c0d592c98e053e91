// Several movements to one destination, for tables that let ships of several systems converge (supercat/A33).

import { sysId } from '../../../rules/board/ids.ts'
import { boardOf, type State, ships } from '../../../rules/state/state.ts'
import type { MovePlan } from '../context.ts'
import type { Settings } from '../options.ts'
import { type Group, gradedPlans, gradesOf, groups, type MoveGoal, movePlans } from './move.ts'
import { moveCost, paths } from './routes.ts'
import { subsets } from './tax.ts'

/** Movements that take control; with `multi` also those of several groups that reach the goal only together. */
export function takingPlans(
  state: State,
  seat: number,
  left: number,
  targets: readonly number[],
  settings: Settings,
  goal: MoveGoal,
): MovePlan[] {
  const alone = movePlans(state, seat, left, targets, goal, settings)
  if (settings.moveOrigins === 'single') return alone
  return [...alone, ...targets.flatMap((to) => converging(state, seat, left, to, goal))]
}

/** The same for changing control. */
export function changingPlans(
  state: State,
  seat: number,
  left: number,
  targets: readonly number[],
  settings: Settings,
  take: MoveGoal,
  neutralise: MoveGoal,
): MovePlan[] {
  const grades = gradesOf(settings.changeControl, take, neutralise)
  if (settings.moveOrigins === 'single') return gradedPlans(state, seat, left, targets, grades, settings)
  for (const each of grades) {
    const { goal, grade, keeping } = each
    const found = [
      ...gradedPlans(state, seat, left, targets, [each], settings),
      ...targets
        .flatMap((to) => converging(state, seat, left, to, goal))
        .filter(({ keep }) => keep || !keeping)
        .map((plan): MovePlan => ({ ...plan, grade })),
    ]
    if (found.length > 0) return found
  }
  return []
}

interface Part {
  readonly from: number
  readonly group: Group
  readonly cost: number
}

function converging(state: State, seat: number, left: number, to: number, goal: MoveGoal): MovePlan[] {
  const parts: Part[] = []
  for (const from of boardOf(state).systems) {
    if (from === to || ships(state, from, seat) === 0) continue
    for (const group of groups(state, seat, from)) {
      const cost = moveCost(state, seat, from, to, group.fresh)
      if (cost < left) parts.push({ from, group, cost })
    }
  }
  const reached = (some: readonly Part[]): boolean =>
    some.length > 0 &&
    goal(some[0]!.from, to, {
      fresh: some.reduce((n, { group }) => n + group.fresh, 0),
      damaged: some.reduce((n, { group }) => n + group.damaged, 0),
      keep: some.every(({ group }) => group.keep),
    })
  const out: MovePlan[] = []
  for (let n = 2; n <= Math.min(left, parts.length); n++) {
    for (const some of subsets(parts, n)) {
      if (new Set(some.map(({ from }) => from)).size < n) continue
      const cost = some.reduce((sum, part) => sum + part.cost, 0)
      if (cost > left || !reached(some)) continue
      // No movement could be left out.
      if (some.some((one) => reached(some.filter((part) => part !== one)))) continue
      const [first, ...also] = some.map((part) => moveOf(state, seat, part, to))
      out.push({ ...first!, keep: some.every(({ group }) => group.keep), cost, also })
    }
  }
  return out
}

const moveOf = (state: State, seat: number, { from, group, cost }: Part, to: number): MovePlan => ({
  from: sysId(from),
  to: sysId(to),
  ...group,
  cost,
  path: paths(state, seat, from, to, group.fresh)[0] ?? [],
})
