// A unit as the table shows it: its numbers put together once, for the token, for its label and for inspecting.

import type { State } from '@understudy/muhq'
import { cardOf } from '@understudy/muhq/data'
import { bossUnit, fullHealth, healthOf, rangeOf, tileAt, type Unit } from '@understudy/muhq/rules'
import type { SeatId, TileKind } from '@understudy/muhq/vocabulary'
import type { Lang } from '@understudy/procedure'

export interface Look {
  readonly id: number
  readonly card: string
  readonly name: string
  readonly seat: SeatId
  readonly x: number
  readonly y: number
  readonly attack: number
  readonly range: number
  readonly health: number
  readonly full: number
  readonly ward: number
  readonly repression: number
  readonly tapped: boolean
  readonly active: boolean
  /** The unit that the game is about. */
  readonly boss: boolean
  readonly on: TileKind
}

export function lookOf(state: State, unit: Unit, lang: Lang): Look {
  const card = cardOf(state, unit.card)
  return {
    id: unit.id,
    card: unit.card,
    name: card.name[lang],
    seat: unit.controller,
    x: unit.x,
    y: unit.y,
    attack: card.attack,
    range: rangeOf(state, unit),
    health: healthOf(state, unit),
    full: fullHealth(state, card),
    ward: unit.ward,
    repression: unit.repression,
    tapped: unit.tapped,
    active: state.active === unit.id,
    boss: bossUnit(state)?.id === unit.id,
    on: tileAt(state, unit).tile,
  }
}
