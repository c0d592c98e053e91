// H-1 to H-3, H-9, H-11: facts of the position as the seat of this bot sees them.

import type { Die } from '@understudy/procedure'
import { packOf } from '../../pack/setting.ts'
import type { Pack } from '../../pack/types.ts'
import { deckSize } from '../../rules/army/cards.ts'
import { topFrame } from '../../rules/play/handler.ts'
import type { Frame } from '../../rules/state/frames.ts'
import { landOf, NONE, opponentsOf, sideNamed, sideOf, statusOf } from '../../rules/state/query.ts'
import type { Side, State } from '../../rules/state/state.ts'
import { type Action, type Cls, ENEMY, type Face } from '../../vocabulary.ts'
import type { C } from '../context.ts'

/**
 * A value worked out once for each view: a view does not change while a bot thinks about it. Only the last one is kept,
 * because a bot is through with a view when it is given the next.
 */
export function perView<T>(make: (c: C) => T): (c: C) => T {
  let known: { view: State; seat: string; options: unknown; value: T } | undefined
  return (c) => {
    if (known === undefined || known.view !== c.view || known.seat !== c.seat || known.options !== c.options)
      known = { view: c.view, seat: c.seat, options: c.options, value: make(c) }
    return known.value
  }
}

/** The same for something that is asked about by number (an army, a region). */
export function perNumber<T extends object>(make: (c: C, no: number) => T): (c: C, no: number) => T {
  const all = perView((): (T | undefined)[] => [])
  return (c, no) => {
    const known = all(c)
    const found = known[no] ?? make(c, no)
    known[no] = found
    return found
  }
}

export const pack = (c: C): Pack => packOf(c.view)
export const me = perView((c): number => sideNamed(c.view, c.seat))
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

interface Standing {
  readonly side: number
  readonly slot: number
}

/** The army in each region. */
const standing = perView(({ view }) => {
  const at: (Standing | undefined)[] = Array(view.lands.length).fill(undefined)
  for (let side = 0; side < view.sides.length; side++) {
    const { armies } = sideOf(view, side)
    for (let slot = 0; slot < armies.length; slot++) {
      const region = armies[slot]?.region ?? NONE
      if (region !== NONE) at[region] ??= { side, slot }
    }
  }
  return at
})

export const armyIn = (c: C, region: number): Standing | undefined => standing(c)[region]

export function opponentArmy(c: C, region: number): Standing | undefined {
  const army = standing(c)[region]
  return army !== undefined && army.side !== me(c) ? army : undefined
}
export function enemyArmy(c: C, region: number): Standing | undefined {
  const army = opponentArmy(c, region)
  return army !== undefined && isEnemy(c, army.side) ? army : undefined
}

/** H-11: cards that lie in a deck, not those of declared armies. */
export const deckCount = (c: C, cls: Cls): number => deckSize(own(c), cls)

/** A die of the game by its colour. */
export const dieOf = (c: C, colour: 'G' | 'Y' | 'R'): Die<Face> => ({ id: colour, faces: pack(c).dice[colour] })

/** What the rules carry out for it. */
export const reckon = (c: C): Action => ({ do: 'reckon', step: frameOf(c, 'reckon').step })
