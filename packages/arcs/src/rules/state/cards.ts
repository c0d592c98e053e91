// Where the action cards are. Known cards lie in their piles; cards that nobody has told us about are counted per pile and
// fill up from the pile UNSEEN. So hidden orders and secret hands need no special rules.

import type { Random } from '@understudy/table'
import { type CardSet, joined, nthCard, popcount, sizeOfSet } from '../../card-sets.ts'
import { deckOf } from '../../data/action-cards.ts'
import { actRules } from '../round/act-rules.ts'
import * as L from './layout.ts'
import { MAX_SEATS } from './numbers.ts'
import * as Pile from './piles.ts'
import * as read from './read.ts'
import { playersOf, type State } from './state.ts'
import * as write from './write.ts'

// Not looked up in the layout each time: what is constant in a file costs nothing.
const PILES = L.PILES
const UNKNOWN = L.UNKNOWN
const M_SEEN = L.M_SEEN
const PLACE_COUNT = L.PLACE_COUNT
const P_UNSEEN = L.P_UNSEEN

export const sizeOf = (state: State, pile: number): number => read.count(state, pile) + read.unknown(state, pile)

/** Everybody can see the card now. */
export function show(state: State, card: number): void {
  for (let seat = 0; seat < state.options.players; seat++) write.put(state, Pile.seenBy(seat), card)
}

/** Only this seat knows where the card is. */
export function showOnly(state: State, card: number, seat: number): void {
  for (let other = 0; other < MAX_SEATS; other++) write.drop(state, Pile.seenBy(other), card)
  write.put(state, Pile.seenBy(seat), card)
}

export const mayBeAt = (state: State, pile: number, card: number): boolean =>
  read.has(state, pile, card) || (read.unknown(state, pile) > 0 && read.has(state, Pile.UNSEEN, card))

/** Moves a card; if it was not known to be there, one unknown card turns out to be it. */
export function moveCard(state: State, card: number, from: number, to: number): void {
  if (read.has(state, from, card)) write.drop(state, from, card)
  else {
    write.drop(state, Pile.UNSEEN, card)
    write.addUnknown(state, from, -1)
  }
  write.put(state, to, card)
}

/** Moves a card that nobody names. If the pile mixes known and unknown ones, all of them could be it. */
export function moveUnseen(state: State, from: number, to: number): void {
  hide(state, from)
  write.addUnknown(state, from, -1)
  write.addUnknown(state, to, 1)
}

/** Makes the known cards of a pile unknown, but for those in `open`. */
export function hide(state: State, pile: number, open?: CardSet): void {
  const { b, m } = state
  for (let plane = 0, word = 0; plane < m.length; plane += PILES, word++) {
    const hidden = m[pile + plane]! & ~(open?.[word] ?? 0)
    if (hidden === 0) continue
    m[pile + plane]! &= ~hidden
    m[Pile.UNSEEN + plane]! |= hidden
    b[UNKNOWN + pile]! += popcount(hidden)
    for (let seat = 0; seat < MAX_SEATS; seat++) m[M_SEEN + seat + plane]! &= ~hidden
  }
}

/** Moves everything from one pile to another. */
export function moveAll(state: State, from: number, to: number): void {
  write.pour(state, from, to)
  write.addUnknown(state, to, read.unknown(state, from))
  write.setUnknown(state, from, 0)
}

/** Gathers the whole deck: nobody knows any card any more. */
export function gatherDeck(state: State): void {
  const { b, m } = state
  b.fill(0, UNKNOWN, UNKNOWN + PLACE_COUNT)
  for (let plane = 0; plane < m.length; plane += PILES) {
    m.fill(0, plane, plane + PLACE_COUNT)
    m.fill(0, plane + M_SEEN, plane + M_SEEN + MAX_SEATS)
  }
  const deck = state.options.act === 0 ? deckOf(playersOf(state)) : actRules().actionDeck(state)
  write.putAll(state, Pile.UNSEEN, deck)
  write.setGroups(state, 0)
}

/** A new group on top of the action discard pile. */
export function newGroup(state: State): number {
  if (read.groups(state) < Pile.MAX_GROUPS) write.addGroups(state, 1)
  return Pile.group(read.groups(state) - 1)
}

export function pileSize(state: State): number {
  let n = 0
  for (let group = 0; group < read.groups(state); group++) n += sizeOf(state, Pile.group(group))
  return n
}

/** The lowest group of the discard pile that has cards, or -1. */
export function bottomGroup(state: State): number {
  for (let group = 0; group < read.groups(state); group++)
    if (sizeOf(state, Pile.group(group)) > 0) return Pile.group(group)
  return -1
}

/** Which card a random one of this pile is. */
export function sampleCard(state: State, pile: number, random: Random): number {
  const n = read.count(state, pile)
  const at = random.int(n + read.unknown(state, pile))
  return at < n ? read.nth(state, pile, at) : sampleUnseen(state, random)
}

/** Which card an unknown one is. */
export const sampleUnseen = (state: State, random: Random): number =>
  read.nth(state, Pile.UNSEEN, random.int(read.count(state, Pile.UNSEEN)))

/** The cards that one drawn from this pile can be. */
export const possibleAt = (state: State, pile: number): CardSet =>
  read.unknown(state, pile) > 0
    ? joined(read.cardSet(state, pile), read.cardSet(state, Pile.UNSEEN))
    : read.cardSet(state, pile)

/** n different cards of a set, at random. */
export function sampleCards(set: CardSet, n: number, random: Random): number[] {
  const out: number[] = []
  const rest = set.slice()
  for (let i = 0, left = sizeOfSet(set); i < n && left > 0; i++, left--) {
    const card = nthCard(rest, random.int(left))
    rest[card >>> 5]! &= ~(1 << card)
    out.push(card)
  }
  return out
}

/**
 * Beside a real board nobody's secrets are kept: a face-down card that somebody named all the same is forgotten, so that
 * the rules never refuse another seat a card because of what only they know.
 */
export function forget(state: State): void {
  const open = seenByAll(state)
  for (let pile = 1; pile < Pile.ACTION_PILES; pile++) hide(state, pile, open)
}

/** The cards whose place everybody knows. */
export function seenByAll({ m, options }: State): CardSet {
  const open: number[] = []
  for (let plane = 0; plane < m.length; plane += PILES) {
    let word = -1
    for (let seat = 0; seat < options.players; seat++) word &= m[plane + M_SEEN + seat]!
    open.push(word)
  }
  return open
}

/** Makes this position the view of a seat (or of nobody, below 0): what it does not know is unknown, to everybody alike. */
export function viewAs(state: State, seat: number): void {
  const { b, m, options } = state
  for (let plane = 0; plane < m.length; plane += PILES) {
    const seen = seat < 0 ? 0 : m[plane + M_SEEN + seat]!
    let known = 0
    for (let pile = 1; pile < PLACE_COUNT; pile++) {
      const cards = m[plane + pile]!
      if (cards === 0) continue
      const hidden = cards & ~seen
      if (hidden !== 0) {
        m[plane + pile] = cards & seen
        m[plane + P_UNSEEN]! |= hidden
        b[UNKNOWN + pile]! += popcount(hidden)
      }
      known |= cards & seen
    }
    // What others know is nobody's business.
    for (let other = 0; other < options.players; other++) m[plane + M_SEEN + other] = known
  }
}
