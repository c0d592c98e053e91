// The Founder: control of systems, Parade Fleets (supercat 9.8, supercat/A142, A143).

import { VOX } from '../../../../data/court.ts'
import { mostFreshBeside } from '../../../../rules/board/control.ts'
import { sys } from '../../../../rules/board/ids.ts'
import { parade } from '../../../../rules/campaign/fates/founder.ts'
import { C as FRAME } from '../../../../rules/campaign/frames.ts'
import { empireControls } from '../../../../rules/campaign/titles.ts'
import { bestMarker } from '../../../../rules/round/declare.ts'
import * as camp from '../../../../rules/state/campaign/read.ts'
import * as read from '../../../../rules/state/read.ts'
import { topKind } from '../../../../rules/state/stack.ts'
import { boardOf, freshShips, type State } from '../../../../rules/state/state.ts'
import type { Action, SystemId } from '../../../../vocabulary.ts'
import { chosen } from '../../campaign/chosen.ts'
import { type C, me, say, settings, type WaysOf } from '../../context.ts'
import { controlled } from '../../lib/now.ts'
import { staying } from '../../pinned.ts'
import { allows, type Budget } from '../../plans/budget.ts'
import { crPlans } from '../../plans/build.ts'
import { takingPlans } from '../../plans/converge.ts'
import type { Want } from '../../plans/goals.ts'
import { type MoveGoal, takesControl } from '../../plans/move.ts'
import { demandable } from '../../terms/court.ts'
import type { Wanted } from '../court.ts'

/** FA.FO1b: a card that lets it declare; secured once it would (supercat/A84, A142). */
export const declaring: Wanted = {
  influence: (c, card) => card === VOX.populistDemands && bestMarker(c.view) >= 0,
  secure: (c, card) => card === VOX.populistDemands && demandable(c.view, me(c)).length > 0,
}

/** FX.FO1b: taken only while there is a marker to declare with. */
export const demands: Wanted = {
  influence: (_, card) => card === VOX.populistDemands,
  secure: (c, card) => card === VOX.populistDemands && bestMarker(c.view) >= 0,
}

/** Systems that it does not control on its turn. */
export const foreign = (c: C): number[] => boardOf(c.view).systems.filter((system) => !controlled(c, system))

/** FA.FO2: ships that are built or repaired there. */
export const buildingUp =
  (systems: (c: C) => readonly number[], build = true) =>
  (c: C, budget: Budget) =>
    crPlans(
      c.view,
      me(c),
      systems(c),
      budget.left,
      { build: build && allows(budget, 'build'), repair: allows(budget, 'repair') },
      1,
    )

/** FA.FO2m: ships that go there; `wanted`: what it takes and would rather not give up for it (supercat/A161). */
export const goingThere =
  (systems: (c: C) => readonly number[], wanted: (c: C, system: number) => boolean) => (c: C, budget: Budget) => {
    if (!allows(budget, 'move')) return []
    const takes = staying(c, takesControl(c.view, me(c)))
    const goal: MoveGoal = chosen(c).swapsControl
      ? takes
      : (from, to, group) => (group.keep || !wanted(c, from)) && takes(from, to, group)
    return takingPlans(c.view, me(c), budget.left, systems(c), settings(c), goal)
  }
/** Any system will do. */
export const anywhere = (): boolean => true

/** FA.FO3 */
export const takingByBattle =
  (systems: (c: C) => readonly number[]) =>
  (c: C): Want => ({ for: 'control', systems: systems(c), take: true })

/** Two ships more would give it a system that is not its own; as an Outlaw, which it is from then on (supercat/A143). */
function gains(state: State, seat: number, at: SystemId): boolean {
  const system = sys(at)
  const most = mostFreshBeside(state, seat, system)
  const own = freshShips(state, system, seat)
  return !empireControls(state, system) && own <= most && own + Math.min(2, read.shipsLeft(state, seat)) > most
}

interface Parade {
  readonly at?: SystemId
  readonly outlaw?: true
}
/** FA.FO4 */
export const parades: WaysOf<Parade> = {
  from: (c) => {
    if (topKind(c.view) !== FRAME.parade) return []
    const all = [...parade.list(c.view, me(c))].map(
      ({ at, outlaw }): Parade => ({
        ...(at === undefined ? {} : { at }),
        ...(outlaw === undefined ? {} : { outlaw }),
      }),
    )
    // A Regent always leaves the Empire, and ships are placed if there is a place for them.
    const leaving = all.filter(({ outlaw }) => outlaw === true || !camp.isRegent(c.view, me(c)))
    const placing = leaving.filter(({ at }) => at !== undefined)
    return placing.length > 0 ? placing : leaving
  },
  prefer: [{ id: 'gainsControl', keep: (c, { at }) => at !== undefined && gains(c.view, me(c), at) }],
  show: (_, plan) => say('supercat.parade', plan),
}
export const paradeAction = (_: C, plan: Parade): Action => ({ do: 'parade', ...plan }) as unknown as Action

/** Its title, for the trace. */
export const titleSaid = (c: C) => [
  say('supercat.title', {
    regent: camp.isRegent(c.view, me(c)),
    first: camp.firstRegent(c.view) === me(c),
  }),
]
export const isRegent = { test: (c: C): boolean => camp.isRegent(c.view, me(c)), show: titleSaid }
