// Playing and buying cards.

import type { EventSink } from '@understudy/table'
import { drawTop, pileSize, takeFromHand } from '@understudy/table/chance'
import { BOSS, type CardId, type SeatId, type TilePlace, type UnitId } from '../vocabulary.ts'
import { perform } from './effects.ts'
import { tileName } from './grid.ts'
import { by, cardName, log, storeName } from './names.ts'
import { say } from './sayings.ts'
import { cardOf, settingOf } from './setting.ts'
import { discardOf, isPerson, newUnit, personOf, resourcesOf, type State, setResources } from './state.ts'
import { finishActive } from './unit-actions.ts'

/** Costs never take a seat below nothing, whatever the people at the table have allowed themselves (see force.ts). */
function spend(state: State, seat: SeatId, n: number): void {
  setResources(state, seat, Math.max(0, resourcesOf(state, seat) - n))
}

export interface Played {
  readonly at?: TilePlace | undefined
  readonly target?: UnitId | undefined
}

export function playCard(state: State, id: CardId, { at, target }: Played, events?: EventSink): void {
  const seat = state.turn
  const card = cardOf(state, id)
  if (seat === BOSS) state.boss.drawn = null
  else takeFromHand(personOf(state, seat).hidden, personOf(state, seat).hand, id)
  spend(state, seat, card.play ?? 0)
  finishActive(state)
  if (card.type === 'unit' && at !== undefined) {
    const unit = newUnit(state, id, seat, at.x, at.y)
    log(
      events,
      () => say('log.played', { ...by(state, seat), card: card.name, at: tileName(at) }),
      { unit: unit.id },
      { tile: { x: at.x, y: at.y } },
    )
    return
  }
  log(events, () => say('log.cast', { ...by(state, seat), card: card.name }), { card: id, seat })
  discardOf(state, seat).push(id)
  if (card.effect !== undefined) perform(state, card.effect, { seat, target }, events)
}

/** The bought card goes to the buyer's discard pile: it comes into the hand with a later shuffle. */
export function buyCard(state: State, store: number, id: CardId, events?: EventSink): void {
  const seat = state.turn
  const cards = state.stores[store]?.revealed ?? []
  cards.splice(cards.indexOf(id), 1)
  const cost = cardOf(state, id).buy ?? 0
  spend(state, seat, cost)
  discardOf(state, seat).push(id)
  log(events, () => say('log.bought', { seat, card: cardName(state, id), n: cost }), { store }, { card: id, seat })
}

/** The store whose face-down cards somebody is about to look at: a person's unit stands on it for the first time. */
export function storeToReveal(state: State): number | undefined {
  const { board } = settingOf(state)
  for (let store = 0; store < state.stores.length; store++) {
    if (state.stores[store]?.revealed !== null) continue
    const tile = board.stores[store] ?? 0
    for (const { x, y, controller } of state.units)
      if (y * board.width + x === tile && isPerson(controller)) return store
  }
  return undefined
}

export function revealStore(state: State, index: number, cards: readonly CardId[], events?: EventSink): void {
  const store = state.stores[index]
  if (store === undefined) return
  for (const card of cards) drawTop(state.storeCards, store.unseen, card)
  store.revealed = [...cards].sort()
  const names = cards.map((card) => cardName(state, card))
  log(events, () => say('log.revealed', { at: storeName(state, index), cards: names }), { store: index })
}

export const unseenIn = (state: State, store: number): number => pileSize(state.stores[store]?.unseen ?? [])
