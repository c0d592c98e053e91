// A state: two flat arrays and the options of the game, which never change and are shared between copies.

import type { Board } from '../data/map.ts'
import { BOARDS } from '../data/setup-cards.ts'
import type { Colour, LeaderId, LoreId, Role, SetupId } from '../vocabulary.ts'
import * as L from './layout.ts'

export interface GameOptions {
  readonly players: number
  readonly colours: readonly Colour[]
  readonly roles: readonly Role[]
  readonly setup: SetupId | 'random'
  readonly initiative: number | 'random'
  readonly leaders: 'off' | 'draft' | 'assigned' | 'supercat'
  readonly pack: boolean
  readonly extraLore: boolean
  readonly leaderOf: readonly (LeaderId | 'none')[]
  readonly loreOf: readonly (LoreId | 'none')[]
  readonly splitDiscard: boolean
  /** People do not tell the app which action cards they hold. */
  readonly secretHands: boolean
  /** arcs/U1 to U8 that change play. */
  readonly outrageThenRansack: boolean
  readonly passerKeeps: boolean
  readonly discardsHeldBack: boolean
  readonly refillAll: boolean
  readonly tradeIgnoresCartel: boolean
  readonly emptyUnion: boolean
  readonly sensorsFirst: boolean
  readonly committedRollsOn: boolean
  /** arcs/D48 */
  readonly tradeUnasked: boolean
  /** SUPERCAT (supercat 2). */
  readonly difficulty: 'normal' | 'off' | 'harder'
  /** Beside several people: SUPERCAT has its advantages while it is ahead of none, or only while it is behind all. */
  readonly multiHuman: 'notAheadOfAny' | 'strictlyBehindAll'
  readonly alwaysDraw: boolean
  readonly bonusFromDiscard: boolean
  /** Lars: Resource Power stops at 6 (lars/A9); two raid dice per city, the other ships skirmish (lars/A34). */
  readonly larsCap: boolean
  readonly larsRaid: boolean
  /** Lars: no more dice than ships (lars/A37); Outrage, except for undefended cities (lars/A36); people are ranked (lars/A46). */
  readonly larsFewDice: boolean
  readonly larsOutrage: boolean
  readonly larsRanksPeople: boolean
}

export interface State {
  readonly b: Uint8Array
  /** A plain array: copying a small one is several times faster than copying a typed one. */
  readonly m: number[]
  readonly options: GameOptions
}

export const newState = (options: GameOptions): State => ({
  b: new Uint8Array(L.BYTES),
  m: new Array<number>(L.MASKS).fill(0),
  options,
})

/**
 * Copies share buffers, a few in each: asking for a buffer of its own takes several times as long as filling it. Few
 * enough that a copy that is kept keeps little else alive.
 */
const COPIES_PER_BUFFER = 16
let buffer = new ArrayBuffer(0)
let free = 0

export function copyState(state: State): State {
  if (free === buffer.byteLength) {
    buffer = new ArrayBuffer(L.BYTES * COPIES_PER_BUFFER)
    free = 0
  }
  const b = new Uint8Array(buffer, free, L.BYTES)
  free += L.BYTES
  b.set(state.b)
  return { b, m: state.m.slice(), options: state.options }
}

export const boardOf = (state: State): Board => BOARDS[state.b[L.SETUP]!]!
export const playersOf = (state: State): number => state.options.players
export const colourOf = (state: State, seat: number): Colour => state.options.colours[seat]!
export const seatOf = (state: State, colour: string): number => state.options.colours.indexOf(colour as Colour)
export const roleOf = (state: State, seat: number): Role => state.options.roles[seat]!

/** Seats clockwise from the initiative holder (arcs 0.2). */
export function turnOrder(state: State): number[] {
  const n = playersOf(state)
  const first = state.b[L.INITIATIVE]!
  return Array.from({ length: n }, (_, i) => (first + i) % n)
}

export function popcount(mask: number): number {
  let v = mask - ((mask >>> 1) & 0x55555555)
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333)
  return (((v + (v >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** The n-th set bit, counted from 0. */
export function nthBit(mask: number, n: number): number {
  let rest = mask
  for (let i = 0; i < n; i++) rest &= rest - 1
  return 31 - Math.clz32(rest & -rest)
}

export function bitsOf(mask: number): number[] {
  const out: number[] = []
  for (let rest = mask; rest !== 0; rest &= rest - 1) out.push(31 - Math.clz32(rest & -rest))
  return out
}

export const ships = (state: State, system: number, owner: number): number =>
  state.b[L.FRESH + system * L.OWNER_STRIDE + owner]! + state.b[L.DAMAGED + system * L.OWNER_STRIDE + owner]!
export const freshShips = (state: State, system: number, owner: number): number =>
  state.b[L.FRESH + system * L.OWNER_STRIDE + owner]!
export const damagedShips = (state: State, system: number, owner: number): number =>
  state.b[L.DAMAGED + system * L.OWNER_STRIDE + owner]!

export const siteKind = (site: number): number => site & L.SITE_KIND
export const siteOwner = (site: number): number => (site & L.SITE_OWNER) >> L.SITE_OWNER_SHIFT
export const isCity = (site: number): boolean => (site & L.SITE_KIND) === L.SITE_CITY
export const isPort = (site: number): boolean => (site & L.SITE_KIND) === L.SITE_PORT
export const isDamaged = (site: number): boolean => (site & L.SITE_DAMAGED) !== 0
export const makeSite = (kind: number, owner: number): number => kind | (owner << L.SITE_OWNER_SHIFT)
export const systemOfSite = (site: number): number => Math.trunc(site / 3)

/** Whether this seat has a building of a kind (0: any) in the system. */
export function hasBuilding(state: State, system: number, owner: number, kind = 0): boolean {
  const { b } = state
  for (let at = L.SITE + system * 3, end = at + 3; at < end; at++) {
    const site = b[at]!
    if ((site & L.SITE_KIND) === 0 || siteOwner(site) !== owner) continue
    if (kind === 0 || (site & L.SITE_KIND) === kind) return true
  }
  return false
}

export function hasBuildingAnywhere(state: State, owner: number): boolean {
  const { b } = state
  for (let at = L.SITE, end = at + 72; at < end; at++) {
    const site = b[at]!
    if ((site & L.SITE_KIND) !== 0 && siteOwner(site) === owner) return true
  }
  return false
}

export const hasPiece = (state: State, system: number, owner: number): boolean =>
  ships(state, system, owner) > 0 || hasBuilding(state, system, owner)

/** Whether the text of a Guild card works for this seat; Lars ignores all text on cards (lars/A3). */
export const holdsGuild = (state: State, seat: number, bit: number): boolean =>
  (state.m[L.M_GUILD + seat]! & bit) !== 0 && state.options.roles[seat] !== 'lars'
export const holdsLore = (state: State, seat: number, bit: number): boolean => (state.m[L.M_LORE + seat]! & bit) !== 0
export const leaderIs = (state: State, seat: number, leader: number): boolean => state.b[L.LEADER_OF + seat] === leader
