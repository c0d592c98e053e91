// Where the action cards are. Known cards are bits of the set of their place; cards that nobody has told us about are
// counted per place (UNKNOWN) and fill up from the set UNSEEN. So hidden orders and secret hands need no special rules.

import type { Random } from '@understudy/table'
import { deckMask } from '../data/action-cards.ts'
import * as L from './layout.ts'
import { nthBit, playersOf, popcount, type State } from './state.ts'

export const sizeOf = (state: State, place: number): number => popcount(state.m[place]!) + state.b[L.UNKNOWN + place]!

/** Everybody can see the card now. */
export function show(state: State, card: number): void {
  for (let seat = 0; seat < state.options.players; seat++) state.m[L.M_SEEN + seat]! |= 1 << card
}

/** Only this seat knows where the card is. */
export function showOnly(state: State, card: number, seat: number): void {
  for (let other = 0; other < L.MAX_SEATS; other++) state.m[L.M_SEEN + other]! &= ~(1 << card)
  state.m[L.M_SEEN + seat]! |= 1 << card
}

export const mayBeAt = (state: State, place: number, card: number): boolean =>
  (state.m[place]! & (1 << card)) !== 0 ||
  (state.b[L.UNKNOWN + place]! > 0 && (state.m[L.P_UNSEEN]! & (1 << card)) !== 0)

/** Moves a card; if it was not known to be there, one unknown card turns out to be it. */
export function moveCard(state: State, card: number, from: number, to: number): void {
  const { b, m } = state
  const bit = 1 << card
  if ((m[from]! & bit) !== 0) m[from]! &= ~bit
  else {
    m[L.P_UNSEEN]! &= ~bit
    b[L.UNKNOWN + from]!--
  }
  m[to]! |= bit
}

/** Moves a card that nobody names. If the place mixes known and unknown ones, all of them could be it. */
export function moveUnseen(state: State, from: number, to: number): void {
  const { b } = state
  hide(state, from, -1)
  b[L.UNKNOWN + from]!--
  b[L.UNKNOWN + to]!++
}

/** Makes the known cards of a place unknown, as far as they are in `which`. */
export function hide(state: State, place: number, which: number): void {
  const { b, m } = state
  const hidden = m[place]! & which
  if (hidden === 0) return
  m[place]! &= ~hidden
  m[L.P_UNSEEN]! |= hidden
  b[L.UNKNOWN + place]! += popcount(hidden)
  for (let seat = 0; seat < L.MAX_SEATS; seat++) m[L.M_SEEN + seat]! &= ~hidden
}

/** Moves everything from one place to another. */
export function moveAll(state: State, from: number, to: number): void {
  const { b, m } = state
  m[to]! |= m[from]!
  m[from] = 0
  b[L.UNKNOWN + to]! += b[L.UNKNOWN + from]!
  b[L.UNKNOWN + from] = 0
}

/** Gathers the whole deck: nobody knows any card any more. */
export function gatherDeck(state: State): void {
  const { b, m } = state
  b.fill(0, L.UNKNOWN, L.UNKNOWN + L.PLACE_COUNT)
  m.fill(0, 0, L.PLACE_COUNT)
  m.fill(0, L.M_SEEN, L.M_SEEN + L.MAX_SEATS)
  m[L.P_UNSEEN] = deckMask(playersOf(state))
  b[L.GROUPS] = 0
}

/** A new group on top of the action discard pile. */
export function newGroup(state: State): number {
  const { b } = state
  if (b[L.GROUPS]! < L.MAX_GROUPS) b[L.GROUPS]!++
  return L.P_GROUP + b[L.GROUPS]! - 1
}

export function pileSize(state: State): number {
  let n = 0
  for (let place = L.P_GROUP, end = place + state.b[L.GROUPS]!; place < end; place++) n += sizeOf(state, place)
  return n
}

/** The lowest group of the discard pile that has cards, or -1. */
export function bottomGroup(state: State): number {
  for (let place = L.P_GROUP, end = place + state.b[L.GROUPS]!; place < end; place++)
    if (sizeOf(state, place) > 0) return place
  return -1
}

/** Which card a random one of this place is. */
export function sampleCard(state: State, place: number, random: Random): number {
  const known = state.m[place]!
  const n = popcount(known)
  const at = random.int(n + state.b[L.UNKNOWN + place]!)
  if (at < n) return nthBit(known, at)
  const unseen = state.m[L.P_UNSEEN]!
  return nthBit(unseen, random.int(popcount(unseen)))
}

/** Bits of the cards that one drawn from this place can be. */
export const possibleAt = (state: State, place: number): number =>
  state.m[place]! | (state.b[L.UNKNOWN + place]! > 0 ? state.m[L.P_UNSEEN]! : 0)

/** n different cards of a set, at random. */
export function sampleBits(mask: number, n: number, random: Random): number[] {
  const out: number[] = []
  let rest = mask
  for (let i = 0; i < n && rest !== 0; i++) {
    const card = nthBit(rest, random.int(popcount(rest)))
    rest &= ~(1 << card)
    out.push(card)
  }
  return out
}

/**
 * Beside a real board nobody's secrets are kept: a face-down card that somebody named all the same is forgotten, so that
 * the rules never refuse another seat a card because of what only they know.
 */
export function forget(state: State): void {
  const { m } = state
  let open = -1
  for (let seat = 0; seat < state.options.players; seat++) open &= m[L.M_SEEN + seat]!
  for (let place = 1; place < L.PLACE_COUNT; place++) if ((m[place]! & ~open) !== 0) hide(state, place, ~open)
}
