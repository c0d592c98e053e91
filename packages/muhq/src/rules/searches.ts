// What searches over the map have found, kept for whoever asks next: a bot, its book and the rules look for the same ways.

import type { Setting } from './setting.ts'
import type { State, Unit } from './state.ts'

/** Of ways, by tile. */
export type Lengths = readonly number[]

/** Found while all units stand where they do. */
interface Found {
  /** The tile of each unit, in their order. */
  readonly stand: number[]
  readonly moves: Map<number, Move>
}

/** One move action of a unit: costs by tile, and the tiles where it can end, once somebody has asked for them. */
export interface Move {
  readonly costs: Lengths
  tiles: readonly number[] | undefined
}

const found = new WeakMap<Setting, Found>()

export function foundWhileStanding(state: State, setting: Setting): Found {
  let known = found.get(setting)
  if (known === undefined) {
    known = { stand: [], moves: new Map() }
    found.set(setting, known)
  }
  if (!areStanding(state, setting, known.stand)) known.moves.clear()
  return known
}

/** Whether all units are where they were; notes where they are. */
function areStanding({ units }: State, { board }: Setting, stand: number[]): boolean {
  let still = stand.length === units.length
  stand.length = units.length
  for (let no = 0; no < units.length; no++) {
    const { x, y } = units[no] as Unit
    const tile = y * board.width + x
    if (stand[no] === tile) continue
    still = false
    stand[no] = tile
  }
  return still
}

/** Lengths of ways that depend on the map alone, by who goes and to where. */
const ways = new WeakMap<Setting, Map<string, Lengths>>()
/** More than a game asks for; beyond it all are looked for anew. */
const MANY = 2000

export function waysOf(setting: Setting): Map<string, Lengths> {
  let known = ways.get(setting)
  if (known === undefined) {
    known = new Map()
    ways.set(setting, known)
  }
  return known
}

export function keepWay(known: Map<string, Lengths>, key: string, way: Lengths): void {
  if (known.size >= MANY) known.clear()
  known.set(key, way)
}
