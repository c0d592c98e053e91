// Questions about a position that rules and bots both ask.

import type { CardId, SeatId, TileKind, TilePlace, UnitId } from '../vocabulary.ts'
import { BOSS } from '../vocabulary.ts'
import { type Board, cannotStand, indexOf, isKind, onBoard, ownsTile, type TileSpec, tileOf } from './board.ts'
import type { Card } from './cards.ts'
import { distance } from './grid.ts'
import { reachable } from './reach.ts'
import { cardOf, settingOf } from './setting.ts'
import { isPerson, type State, type Unit } from './state.ts'

export const unitOf = (state: State, id: UnitId): Unit | undefined => state.units.find((unit) => unit.id === id)

export function unitAt(state: State, { x, y }: TilePlace): Unit | undefined {
  return state.units.find((unit) => unit.x === x && unit.y === y)
}

export const unitsOf = (state: State, seat: SeatId): Unit[] => state.units.filter((unit) => unit.controller === seat)

/** People are allies: the only enemies are people and the boss. */
export const areEnemies = (a: SeatId, b: SeatId): boolean => isPerson(a) !== isPerson(b)

export const enemiesOf = (state: State, seat: SeatId): Unit[] =>
  state.units.filter((unit) => areEnemies(seat, unit.controller))

export const friendsOf = (state: State, seat: SeatId): Unit[] =>
  state.units.filter((unit) => !areEnemies(seat, unit.controller))

/** The unit that the game is about: The Kraken or The Tyrant. */
export const bossUnit = (state: State): Unit | undefined =>
  state.units.find((unit) => unit.card === settingOf(state).map.boss)

export const tileAt = (state: State, place: TilePlace): TileSpec => {
  const { board } = settingOf(state)
  return tileOf(board, indexOf(board, place))
}

export const standsOn = (state: State, unit: Unit, kind: TileKind): boolean => isKind(tileAt(state, unit), kind)

/** Indexes of all tiles of a kind. */
export function tilesOfKind(state: State, kind: TileKind): readonly number[] {
  const { board } = settingOf(state)
  let kinds = ofKind.get(board)
  if (kinds === undefined) {
    kinds = new Map()
    ofKind.set(board, kinds)
  }
  let found = kinds.get(kind)
  if (found === undefined) {
    found = board.tiles.flatMap((tile, index) => (isKind(tile, kind) ? [index] : []))
    kinds.set(kind, found)
  }
  return found
}
const ofKind = new WeakMap<Board, Map<TileKind, readonly number[]>>()

export const fullHealth = (state: State, card: Card): number =>
  card.health + card.healthPerPlayer * state.options.players

export const healthOf = (state: State, unit: Unit): number => fullHealth(state, cardOf(state, unit.card)) - unit.damage

/** A tower lends one more step to those who shoot. */
export function rangeOf(state: State, unit: Unit): number {
  const { range } = cardOf(state, unit.card)
  return range > 1 && tileAt(state, unit).tile === 'tower' ? range + 1 : range
}

/** Whether the other unit is within this unit's attack range; nothing blocks the view (muhq/16). */
export const inRange = (state: State, unit: Unit, other: TilePlace): boolean =>
  distance(unit, other) <= rangeOf(state, unit)

/** Whether an attack on the other unit would reach it: in range, and not from afar into a house. */
export const canHit = (state: State, unit: Unit, other: Unit): boolean =>
  unit.id !== other.id &&
  areEnemies(unit.controller, other.controller) &&
  cardOf(state, unit.card).attack > 0 &&
  inRange(state, unit, other) &&
  (distance(unit, other) <= 1 || tileAt(state, other).tile !== 'house')

/** Enemies that this unit could attack from where it stands, whether or not it still has its attack. */
export const hitsOf = (state: State, unit: Unit): Unit[] => state.units.filter((other) => canHit(state, unit, other))

/** Enemies in whose attack range this unit stands. */
export const threatsTo = (state: State, unit: Unit): Unit[] =>
  state.units.filter(
    (other) =>
      areEnemies(unit.controller, other.controller) &&
      cardOf(state, other.card).attack > 0 &&
      inRange(state, other, unit),
  )

export const mayAct = (state: State, unit: Unit): boolean =>
  state.over === null &&
  (state.phase === 'act' || state.phase === 'bossAct') &&
  unit.controller === state.turn &&
  !unit.tapped

export const hasMove = (state: State, unit: Unit): boolean => mayAct(state, unit) && (!unit.moved || unit.hasted)

export const hasAttack = (state: State, unit: Unit): boolean =>
  mayAct(state, unit) && !unit.attacked && cardOf(state, unit.card).attack > 0

/** The extra move of a unit that stands on a street at the moment. */
export const hasStreetMove = (state: State, unit: Unit): boolean =>
  mayAct(state, unit) && !unit.streetMoved && tileAt(state, unit).tile === 'street'

/** Where this unit's next ordinary move can end; empty if it has none left. */
export const moveTargets = (state: State, unit: Unit): readonly number[] =>
  hasMove(state, unit) ? reachable(state, unit) : []

export const streetTargets = (state: State, unit: Unit): readonly number[] =>
  hasStreetMove(state, unit) ? reachable(state, unit, ON_STREETS) : []

const ON_STREETS = { street: true }

/** Whom this unit may attack right now. */
export const attackTargets = (state: State, unit: Unit): Unit[] => (hasAttack(state, unit) ? hitsOf(state, unit) : [])

export const canAttack = (state: State, unit: Unit, other: Unit): boolean =>
  hasAttack(state, unit) && canHit(state, unit, other)

export function upkeepSum(state: State, seat: SeatId): number {
  let sum = 0
  for (const unit of state.units) if (unit.controller === seat) sum += cardOf(state, unit.card).upkeep
  return sum
}

/** Units that may go when the upkeep cannot be paid (muhq/3). The boss itself never does. */
export function upkeepVictims(state: State, seat: SeatId): Unit[] {
  const any = seat === BOSS && state.options.upkeepLoss === 'any'
  return state.units.filter((unit) => {
    if (unit.controller !== seat) return false
    const card = cardOf(state, unit.card)
    return card.type !== 'boss' && (any || card.upkeep > 0)
  })
}

/** Free tiles on which the seat may put this unit: own spawns, and for swimmers the deep water beside own harbours. */
export function spawnTiles(state: State, seat: SeatId, id: CardId): number[] {
  const { board } = settingOf(state)
  const card = cardOf(state, id)
  const tiles = new Set<number>()
  const offer = (index: number) => {
    const tile = tileOf(board, index)
    const taken = state.units.some((unit) => unit.y * board.width + unit.x === index)
    if (!taken && cannotStand(tile, card) === undefined) tiles.add(index)
  }
  for (const spawn of board.spawns) if (ownsTile(tileOf(board, spawn), seat)) offer(spawn)
  if (card.swimming) {
    for (const harbour of board.harbours) {
      if (!ownsTile(tileOf(board, harbour), seat)) continue
      for (let side = 0; side < 8; side++) {
        const index = board.near[harbour * 8 + side] as number
        if (index >= 0 && tileOf(board, index).ground === 'deep') offer(index)
      }
    }
  }
  return [...tiles].sort((a, b) => a - b)
}

export const isFree = (state: State, place: TilePlace): boolean =>
  onBoard(settingOf(state).board, place) && unitAt(state, place) === undefined
