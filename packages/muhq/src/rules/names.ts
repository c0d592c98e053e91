// What sentences need to know about pieces: enough to stay readable when the piece is long gone.

import type { Json } from '@understudy/procedure'
import type { EventSink } from '@understudy/table'
import { BOSS, type CardId, type Ref, type SeatId, type TilePlace } from '../vocabulary.ts'
import { placeOf } from './board.ts'
import type { Name } from './cards.ts'
import { tileName } from './grid.ts'
import type { MuhqSay } from './sayings.ts'
import { settingOf } from './setting.ts'
import type { State, Unit } from './state.ts'

export type UnitFact = { readonly id: number; readonly name: Name; readonly seat: SeatId; readonly at: string }

export type Doer = { readonly seat: SeatId; readonly boss?: Name }

export const unitFact = (state: State, unit: Unit): UnitFact => ({
  id: unit.id,
  name: cardName(state, unit.card),
  seat: unit.controller,
  at: tileName(unit),
})

/** A card that no set knows is called by its id. */
export const cardName = (state: State, id: CardId): Name => settingOf(state).cards.get(id)?.name ?? { en: id, ru: id }

export const bossName = (state: State): Name => cardName(state, settingOf(state).map.boss)

/** Whoever does something; the boss with its name. */
export const by = (state: State, seat: SeatId): Doer => (seat === BOSS ? { seat, boss: bossName(state) } : { seat })

export function storeTile(state: State, store: number): TilePlace {
  const { board } = settingOf(state)
  return placeOf(board, board.stores[store] ?? 0)
}

export const storeName = (state: State, store: number): string => tileName(storeTile(state, store))

/** Tells what happened, if anybody listens; the sentence is only made then. */
export function log(events: EventSink | undefined, sentence: () => MuhqSay, ...touches: Ref[]): void {
  events?.event({ ...sentence(), touches: touches as readonly Json[] })
}
