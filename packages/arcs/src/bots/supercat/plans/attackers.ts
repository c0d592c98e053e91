// Who could go into battle from where (supercat 7.3, supercat/A36).

import { controller, NOBODY, onTurnOf } from '../../../rules/control.ts'
import { freshShips, hasBuilding, type State } from '../../../rules/state/state.ts'
import { latest } from '../lib/latest.ts'
import type { Settings } from '../options.ts'
import { type Group, type Origin, originsOf } from './move.ts'
import type { Reach } from './routes.ts'

/** Ships that could go to a battle: from where, how many, how far they get. */
export interface Attackers {
  readonly from: number
  readonly group: Group
  readonly reach: Reach
}

/**
 * Who goes into battle: everybody, unless a loyal building would fall under a rival; then those who can be spared, if it
 * holds the system (supercat/A36). With `combatKeepsOrigin` as for other movements: those who can be spared, else everybody.
 */
function attackers(state: State, seat: number, { from, ways }: Origin, settings: Settings): Origin['ways'] {
  const all = ways[ways.length - 1]
  if (all === undefined || settings.combatKeepsOrigin) return ways
  if (!hasBuilding(state, from, seat)) return [all]
  const now = controller(state, from, onTurnOf(seat))
  const then = controller(state, from, onTurnOf(seat), seat, freshShips(state, from, seat) - all.group.fresh)
  const falls = then !== NOBODY && then !== seat && (now === NOBODY || now === seat)
  if (!falls) return [all]
  return now === seat ? ways.slice(0, 1).filter(({ group }) => group.keep) : []
}

interface Known {
  seat: number
  settings: Settings | undefined
  all: readonly Attackers[]
}
const NOBODY_YET: readonly Attackers[] = []
const known = latest<Known>(() => ({ seat: -1, settings: undefined, all: NOBODY_YET }))

export function attackersOf(state: State, seat: number, settings: Settings): readonly Attackers[] {
  const kept = known(state)
  if (kept.seat === seat && kept.settings === settings) return kept.all
  const out: Attackers[] = []
  for (const origin of originsOf(state, seat)) {
    for (const { group, reach } of attackers(state, seat, origin, settings))
      out.push({ from: origin.from, group, reach })
  }
  kept.seat = seat
  kept.settings = settings
  kept.all = out
  return out
}
