// What the partner sees at a glance before it chooses.

import type { Board } from '../../rules/board.ts'
import type { Card } from '../../rules/cards.ts'
import { distance } from '../../rules/grid.ts'
import { repressionLimit } from '../../rules/harm.ts'
import { bossUnit, enemiesOf, friendsOf, healthOf } from '../../rules/queries.ts'
import { cardOf, type Setting, settingOf } from '../../rules/setting.ts'
import { type Person, personOf, type State, type Unit } from '../../rules/state.ts'
import type { SeatId, TilePlace } from '../../vocabulary.ts'
import { strikeArea, wayTo } from './fields.ts'

/** An enemy, and what it can do next turn. */
export interface Foe {
  readonly unit: Unit
  readonly card: Card
  readonly tile: number
  readonly health: number
  /** 1 for the tiles that it can strike at. */
  readonly strikes: Uint8Array
  /** Its attack, divided among those who face it together. */
  readonly blow: number
  /** If it is on an errand: the friends who are to stop it. */
  readonly hunters: readonly Unit[]
}

export interface Scene {
  readonly view: State
  readonly seat: SeatId
  readonly setting: Setting
  readonly board: Board
  readonly person: Person
  readonly friends: readonly Unit[]
  /** Those of them who fight. */
  readonly fighters: readonly Unit[]
  readonly own: readonly Unit[]
  readonly foes: readonly Foe[]
  readonly boss: Unit | undefined
  /** 0 at the beginning, 1 in the last round; marks of repression count as time too. */
  readonly haste: number
  /** How much a danger counts. */
  readonly caution: number
}

export const indexAt = (board: Board, place: TilePlace): number => place.y * board.width + place.x

/** An enemy that goes somewhere to do harm there, such as to a house or a harbour. */
export const onErrand = (card: Card): boolean =>
  card.full?.on !== undefined && card.ai?.kind === 'target' && card.ai.of !== 'enemy'

export function lookAt(view: State, seat: SeatId): Scene {
  const setting = settingOf(view)
  const friends = friendsOf(view, seat)
  const fighters = friends.filter((friend) => fights(view, friend))
  const foes = enemiesOf(view, seat)
  const boss = bossUnit(view)
  const haste = hasteOf(view, setting, boss)
  return {
    view,
    seat,
    setting,
    board: setting.board,
    person: personOf(view, seat),
    friends,
    fighters,
    own: friends.filter((unit) => unit.controller === seat),
    foes: foes.map((unit) => foe(view, setting, unit, fighters)),
    boss,
    haste,
    caution: (1 - 0.7 * haste) * prudence(view, friends, foes),
  }
}

function hasteOf(view: State, { map }: Setting, boss: Unit | undefined): number {
  const time = view.round / map.rounds
  const marks = map.lose.includes('repression') ? (boss?.repression ?? 0) / Math.max(1, repressionLimit(view) - 1) : 0
  return Math.min(1, Math.max(time, marks * 0.8))
}

/** The stronger the people are in all, the less the single danger counts. */
function prudence(view: State, friends: readonly Unit[], foes: readonly Unit[]): number {
  const power = (sum: number, unit: Unit) => sum + cardOf(view, unit.card).attack * Math.min(6, healthOf(view, unit))
  const ratio = friends.reduce(power, 0) / Math.max(1, foes.reduce(power, 0))
  return Math.max(0.4, Math.min(1.2, 1.5 - 0.5 * ratio))
}

/** Friends this much beyond the reach of an enemy can join the fight. */
const JOINING = 2
/** So many of the nearest friends look after an enemy on an errand. */
const HUNTERS = 2

function foe(view: State, { board }: Setting, unit: Unit, fighters: readonly Unit[]): Foe {
  const card = cardOf(view, unit.card)
  const tile = indexAt(board, unit)
  const near = card.range + card.movement + JOINING
  let facing = 0
  for (const friend of fighters) if (distance(friend, unit) <= near) facing++
  return {
    unit,
    card,
    tile,
    health: healthOf(view, unit),
    strikes: strikeArea(view, unit),
    blow: card.attack / (1 + 0.5 * Math.max(0, facing - 1)),
    hunters: onErrand(card) ? huntersOf(view, board, tile, fighters) : [],
  }
}

function fights(view: State, unit: Unit): boolean {
  const card = cardOf(view, unit.card)
  return card.attack > 1 && !card.farmer
}

/** How many turns a way takes. */
export const turnsFor = (card: Card, way: number): number => way / Math.max(1, card.movement)

/** The friends who can strike at this tile soonest. */
function huntersOf(view: State, board: Board, tile: number, fighters: readonly Unit[]): Unit[] {
  const turns = (friend: Unit) => {
    const card = cardOf(view, friend.card)
    return turnsFor(card, wayTo(view, friend, tile, card.range)[indexAt(board, friend)] as number)
  }
  return fighters
    .map((friend) => ({ friend, turns: turns(friend) }))
    .sort((a, b) => a.turns - b.turns || a.friend.id - b.friend.id)
    .slice(0, HUNTERS)
    .map(({ friend }) => friend)
}
