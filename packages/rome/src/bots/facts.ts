// H-1 to H-3, H-9, H-11: facts of the position as the seat of this bot sees them.

import { packOf } from '../pack/setting.ts'
import type { Pack } from '../pack/types.ts'
import { deckSize } from '../rules/cards.ts'
import type { Frame } from '../rules/frames.ts'
import { topFrame } from '../rules/handler.ts'
import { armyAt, landOf, NONE, opponentsOf, sideNamed, sideOf, statusOf } from '../rules/query.ts'
import type { Side, State } from '../rules/state.ts'
import { type Cls, ENEMY } from '../vocabulary.ts'
import type { C } from './context.ts'

/** A value worked out once for each view: a view does not change while a bot thinks about it. */
export function perView<T>(make: (view: State, side: number) => T): (c: C) => T {
  const known = new WeakMap<State, Map<string, T>>()
  return (c) => {
    const seats = known.get(c.view) ?? new Map<string, T>()
    known.set(c.view, seats)
    const found = seats.get(c.seat)
    if (found !== undefined) return found
    const made = make(c.view, sideNamed(c.view, c.seat))
    seats.set(c.seat, made)
    return made
  }
}

export const pack = (c: C): Pack => packOf(c.view)
export const me = (c: C): number => sideNamed(c.view, c.seat)
export const own = (c: C): Side => sideOf(c.view, me(c))

/** The frame that is being decided, which must be of this kind. */
export function frameOf<K extends Frame['kind']>(c: C, kind: K): Extract<Frame, { kind: K }> {
  const frame = topFrame(c.view)
  if (frame?.kind !== kind) throw new Error(`${kind} is not being decided`)
  return frame as Extract<Frame, { kind: K }>
}

/** H-1. */
export const opponents = (c: C): number[] => opponentsOf(c.view, me(c))
/** H-2. */
export const statusWith = (c: C, other: number): number => statusOf(c.view, me(c), other)
/** H-3: the box, 1 to 9, of the marker of this opponent. */
export const stanceTo = (c: C, other: number): number => own(c).stance[other] ?? 0
export const isEnemy = (c: C, other: number): boolean => statusWith(c, other) === ENEMY
export const enemies = (c: C): number[] => opponents(c).filter((other) => isEnemy(c, other))
export const atWar = (c: C): boolean => enemies(c).length > 0

/** H-9. */
export const holderOf = (c: C, region: number): number => landOf(c.view, region).holder
export const isIndependent = (c: C, region: number): boolean => holderOf(c, region) === NONE
export function opponentArmy(c: C, region: number): { side: number; slot: number } | undefined {
  const army = armyAt(c.view, region)
  return army !== undefined && army.side !== me(c) ? army : undefined
}
export function enemyArmy(c: C, region: number): { side: number; slot: number } | undefined {
  const army = opponentArmy(c, region)
  return army !== undefined && isEnemy(c, army.side) ? army : undefined
}

/** H-11: cards that lie in a deck, not those of declared armies. */
export const deckCount = (c: C, cls: Cls): number => deckSize(own(c), cls)
