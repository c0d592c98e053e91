// What an act has on the table beyond the map: the Trust, Favors, Golems, supplies, the Court with what lies under its cards.

import { popcount } from '../../card-sets.ts'
import { UNIONS } from '../../data/court.ts'
import { cardId, courtId, loreId, sysId } from '../../rules/board/ids.ts'
import { FAITHFUL_OUT, SCRAPPED } from '../../rules/campaign/court.ts'
import {
  actionOfFaithful,
  CARD,
  COUNCIL,
  FAITHFUL_COURT,
  FATE_LORE,
  isFaithful,
  isLore,
  LORE_COURT,
} from '../../rules/campaign/data.ts'
import { slotOfGolem } from '../../rules/campaign/golems.ts'
import { blightSupply, freeSupply, imperialSupply } from '../../rules/campaign/supplies.ts'
import { GOLEMS } from '../../rules/campaign/vocabulary.ts'
import * as camp from '../../rules/state/campaign/read.ts'
import { ROW_SIZE } from '../../rules/state/numbers.ts'
import * as Pile from '../../rules/state/piles.ts'
import * as read from '../../rules/state/read.ts'
import { colourOf, playersOf, type State } from '../../rules/state/state.ts'
import { EVERY_LORE, RESOURCES } from '../../vocabulary.ts'
import type { Piece, Put, Spot } from '../lying.ts'

export function putAct(state: State, put: Put): void {
  putSupplies(state, put)
  putTokens(state, put)
  putAgents(state, put)
  putGolems(state, put)
  putCourt(state, put)
  for (const card of read.cards(state, SCRAPPED)) put({ piece: 'action', card: cardId(card) }, { at: 'scrapped' })
}

function putSupplies(state: State, put: Put): void {
  put({ piece: 'ship', of: 'empire' }, { at: 'supply' }, imperialSupply(state))
  put({ piece: 'ship', of: 'blight' }, { at: 'supply' }, blightSupply(state))
  put({ piece: 'city', of: 'free' }, { at: 'supply' }, freeSupply(state, 'city'))
  put({ piece: 'starport', of: 'free' }, { at: 'supply' }, freeSupply(state, 'starport'))
}

function putTokens(state: State, put: Put): void {
  RESOURCES.forEach((type, i) => {
    put({ piece: 'resource', type }, { at: 'trust' }, camp.trust(state, i + 1))
    put({ piece: 'resource', type }, { at: 'league' }, camp.league(state, i + 1))
  })
}

function putAgents(state: State, put: Put): void {
  for (let owner = 0; owner < playersOf(state); owner++) {
    const of = colourOf(state, owner)
    const council: Spot = { at: 'onCourt', card: courtId(COUNCIL) }
    put({ piece: 'agent', of }, council, read.courtAgents(state, ROW_SIZE, owner))
    for (let holder = 0; holder < playersOf(state); holder++) {
      const spot: Spot = { at: 'favors', seat: colourOf(state, holder) }
      put({ piece: 'agent', of }, spot, camp.favors(state, holder, owner))
    }
  }
}

/** Those in slots are put with the slots. Whatever is between two places lies aside, unknown. */
function putGolems(state: State, put: Put): void {
  const gates = camp.golemsOnMap(state)
  for (let cluster = 0; cluster < 6; cluster++)
    if ((gates & (1 << cluster)) !== 0) put({ piece: 'golem', golem: null }, { at: 'gate', system: sysId(cluster * 4) })
  let known = popcount(gates)
  GOLEMS.forEach((golem, at) => {
    if (camp.onHearth(state, at)) put({ piece: 'golem', golem }, { at: 'hearth' })
    if (isOut(state, at)) known++
  })
  put({ piece: 'golem', golem: null }, { at: 'aside' }, GOLEMS.length - known)
}

/** Face up at somebody's. */
export function isOut(state: State, golem: number): boolean {
  if (camp.onHearth(state, golem)) return true
  for (let seat = 0; seat < playersOf(state); seat++) if (slotOfGolem(state, seat, golem) >= 0) return true
  return false
}

/** Lore and Faithful cards in the Court are the same pieces as elsewhere. */
function courtPiece(card: number): Piece {
  if (card === CARD.imperialAuthority) return { piece: 'lore', card: loreId(FATE_LORE.imperialAuthority) }
  if (isLore(card)) return { piece: 'lore', card: loreId(card - LORE_COURT) }
  if (isFaithful(card)) return { piece: 'action', card: cardId(actionOfFaithful(card)) }
  return { piece: 'court', card: courtId(card) }
}

function putCourt(state: State, put: Put): void {
  const spots = new Map<number, Spot>()
  const all = (pile: number, spot: Spot): void => {
    for (const card of read.cards(state, pile)) spots.set(card, spot)
  }
  all(Pile.COURT_DECK, { at: 'courtDeck' })
  all(Pile.BURIED, { at: 'courtBottom' })
  all(Pile.COURT_DISCARD, { at: 'courtDiscard' })
  for (let seat = 0; seat < playersOf(state); seat++)
    all(Pile.guild(seat), { at: 'guild', seat: colourOf(state, seat) })
  UNIONS.forEach((card, union) => {
    const on = read.unionOn(state, union) - 1
    if (on >= 0) spots.set(card, { at: 'onAction', card: cardId(on) })
  })
  for (let spot = 0; spot <= ROW_SIZE; spot++) {
    const card = spot < ROW_SIZE ? read.rowCard(state, spot) - 1 : -1
    if (card >= 0) spots.set(card, { at: 'row', spot: spot + 1 })
    const under = camp.attached(state, spot) - 1
    if (under >= 0) spots.set(under, { at: 'under', spot: spot + 1 })
  }
  for (let number = 1; number <= camp.faithfulLeft(state); number++)
    spots.set(FAITHFUL_COURT + number - 1, { at: 'faithful' })
  putLore(state, spots, put)
  for (let card = 0; card < FAITHFUL_COURT; card++) {
    // A Vox card that is being resolved lies nowhere.
    if (card !== CARD.imperialAuthority) put(courtPiece(card), spots.get(card) ?? { at: 'aside' })
  }
  for (let card = FAITHFUL_COURT; card < COUNCIL; card++) {
    const spot = spots.get(card)
    if (spot !== undefined) put(courtPiece(card), spot)
    else if (!isAmongActions(state, actionOfFaithful(card))) put(courtPiece(card), { at: 'box' })
  }
}

/** Lore that nobody has seen may be any of the deck’s. */
function putLore(state: State, spots: ReadonlyMap<number, Spot>, put: Put): void {
  EVERY_LORE.forEach((card, lore) => {
    const court = lore === FATE_LORE.imperialAuthority ? CARD.imperialAuthority : LORE_COURT + lore
    const seat = state.options.colours.find((_, at) => read.has(state, Pile.lore(at), lore))
    const deck: Spot | undefined = read.has(state, Pile.LORE_DECK, lore) ? { at: 'courtDeck' } : undefined
    const lies = seat === undefined ? (spots.get(court) ?? deck) : ({ at: 'lore', seat } as const)
    put({ piece: 'lore', card }, lies ?? { at: 'aside' })
  })
}

/** A Faithful card that was taken is an action card like all others, until it is scrapped. */
const isAmongActions = (state: State, card: number): boolean =>
  read.has(state, FAITHFUL_OUT, card) || read.has(state, SCRAPPED, card)
