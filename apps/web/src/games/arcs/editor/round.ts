// Changing a position by hand: whose turn it is, who holds how many cards. The cards themselves stay unknown, except the
// one that leads.

import {
  type ActionCardId,
  arcs,
  cardPlay,
  copyState,
  FRAMES,
  ids,
  layout as L,
  MODES,
  numberOf,
  optionsOf,
  playersOf,
  roleOf,
  type SetupId,
  type State,
} from '@understudy/arcs'
import { keyedRandom } from '@understudy/table'

const DECK = (players: number): number[] =>
  Array.from({ length: 28 }, (_, card) => card).filter(
    (card) => players === 4 || (numberOf(card) > 1 && numberOf(card) < 7),
  )

const frame = (name: (typeof FRAMES)[number]): number => FRAMES.indexOf(name)

function stack(state: State, ...frames: readonly (readonly [(typeof FRAMES)[number], number, number?])[]): void {
  const { b } = state
  b.fill(0, L.FRAMES, L.FRAMES + L.FRAME_SIZE * L.MAX_FRAMES)
  frames.forEach(([name, seat, first = 0], i) => {
    const at = L.FRAMES + i * L.FRAME_SIZE
    b[at] = frame(name)
    b[at + 1] = seat
    b[at + 2] = first
  })
  b[L.DEPTH] = frames.length
}

export const handOf = (state: State, seat: number): number => {
  const role = roleOf(state, seat)
  if (role === 'supercat') return state.b[L.COUNTER + seat]!
  const place = (role === 'lars' ? L.P_DECK : L.P_HAND) + seat
  return state.b[L.UNKNOWN + place]! + bits(state.m[place]!) + (role === 'lars' ? bits(state.m[L.P_DRAWN + seat]!) : 0)
}

function bits(mask: number): number {
  let n = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++
  return n
}

/** Cards dealt out anew: these numbers in hand, the lead card on the table, all others in the pile, nobody knows which. */
function layCards(
  state: State,
  hands: readonly number[],
  lead?: { readonly seat: number; readonly card: number },
): void {
  const { b, m } = state
  const players = playersOf(state)
  b.fill(0, L.UNKNOWN, L.UNKNOWN + L.PLACE_COUNT)
  m.fill(0, 0, L.PLACE_COUNT)
  m.fill(0, L.M_SEEN, L.M_SEEN + L.MAX_SEATS)
  b.fill(0, L.UNION_ON, L.UNION_ON + 4)
  const deck = DECK(players)
  for (const card of deck) m[L.P_UNSEEN]! |= 1 << card
  let left = deck.length
  if (lead !== undefined) {
    m[L.P_UNSEEN]! &= ~(1 << lead.card)
    m[L.P_UP + lead.seat]! |= 1 << lead.card
    for (let seat = 0; seat < players; seat++) m[L.M_SEEN + seat]! |= 1 << lead.card
    left--
  }
  hands.forEach((n, seat) => {
    const role = roleOf(state, seat)
    if (role === 'supercat') b[L.COUNTER + seat] = n
    else {
      const place = (role === 'lars' ? L.P_DECK : L.P_HAND) + seat
      const held = Math.min(n, left)
      b[L.UNKNOWN + place] = held
      left -= held
    }
  })
  const virtual = state.options.roles.includes('supercat')
  b[L.GROUPS] = virtual ? 0 : 1
  b[L.UNKNOWN + (virtual ? L.P_STACK : L.P_GROUP)] = left
}

const handsOf = (state: State): number[] => Array.from({ length: playersOf(state) }, (_, seat) => handOf(state, seat))

function clearTurn(state: State): void {
  const { b } = state
  for (const at of [
    L.MODE,
    L.PIPS_LEFT,
    L.ARMED,
    L.PRELUDE,
    L.FIRST,
    L.ARRANGE,
    L.USED,
    L.EXTRA_DIE,
    L.BONUS,
    L.LAST_SITE,
  ])
    b[at] = 0
  b[L.PASSED] = 0
  b[L.SEIZED] = 0
  b[L.DECLARED] = 0
  b[L.OVER] = 0
  b.fill(0, L.B_KIND, L.B_AFTER + 1)
  b.fill(0, L.MOVED, L.MOVED + 24)
  b.fill(0, L.PLAYED_MODE, L.PLAYED_MODE + L.MAX_SEATS)
  b.fill(0, L.PLAYED_CARD, L.PLAYED_CARD + L.MAX_SEATS)
  for (let at = L.SITE; at < L.SITE + 72; at++) b[at]! &= ~L.SITE_USED
  state.m[L.M_SECURED] = 0
}

/** This seat is about to lead a round. */
export function toLead(state: State, seat: number, hands: readonly number[] = handsOf(state)): State {
  const next = copyState(state)
  const { b } = next
  clearTurn(next)
  layCards(next, hands)
  b[L.INITIATIVE] = seat
  b[L.LEADER] = seat
  b[L.LEAD_CARD] = 0
  b[L.LEAD_ZERO] = 0
  b[L.TURN] = 0
  if (b[L.ROUND] === 0) b[L.ROUND] = 1
  // A bot turns its cards over first.
  if (cardPlay(next, seat).draws) stack(next, ['lead', seat], ['reveal', seat])
  else stack(next, ['lead', seat])
  return next
}

/** Somebody else has led this card; this seat is about to follow. */
export function toFollow(
  state: State,
  seat: number,
  leader: number,
  card: ActionCardId,
  zero: boolean,
  hands: readonly number[] = handsOf(state),
): State {
  const next = copyState(state)
  const { b } = next
  const n = playersOf(next)
  const turn = (seat - leader + n) % n
  clearTurn(next)
  layCards(next, hands, { seat: leader, card: ids.card(card) })
  b[L.LEADER] = leader
  b[L.LEAD_CARD] = ids.card(card) + 1
  b[L.LEAD_ZERO] = zero ? 1 : 0
  b[L.PLAYED_MODE + leader] = MODES.indexOf('lead')
  b[L.PLAYED_CARD + leader] = ids.card(card) + 1
  b[L.TURN] = turn
  if (b[L.ROUND] === 0) b[L.ROUND] = 1
  const draws = cardPlay(next, seat).draws && roleOf(next, seat) !== 'lars'
  const follow = [['nextTurn', leader, turn] as const, ['follow', seat] as const]
  stack(next, ...follow, ...(draws ? [['reveal', seat] as const] : []))
  return next
}

/** Who leads, or what was led and who follows: as `round` above, read back. */
export interface Standing {
  readonly acting: number
  readonly leader: number
  readonly card: ActionCardId | undefined
  readonly zero: boolean
}

export function standingOf({ b }: State): Standing {
  const card = b[L.LEAD_CARD]!
  let acting = b[L.INITIATIVE]!
  for (let i = b[L.DEPTH]! - 1; i >= 0; i--) {
    const at = L.FRAMES + i * L.FRAME_SIZE
    if (b[at] === frame('lead') || b[at] === frame('follow') || b[at] === frame('turn')) {
      acting = b[at + 1]!
      break
    }
  }
  return {
    acting,
    leader: b[L.LEADER]!,
    card: card === 0 ? undefined : ids.cardId(card - 1),
    zero: b[L.LEAD_ZERO] === 1,
  }
}

/** The same standing with other numbers of cards. */
export function setHands(state: State, hands: readonly number[]): State {
  const { acting, leader, card, zero } = standingOf(state)
  return card === undefined || acting === leader
    ? toLead(state, acting, hands)
    : toFollow(state, acting, leader, card, zero, hands)
}

export const setHand = (state: State, seat: number, n: number): State =>
  setHands(
    state,
    handsOf(state).map((has, each) => (each === seat ? n : has)),
  )

/** A table as the setup card lays it out: something to start from. */
export function fromSetup(state: State, setup: SetupId, first: number): State {
  const chance = { actionCards: 'secret' }
  const started = arcs.start({ ...optionsOf(state), setup, initiative: `seat${first + 1}` }, chance)
  const random = keyedRandom('editor', setup)
  for (let i = 0; i < 40; i++) {
    const decision = arcs.decision(started)
    if (decision === undefined || decision.kind === 'lead' || decision.kind === 'reveal') break
    arcs.apply(started, decision.sample(random))
  }
  // The options of a running game do not change; only the pieces are taken over.
  const laid: State = { b: started.b, m: started.m, options: state.options }
  const hands = Array.from({ length: playersOf(laid) }, (_, seat) => handOf(laid, seat))
  return toLead(laid, first, hands)
}
