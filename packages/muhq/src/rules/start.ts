// The table at the beginning.

import { BadInput, type Options } from '@understudy/table'
import { emptyHand, noCards, shuffledPile } from '@understudy/table/chance'
import { BOSS, type CardId, PEOPLE, type SHY_DISTANCES, type UPKEEP_LOSSES } from '../vocabulary.ts'
import { placeOf } from './board.ts'
import { type Counts, demandPlayable, type MapData } from './load-map.ts'
import { BUILT_IN_MAPS, cardsFor, settingOf } from './setting.ts'
import { type GameOptions, newUnit, type Person, type State } from './state.ts'
import { beginTurn } from './turn.ts'

interface Chosen extends GameOptions {
  readonly setting: State['setting']
  readonly map: MapData
}

/** The options understood, or BadInput that says which one does not fit. */
export function chosenOptions(options: Options): Chosen {
  const text = (id: string): string => {
    const value = options[id]
    if (value !== undefined && typeof value !== 'string') throw wrong(id)
    return value ?? ''
  }
  const among = <T extends string>(id: string, values: readonly T[], otherwise: T): T => {
    const value = options[id] ?? otherwise
    const found = values.find((each) => each === value)
    if (found === undefined) throw wrong(id)
    return found
  }
  const players = options.players ?? 1
  if (typeof players !== 'number' || !Number.isInteger(players) || players < 1 || players > PEOPLE.length) {
    throw new BadInput(
      { en: 'one to four people can play.', ru: 'играть могут от одного до четырёх человек.' },
      'players',
    )
  }
  const keeps = options.bossKeepsResources ?? true
  if (typeof keeps !== 'boolean') throw wrong('bossKeepsResources')
  const boss = among('boss', Object.keys(BUILT_IN_MAPS), 'kraken')
  const setting = { map: text('map') || boss, cards: text('cards') }
  const map = readMap(setting)
  if (players > map.maxPlayers) {
    throw new BadInput(
      { en: `this map has room for ${map.maxPlayers}.`, ru: `на этой карте хватает места на ${map.maxPlayers}.` },
      'players',
    )
  }
  return {
    setting,
    map,
    players,
    shyDistance: among<(typeof SHY_DISTANCES)[number]>('shyDistance', ['nearest', 'sum'], 'nearest'),
    upkeepLoss: among<(typeof UPKEEP_LOSSES)[number]>('upkeepLoss', ['paying', 'any'], 'paying'),
    bossKeepsResources: keeps,
  }
}

const wrong = (id: string): BadInput =>
  new BadInput({ en: 'this value cannot be chosen here.', ru: 'такое значение здесь выбрать нельзя.' }, id)

/** Complaints about a player's own file name the option that it came with. */
function readMap(setting: State['setting']): MapData {
  const within = <T>(option: string, read: () => T): T => {
    try {
      return read()
    } catch (error) {
      throw error instanceof BadInput ? error.inside(option) : error
    }
  }
  const cards = within('cards', () => cardsFor(setting.cards))
  return within('map', () => {
    const { map } = settingOf({ setting })
    demandPlayable(map, cards)
    return map
  })
}

const listed = (counts: Counts): CardId[] =>
  Object.entries(counts).flatMap(([card, n]) => Array.from({ length: n }, () => card))

export function startGame(options: Options, chance: Readonly<Record<string, string>>): State {
  const { setting, map, ...rules } = chosenOptions(options)
  const state = emptyTable(setting, map, rules)
  state.secretHands = chance.playerCards === 'secret'
  const { board } = map
  const { x, y } = placeOf(board, board.start)
  newUnit(state, map.boss, BOSS, x, y)
  beginTurn(state)
  return state
}

/** All decks in place, nobody on the board, nobody's turn begun. */
export function emptyTable(setting: State['setting'], map: MapData, options: GameOptions): State {
  const state: State = {
    setting,
    options,
    secretHands: false,
    round: 1,
    turn: PEOPLE[0],
    phase: 'draw',
    draws: 0,
    active: 0,
    units: [],
    nextUnit: 1,
    people: Array.from({ length: options.players }, () => newPerson(map)),
    boss: { resources: 0, hidden: noCards(), deck: [], drawn: null, discard: [] },
    stores: [],
    storeCards: noCards(),
    storeRest: [],
    over: null,
  }
  state.boss.deck = shuffledPile(state.boss.hidden, listed(map.bossDeck))
  dealStores(state, map)
  return state
}

function newPerson(map: MapData): Person {
  const person: Person = { resources: map.startResources, hidden: noCards(), deck: [], hand: emptyHand(), discard: [] }
  person.deck = shuffledPile(person.hidden, listed(map.startDeck))
  return person
}

/** muhq/25: which card lies in which store stays open until somebody looks; what is left over belongs to no store. */
function dealStores(state: State, map: MapData): void {
  const cards = listed(map.storeCards)
  const [group] = shuffledPile(state.storeCards, cards)
  if (group === undefined || !('bag' in group) || map.board.stores.length === 0) {
    state.stores = map.board.stores.map(() => ({ unseen: [], revealed: [] }))
    if (group !== undefined) state.storeRest = [group]
    return
  }
  state.stores = map.board.stores.map(() =>
    map.each === 0 ? { unseen: [], revealed: [] } : { unseen: [{ bag: group.bag, n: map.each }], revealed: null },
  )
  const rest = cards.length - map.each * map.board.stores.length
  if (rest > 0) state.storeRest = [{ bag: group.bag, n: rest }]
}
