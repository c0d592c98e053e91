// Reading a state: everything that rules, bots and pages may know of it, by name. Where it lies is the affair of layout.ts.

import { type CardSet, nthBit, popcount, pushBits } from '../../card-sets.ts'
import { actRules } from '../round/act-rules.ts'
import * as L from './layout.ts'
import { MAX_SEATS, ROW_SIZE } from './numbers.ts'
import type { State } from './state.ts'

// Not looked up in the layout each time: what is constant in a file costs nothing. One by one, so that a bundle need not hold the layout with all its names.
const SETUP = L.SETUP
const CHAPTER = L.CHAPTER
const ROUND = L.ROUND
const TURN = L.TURN
const INITIATIVE = L.INITIATIVE
const LEADER = L.LEADER
const LEAD_CARD = L.LEAD_CARD
const LEAD_ZERO = L.LEAD_ZERO
const SEIZED = L.SEIZED
const DECLARED = L.DECLARED
const PASSED = L.PASSED
const OVER = L.OVER
const ACTIVE = L.ACTIVE
const MODE = L.MODE
const SUIT = L.SUIT
const PIPS_LEFT = L.PIPS_LEFT
const ARMED = L.ARMED
const PRELUDE = L.PRELUDE
const FIRST = L.FIRST
const ARRANGE = L.ARRANGE
const USED = L.USED
const EXTRA_DIE = L.EXTRA_DIE
const GROUPS = L.GROUPS
const BONUS = L.BONUS
const LAST_SITE = L.LAST_SITE
const POWER = L.POWER
const SHIPS = L.SHIPS
const PORTS = L.PORTS
const CITIES = L.CITIES
const AGENTS = L.AGENTS
const OUTRAGE = L.OUTRAGE
const OWED = L.OWED
const LEADER_OF = L.LEADER_OF
const GONE_SHIPS = L.GONE_SHIPS
const GONE_AGENTS = L.GONE_AGENTS
const GONE_CITIES = L.GONE_CITIES
const PLAYED_MODE = L.PLAYED_MODE
const PLAYED_CARD = L.PLAYED_CARD
const COUNTER = L.COUNTER
const SEIZE_COUNTER = L.SEIZE_COUNTER
const RESOURCE_POWER = L.RESOURCE_POWER
const TARGET = L.TARGET
const SLOTS = L.SLOTS
const SLOTS_PER_SEAT = L.SLOTS_PER_SEAT
const OWNER_STRIDE = L.OWNER_STRIDE
const OWNER_COUNT = L.OWNER_COUNT
const SUPPLY = L.SUPPLY
const HELD = L.HELD
const BOXES = L.BOXES
const MARKER_AT = L.MARKER_AT
const MARKER_FLIPPED = L.MARKER_FLIPPED
const FRESH = L.FRESH
const DAMAGED = L.DAMAGED
const SYSTEMS = L.SYSTEMS
const SITE = L.SITE
const MYTHIC = L.MYTHIC
const MOVED = L.MOVED
const ROW = L.ROW
const COURT_AGENTS = L.COURT_AGENTS
const CAPTIVES = L.CAPTIVES
const UNION_ON = L.UNION_ON
const UNION_OF = L.UNION_OF
const B_KIND = L.B_KIND
const B_AT = L.B_AT
const B_ATT = L.B_ATT
const B_DEF = L.B_DEF
const B_CLEAN = L.B_CLEAN
const B_DICE = L.B_DICE
const B_FACES = L.B_FACES
const B_REROLLED = L.B_REROLLED
const B_ALIVE = L.B_ALIVE
const B_KEYS = L.B_KEYS
const B_RANSACKS = L.B_RANSACKS
const B_TYPES = L.B_TYPES
const B_TROPHY = L.B_TROPHY
const B_AFTER = L.B_AFTER
const DEPTH = L.DEPTH
const FRAMES = L.FRAMES
const FRAME_SIZE = L.FRAME_SIZE
const UNKNOWN = L.UNKNOWN
const PILES = L.PILES
const M_GUILD = L.M_GUILD
const M_LORE = L.M_LORE

// — The moment

/** 0 before the setup card is drawn, else 1 + its index. */
export const setup = ({ b }: State): number => b[SETUP]!
export const chapter = ({ b }: State): number => b[CHAPTER]!
/** Rounds are counted within the chapter, turns within the round: together they name the moment. */
export const round = ({ b }: State): number => b[ROUND]!
export const turn = ({ b }: State): number => b[TURN]!
export const initiative = ({ b }: State): number => b[INITIATIVE]!
/** The seat that leads this round. */
export const leader = ({ b }: State): number => b[LEADER]!
/** 1 + the lead card; 0 for none. */
export const leadCard = ({ b }: State): number => b[LEAD_CARD]!
/** The zero marker lies on the lead card. */
export const leadZero = ({ b }: State): boolean => b[LEAD_ZERO] === 1
export const seized = ({ b }: State): number => b[SEIZED]!
/** Somebody declared in this round. */
export const declared = ({ b }: State): boolean => b[DECLARED] === 1
/** Bits of seats that passed since the last lead. */
export const passed = ({ b }: State): number => b[PASSED]!
/** 1 + the winner; 0 while the game goes on. */
export const over = ({ b }: State): number => b[OVER]!
export const active = ({ b }: State): number => b[ACTIVE]!
/** Index in MODES. */
export const mode = ({ b }: State): number => b[MODE]!
/** Suit of the pips. */
export const suit = ({ b }: State): number => b[SUIT]!
export const pipsLeft = ({ b }: State): number => b[PIPS_LEFT]!
/** A Weapon was spent: pips may battle. */
export const armed = ({ b }: State): boolean => b[ARMED] === 1
export const prelude = ({ b }: State): boolean => b[PRELUDE] === 1
/** Until the first Prelude action. */
export const first = ({ b }: State): boolean => b[FIRST] === 1
/** Whether the seat gained a token and may still rearrange (arcs 9.6). */
export const arranges = ({ b }: State, seat: number): boolean => (b[ARRANGE]! & (1 << seat)) !== 0
/** Bits of seats that may still rearrange. */
export const arranging = ({ b }: State): number => b[ARRANGE]!
/** Bits of once-per-turn abilities, see USED. */
export const used = ({ b }: State): number => b[USED]!
/** SUPERCAT's extra die in every battle of this turn. */
export const extraDie = ({ b }: State): number => b[EXTRA_DIE]!
/** Groups in the action discard pile. */
export const groups = ({ b }: State): number => b[GROUPS]!
/** Bits of what the pip of a Copy or Pivot still owes or allows, see OWES. */
export const bonus = ({ b }: State): number => b[BONUS]!
/** 1 + the site that was taxed or built at last, for Ruthless and Mythic. */
export const lastSite = ({ b }: State): number => b[LAST_SITE]!

// — The boards of the seats

/** May be below zero. */
export const power = ({ b }: State, seat: number): number =>
  b[L.belowZeroAt(seat)] === 0 ? b[POWER + seat]! : -b[POWER + seat]!
/** Pieces on a seat's own board. */
export const shipsLeft = ({ b }: State, seat: number): number => b[SHIPS + seat]!
export const portsLeft = ({ b }: State, seat: number): number => b[PORTS + seat]!
export const citiesLeft = ({ b }: State, seat: number): number => b[CITIES + seat]!
export const agentsLeft = ({ b }: State, seat: number): number => b[AGENTS + seat]!
/** Bits of outraged types, `1 << type`. */
export const outrage = ({ b }: State, seat: number): number => b[OUTRAGE + seat]!
/** Outrage spaces that still wait for an agent (arcs 6.10). */
export const agentsOwed = ({ b }: State, seat: number): number => b[OWED + seat]!
/** Number of the leader card, 0 for none. */
export const leaderOf = ({ b }: State, seat: number): number => b[LEADER_OF + seat]!
/** Pieces that left the game. */
export const shipsGone = ({ b }: State, seat: number): number => b[GONE_SHIPS + seat]!
export const agentsGone = ({ b }: State, seat: number): number => b[GONE_AGENTS + seat]!
export const citiesGone = ({ b }: State, seat: number): number => b[GONE_CITIES + seat]!
/** How the seat played this round (index in MODES), and 1 + its card. */
export const playedMode = ({ b }: State, seat: number): number => b[PLAYED_MODE + seat]!
export const playedCard = ({ b }: State, seat: number): number => b[PLAYED_CARD + seat]!
/** Virtual hands: the counter, and the seize counter. */
export const counter = ({ b }: State, seat: number): number => b[COUNTER + seat]!
export const seizeCounter = ({ b }: State, seat: number): number => b[SEIZE_COUNTER + seat]!
/** Lars: Resource Power, and 1 + the target planet. */
export const resourcePower = ({ b }: State, seat: number): number => b[RESOURCE_POWER + seat]!
export const target = ({ b }: State, seat: number): number => b[TARGET + seat]!
/** How many tokens of a type lie in the slots of a seat, from one of them on. */
export function tokens({ b }: State, seat: number, type: number, from = 0): number {
  const slots = SLOTS + seat * SLOTS_PER_SEAT
  let n = 0
  for (let at = slots + from, end = slots + SLOTS_PER_SEAT; at < end; at++) if (b[at] === type) n++
  return n
}
/** Adds what lies in the slots of a seat to a list by types; 0 is an empty slot. */
export function countTokens({ b }: State, seat: number, into: Uint8Array): void {
  for (let at = SLOTS + seat * SLOTS_PER_SEAT, end = at + SLOTS_PER_SEAT; at < end; at++) into[b[at]!]!++
}
/** The same for several types, given as bits `1 << type`. */
export function tokensAmong({ b }: State, seat: number, types: number): number {
  let n = 0
  for (let at = SLOTS + seat * SLOTS_PER_SEAT, end = at + SLOTS_PER_SEAT; at < end; at++) n += (types >>> b[at]!) & 1
  return n
}
/** Tokens of these types and Guild cards of this set: what counts for an ambition. */
export function icons({ b, m }: State, seat: number, types: number, set: CardSet): number {
  let n = 0
  for (let at = SLOTS + seat * SLOTS_PER_SEAT, end = at + SLOTS_PER_SEAT; at < end; at++) n += (types >>> b[at]!) & 1
  for (let at = M_GUILD + seat, word = 0; at < m.length; at += PILES, word++) {
    const cards = m[at]! & (set[word] ?? 0)
    if (cards !== 0) n += popcount(cards)
  }
  return n
}
/** The first slot from here on with a token, or -1. */
export function firstToken({ b }: State, seat: number, from: number): number {
  const slots = SLOTS + seat * SLOTS_PER_SEAT
  for (let slot = from; slot < SLOTS_PER_SEAT; slot++) if (b[slots + slot] !== 0) return slot
  return -1
}
/** The token in a slot: 0 for none, else the type 1 to 5. */
export const slot = ({ b }: State, seat: number, at: number): number => b[SLOTS + seat * SLOTS_PER_SEAT + at] ?? 0
export function trophies({ b, options }: State, holder: number): number {
  let n = 0
  const owners = options.act === 0 ? MAX_SEATS : OWNER_STRIDE
  for (let at = L.trophyAt(holder, 0, 0), end = at + owners * 4; at < end; at++) n += b[at]!
  return n
}
/** Trophies of a kind (see TROPHIES) that `holder` took from `owner`. */
export const trophy = ({ b }: State, holder: number, owner: number, kind: number): number =>
  b[L.trophyAt(holder, owner, kind)]!
export const captive = ({ b }: State, holder: number, owner: number): number => b[L.captiveAt(holder, owner)]!
export function captives({ b }: State, holder: number): number {
  let n = 0
  for (let at = CAPTIVES + holder * OWNER_STRIDE, end = at + OWNER_COUNT; at < end; at++) n += b[at]!
  return n
}

// — Tokens and ambitions of the table

/** By type 1 to 5: supply, spent and held back, on the ambition boxes (two players). */
export const supply = ({ b }: State, type: number): number => b[SUPPLY + type]!
export const held = ({ b }: State, type: number): number => b[HELD + type]!
export const box = ({ b }: State, type: number): number => b[BOXES + type]!
/** The ambition markers, large, medium, small: 0 available or the ambition 1 to 5. */
export const markerAt = ({ b }: State, marker: number): number => b[MARKER_AT + marker]!
export const markersAt = ({ b }: State, place: number): number =>
  (b[MARKER_AT] === place ? 1 : 0) + (b[MARKER_AT + 1] === place ? 1 : 0) + (b[MARKER_AT + 2] === place ? 1 : 0)
export const markerFlipped = ({ b }: State, marker: number): boolean => b[MARKER_FLIPPED + marker] === 1

// — The map

export const fresh = ({ b }: State, system: number, owner: number): number => b[FRESH + system * OWNER_STRIDE + owner]!
export const damaged = ({ b }: State, system: number, owner: number): number =>
  b[DAMAGED + system * OWNER_STRIDE + owner]!
export const ships = ({ b }: State, system: number, owner: number): number => {
  const at = system * OWNER_STRIDE + owner
  return b[FRESH + at]! + b[DAMAGED + at]!
}
/** Whether an owner has ships anywhere. */
export function hasShips({ b }: State, owner: number): boolean {
  for (let at = owner; at < SYSTEMS * OWNER_STRIDE; at += OWNER_STRIDE)
    if (b[FRESH + at] !== 0 || b[DAMAGED + at] !== 0) return true
  return false
}
/** What stands on a building site; ask isCity, siteOwner and the like about it. */
export const site = ({ b }: State, at: number): number => b[SITE + at]!
/** A type that Mythic gave a planet, else 0. */
export const mythic = ({ b }: State, system: number): number => b[MYTHIC + system]!
/** Fresh ships of the last Move, by system, as far as Sprinter Drives may move them on. */
export const moved = ({ b }: State, system: number): number => b[MOVED + system]!

// — The Court

/** 1 + the card in a spot of the row, 0 for an empty spot; and agents on it. */
export const rowCard = (state: State, spot: number): number =>
  spot < ROW_SIZE ? state.b[ROW + spot]! : actRules().council(state)
/** In an act the Imperial Council has a spot of its own, after those of the row. */
export const rowSpots = ({ options }: State): number => (options.act === 0 ? ROW_SIZE : ROW_SIZE + 1)
/** The spot of a card in the Court row, or -1. */
export function rowSpotOf(state: State, card: number): number {
  const { b } = state
  for (let spot = 0; spot < ROW_SIZE; spot++) if (b[ROW + spot] === card + 1) return spot
  return state.options.act !== 0 && rowCard(state, ROW_SIZE) === card + 1 ? ROW_SIZE : -1
}
export const courtAgents = ({ b }: State, spot: number, owner: number): number =>
  b[COURT_AGENTS + (spot & 3) * OWNER_STRIDE + (spot & 4) + owner]!
/** Unions, in the order of UNIONS: 1 + the action card they lie on, and whose they are. */
export const unionOn = ({ b }: State, union: number): number => b[UNION_ON + union]!
export const unionOf = ({ b }: State, union: number): number => b[UNION_OF + union]!

// — The battle, or the rifle fire, under way

export const battleKind = ({ b }: State): number => b[B_KIND]!
export const battleAt = ({ b }: State): number => b[B_AT]!
export const attacker = ({ b }: State): number => b[B_ATT]!
export const defender = ({ b }: State): number => b[B_DEF]!
/** Signal Breaker: no damaged attacker when it began. */
export const battleClean = ({ b }: State): boolean => b[B_CLEAN] === 1
/** Dice to roll, by die. */
export const battleDice = ({ b }: State, die: number): number => b[B_DICE + die]!
/** How many dice of a kind show a face. */
export const rolledFaces = ({ b }: State, die: number, face: number): number => b[B_FACES + die * 6 + face]!
/** The sum over all faces that lie there, each counted as the list says. */
export function rolledSum({ b }: State, counts: readonly number[]): number {
  let sum = 0
  for (let face = 0; face < counts.length; face++) sum += b[B_FACES + face]! * counts[face]!
  return sum
}
/** Bits of reroll sources used. */
export const rerolled = ({ b }: State): number => b[B_REROLLED]!
/** Attackers left after the hits. */
export const attackersAlive = ({ b }: State): number => b[B_ALIVE]!
export const battleKeys = ({ b }: State): number => b[B_KEYS]!
/** Ransacks still to come, bits of types outraged, whether the attacker gained a Trophy. */
export const ransacks = ({ b }: State): number => b[B_RANSACKS]!
export const battleTypes = ({ b }: State): number => b[B_TYPES]!
export const battleTrophy = ({ b }: State): boolean => b[B_TROPHY] === 1
/** Bits of after-battle effects done. */
export const afterBattle = ({ b }: State): number => b[B_AFTER]!

// — What is under way

export const depth = ({ b }: State): number => b[DEPTH]!
/** A frame, counted from the bottom: its kind (index in FRAMES), its seat, its four numbers. */
export const frameKind = ({ b }: State, n: number): number => b[FRAMES + n * FRAME_SIZE]!
export const frameSeat = ({ b }: State, n: number): number => b[FRAMES + n * FRAME_SIZE + 1]!
export const frameArg = ({ b }: State, n: number, arg: number): number => b[FRAMES + n * FRAME_SIZE + 2 + arg]!

// — Cards that nobody has told us about

/** How many cards lie unknown in a place; they fill up from the set UNSEEN. */
export const unknown = ({ b }: State, place: number): number => b[UNKNOWN + place]!

// — Piles of cards, see piles.ts

export const has = ({ m }: State, pile: number, card: number): boolean =>
  (m[pile + (card >>> 5) * PILES]! & (1 << card)) !== 0

export function isEmpty({ m }: State, pile: number): boolean {
  if (m.length === PILES) return m[pile] === 0
  for (let at = pile; at < m.length; at += PILES) if (m[at] !== 0) return false
  return true
}

/** How many known cards lie in a pile; how many of them are in a set. */
export function count({ m }: State, pile: number): number {
  let n = popcount(m[pile]!)
  for (let at = pile + PILES; at < m.length; at += PILES) n += popcount(m[at]!)
  return n
}
export function countIn({ m }: State, pile: number, set: CardSet): number {
  let n = popcount(m[pile]! & set[0]!)
  for (let at = pile + PILES, word = 1; at < m.length; at += PILES, word++) n += popcount(m[at]! & (set[word] ?? 0))
  return n
}
export function hasAny({ m }: State, pile: number, set: CardSet): boolean {
  if ((m[pile]! & set[0]!) !== 0) return true
  for (let at = pile + PILES, word = 1; at < m.length; at += PILES, word++)
    if ((m[at]! & (set[word] ?? 0)) !== 0) return true
  return false
}

/** Whether a seat has one of these Guild cards. */
export function hasGuild({ m }: State, seat: number, cards: readonly number[]): boolean {
  for (let n = 0; n < cards.length; n++) {
    const card = cards[n]!
    if ((m[M_GUILD + seat + (card >>> 5) * PILES]! & (1 << card)) !== 0) return true
  }
  return false
}
/** Whether a seat has one of these Guild cards, lore cards or leaders (as bits): what the rules ask most. */
export function holdsAny(state: State, seat: number, guild: CardSet, lore: CardSet, leaders: number): boolean {
  const { b, m } = state
  if ((m[M_GUILD + seat]! & guild[0]!) !== 0 || (m[M_LORE + seat]! & lore[0]!) !== 0) return true
  if (((leaders >>> b[LEADER_OF + seat]!) & 1) !== 0) return true
  return m.length > PILES && (hasAny(state, M_GUILD + seat, guild) || hasAny(state, M_LORE + seat, lore))
}

/** The known cards of a pile, in ascending order. */
export function cards({ m }: State, pile: number): number[] {
  const out: number[] = []
  for (let at = pile, from = 0; at < m.length; at += PILES, from += 32) pushBits(out, m[at]!, from)
  return out
}

/** The known cards of a pile as a set, to reckon with. */
export function cardSet({ m }: State, pile: number): CardSet {
  const out: number[] = [m[pile]!]
  for (let at = pile + PILES; at < m.length; at += PILES) out.push(m[at]!)
  return out
}

/** The n-th known card of a pile, counted from 0. */
export function nth({ m }: State, pile: number, n: number): number {
  let left = n
  for (let at = pile, from = 0; at < m.length; at += PILES, from += 32) {
    const size = popcount(m[at]!)
    if (left < size) return from + nthBit(m[at]!, left)
    left -= size
  }
  return -1
}
