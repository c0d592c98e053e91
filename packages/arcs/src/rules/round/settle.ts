// Runs what is under way until somebody has to decide: chance, or a seat.

import type { EventSink } from '@understudy/table'
import { SETUP_CARDS } from '../../vocabulary.ts'
import { canRefill, ransackable } from '../actions/secure.ts'
import { afterBattle, battleSystems, rollsOn } from '../battle/battle.ts'
import { diceLeft, mayReroll } from '../battle/dice.ts'
import { settleHits } from '../battle/hits.ts'
import { provokeAll } from '../battle/outrage.ts'
import { canRaid } from '../battle/raid.ts'
import { hasOverflow, orderMatters, usableSlots } from '../board/resources.ts'
import { deedsOf } from '../choosing/deeds.ts'
import { voxOf } from '../hooks/traits.ts'
import { say } from '../sayings.ts'
import { hasPlayable, seatRules } from '../seats/index.ts'
import { canReserve } from '../seats/table.ts'
import { settleDeal, settleRedeal } from '../setup/deal.ts'
import { layOut, placeAll } from '../setup/setup.ts'
import { BONUS_OWES_BATTLE, ROW_SIZE } from '../state/numbers.ts'
import * as read from '../state/read.ts'
import { F, pop, popped, push, topArg, topKind, topSeat } from '../state/stack.ts'
import { boardOf, type State, ships } from '../state/state.ts'
import * as write from '../state/write.ts'
import { actRules } from './act-rules.ts'
import { cleanUp, nextChapter, score } from './chapter-end.ts'
import { revealCount, settleDraw, skipReveal } from './draw.ts'
import { giveInitiative } from './initiative.ts'
import { endAct, endRound } from './layers.ts'
import { endTurn, nextHolder, nextTurn, startRound } from './round.ts'
import { arrangingMatters } from './turn.ts'

export function settle(state: State, events?: EventSink): void {
  while (read.over(state) === 0 && step(state, events)) {
    // on to the next frame
  }
  if (state.options.act !== 0) actRules().tidy(state, events)
}

/** One automatic step; false if the frame on top waits for somebody. */
function step(state: State, events?: EventSink): boolean {
  const seat = topSeat(state)
  if (state.options.act !== 0) {
    const done = actRules().step(state, seat, events)
    if (done !== undefined) return done
  }
  switch (topKind(state)) {
    case F.turn:
      return settleTurn(state, seat, events)
    case F.initiative:
      return settleInitiative(state)
    case F.setupCard:
      return settleSetup(state, events)
    case F.place:
      placeAll(state)
      return true
    case F.deal:
      return settleDeal(state, events)
    case F.redeal:
      return settleRedeal(state)
    case F.mulligan:
      return seatRules(state, seat).holdsHand ? false : popped(state)
    case F.round:
      startRound(state, events)
      return true
    case F.reveal:
      if (revealCount(state, seat) > 0) return false
      skipReveal(state, seat)
      return true
    case F.lead:
    case F.follow:
      return settlePlay(state, seat, events)
    case F.nextTurn:
      nextTurn(state)
      return true
    case F.endRound:
      endRound(state, events)
      return true
    case F.score:
      score(state, events)
      return true
    case F.cleanUp:
      cleanUp(state, events)
      return true
    case F.nextChapter:
      nextChapter(state, events)
      return true
    case F.reserve:
      if (canReserve(state)) return false
      pop(state)
      return true
    case F.endAct:
      endAct(state, events)
      return true
    case F.draw:
      return settleDraw(state, events)
    case F.refill:
      return canRefill(state) ? false : popped(state)
    case F.vox:
      return voxOf(topArg(state, 0))?.settle?.(state, seat, events) ?? false
    case F.overflow:
      if (!seatRules(state, seat).tokenRow) return orderMatters(state, seat) ? false : popped(state)
      seatRules(state, seat).closesRanks(state, seat, usableSlots(state, seat), events)
      return hasOverflow(state, seat) ? false : popped(state)
    case F.bonusMove:
      return anyShips(state, seat) ? false : popped(state)
    case F.bonusInfluence:
      return read.agentsLeft(state, seat) > 0 && anyCourt(state) ? false : popped(state)
    case F.dice:
      return ships(state, read.battleAt(state), seat) > 0 || rollsOn(state, seat) ? false : popped(state)
    case F.roll:
      return diceLeft(state) > 0 ? false : popped(state)
    case F.reroll:
      return mayReroll(state, seat) ? false : popped(state)
    case F.hits:
      return settleHits(state, events)
    case F.cities:
      provokeAll(state, seat, topArg(state, 0), events)
      return popped(state)
    case F.ransack:
      return ransackable(state, topArg(state, 0)).length > 0 ? false : popped(state)
    case F.raid:
      return canRaid(state) ? false : popped(state)
    case F.afterBattle:
      afterBattle(state, events)
      return true
    default:
      return deedsOf(state).settles[topKind(state)]?.(state, seat, events) ?? false
  }
}

/** A turn ends by itself when nothing is left to do in it. */
function settleTurn(state: State, seat: number, events?: EventSink): boolean {
  if (read.bonus(state) === BONUS_OWES_BATTLE) {
    // In a position that was entered there may be nobody left to fight.
    let any = false
    for (const _ of battleSystems(state, seat)) any = true
    if (!any) write.setBonus(state, 0)
  }
  if (read.pipsLeft(state) > 0 || read.prelude(state) || arrangingMatters(state, seat)) return false
  endTurn(state, seat, events)
  return true
}

function settleInitiative(state: State): boolean {
  const { initiative } = state.options
  if (initiative === 'random') return false
  write.setInitiative(state, initiative)
  return popped(state)
}

function settleSetup(state: State, events?: EventSink): boolean {
  const { setup } = state.options
  if (setup === 'random' || !SETUP_CARDS.includes(setup)) return false
  pop(state)
  layOut(state, setup, events)
  return true
}

/** Whoever has cards turned over and none to show loses its turn (supercat/A02). */
function settlePlay(state: State, seat: number, events?: EventSink): boolean {
  const rules = seatRules(state, seat)
  if (rules.holdsHand || hasPlayable(state, seat)) return false
  const leading = topKind(state) === F.lead
  if (rules.copiesUnseen(state, seat)) {
    if (leading) push(state, F.reveal, seat)
    return leading
  }
  events?.event(say('log.noCard', { seat: state.options.colours[seat]! }))
  pop(state)
  if (leading) {
    const next = nextHolder(state, seat)
    if (next >= 0) giveInitiative(state, next, events)
    push(state, F.round, 0)
  }
  return true
}

const anyShips = (state: State, seat: number): boolean =>
  boardOf(state).systems.some((system) => ships(state, system, seat) > 0)
const anyCourt = (state: State): boolean => {
  for (let spot = 0; spot < ROW_SIZE; spot++) if (read.rowCard(state, spot) > 0) return true
  return false
}
