// Why a card may not be played, bought, or put away.

import { mayHold, takeFromHand } from '@understudy/table/chance'
import { BOSS, type CardId } from '../vocabulary.ts'
import { hasPurpose, isChosen, targetsOf } from './abilities.ts'
import { indexOf } from './board.ts'
import type { Played } from './card-actions.ts'
import { tileName } from './grid.ts'
import { cardName, storeName, storeTile } from './names.ts'
import { spawnTiles, unitAt } from './queries.ts'
import { refusePlace, refuseTarget } from './refuse-units.ts'
import { type MuhqSay, say } from './sayings.ts'
import { cardOf, settingOf } from './setting.ts'
import { copyState, personOf, resourcesOf, type State } from './state.ts'

type No = MuhqSay | undefined

export function refuseUnknownCard(state: State, id: CardId): No {
  return settingOf(state).cards.has(id) ? undefined : say('no.card', { id })
}

/** Whether the seat whose turn it is has this card to play: in hand, or drawn by the boss. */
export function refuseHolding(state: State, id: CardId): No {
  const unknown = refuseUnknownCard(state, id)
  if (unknown !== undefined) return unknown
  const seat = state.turn
  const facts = { seat, card: cardName(state, id) }
  if (seat === BOSS) return state.boss.drawn === id ? undefined : say('no.notDrawn', facts)
  const person = personOf(state, seat)
  return mayHold(person.hidden, person.hand, id) ? undefined : say('no.notHeld', facts)
}

export function refusePlay(state: State, id: CardId, played: Played): No {
  const holding = refuseHolding(state, id)
  if (holding !== undefined) return holding
  const seat = state.turn
  const card = cardOf(state, id)
  const has = resourcesOf(state, seat)
  if (card.play === undefined) return say('no.noCost', { card: card.name })
  if (card.play > has) return say('no.tooDear', { card: card.name, cost: card.play, has })
  return card.type === 'unit' ? refuseSpawn(state, id, played) : refuseSpell(state, id, played)
}

function refuseSpawn(state: State, id: CardId, { at, target }: Played): No {
  const { name } = cardOf(state, id)
  if (target !== undefined) return say('no.targetNotNeeded', { card: name })
  const tiles = spawnTiles(state, state.turn, id)
  if (tiles.length === 0) return say('no.noSpawn', { card: name })
  if (at === undefined) return say('no.needTile', { card: name })
  const place = refusePlace(state, id, at)
  if (place !== undefined) return place
  const { board } = settingOf(state)
  return tiles.includes(indexOf(board, at)) ? undefined : say('no.notSpawn', { card: name, tile: tileName(at) })
}

function refuseSpell(state: State, id: CardId, { at, target }: Played): No {
  const { name, effect } = cardOf(state, id)
  if (at !== undefined) return say('no.tileNotNeeded', { card: name })
  if (effect === undefined || !hasPurpose(state, state.turn, effect)) return say('no.pointless', { card: name })
  if (!isChosen(effect)) return target === undefined ? undefined : say('no.targetNotNeeded', { card: name })
  if (target === undefined) return say('no.needTarget', { card: name })
  return refuseTarget(state, targetsOf(state, state.turn, effect), name, target)
}

/** Whether this card lies open in that store. */
export function refuseStoreCard(state: State, store: number, id: CardId): No {
  const revealed = state.stores[store]?.revealed
  if (revealed === undefined) return say('no.store', { store })
  const at = storeName(state, store)
  if (revealed === null) return say('no.storeUnseen', { at })
  const unknown = refuseUnknownCard(state, id)
  if (unknown !== undefined) return unknown
  return revealed.includes(id) ? undefined : say('no.notInStore', { at, card: cardName(state, id) })
}

export function refuseBuy(state: State, store: number, id: CardId): No {
  if (state.turn === BOSS) return say('no.bossBuys', {})
  const card = refuseStoreCard(state, store, id)
  if (card !== undefined) return card
  const customer = unitAt(state, storeTile(state, store))
  if (customer?.controller !== state.turn) return say('no.notAtStore', { at: storeName(state, store) })
  const cost = cardOf(state, id).buy ?? 0
  const has = resourcesOf(state, state.turn)
  return cost > has ? say('no.tooDear', { card: cardName(state, id), cost, has }) : undefined
}

/** Whether these cards can all be in the hand at once. */
export function refusePutAway(state: State, cards: readonly CardId[]): No {
  if (cards.length === 0) return undefined
  if (state.turn === BOSS) return say('no.bossHand', {})
  const person = personOf(copyState(state), state.turn)
  for (const card of cards) {
    const unknown = refuseUnknownCard(state, card)
    if (unknown !== undefined) return unknown
    if (!mayHold(person.hidden, person.hand, card))
      return say('no.notHeld', { seat: state.turn, card: cardName(state, card) })
    takeFromHand(person.hidden, person.hand, card)
  }
  return undefined
}
