// Correcting units by hand. Every operation returns a new position and leaves the old one as it was.

import type { State } from '@understudy/muhq'
import { cardOf, settingOf } from '@understudy/muhq/data'
import {
  cannotStand,
  copyState,
  discardOf,
  fullHealth,
  newUnit,
  tileAt,
  type Unit,
  unitAt,
  unitOf,
} from '@understudy/muhq/rules'
import { BOSS, type CardId, type SeatId, type TilePlace, type UnitId } from '@understudy/muhq/vocabulary'
import { cardsAt, takeCard } from './cards.ts'
import { settled } from './settle.ts'

export type UnitPatch = Partial<
  Pick<Unit, 'damage' | 'ward' | 'repression' | 'tapped' | 'moved' | 'attacked' | 'streetMoved' | 'hasted'>
>

/** Numbers stay within what can be: a unit with damage up to its health would be gone. */
export function changeUnit(state: State, id: UnitId, patch: UnitPatch): State {
  const next = copyState(state)
  const unit = unitOf(next, id)
  if (unit === undefined) return state
  Object.assign(unit, patch)
  unit.damage = within(unit.damage, 0, fullHealth(next, cardOf(next, unit.card)) - 1)
  unit.ward = within(unit.ward, 0, 99)
  unit.repression = within(unit.repression, 0, 99)
  if (unit.tapped && next.active === id) next.active = 0
  return settled(next)
}

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, Math.round(value)))

export function canStandAt(state: State, card: CardId, place: TilePlace): boolean {
  return unitAt(state, place) === undefined && cannotStand(tileAt(state, place), cardOf(state, card)) === undefined
}

export function placeUnit(state: State, id: UnitId, place: TilePlace): State {
  const unit = unitOf(state, id)
  if (unit === undefined || !canStandAt(state, unit.card, place)) return state
  const next = copyState(state)
  Object.assign(unitOf(next, id) as Unit, { x: place.x, y: place.y })
  return next
}

/** The card goes where it would have gone: to its owner's discard pile. */
export function removeUnit(state: State, id: UnitId): State {
  const unit = unitOf(state, id)
  if (unit === undefined || unit.card === settingOf(state).map.boss) return state
  const next = copyState(state)
  next.units = next.units.filter((other) => other.id !== id)
  discardOf(next, unit.owner).push(unit.card)
  return settled(next)
}

/** Units that this seat could have on the board: their cards lie in its hand, discard pile or deck. */
export function placeableCards(state: State, seat: SeatId, place: TilePlace): CardId[] {
  const ids = new Set(cardsAt(state, seat).map(({ card }) => card))
  return [...ids].filter((id) => cardOf(state, id).type === 'unit' && canStandAt(state, id, place)).sort()
}

/** Puts a unit on the board and takes its card from where the seat has one. */
export function addUnit(state: State, seat: SeatId, card: CardId, place: TilePlace): State {
  if (!canStandAt(state, card, place)) return state
  const next = copyState(state)
  const from = cardsAt(next, seat).find((held) => held.card === card)?.at
  if (from === undefined || !takeCard(next, seat, card, from)) return state
  newUnit(next, card, seat, place.x, place.y)
  return settled(next)
}

export const ownersAt = (state: State, place: TilePlace): SeatId[] =>
  ([...state.people.map((_, i) => `p${i + 1}`), BOSS] as SeatId[]).filter(
    (seat) => placeableCards(state, seat, place).length > 0,
  )
