// Changing a position by hand: power, tokens, cards of the Court, ambition markers.

import { inSet } from '../../card-sets.ts'
import { GUILD_CARDS, UNIONS } from '../../data/court.ts'
import { ABLE_CARDS, type AbleCard, type CourtId, type SystemId, TOKENS_PER_TYPE } from '../../vocabulary.ts'
import * as ids from '../board/ids.ts'
import { slotUsable, TYPES, tokenIn } from '../board/resources.ts'
import { actRules } from '../round/act-rules.ts'
import { seatRules } from '../seats/index.ts'
import { holdsAble, isExhausted } from '../seats/table.ts'
import { MAX_SEATS, ROW_SIZE, SLOTS_PER_SEAT } from '../state/numbers.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { copyState, playersOf, type State } from '../state/state.ts'
import * as write from '../state/write.ts'

export function setPower(state: State, seat: number, power: number): State {
  const next = copyState(state)
  write.setPower(next, seat, power)
  return next
}

export function setInitiative(state: State, seat: number): State {
  const next = copyState(state)
  write.setInitiative(next, seat)
  return next
}

export function setSeizeCounter(state: State, seat: number, n: number): State {
  const next = copyState(state)
  write.setSeizeCounter(next, seat, Math.max(0, n))
  return next
}

export function setResourcePower(state: State, seat: number, n: number): State {
  const next = copyState(state)
  write.setResourcePower(next, seat, Math.max(0, n))
  return next
}

/** The target planet of Lars. */
export function setTarget(state: State, seat: number, planet: SystemId): State {
  const next = copyState(state)
  write.setTarget(next, seat, ids.sys(planet) + 1)
  return next
}

/** Tokens that nobody has lie in the supply. */
function restock(state: State): State {
  for (let type = 1; type <= TYPES; type++) {
    let used = read.held(state, type) + read.box(state, type)
    if (state.options.act !== 0) used += actRules().typeCount(state, type)
    for (let seat = 0; seat < playersOf(state); seat++)
      for (let slot = 0; slot < SLOTS_PER_SEAT; slot++) if (tokenIn(state, seat, slot) === type) used++
    for (let system = 0; system < 24; system++) if (read.mythic(state, system) === type) used++
    write.setSupply(state, type, Math.max(0, TOKENS_PER_TYPE - used))
  }
  return state
}

/** Into the first free slot; undefined if there is none. */
export function addToken(state: State, seat: number, type: number): State | undefined {
  for (let slot = 0; slot < 7; slot++) {
    if (tokenIn(state, seat, slot) !== 0 || !slotUsable(state, seat, slot)) continue
    return setToken(state, seat, slot, type)
  }
  return undefined
}

export function setToken(state: State, seat: number, slot: number, type: number): State {
  const next = copyState(state)
  write.setSlot(next, seat, slot, type)
  return restock(next)
}

const withoutCourt = (state: State, card: number): void => {
  for (const pile of [Pile.COURT_DECK, Pile.BURIED, Pile.COURT_DISCARD, Pile.ATTACHED, Pile.SECURED])
    write.drop(state, pile, card)
  for (let seat = 0; seat < MAX_SEATS; seat++) write.drop(state, Pile.guild(seat), card)
  for (let spot = 0; spot < ROW_SIZE; spot++)
    if (read.rowCard(state, spot) === card + 1) write.setRowCard(state, spot, 0)
  for (let union = 0; union < 4; union++) if (UNIONS[union] === card) write.setUnionOn(state, union, 0)
}

/** What lies in a spot of the row; what lay there goes back to the deck. Agents stay where they are. */
export function setRow(state: State, spot: number, card: CourtId | undefined): State {
  const next = copyState(state)
  const before = read.rowCard(next, spot) - 1
  if (before >= 0) write.put(next, Pile.COURT_DECK, before)
  write.setRowCard(next, spot, 0)
  if (card !== undefined) {
    withoutCourt(next, ids.court(card))
    write.setRowCard(next, spot, ids.court(card) + 1)
  }
  return next
}

/** A Guild card at a seat, or back in the deck. */
export function toggleGuild(state: State, seat: number, card: CourtId): State {
  const next = copyState(state)
  const index = ids.court(card)
  const has = read.has(next, Pile.guild(seat), index)
  withoutCourt(next, index)
  write.put(next, has ? Pile.COURT_DECK : Pile.guild(seat), index)
  return next
}

/** Cards of a SUPERCAT seat that can lie sideways, and whether they do. */
export const ableOf = (state: State, seat: number): AbleCard[] =>
  seatRules(state, seat).counts ? ABLE_CARDS.filter((card) => holdsAble(state, seat, card)) : []

export function toggleExhausted(state: State, seat: number, card: AbleCard): State {
  const next = copyState(state)
  const at = ABLE_CARDS.indexOf(card)
  if (isExhausted(state, seat, card)) write.drop(next, Pile.exhausted(seat), at)
  else write.put(next, Pile.exhausted(seat), at)
  return next
}

/** On the discard pile of the Court, or back in its deck. */
export function toggleDiscarded(state: State, card: CourtId): State {
  const next = copyState(state)
  const index = ids.court(card)
  const has = read.has(next, Pile.COURT_DISCARD, index)
  withoutCourt(next, index)
  write.put(next, has ? Pile.COURT_DECK : Pile.COURT_DISCARD, index)
  // In an act the pile has an order.
  if (state.options.act !== 0) actRules().tidy(next)
  return next
}

export const discardedOf = (state: State): CourtId[] => read.cards(state, Pile.COURT_DISCARD).map(ids.courtId)

export const guildOf = (state: State, seat: number): CourtId[] => read.cards(state, Pile.guild(seat)).map(ids.courtId)

/** Cards of the deck that can go into the row or to somebody. */
export const inDeck = (state: State, guildOnly: boolean): CourtId[] =>
  [Pile.COURT_DECK, Pile.COURT_DISCARD, Pile.BURIED]
    .flatMap((pile) => read.cards(state, pile))
    .filter((card) => !guildOnly || inSet(GUILD_CARDS, card))
    .sort((one, other) => one - other)
    .map(ids.courtId)

export function setMarker(state: State, marker: number, ambition: number): State {
  const next = copyState(state)
  write.setMarkerAt(next, marker, ambition)
  return next
}

/** With the chapter goes which ambition markers are turned over: one more after each, the smallest first (arcs 8.3). */
export function setChapter(state: State, chapter: number): State {
  const next = copyState(state)
  write.setChapter(next, chapter)
  for (let marker = 0; marker < 3; marker++) write.setMarkerFlipped(next, marker, marker >= 4 - chapter)
  return next
}
