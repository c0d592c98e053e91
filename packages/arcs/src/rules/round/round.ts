// The round: who leads, who follows, passing, the end of a turn and of a round (arcs 7).

import type { EventSink } from '@understudy/table'
import { numberOf } from '../../data/action-cards.ts'
import { sys, sysId } from '../board/ids.ts'
import { placeShips } from '../board/pieces.ts'
import { endPrelude, usableSlots } from '../board/resources.ts'
import { free } from '../choosing/deed.ts'
import { say } from '../sayings.ts'
import { hasCards, seatRules } from '../seats/index.ts'
import { hasStack } from '../seats/stack.ts'
import { moveAll, newGroup, sizeOf } from '../state/cards.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { isPort, siteOwner } from '../state/sites.ts'
import { F, pop, push, setTopArg, topArg } from '../state/stack.ts'
import { boardOf, colourOf, playersOf, type State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { giveInitiative } from './initiative.ts'
import { SURPASS } from './play-card.ts'
import type { Step } from './steps.ts'

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
  pop(state)
  let leader = read.initiative(state)
  if (!hasCards(state, leader)) {
    leader = nextHolder(state, leader)
    if (leader < 0) {
      push(state, F.score, 0)
      return
    }
    // arcs 7.2: without cards the pass is forced, and it is not the pass of a card holder (7.3.3).
    giveInitiative(state, leader, events)
    events?.event(say('log.initiative', { seat: colourOf(state, leader) }))
  }
  write.addRound(state, 1)
  write.setTurn(state, 0)
  write.setLeader(state, leader)
  write.setLeadCard(state, 0)
  write.setLeadZero(state, false)
  write.setSeized(state, 0)
  write.setDeclared(state, false)
  write.clearPlayed(state)
  push(state, F.lead, leader)
  if (seatRules(state, leader).draws) push(state, F.reveal, leader)
}

export const pass = free<'pass'>({
  refuse: (state, _action, seat) => (seatRules(state, seat).passes ? undefined : say('no.botPasses', {})),
  carry(state, _action, seat, events) {
    pop(state)
    events?.event(say('log.passed', { seat: colourOf(state, seat) }))
    write.setPassed(state, read.passed(state) | (1 << seat))
    let everybody = true
    for (let other = 0; other < playersOf(state); other++)
      if (hasCards(state, other) && (read.passed(state) & (1 << other)) === 0) everybody = false
    const next = nextHolder(state, seat)
    // arcs/D21, arcs/U2
    if (next >= 0 && !(everybody && state.options.passerKeeps)) giveInitiative(state, next, events)
    if (everybody) {
      discardHands(state)
      events?.event(say('log.allPassed', {}))
      push(state, F.score, 0)
    } else push(state, F.round, 0)
  },
  *list(state, seat) {
    if (seatRules(state, seat).passes) yield { do: 'pass' }
  },
})

function discardHands(state: State): void {
  const group = newGroup(state)
  for (let seat = 0; seat < playersOf(state); seat++) {
    for (const pile of [Pile.hand(seat), Pile.bonus(seat), Pile.deck(seat)]) moveAll(state, pile, group)
    write.setCounter(state, seat, 0)
  }
}

/** Frame `nextTurn`: the next seat with cards follows, or the round ends. Its first number counts the turns so far. */
export function nextTurn(state: State): void {
  const n = playersOf(state)
  for (let turn = topArg(state, 0) + 1; turn < n; turn++) {
    const seat = (read.leader(state) + turn) % n
    if (!hasCards(state, seat)) continue
    setTopArg(state, 0, turn)
    write.setTurn(state, turn)
    push(state, F.follow, seat)
    if (seatRules(state, seat).drawsToFollow) push(state, F.reveal, seat)
    return
  }
  pop(state)
  push(state, F.endRound, 0)
}

/** Ends the turn of the seat on top (arcs 7.9). */
export function endTurn(state: State, seat: number, events?: EventSink): void {
  pop(state)
  seatRules(state, seat).endsTurn(state, seat, usableSlots(state, seat), events)
  endPrelude(state)
  write.setArranging(state, 0)
  write.setArmed(state, false)
  write.setPipsLeft(state, 0)
  write.setMode(state, 0)
  write.setUsed(state, 0)
  write.setBonus(state, 0)
  write.setExtraDie(state, 0)
  write.setLastSite(state, 0)
  write.clear(state, Pile.SECURED)
  write.clearUsedSites(state)
  if (isStranded(state, seat)) push(state, F.reinforce, seat)
}

/** No ships and no starports on the map; cities do not matter. */
function isStranded(state: State, seat: number): boolean {
  if (read.hasShips(state, seat)) return false
  for (let system = 0; system < 24; system++) {}
  for (let at = 0, end = at + 72; at < end; at++)
    if (isPort(read.site(state, at)) && siteOwner(read.site(state, at)) === seat) return false
  return read.shipsLeft(state, seat) > 0
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

function checkInitiative(state: State, events?: EventSink): void {
  if (read.seized(state) === 0) {
    let best = -1
    for (let seat = 0; seat < playersOf(state); seat++) {
      if (read.playedMode(state, seat) !== SURPASS) continue
      if (best < 0 || numberOf(read.playedCard(state, seat) - 1) > numberOf(read.playedCard(state, best) - 1))
        best = seat
    }
    if (best >= 0) giveInitiative(state, best, events)
  }
  events?.event(say('log.roundEnd', { seat: colourOf(state, read.initiative(state)) }))
}

function clearRound(state: State): void {
  discardPlayed(state)
  write.setLeadCard(state, 0)
  write.setLeadZero(state, false)
}

/** What the rules do when a round ends, in this order (arcs 7.10), after what cards do; then the next round begins. */
export const ROUND_END: readonly Step[] = [
  { id: 'initiative', run: checkInitiative },
  { id: 'discard', run: clearRound },
]

const PLAYED = [Pile.up, Pile.down, Pile.seize]

/** Played cards go face down onto the pile; the order within one batch is open. */
function discardPlayed(state: State): void {
  const shared = hasStack(state)
  const group = shared ? Pile.FACE_UP : newGroup(state)
  for (let seat = 0; seat < playersOf(state); seat++) {
    for (const pile of PLAYED) {
      if (sizeOf(state, pile(seat)) === 0) continue
      // arcs 7.13
      const up = state.options.splitDiscard && !shared && pile === Pile.up
      moveAll(state, pile(seat), up ? Pile.FACE_UP : group)
    }
  }
}
