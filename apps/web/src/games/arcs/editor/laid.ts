// Where the action cards lie in a position entered by hand: so many in each hand, some played, some discarded face up. All
// others are in the pile, nobody knows which.

import { type ActionCardId, bitsOf, ids, layout as L, numberOf, playersOf, roleOf, type State } from '@understudy/arcs'

/** What somebody has played in this round: a card face up, or one face down. */
export type Played = ActionCardId | 'down'

export interface Laid {
  readonly hands: readonly number[]
  /** By seat; the leader's card is among them. */
  readonly played: readonly (Played | undefined)[]
  readonly discard: readonly ActionCardId[]
}

const DECK = (players: number): number[] =>
  Array.from({ length: 28 }, (_, card) => card).filter(
    (card) => players === 4 || (numberOf(card) > 1 && numberOf(card) < 7),
  )

const isVirtual = (state: State): boolean => state.options.roles.includes('supercat')
/** Where discarded cards lie open: in a pile of their own, or in the pile from which nobody draws in this chapter. */
const discardPlace = (state: State): number =>
  isVirtual(state) || state.options.splitDiscard ? L.P_FACE_UP : L.P_GROUP
const sizeOf = ({ b, m }: State, place: number): number => b[L.UNKNOWN + place]! + bitsOf(m[place]!).length

export const handOf = (state: State, seat: number): number => {
  const role = roleOf(state, seat)
  if (role === 'supercat') return state.b[L.COUNTER + seat]!
  if (role === 'lars') return sizeOf(state, L.P_DECK + seat) + bitsOf(state.m[L.P_DRAWN + seat]!).length
  return sizeOf(state, L.P_HAND + seat)
}

export function laidIn(state: State): Laid {
  const seats = Array.from({ length: playersOf(state) }, (_, seat) => seat)
  return {
    hands: seats.map((seat) => handOf(state, seat)),
    played: seats.map((seat) => {
      const [up] = bitsOf(state.m[L.P_UP + seat]!)
      if (up !== undefined) return ids.cardId(up)
      return sizeOf(state, L.P_DOWN + seat) > 0 ? 'down' : undefined
    }),
    discard: bitsOf(state.m[discardPlace(state)]!).map(ids.cardId),
  }
}

/** Lays the cards out anew in this very state. */
export function layCards(state: State, { hands, played, discard }: Laid): void {
  const { b, m } = state
  const players = playersOf(state)
  b.fill(0, L.UNKNOWN, L.UNKNOWN + L.PLACE_COUNT)
  m.fill(0, 0, L.PLACE_COUNT)
  m.fill(0, L.M_SEEN, L.M_SEEN + L.MAX_SEATS)
  b.fill(0, L.UNION_ON, L.UNION_ON + 4)
  const deck = DECK(players)
  for (const card of deck) m[L.P_UNSEEN]! |= 1 << card
  let left = deck.length
  const open = (id: ActionCardId, place: number) => {
    const bit = 1 << ids.card(id)
    if ((m[L.P_UNSEEN]! & bit) === 0) return
    m[L.P_UNSEEN]! &= ~bit
    m[place]! |= bit
    for (let seat = 0; seat < players; seat++) m[L.M_SEEN + seat]! |= bit
    left--
  }
  const unseen = (n: number, place: number) => {
    const held = Math.min(n, left)
    b[L.UNKNOWN + place]! += held
    left -= held
  }
  played.forEach((what, seat) => {
    if (what === 'down') unseen(1, L.P_DOWN + seat)
    else if (what !== undefined) open(what, L.P_UP + seat)
  })
  for (const id of discard) open(id, discardPlace(state))
  hands.forEach((n, seat) => {
    const role = roleOf(state, seat)
    if (role === 'supercat') b[L.COUNTER + seat] = n
    else unseen(n, (role === 'lars' ? L.P_DECK : L.P_HAND) + seat)
  })
  b[L.GROUPS] = isVirtual(state) ? 0 : 1
  b[L.UNKNOWN + (isVirtual(state) ? L.P_STACK : L.P_GROUP)]! += left
}
