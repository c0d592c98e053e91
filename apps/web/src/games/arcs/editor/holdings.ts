// Changing a position by hand: power, tokens, cards of the Court, ambition markers.

import {
  bitsOf,
  type CourtId,
  copyState,
  GUILD_MASK,
  ids,
  layout as L,
  playersOf,
  type State,
  slotAt,
  slotUsable,
  TOKENS_PER_TYPE,
  TYPES,
  tokenIn,
} from '@understudy/arcs'

export function setPower(state: State, seat: number, power: number): State {
  const next = copyState(state)
  next.b[L.POWER + seat] = Math.max(0, Math.min(255, power))
  return next
}

export function setNumber(state: State, at: number, n: number): State {
  const next = copyState(state)
  next.b[at] = Math.max(0, Math.min(255, n))
  return next
}

/** Tokens that nobody has lie in the supply. */
function restock(state: State): State {
  const { b } = state
  for (let type = 1; type <= TYPES; type++) {
    let used = b[L.HELD + type]! + b[L.BOXES + type]!
    for (let seat = 0; seat < playersOf(state); seat++)
      for (let slot = 0; slot < L.SLOTS_PER_SEAT; slot++) if (tokenIn(state, seat, slot) === type) used++
    for (let system = 0; system < 24; system++) if (b[L.MYTHIC + system] === type) used++
    b[L.SUPPLY + type] = Math.max(0, TOKENS_PER_TYPE - used)
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
  next.b[slotAt(seat, slot)] = type
  return restock(next)
}

const withoutCourt = (state: State, card: number): void => {
  const { b, m } = state
  const bit = 1 << card
  for (const pile of [L.M_DECK, L.M_BOTTOM, L.M_DISCARD, L.M_ATTACHED, L.M_SECURED]) m[pile]! &= ~bit
  for (let seat = 0; seat < L.MAX_SEATS; seat++) m[L.M_GUILD + seat]! &= ~bit
  for (let spot = 0; spot < L.ROW_SIZE; spot++) if (b[L.ROW + spot] === card + 1) b[L.ROW + spot] = 0
  for (let union = 0; union < 4; union++) if (ids.UNIONS[union]?.card === card) b[L.UNION_ON + union] = 0
}

/** What lies in a spot of the row; what lay there goes back to the deck. Agents stay where they are. */
export function setRow(state: State, spot: number, card: CourtId | undefined): State {
  const next = copyState(state)
  const { b, m } = next
  const before = b[L.ROW + spot]! - 1
  if (before >= 0) m[L.M_DECK]! |= 1 << before
  b[L.ROW + spot] = 0
  if (card !== undefined) {
    withoutCourt(next, ids.court(card))
    b[L.ROW + spot] = ids.court(card) + 1
  }
  return next
}

/** A Guild card at a seat, or back in the deck. */
export function toggleGuild(state: State, seat: number, card: CourtId): State {
  const next = copyState(state)
  const index = ids.court(card)
  const has = (next.m[L.M_GUILD + seat]! & (1 << index)) !== 0
  withoutCourt(next, index)
  next.m[has ? L.M_DECK : L.M_GUILD + seat]! |= 1 << index
  return next
}

/** On the discard pile of the Court, or back in its deck. */
export function toggleDiscarded(state: State, card: CourtId): State {
  const next = copyState(state)
  const index = ids.court(card)
  const has = (next.m[L.M_DISCARD]! & (1 << index)) !== 0
  withoutCourt(next, index)
  next.m[has ? L.M_DECK : L.M_DISCARD]! |= 1 << index
  return next
}

export const discardedOf = ({ m }: State): CourtId[] => bitsOf(m[L.M_DISCARD]!).map(ids.courtId)

export const guildOf = (state: State, seat: number): CourtId[] => bitsOf(state.m[L.M_GUILD + seat]!).map(ids.courtId)

/** Cards of the deck that can go into the row or to somebody. */
export const inDeck = (state: State, guildOnly: boolean): CourtId[] =>
  bitsOf((state.m[L.M_DECK]! | state.m[L.M_DISCARD]! | state.m[L.M_BOTTOM]!) & (guildOnly ? GUILD_MASK : -1)).map(
    ids.courtId,
  )

export function setMarker(state: State, marker: number, ambition: number): State {
  const next = copyState(state)
  next.b[L.MARKER_AT + marker] = ambition
  return next
}

/** With the chapter goes which ambition markers are turned over: one more after each, the smallest first (arcs 8.3). */
export function setChapter(state: State, chapter: number): State {
  const next = copyState(state)
  next.b[L.CHAPTER] = chapter
  for (let marker = 0; marker < 3; marker++) next.b[L.MARKER_FLIPPED + marker] = marker >= 4 - chapter ? 1 : 0
  return next
}
