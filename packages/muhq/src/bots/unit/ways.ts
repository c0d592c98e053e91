// What a unit can do: whom it can attack, its full action, and where it can go.

import type { Ways } from '@understudy/procedure'
import { canFull, fullTargets } from '../../rules/abilities.ts'
import { placeOf } from '../../rules/board.ts'
import { tileName } from '../../rules/grid.ts'
import { unitFact } from '../../rules/names.ts'
import { attackTargets, hasMove, hasStreetMove, moveTargets, streetTargets, unitOf } from '../../rules/queries.ts'
import { settingOf } from '../../rules/setting.ts'
import type { State, Unit } from '../../rules/state.ts'
import type { Action, TilePlace, UnitId } from '../../vocabulary.ts'
import { acting, type C, say } from '../context.ts'
import type { PreferenceId } from '../ids.ts'

export const showUnit = (c: C, id: UnitId) => {
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

export const ORIGIN: TilePlace = { x: 0, y: 0 }

/** A move ends on a tile; the extra move along a street only comes when the ordinary one is used (muhq/36). */
export type MoveTo = { readonly tile: number; readonly street?: true }

/** Everywhere it can go with the move that is due. */
export function destinations(c: C): MoveTo[] {
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

export const showTile = (c: C, to: MoveTo) =>
  say('bot.tile', { at: tileName(placeOf(settingOf(c.view).board, to.tile)) })

/** A random tile in movement range. */
export const anywhere: Ways<C, MoveTo, PreferenceId> = { from: destinations, show: showTile, key: (to) => to.tile }

export const facts = (state: State, units: readonly Unit[]) => units.map((unit) => unitFact(state, unit))
