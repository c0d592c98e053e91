// Where an army stops on its way to a region, and how far it gets in one activation.

import type { Say, Ways } from '@understudy/procedure'
import { listOf } from '../../rules/packed.ts'
import { placeName } from '../../rules/state/names.ts'
import { regionOf } from '../../rules/state/query.ts'
import { pathTo } from '../../rules/ways/ways.ts'
import type { Action } from '../../vocabulary.ts'
import { ruled } from '../book/sourcing.ts'
import { type C, say } from '../context.ts'
import type { PreferenceId } from '../ids.ts'
import { costsTo, landWays, mayStop, moveCost } from '../view/distances.ts'
import { pack } from '../view/seen.ts'
import { armyHere, idOf, type Prefer, slotOf } from './army.ts'
import type { Stop } from './notes.ts'

export const pathIds = (c: C, to: number): string[] =>
  listOf(pathTo(landWays(c, slotOf(c)).costs, to), (region) => regionOf(pack(c), region).id)
export const halt = (): Action => HALT

/** Where it can stop on a cheapest way to this region, and staying if it stands there. */
export function stopsTowards(c: C, goal: number): Stop[] {
  const slot = slotOf(c)
  const { region, mp } = armyHere(c)
  if (goal === region) return [{ goal, stop: region, path: [] }]
  const total = moveCost(c, slot, goal)
  if (!Number.isFinite(total)) return []
  const { costs } = landWays(c, slot)
  const found: Stop[] = []
  costs.cost.forEach((cost, stop) => {
    if (stop === region || cost > mp || !mayStop(c, slot, stop)) return
    const rest = costsTo(c, goal).cost[stop] ?? Number.POSITIVE_INFINITY
    if (cost + rest === total) found.push({ goal, stop, path: pathTo(costs, stop) })
  })
  return found
}

/** As far along as points allow: a march towards something is ours. */
export const farthest: Prefer<Stop> = {
  id: 'farthest',
  most: (c, { stop }) => moveCost(c, slotOf(c), stop),
  source: ruled('L327', 49),
}

export const showStop = (c: C, { goal, stop, path }: Stop): Say =>
  say('camp.stop', { region: placeName(c.view, stop), goal: placeName(c.view, goal), stays: path.length === 0 })

/** Towards the region that was chosen. */
export const walking: Ways<C, Stop, PreferenceId> = {
  from: (c) => (c.vars.goal === undefined ? [] : stopsTowards(c, c.vars.goal)),
  prefer: [farthest],
  show: showStop,
  key: ({ stop }) => stop,
}

export const HALT: Action = { do: 'halt' }

/** March there, and that is all in this activation. */
export const marchAndHalt = (c: C, { path }: Stop): Action[] =>
  path.length === 0 ? [HALT] : [{ do: 'march', path: listOf(path, (region) => idOf(c, region)) }, HALT]
