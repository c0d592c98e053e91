// Facts about the table that many rules ask for.

import { type Hand, handSize } from '@understudy/table/chance'
import { packOf } from '../../pack/setting.ts'
import type { Faction, Pack, Region } from '../../pack/types.ts'
import { ALLIED, type DevelopmentEffect, ENEMY } from '../../vocabulary.ts'
import type { Army, Land, Side, State } from './state.ts'

export const NONE = -1
/** 12.1: when no general is left, a Captain without stars leads. */
export const CAPTAIN = 'captain'

export function sideOf(state: State, no: number): Side {
  const side = state.sides[no]
  if (side === undefined) throw new Error(`no side ${no}`)
  return side
}

export function landOf(state: State, region: number): Land {
  const land = state.lands[region]
  if (land === undefined) throw new Error(`no region ${region}`)
  return land
}

export function regionOf(pack: Pack, no: number): Region {
  const region = pack.regions[no]
  if (region === undefined) throw new Error(`no region ${no}`)
  return region
}

export function armyOf(state: State, side: number, slot: number): Army {
  const army = sideOf(state, side).armies[slot]
  if (army === undefined) throw new Error(`no army ${slot}`)
  return army
}

export function factionOf(state: State, side: number): Faction {
  const faction = packOf(state).factions[sideOf(state, side).faction]
  if (faction === undefined) throw new Error(`no faction of side ${side}`)
  return faction
}

export const isBot = (side: Side): boolean => side.role !== 'human'
/** Nobody sits at the table who reads what is asked. */
export function isAmongBots({ sides }: State): boolean {
  for (let no = 0; no < sides.length; no++) if (sides[no]?.role === 'human') return false
  return true
}
export const seatId = (state: State, side: number): string => factionOf(state, side).id

/** Number of the side that plays this faction, -1 if it is absent. */
export function sideOfFaction(state: State, faction: number): number {
  for (let no = 0; no < state.sides.length; no++) if (state.sides[no]?.faction === faction) return no
  return NONE
}

export const sideNamed = (state: State, id: string): number =>
  sideOfFaction(state, packOf(state).factionNo.get(id) ?? NONE)

export function opponentsOf(state: State, side: number): number[] {
  const others: number[] = []
  for (let no = 0; no < state.sides.length; no++) if (no !== side) others.push(no)
  return others
}

export const statusOf = (state: State, a: number, b: number): number =>
  a === b ? ALLIED : (state.statuses[a * state.sides.length + b] ?? ENEMY)

export function setStatus(state: State, a: number, b: number, status: number): void {
  state.statuses[a * state.sides.length + b] = status
  state.statuses[b * state.sides.length + a] = status
}

export const isAllied = (state: State, a: number, b: number): boolean => a === b || statusOf(state, a, b) === ALLIED

/** The side and slot of the army that stands there. */
export function armyAt(state: State, region: number): { side: number; slot: number } | undefined {
  for (let side = 0; side < state.sides.length; side++) {
    const armies = sideOf(state, side).armies
    for (let slot = 0; slot < armies.length; slot++) if (armies[slot]?.region === region) return { side, slot }
  }
  return undefined
}

/** An army there that is neither of this side nor of its allies. */
export function hostileAt(state: State, side: number, region: number): { side: number; slot: number } | undefined {
  const army = armyAt(state, region)
  return army !== undefined && !isAllied(state, side, army.side) ? army : undefined
}

export const isHome = (state: State, side: number, region: number): boolean =>
  regionOf(packOf(state), region).home === sideOf(state, side).faction

/** A home region of a faction in the game other than this side's. */
export function isOpponentsHome(state: State, side: number, region: number): boolean {
  const owner = sideOfFaction(state, regionOf(packOf(state), region).home)
  return owner !== NONE && owner !== side
}

export function heldBy(state: State, side: number): number[] {
  const held: number[] = []
  for (let no = 0; no < state.lands.length; no++) if (state.lands[no]?.holder === side) held.push(no)
  return held
}

/** Rows of this effect that a side has bought, added up. */
export function developed(state: State, side: number, effect: DevelopmentEffect): number {
  const own = sideOf(state, side)
  // A pack may leave the tree open: it is not asked for before something was bought.
  if (own.developments.every((rows) => rows === 0)) return 0
  const tree = packOf(state).developments[own.faction] ?? []
  let sum = 0
  for (let col = 0; col < tree.length; col++) {
    const column = tree[col] ?? []
    const bought = own.developments[col] ?? 0
    for (let row = 0; row < bought; row++) {
      const development = column[row]
      if (development?.effect === effect) sum += development.value
    }
  }
  return sum
}

/** 4.4: the level that dice defend, with what Walls and a siege make of it. */
export function levelOf(state: State, region: number): number {
  const land = landOf(state, region)
  const full = levelWithWalls(state, region)
  return land.siege > 0 ? Math.max(0, full - land.siege) : full
}

export function levelWithWalls(state: State, region: number): number {
  const { levels } = packOf(state)
  const base = levelWithoutWalls(state, region)
  if (!landOf(state, region).walls) return Math.min(levels.highest, base)
  return Math.min(levels.highest, base > 0 ? base + levels.walls : levels.wallsAlone)
}

export function levelWithoutWalls(state: State, region: number): number {
  const pack = packOf(state)
  const { home, level } = regionOf(pack, region)
  const { holder } = landOf(state, region)
  if (holder === NONE) return home >= 0 ? level + pack.levels.absent : level
  if (sideOf(state, holder).faction !== home) return 0
  return level + developed(state, holder, 'GARRISON')
}

/** Held by a seat and defended by dice. */
export const isGarrisoned = (state: State, region: number): boolean =>
  landOf(state, region).holder !== NONE && levelOf(state, region) > 0

export const isBesieged = (state: State, region: number): boolean => landOf(state, region).siege >= 0

/** The region where a side's people and agents enter; -1 if it has no home left. */
export function capitalOf(state: State, side: number): number {
  return factionOf(state, side).capital
}

export const cardCount = (army: Army): number => handSize(army.cards)
export const hasGeneral = (army: Army): boolean => handSize(army.general) > 0
/** In a region or aboard a navy (ruling rome/R-107). */
export const onBoard = (army: Army): boolean => army.region !== NONE || army.aboard !== NONE
export const isEmptyHand = (hand: Hand): boolean => handSize(hand) === 0

/** Stars of the general as far as they are known; a Captain, or none, has none. */
export function starsOf(state: State, army: Army): number {
  const [general] = army.general.known
  return general === undefined ? 0 : (packOf(state).generals.get(general)?.stars ?? 0)
}

export const numberOption = (state: State, key: string): number => Number(state.options[key] ?? 0)
export const isOption = (state: State, key: string, value: string | number | boolean): boolean =>
  state.options[key] === value

/** 8.2: how many action cards a side is dealt. */
export function handSizeOf(state: State, side: number): number {
  const { actions, setup } = packOf(state)
  for (const { copies } of actions.values()) if (copies > 0) return setup.hand + developed(state, side, 'CARD')
  // A box without action cards (ruling rome/R-141).
  return 0
}
