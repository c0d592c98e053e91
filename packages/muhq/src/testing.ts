// Short positions for tests: a picture of the tiles, and the units on it.

import { BadInput } from '@understudy/table'
import { shuffledPile } from '@understudy/table/chance'
import { parse, stringify } from 'yaml'
import { tileNamed } from './rules/grid.ts'
import { compileMap } from './rules/load-map.ts'
import { cardsFor } from './rules/setting.ts'
import { emptyTable } from './rules/start.ts'
import { newUnit, personOf, type State, setResources, type Unit } from './rules/state.ts'
import { TEST_CARDS } from './testing-cards.ts'
import { BOSS, type CardId, type Phase, type SeatId } from './vocabulary.ts'

export type PlacedUnit = { card: CardId; seat: SeatId; at: string } & Partial<
  Omit<Unit, 'card' | 'owner' | 'controller' | 'x' | 'y'>
>

export interface Position {
  /** One line per row; common indentation and empty lines at both ends do not count. */
  readonly map: string
  readonly units?: readonly PlacedUnit[]
  readonly players?: number
  readonly turn?: SeatId
  readonly phase?: Phase
  readonly round?: number
  /** The card the map calls its boss; a unit of it is only there if `units` has one. */
  readonly boss?: CardId
  readonly resources?: Partial<Record<SeatId, number>>
  readonly hands?: Partial<Record<SeatId, readonly CardId[]>>
  /** Face-down decks; people's and the boss's are empty unless given. */
  readonly decks?: Partial<Record<SeatId, readonly CardId[]>>
  readonly discards?: Partial<Record<SeatId, readonly CardId[]>>
  readonly drawn?: CardId
  /** Face-up cards of the stores, in reading order; stores are empty unless given. */
  readonly stores?: readonly (readonly CardId[])[]
  readonly options?: Partial<State['options']>
  readonly rounds?: number
  readonly lose?: readonly string[]
  readonly income?: number
  /** YAML of further cards, beside TEST_CARDS; an empty text stands for the built-in cards as they are. */
  readonly cards?: string
}

const TEST_SYMBOLS = `
  ".": water
  "~": deep
  "#": wall
  "=": street
  G: gate
  T: tower
  h: house
  f: field
  S: store
  "1": { tile: spawn, owner: p1 }
  "2": { tile: spawn, owner: p2 }
  "3": { tile: spawn, owner: p3 }
  "4": { tile: spawn, owner: p4 }
  b: { tile: spawn, owner: boss }
  B: { tile: spawn, owner: boss, ground: deep }
  H: { tile: harbour, owner: people, ground: water }
  N: { tile: harbour, owner: boss, ground: water }`

function pictureRows(picture: string): string[] {
  const rows = picture.split('\n')
  while (rows[0]?.trim() === '') rows.shift()
  while (rows.at(-1)?.trim() === '') rows.pop()
  const indent = Math.min(...rows.filter((row) => row.trim() !== '').map((row) => row.length - row.trimStart().length))
  return rows.map((row) => row.slice(indent).replaceAll('_', ' '))
}

/** In the picture `_` is a plain tile, as a space is: rows may begin and end with it. */
export function position(given: Position): State {
  const map = `
name: { en: Test, ru: Проверка }
map: ${JSON.stringify(pictureRows(given.map).join('\n'))}
symbols: ${TEST_SYMBOLS}
boss: ${given.boss ?? 'the_tyrant'}
boss_deck: {}
start_deck_list: {}
income: ${given.income ?? 3}
start_resources: 0
rounds: ${given.rounds ?? 20}
win: [boss_destroyed]
lose: [${(given.lose ?? ['repression']).join(', ')}]
`
  const setting = { map, cards: given.cards === '' ? '' : testCards(given.cards) }
  const turn = given.turn ?? 'p1'
  const state = emptyTable(setting, compileMap(map, cardsFor(setting.cards)), {
    players: given.players ?? 1,
    shyDistance: 'nearest',
    upkeepLoss: 'paying',
    bossKeepsResources: true,
    ...given.options,
  })
  state.turn = turn
  state.phase = given.phase ?? (turn === BOSS ? 'bossAct' : 'act')
  state.round = given.round ?? 1
  for (const placed of given.units ?? []) place(state, placed)
  fillSeats(state, given)
  state.boss.drawn = given.drawn ?? null
  given.stores?.forEach((cards, index) => {
    state.stores[index] = { unseen: [], revealed: [...cards].sort() }
  })
  return state
}

/** The test cards with others on top: the same id replaces. */
function testCards(more: string | undefined): string {
  if (more === undefined) return TEST_CARDS
  const read = (text: string) => (parse(text) as { cards: { id: string }[] }).cards
  const set = new Map([...read(TEST_CARDS), ...read(more)].map((card) => [card.id, card]))
  return stringify({ cards: [...set.values()] })
}

function place(state: State, { card, seat, at, ...rest }: PlacedUnit): void {
  const tile = tileNamed(at)
  if (tile === undefined) throw new Error(`no tile ${at}`)
  const unit = newUnit(state, card, seat, tile.x, tile.y)
  Object.assign(unit, rest)
  state.nextUnit = Math.max(state.nextUnit, unit.id + 1)
}

function fillSeats(state: State, { resources = {}, hands = {}, decks = {}, discards = {} }: Position): void {
  for (const [seat, n] of Object.entries(resources)) setResources(state, seat as SeatId, n)
  for (const [seat, cards] of Object.entries(hands)) personOf(state, seat).hand.known = [...cards].sort()
  for (const [seat, cards] of Object.entries(decks)) {
    const side = seat === BOSS ? state.boss : personOf(state, seat)
    side.deck = shuffledPile(side.hidden, cards)
  }
  for (const [seat, cards] of Object.entries(discards)) {
    const side = seat === BOSS ? state.boss : personOf(state, seat)
    side.discard = [...cards]
  }
}

/** The unit on a tile, which must be there. */
export function unitOn(state: State, at: string): Unit {
  const tile = tileNamed(at)
  const unit = state.units.find((each) => each.x === tile?.x && each.y === tile?.y)
  if (unit === undefined) throw new Error(`no unit on ${at}`)
  return unit
}

/** What a reader complains about, which it must; every complaint has its Russian sentence. */
export function complaint(read: () => unknown): { where: string; en: string } {
  try {
    read()
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    if (!/[а-яё]/i.test(error.what.ru)) throw new Error(`no Russian: ${error.what.ru}`)
    return { where: error.where, en: error.what.en }
  }
  throw new Error('nothing is wrong with it')
}
