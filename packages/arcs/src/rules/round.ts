// The round: who leads, who follows, passing, the end of a turn and of a round (arcs 7).

import type { EventSink } from '@understudy/table'
import { numberOf } from '../data/action-cards.ts'
import { say } from '../text/sayings.ts'
import { moveAll, moveCard, newGroup, showOnly, sizeOf } from './cards.ts'
import { free } from './deed.ts'
import { cardId, courtId, sys, sysId, UNIONS } from './ids.ts'
import * as L from './layout.ts'
import { placeShips } from './pieces.ts'
import { SURPASS } from './play-card.ts'
import { endPrelude, usableSlots } from './resources.ts'
import { cardPlay, hasCards } from './seats/index.ts'
import { FOUGHT, isLars } from './seats/lars.ts'
import { discardOverflow } from './seats/lars-tokens.ts'
import { anyVirtual } from './seats/virtual.ts'
import { F, pop, push, topAt } from './stack.ts'
import { boardOf, colourOf, isPort, playersOf, type State, siteOwner } from './state.ts'

/** The next seat clockwise that has cards, or -1. */
export function nextHolder(state: State, seat: number): number {
  const n = playersOf(state)
  for (let i = 1; i < n; i++) {
    const other = (seat + i) % n
    if (hasCards(state, other)) return other
  }
  return -1
}

/** Frame `round`: somebody leads, or the chapter is over. */
export function startRound(state: State, events?: EventSink): void {
  const { b } = state
  pop(state)
  let leader = b[L.INITIATIVE]!
  if (!hasCards(state, leader)) {
    leader = nextHolder(state, leader)
    if (leader < 0) {
      push(state, F.score, 0)
      return
    }
    // arcs 7.2: without cards the pass is forced, and it is not the pass of a card holder (7.3.3).
    b[L.INITIATIVE] = leader
    events?.event(say('log.initiative', { seat: colourOf(state, leader) }))
  }
  b[L.ROUND]!++
  b[L.TURN] = 0
  b[L.LEADER] = leader
  b[L.LEAD_CARD] = 0
  b[L.LEAD_ZERO] = 0
  b[L.SEIZED] = 0
  b[L.DECLARED] = 0
  b.fill(0, L.PLAYED_MODE, L.PLAYED_MODE + L.MAX_SEATS)
  b.fill(0, L.PLAYED_CARD, L.PLAYED_CARD + L.MAX_SEATS)
  push(state, F.lead, leader)
  if (cardPlay(state, leader).draws) push(state, F.reveal, leader)
}

export const pass = free<'pass'>({
  refuse: (state, _action, seat) => (cardPlay(state, seat).passes ? undefined : say('no.botPasses', {})),
  carry(state, _action, seat, events) {
    const { b } = state
    pop(state)
    events?.event(say('log.passed', { seat: colourOf(state, seat) }))
    b[L.PASSED]! |= 1 << seat
    let everybody = true
    for (let other = 0; other < playersOf(state); other++)
      if (hasCards(state, other) && (b[L.PASSED]! & (1 << other)) === 0) everybody = false
    const next = nextHolder(state, seat)
    // arcs/D21, arcs/U2
    if (next >= 0 && !(everybody && state.options.passerKeeps)) b[L.INITIATIVE] = next
    if (everybody) {
      discardHands(state)
      events?.event(say('log.allPassed', {}))
      push(state, F.score, 0)
    } else push(state, F.round, 0)
  },
  *list(state, seat) {
    if (cardPlay(state, seat).passes) yield { do: 'pass' }
  },
})

function discardHands(state: State): void {
  const group = newGroup(state)
  for (let seat = 0; seat < playersOf(state); seat++) {
    for (const place of [L.P_HAND, L.P_BONUS, L.P_DECK]) moveAll(state, place + seat, group)
    state.b[L.COUNTER + seat] = 0
  }
}

/** Frame `nextTurn`: the next seat with cards follows, or the round ends. Its first number counts the turns so far. */
export function nextTurn(state: State): void {
  const { b } = state
  const at = topAt(state)
  const n = playersOf(state)
  for (let turn = b[at + 2]! + 1; turn < n; turn++) {
    const seat = (b[L.LEADER]! + turn) % n
    if (!hasCards(state, seat)) continue
    b[at + 2] = turn
    b[L.TURN] = turn
    push(state, F.follow, seat)
    // Lars rolls first: a card that it copies with stays unseen (lars/A12).
    if (cardPlay(state, seat).draws && !isLars(state, seat)) push(state, F.reveal, seat)
    return
  }
  pop(state)
  push(state, F.endRound, 0)
}

/** Ends the turn of the seat on top (arcs 7.9). */
export function endTurn(state: State, seat: number, events?: EventSink): void {
  const { b } = state
  pop(state)
  if (isLars(state, seat)) {
    discardOverflow(state, seat, usableSlots(state, seat), events)
    b.fill(0, FOUGHT, FOUGHT + 24)
  }
  endPrelude(state)
  b[L.ARRANGE] = 0
  b[L.ARMED] = 0
  b[L.PIPS_LEFT] = 0
  b[L.MODE] = 0
  b[L.USED] = 0
  b[L.BONUS] = 0
  b[L.EXTRA_DIE] = 0
  b[L.LAST_SITE] = 0
  state.m[L.M_SECURED] = 0
  for (let at = L.SITE, end = at + 72; at < end; at++) b[at]! &= ~L.SITE_USED
  if (isStranded(state, seat)) push(state, F.reinforce, seat)
}

/** No ships and no starports on the map; cities do not matter. */
function isStranded(state: State, seat: number): boolean {
  const { b } = state
  for (let system = 0; system < 24; system++) {
    const at = system * L.OWNER_STRIDE + seat
    if (b[L.FRESH + at] !== 0 || b[L.DAMAGED + at] !== 0) return false
  }
  for (let at = L.SITE, end = at + 72; at < end; at++) if (isPort(b[at]!) && siteOwner(b[at]!) === seat) return false
  return b[L.SHIPS + seat]! > 0
}

export const reinforce = free<'reinforce'>({
  refuse: (state, action) =>
    boardOf(state).gates.includes(sys(action.gate)) ? undefined : say('no.gate', { system: action.gate }),
  carry(state, action, seat, events) {
    pop(state)
    const ships = placeShips(state, seat, sys(action.gate), 3)
    events?.event(say('log.reinforced', { seat: colourOf(state, seat), ships, system: action.gate }))
  },
  *list(state) {
    for (const gate of boardOf(state).gates) yield { do: 'reinforce', gate: sysId(gate) }
  },
})

/** Frame `endRound` (arcs 7.10). */
export function endRound(state: State, events?: EventSink): void {
  const { b, m } = state
  pop(state)
  for (let union = 0; union < UNIONS.length; union++) {
    const on = b[L.UNION_ON + union]! - 1
    if (on < 0) continue
    const seat = b[L.UNION_OF + union]!
    b[L.UNION_ON + union] = 0
    b[L.UNION_OF + union] = 0
    const { bit, card } = UNIONS[union]!
    m[L.M_ATTACHED]! &= ~bit
    m[L.M_DISCARD]! |= bit
    const from = placeOfPlayed(state, on)
    if (from < 0) continue
    moveCard(state, on, from, cardPlay(state, seat).gains(seat))
    if (state.options.roles[seat] === 'supercat') b[L.COUNTER + seat]!++
    events?.event(say('log.union', { seat: colourOf(state, seat), union: courtId(card), card: cardId(on) }))
    if (state.options.roles[seat] === 'lars') showOnly(state, on, seat)
  }
  if (b[L.SEIZED] === 0) {
    let best = -1
    for (let seat = 0; seat < playersOf(state); seat++) {
      if (b[L.PLAYED_MODE + seat] !== SURPASS) continue
      if (best < 0 || numberOf(b[L.PLAYED_CARD + seat]! - 1) > numberOf(b[L.PLAYED_CARD + best]! - 1)) best = seat
    }
    if (best >= 0) b[L.INITIATIVE] = best
  }
  events?.event(say('log.roundEnd', { seat: colourOf(state, b[L.INITIATIVE]!) }))
  discardPlayed(state)
  b[L.LEAD_CARD] = 0
  b[L.LEAD_ZERO] = 0
  push(state, F.round, 0)
}

const PLAYED = [L.P_UP, L.P_DOWN, L.P_SEIZE]

function placeOfPlayed(state: State, card: number): number {
  for (let seat = 0; seat < playersOf(state); seat++)
    if ((state.m[L.P_UP + seat]! & (1 << card)) !== 0) return L.P_UP + seat
  return -1
}

/** Played cards go face down onto the pile; the order within one batch is open. */
function discardPlayed(state: State): void {
  const shared = anyVirtual(state)
  const group = shared ? L.P_FACE_UP : newGroup(state)
  for (let seat = 0; seat < playersOf(state); seat++) {
    for (const place of PLAYED) {
      if (sizeOf(state, place + seat) === 0) continue
      // arcs 7.13
      const up = state.options.splitDiscard && !shared && place === L.P_UP
      moveAll(state, place + seat, up ? L.P_FACE_UP : group)
    }
  }
}
