// A state as readable JSON: systems with pieces per colour, boards, the Court with agents, cards by place.

import type { Json } from '@understudy/procedure'
import { UNIONS } from '../../data/court.ts'
import {
  ABLE_CARDS,
  AMBITIONS,
  type Colour,
  DICE,
  EVERY_COURT_CARD,
  EVERY_MODE,
  EVERY_SUIT,
  EVERY_TOKEN,
  LEADERS,
  LORE_CARDS,
  RESOURCES,
  SETUP_CARDS,
  SYSTEMS,
  TROPHIES,
} from '../../vocabulary.ts'
import { cardId, courtId, leaderId, loreId, siteId, sysId } from '../board/ids.ts'
import { actRules } from '../round/act-rules.ts'
import { LATER } from '../setup/options.ts'
import * as L from './layout.ts'
import { ROW_SIZE } from './numbers.ts'
import { ownerOf, owners } from './owners.ts'
import { PLACE_NAMES } from './pile-names.ts'
import * as Pile from './piles.ts'
import * as read from './read.ts'
import { isCardIn, savedCard } from './saved-cards.ts'
import { isCity, isDamaged, isUsed, siteKind, siteOwner } from './sites.ts'
import { FRAMES } from './stack.ts'
import { colourOf, type GameOptions, playersOf, type State } from './state.ts'

type Out = Record<string, Json>

export const POSITION_FORMAT = 'arcs-position'

/** Numbers that are saved as they are; the others of SCALARS have a form of their own. */
export const PLAIN_SCALARS = L.SCALARS.filter(
  (name) => !['setup', 'initiative', 'leader', 'active', 'leadCard', 'mode', 'suit', 'depth'].includes(name),
)

export const scalarAt = (name: L.Scalar): number => L.SCALARS.indexOf(name)

/** Without those that the game does not use and that older positions do not name: games of that day keep their hashes. */
const optionsOut = (options: GameOptions): Json => ({
  ...(Object.fromEntries(
    Object.entries(options).filter(([id, value]) => !(id in LATER) || value !== LATER[id]),
  ) as Out),
  colours: [...options.colours],
  roles: [...options.roles],
})

export function serialise(state: State): Json {
  const { b, options } = state
  const setup = b[L.SETUP]!
  return {
    format: POSITION_FORMAT,
    options: optionsOut(options),
    setup: setup === 0 ? null : SETUP_CARDS[setup - 1]!,
    initiative: colourOf(state, b[L.INITIATIVE]!),
    leader: colourOf(state, b[L.LEADER]!),
    active: colourOf(state, b[L.ACTIVE]!),
    leadCard: b[L.LEAD_CARD] === 0 ? null : cardId(b[L.LEAD_CARD]! - 1),
    mode: EVERY_MODE[b[L.MODE]!]!,
    suit: EVERY_SUIT[b[L.SUIT]!]!,
    play: Object.fromEntries(PLAIN_SCALARS.map((name) => [name, b[scalarAt(name)]!])),
    systems: systemsOf(state),
    seats: Object.fromEntries(options.colours.map((colour, seat) => [colour, seatOut(state, seat)])),
    supply: typesOf(state, L.SUPPLY),
    held: typesOf(state, L.HELD),
    boxes: typesOf(state, L.BOXES),
    markers: [0, 1, 2].map((marker) => ({
      at: b[L.MARKER_AT + marker] === 0 ? null : AMBITIONS[b[L.MARKER_AT + marker]! - 1]!,
      flipped: b[L.MARKER_FLIPPED + marker] === 1,
    })),
    court: courtOut(state),
    lore: {
      deck: ids(state, Pile.LORE_DECK, LORE_CARDS),
      row: ids(state, Pile.LORE_ROW, LORE_CARDS),
      // An act keeps action cards there.
      leaders: options.act === 0 ? ids(state, Pile.LEADER_DECK, LEADERS) : [],
      leaderRow: options.act === 0 ? ids(state, Pile.LEADER_ROW, LEADERS) : [],
    },
    cards: cardsOut(state),
    battle: battleOut(state),
    stack: stackOut(state),
    ...(options.act === 0 ? {} : { campaign: actRules().serialise(state) as Json }),
  }
}

const ids = (state: State, pile: number, all: readonly string[]): string[] =>
  read.cards(state, pile).map((card) => all[card]!)

const typesOf = (state: State, at: number): Out =>
  Object.fromEntries(RESOURCES.map((type, i) => [type, state.b[at + i + 1]!]))

function systemsOf(state: State): Out {
  const { b } = state
  const out: Record<string, Json> = {}
  for (let system = 0; system < SYSTEMS.length; system++) {
    const ships: Out = {}
    for (const owner of owners(state)) {
      const fresh = b[L.FRESH + system * L.OWNER_STRIDE + owner]!
      const damaged = b[L.DAMAGED + system * L.OWNER_STRIDE + owner]!
      if (fresh + damaged > 0) ships[ownerOf(state, owner)] = { fresh, damaged }
    }
    const buildings: Out = {}
    for (let site = system * 3; site < system * 3 + 3; site++) {
      const value = b[L.SITE + site]!
      if (value === 0) continue
      const used = isUsed(value)
      buildings[siteId(site).slice(3)] =
        siteKind(value) === 0
          ? { piece: null, used }
          : {
              piece: isCity(value) ? 'city' : 'starport',
              of: ownerOf(state, siteOwner(value)),
              damaged: isDamaged(value),
              used,
            }
    }
    const type = b[L.MYTHIC + system]!
    const moved = b[L.MOVED + system]!
    const any = Object.keys(ships).length + Object.keys(buildings).length + type + moved
    if (any === 0) continue
    out[sysId(system)] = {
      ...(Object.keys(ships).length > 0 ? { ships } : {}),
      ...(Object.keys(buildings).length > 0 ? { buildings } : {}),
      ...(type > 0 ? { type: RESOURCES[type - 1]! } : {}),
      ...(moved > 0 ? { moved } : {}),
    }
  }
  return out
}

/** Bytes per seat that are saved as numbers, by name. */
export const SEAT_NUMBERS: Readonly<Record<string, number>> = {
  ships: L.SHIPS,
  starports: L.PORTS,
  cities: L.CITIES,
  agents: L.AGENTS,
  outrageOwed: L.OWED,
  shipsGone: L.GONE_SHIPS,
  agentsGone: L.GONE_AGENTS,
  citiesGone: L.GONE_CITIES,
  counter: L.COUNTER,
  seizeCounter: L.SEIZE_COUNTER,
  resourcePower: L.RESOURCE_POWER,
}

function seatOut(state: State, seat: number): Json {
  const { b } = state
  const trophies: Out = {}
  const captives: Out = {}
  for (const owner of owners(state)) {
    const held: Out = {}
    TROPHIES.forEach((piece, kind) => {
      const n = b[L.trophyAt(seat, owner, kind)]!
      if (n > 0) held[piece] = n
    })
    if (Object.keys(held).length > 0) trophies[ownerOf(state, owner)] = held
    const n = b[L.captiveAt(seat, owner)]!
    if (n > 0) captives[ownerOf(state, owner)] = n
  }
  const slots: Json[] = []
  for (let slot = 0; slot < L.SLOTS_PER_SEAT; slot++) {
    const type = b[L.SLOTS + seat * L.SLOTS_PER_SEAT + slot]!
    slots.push(type === 0 ? null : EVERY_TOKEN[type - 1]!)
  }
  const leader = b[L.LEADER_OF + seat]!
  return {
    power: read.power(state, seat),
    ...Object.fromEntries(Object.entries(SEAT_NUMBERS).map(([name, at]) => [name, b[at + seat]!])),
    outrage: RESOURCES.filter((_, i) => (b[L.OUTRAGE + seat]! & (2 << i)) !== 0),
    slots: slots.slice(0, 7),
    // The last place is needed so seldom that it is written only then.
    loose: slots.slice(7, slots[L.SLOTS_PER_SEAT - 1] === null ? -1 : undefined),
    trophies,
    captives,
    guild: ids(state, Pile.guild(seat), EVERY_COURT_CARD),
    leader: leader === 0 ? null : leaderId(leader - 1),
    lore: read.cards(state, Pile.lore(seat)).map(loreId),
    // Absent unless a card lies sideways: positions without keep their hashes.
    ...(read.isEmpty(state, Pile.exhausted(seat)) ? {} : { exhausted: ids(state, Pile.exhausted(seat), ABLE_CARDS) }),
    mode: EVERY_MODE[b[L.PLAYED_MODE + seat]!]!,
    played: b[L.PLAYED_CARD + seat] === 0 ? null : cardId(b[L.PLAYED_CARD + seat]! - 1),
    target: b[L.TARGET + seat] === 0 ? null : sysId(b[L.TARGET + seat]! - 1),
  }
}

function courtOut(state: State): Json {
  const { b } = state
  const row: Json[] = []
  for (let spot = 0; spot < ROW_SIZE; spot++) {
    const card = b[L.ROW + spot]!
    const agents: Out = {}
    for (let seat = 0; seat < playersOf(state); seat++) {
      const n = b[L.COURT_AGENTS + spot * L.OWNER_STRIDE + seat]!
      if (n > 0) agents[colourOf(state, seat)] = n
    }
    row.push(card === 0 ? null : { card: courtId(card - 1), agents })
  }
  const unions: Json[] = []
  UNIONS.forEach((card, i) => {
    if (b[L.UNION_ON + i]! > 0)
      unions.push({ card: courtId(card), on: cardId(b[L.UNION_ON + i]! - 1), of: colourOf(state, b[L.UNION_OF + i]!) })
  })
  return {
    row,
    deck: ids(state, Pile.COURT_DECK, EVERY_COURT_CARD),
    buried: ids(state, Pile.BURIED, EVERY_COURT_CARD),
    discard: ids(state, Pile.COURT_DISCARD, EVERY_COURT_CARD),
    secured: ids(state, Pile.SECURED, EVERY_COURT_CARD),
    unions,
  }
}

function cardsOut(state: State): Json {
  const { b } = state
  const places: Out = {}
  for (let place = 1; place < L.PLACE_COUNT; place++) {
    const unknown = b[L.UNKNOWN + place]!
    if (read.isEmpty(state, place) && unknown === 0) continue
    places[PLACE_NAMES[place]!] = { cards: read.cards(state, place).map(cardId), unknown }
  }
  const seen: Record<string, Json> = {}
  state.options.colours.forEach((colour: Colour, seat) => {
    seen[colour] = read.cards(state, Pile.seenBy(seat)).map(cardId)
  })
  return { unseen: read.cards(state, Pile.UNSEEN).map(cardId), places, seen }
}

/** Bytes of the battle that are saved as numbers. */
export const BATTLE_NUMBERS: Readonly<Record<string, number>> = {
  kind: L.B_KIND,
  clean: L.B_CLEAN,
  rerolled: L.B_REROLLED,
  alive: L.B_ALIVE,
  keys: L.B_KEYS,
  ransacks: L.B_RANSACKS,
  types: L.B_TYPES,
  trophy: L.B_TROPHY,
  after: L.B_AFTER,
}

function battleOut(state: State): Json {
  const { b } = state
  let any = 0
  for (let at = L.B_KIND; at <= L.B_AFTER; at++) any |= b[at]!
  if (any === 0) return null
  return {
    at: sysId(b[L.B_AT]!),
    attacker: colourOf(state, b[L.B_ATT]!),
    defender: ownerOf(state, b[L.B_DEF]!),
    dice: Object.fromEntries(DICE.map((die, i) => [die, b[L.B_DICE + i]!])),
    rolled: Object.fromEntries(DICE.map((die, i) => [die, [...b.slice(L.B_FACES + i * 6, L.B_FACES + i * 6 + 6)]])),
    ...Object.fromEntries(Object.entries(BATTLE_NUMBERS).map(([name, at]) => [name, b[at]!])),
  }
}

function stackOut(state: State): Json {
  const { b } = state
  return Array.from({ length: b[L.DEPTH]! }, (_, i) => {
    const at = L.FRAMES + i * L.FRAME_SIZE
    return {
      frame: FRAMES[b[at]!]!,
      seat: colourOf(state, b[at + 1]!),
      args: Array.from(b.slice(at + 2, at + L.FRAME_SIZE), (n, k) => (isCardIn(b[at]!, k) ? savedCard(n) : n)),
    }
  })
}
