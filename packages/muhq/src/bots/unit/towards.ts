// How a unit gets nearer to what it goes for, and how the tiles on the way compare.

import type { Preference, Ways } from '@understudy/procedure'
import { cannotStand, indexOf, placeOf, tileOf } from '../../rules/board.ts'
import { distance, tileName } from '../../rules/grid.ts'
import { unitFact } from '../../rules/names.ts'
import { hasMove, tileAt, unitAt, unitOf } from '../../rules/queries.ts'
import { FAR, moveCosts, pathDistances } from '../../rules/reach.ts'
import type { Lengths } from '../../rules/searches.ts'
import { cardOf, settingOf } from '../../rules/setting.ts'
import type { State, Unit } from '../../rules/state.ts'
import type { TilePlace } from '../../vocabulary.ts'
import { acting, type C, say } from '../context.ts'
import type { PreferenceId } from '../ids.ts'
import type { Goal } from '../target-oriented/notes.ts'
import { destinations, type MoveTo, ORIGIN, showTile } from './ways.ts'

type Pref<X> = Preference<C, X, PreferenceId>

/** Whether the unit could attack the other one if it stood on that tile. */
function couldHitFrom(state: State, unit: Unit, tile: number, other: Unit): boolean {
  const { board } = settingOf(state)
  const place = placeOf(board, tile)
  const card = cardOf(state, unit.card)
  const range = card.range > 1 && tileOf(board, tile).tile === 'tower' ? card.range + 1 : card.range
  const away = distance(place, other)
  return away <= range && (away <= 1 || tileAt(state, other).tile !== 'house')
}

/** How far each tile is from where the unit wants to be, for this unit. */
interface Path {
  readonly left: Lengths
  readonly steps: Lengths
}

// Measured once per position and target, and asked about for one candidate after another; the context object lives as long
// as the position does.
const measured: { c?: C; readonly ways: Map<Unit, (Path & { readonly goal: Goal })[]> } = { ways: new Map() }

export function wayTo(c: C, unit: Unit, goal: Goal): Path {
  if (measured.c !== c) {
    measured.c = c
    measured.ways.clear()
  }
  let known = measured.ways.get(unit)
  if (known === undefined) {
    known = []
    measured.ways.set(unit, known)
  }
  for (const way of known) if (isSame(way.goal, goal)) return way
  const steps = moveCosts(c.view, unit, { street: !hasMove(c.view, unit) })
  const way = { goal, left: distancesTo(c.view, unit, goal), steps }
  known.push(way)
  return way
}

const isSame = (a: Goal, b: Goal): boolean =>
  'tile' in a ? 'tile' in b && a.tile === b.tile : 'unit' in b && a.unit === b.unit

/**
 * muhq/8: the length of the way, as if other units were not there, to the target or to a free tile from which it can be
 * attacked; if all those are taken, to one of them; if there is no way at all, the plain distance counts instead.
 */
function distancesTo(state: State, unit: Unit, goal: Goal): Lengths {
  const { board } = settingOf(state)
  const free = wayLengths(state, unit, goalTiles(state, unit, goal))
  if (free !== undefined) return free
  const taken = wayLengths(state, unit, goalTiles(state, unit, goal, true))
  if (taken !== undefined) return taken
  const place = goalPlace(state, goal)
  return Array.from({ length: board.size }, (_, tile) => distance(placeOf(board, tile), place))
}

/** How far every tile is from the nearest of these, for this unit; undefined if it can come to none of them. */
export function wayLengths(state: State, unit: Unit, goals: readonly number[]): Lengths | undefined {
  const left = pathDistances(state, unit, goals, { throughUnits: true })
  const own = indexOf(settingOf(state).board, unit)
  return (left[own] as number) < FAR ? left : undefined
}

/** Where the unit wants to stand: on the target tile, or wherever it could attack the enemy from. */
export function goalTiles(state: State, unit: Unit, goal: Goal, evenTaken = false): number[] {
  if ('tile' in goal) return [goal.tile]
  const prey = unitOf(state, goal.unit)
  if (prey === undefined) return []
  const { board } = settingOf(state)
  const card = cardOf(state, unit.card)
  const tiles: number[] = []
  // Nobody strikes farther than from a tower.
  const most = card.range + 1
  for (let y = Math.max(0, prey.y - most); y <= Math.min(board.height - 1, prey.y + most); y++) {
    for (let x = Math.max(0, prey.x - most); x <= Math.min(board.width - 1, prey.x + most); x++) {
      const tile = y * board.width + x
      if (cannotStand(tileOf(board, tile), card) !== undefined || !couldHitFrom(state, unit, tile, prey)) continue
      const stood = unitAt(state, { x, y })
      if (evenTaken || stood === undefined || stood.id === unit.id) tiles.push(tile)
    }
  }
  return tiles
}

function goalPlace(state: State, goal: Goal): TilePlace {
  if ('tile' in goal) return placeOf(settingOf(state).board, goal.tile)
  return unitOf(state, goal.unit) ?? ORIGIN
}

/** Tiles that bring the unit nearer to what it goes for; none if it is already where it wants to be. */
export function towards(goalOf: (c: C) => Goal | undefined): Ways<C, MoveTo, PreferenceId> {
  const way = (c: C): Path | undefined => {
    const unit = acting(c)
    const goal = goalOf(c)
    return unit === undefined || goal === undefined ? undefined : wayTo(c, unit, goal)
  }
  const shortest: Pref<MoveTo> = { id: 'shortestWay', least: (c, to) => way(c)?.left[to.tile] ?? FAR }
  const fewest: Pref<MoveTo> = { id: 'fewestSteps', least: (c, to) => way(c)?.steps[to.tile] ?? FAR }
  return {
    from: (c) => {
      const unit = acting(c)
      const goal = goalOf(c)
      if (unit === undefined || goal === undefined || arrived(c.view, unit, goal)) return []
      const { left } = wayTo(c, unit, goal)
      const now = left[indexOf(settingOf(c.view).board, unit)] as number
      return destinations(c).filter((to) => (left[to.tile] as number) < now)
    },
    prefer: [shortest, fewest],
    show: showTile,
    plan: (c) => {
      const goal = goalOf(c)
      if (goal === undefined) return undefined
      if ('tile' in goal) {
        const { board } = settingOf(c.view)
        return say('bot.toTile', { at: tileName(placeOf(board, goal.tile)), kind: tileOf(board, goal.tile).tile })
      }
      const unit = unitOf(c.view, goal.unit)
      return unit === undefined ? undefined : say('bot.toUnit', { unit: unitFact(c.view, unit) })
    },
    key: (to) => to.tile,
  }
}

function arrived(state: State, unit: Unit, goal: Goal): boolean {
  const own = indexOf(settingOf(state).board, unit)
  if ('tile' in goal) return own === goal.tile
  const prey = unitOf(state, goal.unit)
  return prey === undefined || couldHitFrom(state, unit, own, prey)
}
