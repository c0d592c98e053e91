// What lies where on a real table. Everything that can be taken into the hand is a piece in a spot; what is only shown on a
// scale or by the side of a marker is not here (see `scales.ts`).

import { sizeOf } from '../rules/cards.ts'
import { cardId, courtId, siteId, sysId, UNIONS } from '../rules/ids.ts'
import * as L from '../rules/layout.ts'
import { captiveAt, trophyAt } from '../rules/pieces.ts'
import {
  bitsOf,
  colourOf,
  isCity,
  isDamaged,
  playersOf,
  popcount,
  type State,
  siteKind,
  siteOwner,
} from '../rules/state.ts'
import type { ActionCardId, Colour, CourtId, LoreId, Resource, SiteId, SystemId } from '../vocabulary.ts'
import { COURT_CARDS, LORE_CARDS, RESOURCES, TROPHIES } from '../vocabulary.ts'

export type Piece =
  | { readonly piece: 'ship' | 'city' | 'starport' | 'agent'; readonly of: Colour }
  | { readonly piece: 'resource'; readonly type: Resource }
  /** `null`: one that lies face down, or that not everybody may know. */
  | { readonly piece: 'action'; readonly card: ActionCardId | null }
  | { readonly piece: 'court'; readonly card: CourtId }
  | { readonly piece: 'lore'; readonly card: LoreId }

export type Spot =
  | { readonly at: 'supply' | 'boxes' | 'courtDeck' | 'courtBottom' | 'courtDiscard' | 'aside' | 'stack' | 'discard' }
  | { readonly at: 'system'; readonly system: SystemId; readonly damaged: boolean }
  | { readonly at: 'site'; readonly site: SiteId; readonly damaged: boolean }
  | { readonly at: 'slot'; readonly seat: Colour; readonly slot: number }
  /** Any slot: the whole row is told beside it. */
  | { readonly at: 'slots'; readonly seat: Colour }
  | { readonly at: 'trophies' | 'captives' | 'outrage' | 'guild' | 'lore' | SeatCards; readonly seat: Colour }
  | { readonly at: 'row'; readonly spot: number }
  | { readonly at: 'onCourt'; readonly card: CourtId }
  | { readonly at: 'onAction'; readonly card: ActionCardId }

/** Where a seat has action cards: in the hand or its own deck, open beside it, played face up or down, for seizing. */
export type SeatCards = 'hand' | 'deck' | 'open' | 'up' | 'down' | 'seize'

export type Lying = Map<string, { readonly piece: Piece; readonly spot: Spot; n: number }>

const keyOf = (piece: Piece, spot: Spot): string => `${JSON.stringify(piece)} ${JSON.stringify(spot)}`

/**
 * `shifted`: seats whose resources are counted, whatever slots they lie in. `shuffled`: the discard pile as part of the
 * stack.
 */
export function lyingOf(state: State, shifted: readonly Colour[] = [], shuffled = false): Lying {
  const all: Lying = new Map()
  const put = (piece: Piece, spot: Spot, n = 1): void => {
    if (n <= 0) return
    const key = keyOf(piece, spot)
    const there = all.get(key)
    if (there === undefined) all.set(key, { piece, spot, n })
    else there.n += n
  }
  for (let seat = 0; seat < playersOf(state); seat++) putPieces(state, seat, put)
  putResources(state, shifted, put)
  putLore(state, put)
  putCourt(state, put)
  putActionCards(state, { at: shuffled ? 'stack' : 'discard' }, put)
  return all
}

type Put = (piece: Piece, spot: Spot, n?: number) => void

function putPieces(state: State, seat: number, put: Put): void {
  const { b } = state
  const of = colourOf(state, seat)
  for (let system = 0; system < 24; system++) {
    const at = system * L.OWNER_STRIDE + seat
    put({ piece: 'ship', of }, { at: 'system', system: sysId(system), damaged: false }, b[L.FRESH + at]!)
    put({ piece: 'ship', of }, { at: 'system', system: sysId(system), damaged: true }, b[L.DAMAGED + at]!)
  }
  for (let site = 0; site < 72; site++) {
    const value = b[L.SITE + site]!
    if (siteKind(value) === 0 || siteOwner(value) !== seat) continue
    const spot: Spot = { at: 'site', site: siteId(site), damaged: isDamaged(value) }
    put({ piece: isCity(value) ? 'city' : 'starport', of }, spot)
  }
  put({ piece: 'ship', of }, { at: 'supply' }, b[L.SHIPS + seat]!)
  put({ piece: 'city', of }, { at: 'supply' }, b[L.CITIES + seat]!)
  put({ piece: 'starport', of }, { at: 'supply' }, b[L.PORTS + seat]!)
  put({ piece: 'agent', of }, { at: 'supply' }, b[L.AGENTS + seat]!)
  put({ piece: 'agent', of }, { at: 'outrage', seat: of }, popcount(b[L.OUTRAGE + seat]!) - b[L.OWED + seat]!)
  put({ piece: 'ship', of }, { at: 'aside' }, b[L.GONE_SHIPS + seat]!)
  put({ piece: 'city', of }, { at: 'aside' }, b[L.GONE_CITIES + seat]!)
  put({ piece: 'agent', of }, { at: 'aside' }, b[L.GONE_AGENTS + seat]!)
  for (let holder = 0; holder < playersOf(state); holder++) {
    const by = colourOf(state, holder)
    TROPHIES.forEach((piece, kind) => {
      put({ piece, of }, { at: 'trophies', seat: by }, b[trophyAt(holder, seat, kind)]!)
    })
    put({ piece: 'agent', of }, { at: 'captives', seat: by }, b[captiveAt(holder, seat)]!)
  }
  for (let spot = 0; spot < L.ROW_SIZE; spot++) {
    const card = b[L.ROW + spot]!
    if (card === 0) continue
    const on: Spot = { at: 'onCourt', card: courtId(card - 1) }
    put({ piece: 'agent', of }, on, b[L.COURT_AGENTS + spot * L.OWNER_STRIDE + seat]!)
  }
}

function putLore(state: State, put: Put): void {
  LORE_CARDS.forEach((card, at) => {
    const holder = state.options.colours.find((_, seat) => (state.m[L.M_LORE + seat]! & (1 << at)) !== 0)
    put({ piece: 'lore', card }, holder === undefined ? { at: 'aside' } : { at: 'lore', seat: holder })
  })
}

function putResources(state: State, shifted: readonly Colour[], put: Put): void {
  const { b } = state
  RESOURCES.forEach((type, i) => {
    put({ piece: 'resource', type }, { at: 'supply' }, b[L.SUPPLY + i + 1]! + b[L.HELD + i + 1]!)
    put({ piece: 'resource', type }, { at: 'boxes' }, b[L.BOXES + i + 1]!)
  })
  for (let seat = 0; seat < playersOf(state); seat++) {
    for (let slot = 0; slot < L.SLOTS_PER_SEAT; slot++) {
      const type = b[L.SLOTS + seat * L.SLOTS_PER_SEAT + slot]!
      if (type === 0) continue
      const of = colourOf(state, seat)
      const spot: Spot = shifted.includes(of) ? { at: 'slots', seat: of } : { at: 'slot', seat: of, slot: slot + 1 }
      put({ piece: 'resource', type: RESOURCES[type - 1]! }, spot)
    }
  }
}

function putCourt(state: State, put: Put): void {
  const { b, m } = state
  const spots = new Map<CourtId, Spot>()
  const all = (mask: number, spot: Spot): void => {
    for (const card of bitsOf(mask)) spots.set(courtId(card), spot)
  }
  all(m[L.M_DECK]!, { at: 'courtDeck' })
  all(m[L.M_BOTTOM]!, { at: 'courtBottom' })
  all(m[L.M_DISCARD]!, { at: 'courtDiscard' })
  for (let seat = 0; seat < playersOf(state); seat++)
    all(m[L.M_GUILD + seat]!, { at: 'guild', seat: colourOf(state, seat) })
  UNIONS.forEach(({ card }, union) => {
    const on = b[L.UNION_ON + union]! - 1
    if (on >= 0) spots.set(courtId(card), { at: 'onAction', card: cardId(on) })
  })
  for (let spot = 0; spot < L.ROW_SIZE; spot++) {
    const card = b[L.ROW + spot]!
    if (card > 0) spots.set(courtId(card - 1), { at: 'row', spot: spot + 1 })
  }
  // A Vox card that is being resolved lies nowhere.
  for (const card of COURT_CARDS) put({ piece: 'court', card }, spots.get(card) ?? { at: 'aside' })
}

const SEAT_PLACES: readonly (readonly [SeatCards, number])[] = [
  ['hand', L.P_HAND],
  ['deck', L.P_DECK],
  ['open', L.P_DRAWN],
  ['open', L.P_BONUS],
  ['up', L.P_UP],
  ['down', L.P_DOWN],
  ['seize', L.P_SEIZE],
]

function putActionCards(state: State, discard: Spot, put: Put): void {
  const { m } = state
  let open = -1
  for (let seat = 0; seat < playersOf(state); seat++) open &= m[L.M_SEEN + seat]!
  const all = (place: number, spot: Spot): void => {
    // What lies in a pile is a number of cards: nobody looks through it for one.
    const known = spot.at === 'discard' || spot.at === 'stack' ? 0 : m[place]! & open
    for (const card of bitsOf(known)) put({ piece: 'action', card: cardId(card) }, spot)
    put({ piece: 'action', card: null }, spot, sizeOf(state, place) - popcount(known))
  }
  for (let seat = 0; seat < playersOf(state); seat++)
    for (const [at, place] of SEAT_PLACES) all(place + seat, { at, seat: colourOf(state, seat) })
  all(L.P_STACK, { at: 'stack' })
  all(L.P_FACE_UP, discard)
  all(L.P_LOOK, { at: 'aside' })
  for (let group = 0; group < L.MAX_GROUPS; group++) all(L.P_GROUP + group, discard)
}
