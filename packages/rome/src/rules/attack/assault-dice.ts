// 10.4: the dice of an assault, and of armies that gather dice against each other (27).

import { packOf } from '../../pack/setting.ts'
import type { Colour } from '../../vocabulary.ts'
import { countIn, infantryOf } from '../army/cards.ts'
import type { Assault } from '../state/frames.ts'
import { armyOf, developed, landOf, levelOf, levelWithoutWalls, NONE, starsOf } from '../state/query.ts'
import type { State } from '../state/state.ts'

/** Dice for this many infantry, raised by the general's stars and by development. */
export function gatherDice(state: State, side: number, slot: number, infantry: number): readonly Colour[] {
  const { gather } = packOf(state)
  const rows = gather[Math.min(infantry, gather.length - 1)] ?? []
  const steps = starsOf(state, armyOf(state, side, slot)) + developed(state, side, 'ASSAULT')
  return rows[Math.min(steps, rows.length - 1)] ?? []
}

/** The level that the defenders roll for: artillery takes off what Walls have added. */
export function attackedLevel(state: State, { side, slot, target }: Assault): number {
  const army = armyOf(state, side, slot)
  const level = levelOf(state, target)
  if (!army.declared || !landOf(state, target).walls) return level
  // A siege has lowered the level without Walls as much as the whole (ruling rome/R-124).
  const bare = Math.max(0, levelWithoutWalls(state, target) - Math.max(0, landOf(state, target).siege))
  return Math.max(Math.min(level, bare), level - countIn(state, army, 'AR'))
}

const infantry = (state: State, { side, slot, infantry: n }: Assault): number => {
  const army = armyOf(state, side, slot)
  return army.declared ? infantryOf(state, army) : n
}

/** by the option, independent regions only cost losses. */
export const isWalkover = (state: State, target: number): boolean =>
  state.options['conquest.independent'] === 'lossOnly' && landOf(state, target).holder === NONE

export function assaultDice(state: State, assault: Assault): { attack: readonly Colour[]; defence: readonly Colour[] } {
  return {
    attack: isWalkover(state, assault.target)
      ? []
      : gatherDice(state, assault.side, assault.slot, infantry(state, assault)),
    defence: packOf(state).defence[attackedLevel(state, assault)] ?? [],
  }
}
