// What lies where on a real table. Everything that can be taken into the hand is a piece in a spot; what is only shown on a
// scale or by the side of a marker is not here (see `scales.ts`).

import { inSet, popcount } from '../card-sets.ts'
import { UNIONS } from '../data/court.ts'
import { cardId, courtId, siteId, sysId } from '../rules/board/ids.ts'
import { seenByAll, sizeOf } from '../rules/state/cards.ts'
import { ROW_SIZE, SLOTS_PER_SEAT } from '../rules/state/numbers.ts'
import { isSeat, ownerOf, owners } from '../rules/state/owners.ts'
import * as Pile from '../rules/state/piles.ts'
import * as read from '../rules/state/read.ts'
import { isCity, isDamaged, SITE_COUNT, siteKind, siteOwner } from '../rules/state/sites.ts'
import { colourOf, playersOf, type State } from '../rules/state/state.ts'
import type { ActionCardId, Colour, CourtId, LoreId, Owner, Resource, SiteId, SystemId } from '../vocabulary.ts'
import { COURT_CARDS, EVERY_TOKEN, LORE_CARDS, RESOURCES, TROPHIES } from '../vocabulary.ts'
import type { ActPart } from './act-part.ts'

export type Piece =
  | { readonly piece: 'ship' | 'city' | 'starport' | 'agent'; readonly of: Owner }
  | { readonly piece: 'resource'; readonly type: Resource }
  /** `null`: one that lies face down, or that not everybody may know. */
  | { readonly piece: 'action'; readonly card: ActionCardId | null }
  | { readonly piece: 'court'; readonly card: CourtId }
  | { readonly piece: 'lore'; readonly card: LoreId }
  /** In an act; `null`: face down in a gate. */
  | { readonly piece: 'golem'; readonly golem: string | null }

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
  // In an act.
  | { readonly at: 'trust' | 'league' | 'hearth' | 'faithful' | 'scrapped' | 'box' }
  | { readonly at: 'favors'; readonly seat: Colour }
  | { readonly at: 'gate'; readonly system: SystemId }
  /** Under the card of a spot of the Court; the Council is the fifth. */
  | { readonly at: 'under'; readonly spot: number }

/** Where a seat has action cards: in the hand or its own deck, open beside it, played face up or down, for seizing. */
type SeatCards = 'hand' | 'deck' | 'open' | 'up' | 'down' | 'seize'

export type Lying = Map<string, { readonly piece: Piece; readonly spot: Spot; n: number }>

const keyOf = (piece: Piece, spot: Spot): string => `${JSON.stringify(piece)} ${JSON.stringify(spot)}`

/**
 * `shifted`: seats whose resources are counted, whatever slots they lie in. `shuffled`: the discard pile as part of the
 * stack.
 */
export function lyingOf(state: State, act?: ActPart, shifted: readonly Colour[] = [], shuffled = false): Lying {
  const all: Lying = new Map()
  const put = (piece: Piece, spot: Spot, n = 1): void => {
    if (n <= 0) return
    const key = keyOf(piece, spot)
    const there = all.get(key)
    if (there === undefined) all.set(key, { piece, spot, n })
    else there.n += n
  }
  for (const owner of owners(state)) {
    putPieces(state, owner, put)
    if (isSeat(owner)) putOwn(state, owner, put)
  }
  putResources(state, shifted, put)
  if (act === undefined || state.options.act === 0) {
    putLore(state, put)
    putCourt(state, put)
  } else act.put(state, put)
  putActionCards(state, { at: shuffled ? 'stack' : 'discard' }, put)
  return all
}

export type Put = (piece: Piece, spot: Spot, n?: number) => void

/** On the map and as Trophies. */
function putPieces(state: State, owner: number, put: Put): void {
  const of = ownerOf(state, owner)
  for (let system = 0; system < 24; system++) {
    put(
      { piece: 'ship', of },
      { at: 'system', system: sysId(system), damaged: false },
      read.fresh(state, system, owner),
    )
    put(
      { piece: 'ship', of },
      { at: 'system', system: sysId(system), damaged: true },
      read.damaged(state, system, owner),
    )
  }
  for (let site = 0; site < SITE_COUNT; site++) {
    const value = read.site(state, site)
    if (siteKind(value) === 0 || siteOwner(value) !== owner) continue
    const spot: Spot = { at: 'site', site: siteId(site), damaged: isDamaged(value) }
    put({ piece: isCity(value) ? 'city' : 'starport', of }, spot)
  }
  for (let holder = 0; holder < playersOf(state); holder++)
    TROPHIES.forEach((piece, kind) => {
      put({ piece, of }, { at: 'trophies', seat: colourOf(state, holder) }, read.trophy(state, holder, owner, kind))
    })
}

function putOwn(state: State, seat: number, put: Put): void {
  const of = colourOf(state, seat)
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
      put(tokenOf(type), spot)
    }
  }
}

/** A resource or, in an act, a Golem. */
function tokenOf(token: number): Piece {
  const type = RESOURCES[token - 1]
  return type === undefined ? { piece: 'golem', golem: EVERY_TOKEN[token - 1]! } : { piece: 'resource', type }
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
