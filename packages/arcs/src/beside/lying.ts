// What lies where on a real table. Everything that can be taken into the hand is a piece in a spot; what is only shown on a
// scale or by the side of a marker is not here (see `scales.ts`).

import { inSet, popcount } from '../card-sets.ts'
import { UNIONS } from '../data/court.ts'
import { cardId, courtId, siteId, sysId } from '../rules/ids.ts'
import { seenByAll, sizeOf } from '../rules/state/cards.ts'
import { ROW_SIZE, SLOTS_PER_SEAT } from '../rules/state/numbers.ts'
import * as Pile from '../rules/state/piles.ts'
import * as read from '../rules/state/read.ts'
import { isCity, isDamaged, SITE_COUNT, siteKind, siteOwner } from '../rules/state/sites.ts'
import { colourOf, playersOf, type State } from '../rules/state/state.ts'
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
type SeatCards = 'hand' | 'deck' | 'open' | 'up' | 'down' | 'seize'

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
  const of = colourOf(state, seat)
  for (let system = 0; system < 24; system++) {
    put({ piece: 'ship', of }, { at: 'system', system: sysId(system), damaged: false }, read.fresh(state, system, seat))
    put(
      { piece: 'ship', of },
      { at: 'system', system: sysId(system), damaged: true },
      read.damaged(state, system, seat),
    )
  }
  for (let site = 0; site < SITE_COUNT; site++) {
    const value = read.site(state, site)
    if (siteKind(value) === 0 || siteOwner(value) !== seat) continue
    const spot: Spot = { at: 'site', site: siteId(site), damaged: isDamaged(value) }
    put({ piece: isCity(value) ? 'city' : 'starport', of }, spot)
  }
  put({ piece: 'ship', of }, { at: 'supply' }, read.shipsLeft(state, seat))
  put({ piece: 'city', of }, { at: 'supply' }, read.citiesLeft(state, seat))
  put({ piece: 'starport', of }, { at: 'supply' }, read.portsLeft(state, seat))
  put({ piece: 'agent', of }, { at: 'supply' }, read.agentsLeft(state, seat))
  put(
    { piece: 'agent', of },
    { at: 'outrage', seat: of },
    popcount(read.outrage(state, seat)) - read.agentsOwed(state, seat),
  )
  put({ piece: 'ship', of }, { at: 'aside' }, read.shipsGone(state, seat))
  put({ piece: 'city', of }, { at: 'aside' }, read.citiesGone(state, seat))
  put({ piece: 'agent', of }, { at: 'aside' }, read.agentsGone(state, seat))
  for (let holder = 0; holder < playersOf(state); holder++) {
    const by = colourOf(state, holder)
    TROPHIES.forEach((piece, kind) => {
      put({ piece, of }, { at: 'trophies', seat: by }, read.trophy(state, holder, seat, kind))
    })
    put({ piece: 'agent', of }, { at: 'captives', seat: by }, read.captive(state, holder, seat))
  }
  for (let spot = 0; spot < ROW_SIZE; spot++) {
    const card = read.rowCard(state, spot)
    if (card === 0) continue
    const on: Spot = { at: 'onCourt', card: courtId(card - 1) }
    put({ piece: 'agent', of }, on, read.courtAgents(state, spot, seat))
  }
}

function putLore(state: State, put: Put): void {
  LORE_CARDS.forEach((card, at) => {
    const holder = state.options.colours.find((_, seat) => read.has(state, Pile.lore(seat), at))
    put({ piece: 'lore', card }, holder === undefined ? { at: 'aside' } : { at: 'lore', seat: holder })
  })
}

function putResources(state: State, shifted: readonly Colour[], put: Put): void {
  RESOURCES.forEach((type, i) => {
    put({ piece: 'resource', type }, { at: 'supply' }, read.supply(state, i + 1) + read.held(state, i + 1))
    put({ piece: 'resource', type }, { at: 'boxes' }, read.box(state, i + 1))
  })
  for (let seat = 0; seat < playersOf(state); seat++) {
    for (let slot = 0; slot < SLOTS_PER_SEAT; slot++) {
      const type = read.slot(state, seat, slot)
      if (type === 0) continue
      const of = colourOf(state, seat)
      const spot: Spot = shifted.includes(of) ? { at: 'slots', seat: of } : { at: 'slot', seat: of, slot: slot + 1 }
      put({ piece: 'resource', type: RESOURCES[type - 1]! }, spot)
    }
  }
}

function putCourt(state: State, put: Put): void {
  const spots = new Map<CourtId, Spot>()
  const all = (pile: number, spot: Spot): void => {
    for (const card of read.cards(state, pile)) spots.set(courtId(card), spot)
  }
  all(Pile.COURT_DECK, { at: 'courtDeck' })
  all(Pile.BURIED, { at: 'courtBottom' })
  all(Pile.COURT_DISCARD, { at: 'courtDiscard' })
  for (let seat = 0; seat < playersOf(state); seat++)
    all(Pile.guild(seat), { at: 'guild', seat: colourOf(state, seat) })
  UNIONS.forEach((card, union) => {
    const on = read.unionOn(state, union) - 1
    if (on >= 0) spots.set(courtId(card), { at: 'onAction', card: cardId(on) })
  })
  for (let spot = 0; spot < ROW_SIZE; spot++) {
    const card = read.rowCard(state, spot)
    if (card > 0) spots.set(courtId(card - 1), { at: 'row', spot: spot + 1 })
  }
  // A Vox card that is being resolved lies nowhere.
  for (const card of COURT_CARDS) put({ piece: 'court', card }, spots.get(card) ?? { at: 'aside' })
}

const SEAT_PILES: readonly (readonly [SeatCards, (seat: number) => number])[] = [
  ['hand', Pile.hand],
  ['deck', Pile.deck],
  ['open', Pile.drawn],
  ['open', Pile.bonus],
  ['up', Pile.up],
  ['down', Pile.down],
  ['seize', Pile.seize],
]

function putActionCards(state: State, discard: Spot, put: Put): void {
  const open = seenByAll(state)
  const all = (place: number, spot: Spot): void => {
    // What lies in a pile is a number of cards: nobody looks through it for one.
    const known =
      spot.at === 'discard' || spot.at === 'stack' ? [] : read.cards(state, place).filter((card) => inSet(open, card))
    for (const card of known) put({ piece: 'action', card: cardId(card) }, spot)
    put({ piece: 'action', card: null }, spot, sizeOf(state, place) - known.length)
  }
  for (let seat = 0; seat < playersOf(state); seat++)
    for (const [at, pile] of SEAT_PILES) all(pile(seat), { at, seat: colourOf(state, seat) })
  all(Pile.STACK, { at: 'stack' })
  all(Pile.FACE_UP, discard)
  all(Pile.LOOK, { at: 'aside' })
  for (let group = 0; group < Pile.MAX_GROUPS; group++) all(Pile.group(group), discard)
}
