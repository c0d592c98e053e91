// What a unit can do: whom it can attack, where it can go, and how these are compared.

import type { Preference, Ways } from '@understudy/procedure'
import { canFull, fullTargets } from '../rules/abilities.ts'
import { cannotStand, indexOf, isKind, placeOf, tileOf } from '../rules/board.ts'
import { unitFact } from '../rules/facts.ts'
import { distance, tileName } from '../rules/grid.ts'
import {
  attackTargets,
  enemiesOf,
  hasMove,
  hasStreetMove,
  moveTargets,
  streetTargets,
  tileAt,
  unitAt,
  unitOf,
} from '../rules/queries.ts'
import { FAR, moveCosts, pathDistances } from '../rules/reach.ts'
import { cardOf, settingOf } from '../rules/setting.ts'
import type { State, Unit } from '../rules/state.ts'
import type { Action, TilePlace, UnitId } from '../vocabulary.ts'
import { acting, type C, type Goal, say } from './context.ts'
import type { PreferenceId } from './ids.ts'

type Pref<X> = Preference<C, X, PreferenceId>

const showUnit = (c: C, id: UnitId) => {
  const unit = unitOf(c.view, id)
  return unit === undefined ? say('bot.gone', {}) : say('bot.unit', { unit: unitFact(c.view, unit) })
}

/** Enemies it can attack right now; ties are broken at random. */
export const attackable: Ways<C, UnitId, PreferenceId> = {
  from: (c) => {
    const unit = acting(c)
    return unit === undefined ? [] : attackTargets(c.view, unit).map((other) => other.id)
  },
  show: showUnit,
  key: (id) => id,
}

export const attack = (c: C, target: UnitId): Action => ({ do: 'attack', unit: c.vars.unit ?? 0, target })

/** A full action: with a target where it needs one (0: none). */
export const fullActions: Ways<C, UnitId, PreferenceId> = {
  from: (c) => {
    const unit = acting(c)
    if (unit === undefined || !canFull(c.view, unit)) return []
    const targets = fullTargets(c.view, unit)
    return targets.length === 0 ? [0] : targets.map((target) => target.id)
  },
  show: (c, id) => (id === 0 ? say('bot.once', {}) : showUnit(c, id)),
  key: (id) => id,
}

export const fullAction = (c: C, target: UnitId): Action =>
  target === 0 ? { do: 'full', unit: c.vars.unit ?? 0 } : { do: 'full', unit: c.vars.unit ?? 0, target }

/** muhq/8: the enemy that is the fewest tiles away, counted as ranges are. */
export const nearestEnemy: Ways<C, UnitId, PreferenceId> = {
  from: (c) => enemiesOf(c.view, 'boss').map((unit) => unit.id),
  prefer: [{ id: 'nearest', least: (c, id) => distance(acting(c) ?? ORIGIN, unitOf(c.view, id) ?? ORIGIN) }],
  show: showUnit,
  key: (id) => id,
}

const ORIGIN: TilePlace = { x: 0, y: 0 }

/** A move ends on a tile; the extra move along a street only comes when the ordinary one is used (muhq/36). */
export type MoveTo = { readonly tile: number; readonly street?: true }

/** Everywhere it can go with the move that is due. */
function destinations(c: C): MoveTo[] {
  const unit = acting(c)
  if (unit === undefined) return []
  if (hasMove(c.view, unit)) return moveTargets(c.view, unit).map((tile) => ({ tile }))
  if (hasStreetMove(c.view, unit)) return streetTargets(c.view, unit).map((tile) => ({ tile, street: true }))
  return []
}

export function moveLeft(c: C): boolean {
  const unit = acting(c)
  if (unit === undefined) return false
  if (hasMove(c.view, unit)) return true
  return hasStreetMove(c.view, unit) && streetTargets(c.view, unit).length > 0
}

export function move(c: C, to: MoveTo): Action {
  const place = placeOf(settingOf(c.view).board, to.tile)
  const base = { do: 'move', unit: c.vars.unit ?? 0, to: place } as const
  return to.street === true ? { ...base, street: true } : base
}

const showTile = (c: C, to: MoveTo) => say('bot.tile', { at: tileName(placeOf(settingOf(c.view).board, to.tile)) })

/** A random tile in movement range. */
export const anywhere: Ways<C, MoveTo, PreferenceId> = { from: destinations, show: showTile, key: (to) => to.tile }

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
interface Way {
  readonly left: Int16Array
  readonly steps: Int16Array
}

// Measured once per position and target; the context object lives as long as the position does.
const measured = new WeakMap<C, Map<string, Way>>()

function wayTo(c: C, unit: Unit, goal: Goal): Way {
  let known = measured.get(c)
  if (known === undefined) {
    known = new Map()
    measured.set(c, known)
  }
  const key = `${unit.id}>${'tile' in goal ? `t${goal.tile}` : goal.unit}`
  let way = known.get(key)
  if (way === undefined) {
    way = { left: distancesTo(c.view, unit, goal), steps: moveCosts(c.view, unit, { street: !hasMove(c.view, unit) }) }
    known.set(key, way)
  }
  return way
}

/**
 * muhq/8: the length of the way, as if other units were not there, to the target or to a free tile from which it can be
 * attacked; if all those are taken, to one of them; if there is no way at all, the plain distance counts instead.
 */
function distancesTo(state: State, unit: Unit, goal: Goal): Int16Array {
  const { board } = settingOf(state)
  const free = wayLengths(state, unit, goalTiles(state, unit, goal))
  if (free !== undefined) return free
  const taken = wayLengths(state, unit, goalTiles(state, unit, goal, true))
  if (taken !== undefined) return taken
  const place = goalPlace(state, goal)
  return Int16Array.from({ length: board.size }, (_, tile) => distance(placeOf(board, tile), place))
}

/** How far every tile is from the nearest of these, for this unit; undefined if it can come to none of them. */
function wayLengths(state: State, unit: Unit, goals: readonly number[]): Int16Array | undefined {
  const left = pathDistances(state, unit, goals, { throughUnits: true })
  const own = indexOf(settingOf(state).board, unit)
  return (left[own] as number) < FAR ? left : undefined
}

/** Where the unit wants to stand: on the target tile, or wherever it could attack the enemy from. */
function goalTiles(state: State, unit: Unit, goal: Goal, evenTaken = false): number[] {
  if ('tile' in goal) return [goal.tile]
  const prey = unitOf(state, goal.unit)
  if (prey === undefined) return []
  const { board } = settingOf(state)
  const card = cardOf(state, unit.card)
  const tiles: number[] = []
  for (let tile = 0; tile < board.size; tile++) {
    if (cannotStand(tileOf(board, tile), card) !== undefined || !couldHitFrom(state, unit, tile, prey)) continue
    const stood = unitAt(state, placeOf(board, tile))
    if (evenTaken || stood === undefined || stood.id === unit.id) tiles.push(tile)
  }
  return tiles
}

function goalPlace(state: State, goal: Goal): TilePlace {
  if ('tile' in goal) return placeOf(settingOf(state).board, goal.tile)
  return unitOf(state, goal.unit) ?? ORIGIN
}

/** Tiles that bring the unit nearer to what it goes for; none if it is already where it wants to be. */
function towards(goalOf: (c: C) => Goal | undefined): Ways<C, MoveTo, PreferenceId> {
  const way = (c: C): Way | undefined => {
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
    key: (to) => to.tile,
  }
}

function arrived(state: State, unit: Unit, goal: Goal): boolean {
  const own = indexOf(settingOf(state).board, unit)
  if ('tile' in goal) return own === goal.tile
  const prey = unitOf(state, goal.unit)
  return prey === undefined || couldHitFrom(state, unit, own, prey)
}

/** Towards the enemy noted as prey, until it is in attack range. */
export const towardsPrey = towards((c) => (c.vars.prey === undefined ? undefined : { unit: c.vars.prey }))

/** Onto or towards the target noted as goal. */
export const towardsGoal = towards((c) => c.vars.goal)

/** muhq/9: how far a tile is from all enemies: the nearest one counts, or the sum of all. */
function farness(c: C, place: TilePlace): number {
  const enemies = enemiesOf(c.view, 'boss')
  if (enemies.length === 0) return 0
  const all = enemies.map((enemy) => distance(place, enemy))
  return c.view.options.shyDistance === 'sum' ? all.reduce((sum, each) => sum + each, 0) : Math.min(...all)
}

/** Tiles farther from all enemies than where it stands. */
export const fartherAway: Ways<C, MoveTo, PreferenceId> = {
  from: (c) => {
    const unit = acting(c)
    if (unit === undefined) return []
    const { board } = settingOf(c.view)
    const now = farness(c, unit)
    return destinations(c).filter((to) => farness(c, placeOf(board, to.tile)) > now)
  },
  prefer: [{ id: 'farthest', most: (c, to) => farness(c, placeOf(settingOf(c.view).board, to.tile)) }],
  show: showTile,
  key: (to) => to.tile,
}

/** muhq/10: targets that exist and can be reached; a tile with somebody else on it is no target. */
export const nearestTarget: Ways<C, Goal, PreferenceId> = {
  from: (c) => {
    const unit = acting(c)
    if (unit === undefined) return []
    return possibleGoals(c.view, unit).filter(
      (goal) => wayLengths(c.view, unit, goalTiles(c.view, unit, goal)) !== undefined,
    )
  },
  prefer: [
    {
      id: 'nearestTarget',
      least: (c, goal) => {
        const unit = acting(c)
        if (unit === undefined) return FAR
        return wayTo(c, unit, goal).left[indexOf(settingOf(c.view).board, unit)] ?? FAR
      },
    },
  ],
  show: (c, goal) => ('tile' in goal ? showTile(c, { tile: goal.tile }) : showUnit(c, goal.unit)),
}

function possibleGoals(state: State, unit: Unit): Goal[] {
  const card = cardOf(state, unit.card)
  if (card.ai?.kind !== 'target') return []
  if (card.ai.of === 'enemy') return enemiesOf(state, 'boss').map((enemy) => ({ unit: enemy.id }))
  const { board } = settingOf(state)
  const goals: Goal[] = []
  for (let tile = 0; tile < board.size; tile++) {
    const spec = tileOf(board, tile)
    if (!isKind(spec, card.ai.of) || cannotStand(spec, card) !== undefined) continue
    const stood = unitAt(state, placeOf(board, tile))
    if (stood === undefined || stood.id === unit.id) goals.push({ tile })
  }
  return goals
}
