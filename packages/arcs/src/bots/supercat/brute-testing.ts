// The doctrine once more, for tests: straight from the reference and by trying things out with the rules. It shares no code
// with the planner.

import { LEAD } from '../../data/leaders.ts'
import { ransackable } from '../../rules/actions/secure.ts'
import { diceRange, raidLimit, refuseBattle } from '../../rules/battle/battle.ts'
import { provoke } from '../../rules/battle/outrage.ts'
import { controller, NOBODY, OUTSIDE_TURNS, planetType } from '../../rules/board/control.ts'
import { count, silentCount } from '../../rules/round/ambitions.ts'
import { markersOn } from '../../rules/round/declare.ts'
import * as read from '../../rules/state/read.ts'
import { isBuilding, isCity, isDamaged, isPort, siteOwner } from '../../rules/state/sites.ts'
import {
  copyState,
  damagedShips,
  freshShips,
  hasBuilding,
  leaderIs,
  roleOf,
  type State,
} from '../../rules/state/state.ts'
import * as write from '../../rules/state/write.ts'

interface BruteGroup {
  readonly fresh: number
  readonly damaged: number
}

/** 7.1.3: the largest group that leaves control behind, then everybody; without control everybody. */
export function bruteGroups(state: State, seat: number, from: number): BruteGroup[] {
  const limit = leaderIs(state, seat, LEAD.rebel) ? 2 : 99
  const [fresh, damaged] = [freshShips(state, from, seat), damagedShips(state, from, seat)]
  const cut = (f: number): BruteGroup => {
    const going = Math.min(f, limit)
    return { fresh: going, damaged: Math.min(damaged, limit - going) }
  }
  const all = cut(fresh)
  if (controller(state, from, OUTSIDE_TURNS) !== seat) return [all]
  for (let f = fresh; f >= 0; f--) {
    if (controller(left(state, seat, from, f), from, OUTSIDE_TURNS) !== seat) continue
    const some = cut(f)
    const same = some.fresh === all.fresh && some.damaged === all.damaged
    return some.fresh + some.damaged === 0 || same ? [all] : [some, all]
  }
  return [all]
}

const left = (state: State, seat: number, from: number, fresh: number): State => {
  const then = copyState(state)
  write.addFresh(then, from, seat, -fresh)
  return then
}

/** Whether control of the origin is given up when these go. */
export const bruteLeaves = (state: State, seat: number, from: number, { fresh }: BruteGroup): boolean =>
  controller(state, from, OUTSIDE_TURNS) === seat &&
  controller(left(state, seat, from, fresh), from, OUTSIDE_TURNS) !== seat

/** 7.3.1: everybody goes, unless a system with a loyal building would become a rival's; then who can be spared (A36). */
export function bruteAttackers(state: State, seat: number, from: number): BruteGroup | undefined {
  const ways = bruteGroups(state, seat, from)
  const all = ways[ways.length - 1]!
  const rival = (who: number): boolean => who !== NOBODY && who !== seat
  const falls =
    !rival(controller(state, from, OUTSIDE_TURNS)) &&
    rival(controller(left(state, seat, from, all.fresh), from, OUTSIDE_TURNS))
  if (!hasBuilding(state, from, seat) || !falls) return all
  return ways.length > 1 ? ways[0] : undefined
}

interface BruteFight {
  readonly system: number
  readonly defender: number
  readonly goal: 'trophies' | 'raid' | 'control'
  readonly battles: number
  readonly keys?: number
  readonly grade?: 1 | 2
}

/** 4.4, with the ships in place. */
export function bruteFavourable(state: State, seat: number, fight: BruteFight): boolean {
  const { system, defender, goal, battles: k } = fight
  if (k < 1 || refuseBattle(state, seat, system, defender) !== undefined) return false
  const own = freshShips(state, system, seat)
  const theirs = freshShips(state, system, defender)
  const n = diceRange(state, seat, system).most
  const raiders = raidLimit(state, seat, system, defender)
  const first = brutePool(state, seat, goal, own, theirs, n, k, raiders)
  const pools = goal === 'raid' ? [first, brutePool(state, seat, goal, own, theirs, n, 1, raiders)] : [first]
  if (pools.some((pool) => cityAtRisk(state, system, defender, pool)) && !mayBurn(state, seat, system, defender))
    return false
  if (goal === 'trophies') return own >= 1 && own >= theirs
  if (goal === 'raid')
    return (
      raiders > 0 &&
      Math.min(n, 6, raiders) >= 2 * (fight.keys ?? 99) &&
      (own > theirs || (own === theirs && own >= 1 && k >= 2))
    )
  if (n < theirs || n < 1) return false
  // Damages one ship after the other, as many as the pool could, until control is as wanted.
  const wanted = fight.grade === 2 ? NOBODY : seat
  const then = copyState(state)
  for (let hits = 0; hits <= 2 * first.assault + first.skirmish && hits <= theirs; hits++) {
    if (hits > 0) damageOne(then, system, defender)
    if (controller(then, system, OUTSIDE_TURNS) === wanted) return hits > 0
  }
  return false
}

const damageOne = (state: State, system: number, owner: number): void => {
  write.addFresh(state, system, owner, -1)
  write.addDamaged(state, system, owner, 1)
}

type Dice = { readonly assault: number; readonly skirmish: number; readonly raid: number }

/** The table of 7.3.4. */
function brutePool(
  state: State,
  seat: number,
  goal: BruteFight['goal'],
  own: number,
  theirs: number,
  n: number,
  k: number,
  raiders: number,
): Dice {
  const rest = (used: number): number => Math.min(6, n - used)
  if (goal === 'raid' && k === 1) {
    const raid = Math.min(n, 6, raiders)
    return { assault: 0, skirmish: rest(raid), raid }
  }
  if (k > 1 && own <= theirs) return { assault: 0, skirmish: rest(0), raid: 0 }
  const half = Math.min(6, Math.floor(n / 2))
  const most = own > theirs ? Math.min(n, 6) : half
  const assault = leaderIs(state, seat, LEAD.corsair) ? Math.min(most, Math.floor(n / 2)) : most
  return { assault, skirmish: rest(assault), raid: 0 }
}

function cityAtRisk(state: State, system: number, defender: number, pool: Dice): boolean {
  const sites = [0, 1, 2].map((n) => read.site(state, system * 3 + n))
  const theirs = sites.filter((site) => isBuilding(site) && siteOwner(site) === defender)
  const takes = (site: number): number => (isDamaged(site) ? 1 : 2)
  const cities = theirs.filter(isCity).map(takes)
  if (cities.length === 0) return false
  const lars = roleOf(state, defender) === 'lars'
  const others = theirs.filter((site) => !isCity(site) && !(isPort(site) && lars)).map(takes)
  const ships = 2 * freshShips(state, system, defender) + damagedShips(state, system, defender)
  const over = Math.max(0, 2 * pool.assault + pool.skirmish - ships)
  return pool.raid + over >= others.reduce((sum, n) => sum + n, 0) + Math.min(...cities)
}

/** Ransackable, and the Outrage costs no contention in a declared ambition. */
function mayBurn(state: State, seat: number, system: number, defender: number): boolean {
  if ([...ransackable(state, defender)].length === 0) return false
  const after = copyState(state)
  provoke(after, seat, planetType(state, system))
  return [1, 2, 3, 4, 5].every(
    (ambition) =>
      markersOn(state, ambition) === 0 || !inContention(state, seat, ambition) || inContention(after, seat, ambition),
  )
}

/** First or second, ties included (A16): at most one is ahead, and it has something. */
function inContention(state: State, seat: number, ambition: number): boolean {
  const counts = state.options.colours.map((_, each) => count(state, each, ambition))
  const own = counts[seat]!
  const ahead = [...counts, silentCount(state, ambition)].filter((n) => n > own).length
  return own > 0 && ahead <= 1
}
