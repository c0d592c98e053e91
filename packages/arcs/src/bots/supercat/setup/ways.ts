// Setting up Act I (supercat 9.1): a Fate by lot, a city, then a starport, each in a slot by lot.

import { inSet } from '../../../card-sets.ts'
import { EVERY_COURT_SUIT } from '../../../data/court.ts'
import { SLOT_COUNT } from '../../../data/map.ts'
import { emptySlots, planetType } from '../../../rules/board/control.ts'
import { sys, sysId } from '../../../rules/board/ids.ts'
import { WEAPON } from '../../../rules/board/resources.ts'
import { GUILD_OF_ACT } from '../../../rules/campaign/data.ts'
import { cityTypesOf } from '../../../rules/campaign/fates/believer.ts'
import { C as FRAME } from '../../../rules/campaign/frames.ts'
import { fate, mayFound } from '../../../rules/campaign/setup.ts'
import type { FateId } from '../../../rules/campaign/vocabulary.ts'
import { boardOf, hasBuildingAnywhere } from '../../../rules/state/state.ts'
import type { Action, SystemId } from '../../../vocabulary.ts'
import { type C, me, ruled, say, type WaysOf } from '../context.ts'
import { fateOf } from '../fates/events.ts'
import { frame } from '../questions.ts'
import { courtCards } from '../terms/court.ts'

/** Somebody else had drawn two before: one of them by lot (supercat/A132). */
export const fates: WaysOf<FateId> = {
  from: (c) => (frame(c) === FRAME.fate ? [...fate.list(c.view, me(c))].map((action) => action.fate) : []),
  show: (_, each) => say('supercat.fate', { fate: each }),
}
export const keep = (_: C, each: FateId): Action => ({ do: 'fate', fate: each }) as unknown as Action

/** An empty slot; every slot of a planet counts by itself. */
interface Slot {
  readonly at: SystemId
  readonly slot: number
}
function slots(c: C): Slot[] {
  if (frame(c) !== FRAME.found) return []
  return boardOf(c.view)
    .planets.filter((system) => mayFound(c.view, system))
    .flatMap((system) => Array.from({ length: emptySlots(c.view, system) }, (_, slot) => ({ at: sysId(system), slot })))
}

export const isBeliever = (c: C): boolean => fateOf(c.view, me(c)) === 'believer'

const courtSuits = (c: C): number =>
  courtCards(c.view).reduce(
    (bits, card) => (inSet(GUILD_OF_ACT, card) ? bits | (1 << EVERY_COURT_SUIT[card]!) : bits),
    0,
  )

const shown =
  (piece: 'city' | 'starport') =>
  (_: C, { at }: Slot) =>
    say('supercat.build', { piece, at })

export const believersCity: WaysOf<Slot> = {
  from: slots,
  prefer: [
    { id: 'guildSuit', keep: (c, { at }) => (courtSuits(c) & (1 << planetType(c.view, sys(at)))) !== 0 },
    ruled(
      { id: 'otherType', keep: (c, { at }) => (cityTypesOf(c.view, me(c)) & (1 << planetType(c.view, sys(at)))) === 0 },
      'A92',
    ),
  ],
  show: shown('city'),
}
/** 0.10: a planet with one slot before the others (FX.BE0). */
export const believersOwn: WaysOf<Slot> = {
  ...believersCity,
  prefer: [
    believersCity.prefer![0]!,
    { id: 'oneSlot', keep: (_, { at }) => SLOT_COUNT[sys(at)] === 1 },
    believersCity.prefer![1]!,
  ],
}
/** 0.10: the city of the Admiral is on a planet of Weapons, if one may be had (FX.AM0). */
export const admiralsCity: WaysOf<Slot> = {
  from: (c) =>
    fateOf(c.view, me(c)) === 'admiral' && !hasBuildingAnywhere(c.view, me(c))
      ? slots(c).filter(({ at }) => planetType(c.view, sys(at)) === WEAPON)
      : [],
  show: shown('city'),
}
/** The first building is a city. */
export const firstCity: WaysOf<Slot> = {
  from: (c) => (hasBuildingAnywhere(c.view, me(c)) ? [] : slots(c)),
  show: shown('city'),
}
export const secondPort: WaysOf<Slot> = { from: slots, show: shown('starport') }

export const found =
  (piece: 'city' | 'starport') =>
  (_: C, { at }: Slot): Action =>
    ({ do: 'found', piece, at }) as unknown as Action
