// A state: two flat arrays and the options of the game, which never change and are shared between copies.

import { COURT_COUNT } from '../../data/court.ts'
import type { Board } from '../../data/map.ts'
import { BOARDS } from '../../data/setup-cards.ts'
import type { Colour, LeaderId, LoreId, Role, SetupId } from '../../vocabulary.ts'
import * as L from './layout.ts'
import { MAX_SEATS } from './numbers.ts'
import * as Pile from './piles.ts'
import * as read from './read.ts'
import { hasBuilding } from './read-map.ts'
import { isBuilding, SITE_COUNT, siteOwner } from './sites.ts'

/** Acts of the campaign; 0 is a game that is none: the base game. */
export const ACTS = [0, 1] as const
export type Act = (typeof ACTS)[number]

export interface GameOptions {
  /** The act of the campaign; 0 is the base game. */
  readonly act: Act
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
  /** Its modifiers (supercat-0.10, 2.3), and how people look at its cards with Farseers (2.2). */
  readonly fleetReadiness: boolean
  readonly strategicReserves: boolean
  readonly armoredHulls: boolean
  readonly energyShields: boolean
  readonly carrierTactics: boolean
  readonly fortressVaults: boolean
  readonly warpBlockades: boolean
  readonly farseersAtStack: boolean
  readonly bonusFromDiscard: boolean
  /** Lars: Resource Power stops at 6 (lars/A9); two raid dice per city, the other ships skirmish (lars/A34). */
  readonly larsCap: boolean
  readonly larsRaid: boolean
  /** Lars: no more dice than ships (lars/A37); Outrage, except for undefended cities (lars/A36); people are ranked (lars/A46). */
  readonly larsFewDice: boolean
  readonly larsOutrage: boolean
  readonly larsRanksPeople: boolean
  /** Only in an act: the Fates that are settled, by seat, and the rulings that can be chosen. */
  readonly fates?: readonly string[]
  /** Only in an act: bits of Fates that nobody draws. */
  readonly fatesOut?: number
  /** False: bots hold no grievances (supercat 2.9). */
  readonly grievances?: false
  /** Negotiations with bots in another way than one go each, from whoever has the initiative (supercat-0.10, 8.6). */
  readonly talks?: 'callerGoes' | 'rounds' | 'off'
  /** Spy with virtual hands as in 0.10 (supercat-0.10, 8.9): as many cards as the counter shows, or as lie in the stack. */
  readonly spying?: 'counter' | 'rest'
}

export interface State {
  readonly b: Uint8Array
  /** A plain array: copying a small one is several times faster than copying a typed one. */
  readonly m: number[]
  readonly options: GameOptions
}

const BASE_PLANES = Math.ceil(COURT_COUNT / 32)

export const newState = (options: GameOptions): State => ({
  b: new Uint8Array(options.act === 0 ? L.BYTES : L.ACT_BYTES),
  m: new Array<number>(L.PILES * (options.act === 0 ? BASE_PLANES : L.ACT_PLANES)).fill(0),
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
  const size = state.b.length
  if (free + size > buffer.byteLength) {
    buffer = new ArrayBuffer(size * COPIES_PER_BUFFER)
    free = 0
  }
  const b = new Uint8Array(buffer, free, size)
  free += size
  b.set(state.b)
  return { b, m: state.m.slice(), options: state.options }
}

/** Writes a state over another one of the same game. */
export function overwrite({ b, m }: State, state: State): void {
  b.set(state.b)
  for (let at = 0; at < m.length; at++) m[at] = state.m[at]!
}

/** A copy that uses the arrays of a state which nobody needs any more. */
export function copyInto(into: State, state: State): State {
  overwrite(into, state)
  return { b: into.b, m: into.m, options: state.options }
}

/** Bytes that a state takes by itself; its options are shared by all copies. */
export const sizeOfState = ({ b, m }: State): number => b.byteLength + m.length * 8

/** The same for two states only if everything but their cards is. */
export const fingerprint = ({ b }: State): string => b.join('')

/** Whether it is, without writing it down. */
export function isSameTable({ b }: State, { b: other }: State): boolean {
  if (b.length !== other.length) return false
  for (let at = 0; at < b.length; at++) if (b[at] !== other[at]) return false
  return true
}

export const boardOf = (state: State): Board => BOARDS[read.setup(state)]!
export const playersOf = (state: State): number => state.options.players
export const colourOf = (state: State, seat: number): Colour => state.options.colours[seat]!
export const seatOf = (state: State, colour: string): number => state.options.colours.indexOf(colour as Colour)
export const roleOf = (state: State, seat: number): Role => state.options.roles[seat]!

/** By number of players and first seat: the seats clockwise from it. */
const CLOCKWISE: readonly (readonly (readonly number[])[])[] = Array.from({ length: MAX_SEATS + 1 }, (_, n) =>
  Array.from({ length: n }, (_, first) => Array.from({ length: n }, (_, i) => (first + i) % n)),
)

/** Seats clockwise from the initiative holder (arcs 0.2). */
export const turnOrder = (state: State): readonly number[] => CLOCKWISE[playersOf(state)]![read.initiative(state)]!

export const ships = read.ships
export const freshShips = read.fresh
export const damagedShips = read.damaged

export { hasBuilding }

export function hasBuildingAnywhere(state: State, owner: number): boolean {
  for (let at = 0; at < SITE_COUNT; at++) {
    const site = read.site(state, at)
    if (isBuilding(site) && siteOwner(site) === owner) return true
  }
  return false
}

export const hasPiece = (state: State, system: number, owner: number): boolean =>
  ships(state, system, owner) > 0 || hasBuilding(state, system, owner)

// Owners that are no seats hold nothing.
export const holdsLore = (state: State, seat: number, card: number): boolean =>
  seat < MAX_SEATS && read.has(state, Pile.lore(seat), card)
export const leaderIs = (state: State, seat: number, leader: number): boolean =>
  seat < MAX_SEATS && read.leaderOf(state, seat) === leader
