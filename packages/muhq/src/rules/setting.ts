// The map and the cards of a game, compiled once and shared by all states that name them.

import { UNDERSTUDY_SET } from '../data/cards.yaml.ts'
import { KRAKEN_MAP } from '../data/kraken.yaml.ts'
import { TYRANT_MAP } from '../data/tyrant.yaml.ts'
import type { CardId } from '../vocabulary.ts'
import type { Board } from './board.ts'
import type { Card, CardSet } from './cards.ts'
import { loadCards } from './load-cards.ts'
import { compileMap, type MapData } from './load-map.ts'
import type { State } from './state.ts'

export const BUILT_IN_MAPS: Readonly<Record<string, string>> = { kraken: KRAKEN_MAP, tyrant: TYRANT_MAP }

export interface Setting {
  readonly map: MapData
  readonly board: Board
  readonly cards: CardSet
  /** Working space of the searches; they never overlap, so one is enough. */
  readonly scratch: Scratch
}

interface Scratch {
  /** Costs by tile and parity of diagonal steps. */
  readonly cost: Int16Array
  readonly blocked: Uint8Array
}

let builtIn: CardSet | undefined

/** The built-in cards, and a player's own on top: the same id replaces. */
export function cardsFor(ownCards: string): CardSet {
  builtIn ??= loadCards(UNDERSTUDY_SET)
  return ownCards === '' ? builtIn : new Map([...builtIn, ...loadCards(ownCards)])
}

const mapText = (map: string): string => (Object.hasOwn(BUILT_IN_MAPS, map) ? BUILT_IN_MAPS[map] : undefined) ?? map

const CACHED = 64
const cache = new Map<string, Setting>()
let lastKey: State['setting'] | undefined
let last: Setting | undefined

export function settingOf(state: { readonly setting: State['setting'] }): Setting {
  const key = state.setting
  if (last !== undefined && lastKey !== undefined) {
    if (key === lastKey || (key.map === lastKey.map && key.cards === lastKey.cards)) return last
  }
  const name = `${key.map}\u0000${key.cards}`
  let setting = cache.get(name)
  if (setting === undefined) {
    setting = compile(key)
    if (cache.size >= CACHED) cache.delete(cache.keys().next().value as string)
    cache.set(name, setting)
  }
  lastKey = key
  last = setting
  return setting
}

function compile(key: State['setting']): Setting {
  const cards = cardsFor(key.cards)
  const map = compileMap(mapText(key.map), cards)
  const { board } = map
  return {
    map,
    board,
    cards,
    scratch: { cost: new Int16Array(board.size * 2), blocked: new Uint8Array(board.size) },
  }
}

export function cardOf(state: State, id: CardId): Card {
  const card = settingOf(state).cards.get(id)
  if (card === undefined) throw new Error(`no card ${id}`)
  return card
}
