// Maps from YAML text: a picture of characters, and what each character stands for.

import { BadInput } from '@understudy/table'
import { checked, nameSchema, readYaml, whole } from '@understudy/table/files'
import * as v from 'valibot'
import {
  type CardId,
  GROUNDS,
  type Ground,
  LOSSES,
  type LossId,
  PEOPLE,
  TILE_KINDS,
  TILE_OWNERS,
  type TileKind,
  WINS,
  type WinId,
} from '../vocabulary.ts'
import { type Board, cannotStand, layOut, type TileSpec, tileOf } from './board.ts'
import type { Card, CardSet, Name } from './cards.ts'
import { cardId, MAX_CARDS } from './load-cards.ts'

const MAX_SIDE = 64

export type Counts = Readonly<Record<CardId, number>>

/** A card may be called like something that every object has. */
export const countOf = (counts: Counts, card: CardId): number => (Object.hasOwn(counts, card) ? counts[card] : 0) ?? 0

export interface MapData {
  readonly name: Name
  readonly board: Board
  readonly boss: CardId
  readonly bossDeck: Counts
  readonly startDeck: Counts
  readonly storeCards: Counts
  /** How many cards each store gets. */
  readonly each: number
  readonly income: number
  readonly startResources: number
  readonly rounds: number
  readonly win: readonly WinId[]
  readonly lose: readonly LossId[]
  /** How many people have a spawn of their own. */
  readonly maxPlayers: number
}

const counts = v.record(cardId, whole(1, MAX_CARDS))
export const symbolSchema = v.strictObject({
  tile: v.picklist(TILE_KINDS),
  ground: v.optional(v.picklist(GROUNDS)),
  owner: v.optional(v.picklist(TILE_OWNERS)),
  starts: v.optional(v.boolean()),
})
export const mapSchema = v.strictObject({
  name: nameSchema,
  map: v.string(),
  symbols: v.record(v.string(), v.unknown()),
  boss: cardId,
  boss_deck: counts,
  start_deck_list: counts,
  stores: v.optional(v.strictObject({ cards: counts, each: whole(0, MAX_CARDS) })),
  income: whole(0, 99),
  start_resources: whole(0, 999),
  rounds: whole(1, 999),
  win: v.pipe(v.array(v.picklist(WINS)), v.minLength(1)),
  lose: v.array(v.picklist(LOSSES)),
})

/** Reads a map that a game can be started on. Throws BadInput that names the place. */
export function loadMap(text: string, cards: CardSet): MapData {
  const map = compileMap(text, cards)
  demandPlayable(map, cards)
  return map
}

/** What a game needs to begin. */
export function demandPlayable(map: MapData, cards: CardSet): void {
  const { board } = map
  if (board.start < 0) {
    throw new BadInput(
      {
        en: 'the map does not say where the boss starts (starts: true).',
        ru: 'на карте не указано, где начинает босс (starts: true).',
      },
      'map',
    )
  }
  if (cannotStand(tileOf(board, board.start), cards.get(map.boss) as Card) !== undefined) {
    throw new BadInput(
      { en: 'the boss cannot stand where it starts.', ru: 'босс не может стоять там, где начинает.' },
      'map',
    )
  }
  if (map.maxPlayers === 0) {
    throw new BadInput({ en: 'player 1 has no spawn tile.', ru: 'у игрока 1 нет клетки появления.' }, 'map')
  }
}

/** Reads a map as it is, without asking whether a game could start on it: small test positions need no boss. */
export function compileMap(text: string, cards: CardSet): MapData {
  const data = checked(mapSchema, readYaml(text))
  const specs = new Map<string, TileSpec>([[' ', { tile: 'plain', ground: 'land' }]])
  for (const [char, raw] of Object.entries(data.symbols)) {
    const where = `symbols.${char}`
    if ([...char].length !== 1) {
      throw new BadInput({ en: 'a symbol is a single character.', ru: 'символ — это ровно один знак.' }, where)
    }
    specs.set(char, toSpec(raw, where))
  }
  const board = readPicture(data.map, specs)
  const known = (id: CardId, where: string): Card => {
    const card = cards.get(id)
    if (card === undefined) throw new BadInput({ en: `there is no card ${id}.`, ru: `карты ${id} нет.` }, where)
    return card
  }
  if (known(data.boss, 'boss').type !== 'boss') {
    throw new BadInput({ en: 'this card is not of type boss.', ru: 'это карта не типа boss.' }, 'boss')
  }
  needAi(known(data.boss, 'boss'), 'boss')
  for (const id of Object.keys(data.boss_deck)) {
    const where = `boss_deck.${id}`
    const card = inDeck(known(id, where), where)
    if (card.type === 'unit') needAi(card, where)
    if (card.effect?.steps.some((step) => step.do === 'draw')) {
      throw new BadInput(
        { en: 'the boss has no hand to draw into.', ru: 'у босса нет руки, в которую можно взять карту.' },
        where,
      )
    }
  }
  for (const id of Object.keys(data.start_deck_list))
    inDeck(known(id, `start_deck_list.${id}`), `start_deck_list.${id}`)
  const stores = data.stores ?? { cards: {}, each: 0 }
  checkStores(stores, board, known)
  return {
    name: data.name,
    board,
    boss: data.boss,
    bossDeck: data.boss_deck,
    startDeck: data.start_deck_list,
    storeCards: stores.cards,
    each: stores.each,
    income: data.income,
    startResources: data.start_resources,
    rounds: data.rounds,
    win: data.win,
    lose: data.lose,
    maxPlayers: PEOPLE.filter((seat, i) =>
      PEOPLE.slice(0, i + 1).every((each) => board.spawns.some((tile) => tileOf(board, tile).owner === each))
        ? seat
        : '',
    ).length,
  }
}

const GROUND_OF: Partial<Record<TileKind, Ground>> = { wall: 'wall', water: 'water', deep: 'deep' }

function toSpec(raw: unknown, where: string): TileSpec {
  const short = typeof raw === 'string'
  const { tile, ground, owner, starts } = checked(symbolSchema, short ? { tile: raw } : raw, where)
  const own = GROUND_OF[tile]
  if (own !== undefined && ground !== undefined && ground !== own) {
    throw new BadInput({ en: `${tile} is its own ground.`, ru: `${tile} — сама себе поверхность.` }, `${where}.ground`)
  }
  const mayBeOwned = tile === 'spawn' || tile === 'harbour'
  if (mayBeOwned && owner === undefined) {
    throw new BadInput({ en: 'this tile needs an owner.', ru: 'этой клетке нужен владелец.' }, `${where}.owner`)
  }
  if (!mayBeOwned && owner !== undefined) {
    throw new BadInput(
      { en: 'only spawns and harbours have owners.', ru: 'владелец бывает только у клеток появления и гаваней.' },
      `${where}.owner`,
    )
  }
  if (starts === true && (tile !== 'spawn' || owner !== 'boss')) {
    throw new BadInput(
      { en: 'the boss starts on a spawn of its own.', ru: 'босс начинает на собственной клетке появления.' },
      `${where}.starts`,
    )
  }
  return {
    tile,
    ground: ground ?? own ?? 'land',
    ...(owner === undefined ? {} : { owner }),
    ...(starts === true ? { starts } : {}),
  }
}

function readPicture(picture: string, specs: ReadonlyMap<string, TileSpec>): Board {
  const rows = picture
    .replace(/\n+$/, '')
    .split('\n')
    .map((row) => [...row.replace(/\r$/, '')])
  const width = Math.max(...rows.map((row) => row.length))
  if (width === 0) throw new BadInput({ en: 'the picture is empty.', ru: 'картинка пуста.' }, 'map')
  if (rows.length > MAX_SIDE || width > MAX_SIDE) {
    throw new BadInput(
      {
        en: `the map is too large: at most ${MAX_SIDE} × ${MAX_SIDE} tiles.`,
        ru: `карта слишком велика: не больше ${MAX_SIDE} × ${MAX_SIDE} клеток.`,
      },
      'map',
    )
  }
  const tiles: TileSpec[] = []
  let starts = 0
  rows.forEach((row, y) => {
    for (let x = 0; x < width; x++) {
      const char = row[x] ?? ' '
      const spec = specs.get(char)
      if (spec === undefined) {
        throw new BadInput(
          {
            en: `the character “${char}” in column ${x + 1} is not among the symbols.`,
            ru: `знака «${char}» в столбце ${x + 1} нет среди символов.`,
          },
          `map[${y}]`,
        )
      }
      if (spec.starts === true && ++starts > 1) {
        throw new BadInput(
          { en: 'the boss can start on one tile only.', ru: 'босс может начинать только на одной клетке.' },
          `map[${y}]`,
        )
      }
      tiles.push(spec)
    }
  })
  return layOut(width, rows.length, tiles)
}

function inDeck(card: Card, where: string): Card {
  if (card.type === 'boss') {
    throw new BadInput({ en: 'a boss is never part of a deck.', ru: 'босс не бывает частью колоды.' }, where)
  }
  return card
}

function needAi(card: Card, where: string): void {
  if (card.ai !== undefined) return
  throw new BadInput({ en: 'a unit of the boss needs its ai.', ru: 'юниту босса нужен способ действия (ai).' }, where)
}

function checkStores(
  stores: { cards: Counts; each: number },
  board: Board,
  known: (id: CardId, where: string) => Card,
): void {
  let total = 0
  for (const [id, n] of Object.entries(stores.cards)) {
    const where = `stores.cards.${id}`
    total += n
    if (inDeck(known(id, where), where).buy === undefined) {
      throw new BadInput({ en: 'this card has no price (buy).', ru: 'у этой карты нет цены (buy).' }, where)
    }
  }
  if (total < stores.each * board.stores.length) {
    throw new BadInput(
      {
        en: `${stores.each} cards for each of ${board.stores.length} stores are more than the ${total} there are.`,
        ru: `карт по ${stores.each} на каждую из лавок (${board.stores.length}) не хватает: всего их ${total}.`,
      },
      'stores.each',
    )
  }
}
