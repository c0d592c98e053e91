// Changing a position by hand: whose turn it is, what was played in this round, who holds how many cards.

import { keyedRandom } from '@understudy/table'
import { numberOf, suitOf } from '../../data/action-cards.ts'
import { ACTION_CARDS, type ActionCardId, MODES, type SetupId } from '../../vocabulary.ts'
import * as ids from '../board/ids.ts'
import { decisionOf } from '../choosing/decision.ts'
import { applyAction } from '../choosing/legal.ts'
import { seatRules } from '../seats/index.ts'
import { optionsOf } from '../setup/options.ts'
import { startGame } from '../setup/start.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { clearStack, F, FRAMES, type FrameName, push } from '../state/stack.ts'
import { copyState, playersOf, type State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { type Laid, laidIn, layCards, type Played } from './laid.ts'

function stack(state: State, ...frames: readonly (readonly [FrameName, number, number?])[]): void {
  clearStack(state)
  for (const [name, seat, first = 0] of frames) push(state, FRAMES.indexOf(name), seat, first)
}

function clearTurn(state: State): void {
  write.setMode(state, 0)
  write.setPipsLeft(state, 0)
  write.setArmed(state, false)
  write.setPrelude(state, false)
  write.setFirst(state, false)
  write.setArranging(state, 0)
  write.setUsed(state, 0)
  write.setExtraDie(state, 0)
  write.setBonus(state, 0)
  write.setLastSite(state, 0)
  write.setPassed(state, 0)
  write.setSeized(state, 0)
  write.setDeclared(state, false)
  write.setOver(state, 0)
  write.clearBattle(state)
  write.clearMoved(state)
  write.clearPlayed(state)
  write.clearUsedSites(state)
  write.clear(state, Pile.SECURED)
}

/** This seat is about to lead a round. */
export function toLead(state: State, seat: number, laid: Laid = laidIn(state)): State {
  const next = copyState(state)
  clearTurn(next)
  layCards(next, { ...laid, played: [] })
  write.setInitiative(next, seat)
  write.setLeader(next, seat)
  write.setLeadCard(next, 0)
  write.setLeadZero(next, false)
  write.setTurn(next, 0)
  if (read.round(next) === 0) write.setRound(next, 1)
  // A bot turns its cards over first.
  if (seatRules(next, seat).draws) stack(next, ['lead', seat], ['reveal', seat])
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
  laid: Laid = laidIn(state),
): State {
  const next = copyState(state)
  const n = playersOf(next)
  const turn = (seat - leader + n) % n
  clearTurn(next)
  // Whoever comes after the one to act has not played yet.
  const played = laid.played.map((what, each) =>
    each === leader ? card : (each - leader + n) % n < turn && what !== card ? what : undefined,
  )
  layCards(next, { ...laid, played, discard: laid.discard.filter((each) => !played.includes(each)) })
  write.setLeader(next, leader)
  write.setLeadCard(next, ids.card(card) + 1)
  write.setLeadZero(next, zero)
  played.forEach((what, each) => {
    if (what === undefined) return
    write.setPlayedMode(next, each, MODES.indexOf(each === leader ? 'lead' : wayOf(what, card, zero)))
    write.setPlayedCard(next, each, what === 'down' ? 0 : ids.card(what) + 1)
  })
  write.setTurn(next, turn)
  if (read.round(next) === 0) write.setRound(next, 1)
  const draws = seatRules(next, seat).drawsToFollow
  const follow = [['nextTurn', leader, turn] as const, ['follow', seat] as const]
  stack(next, ...follow, ...(draws ? [['reveal', seat] as const] : []))
  return next
}

/** How a card follows: face down, with a higher number of the suit, or with another suit (arcs 7.5). */
function wayOf(played: Played, lead: ActionCardId, zero: boolean): 'copy' | 'surpass' | 'pivot' {
  if (played === 'down') return 'copy'
  return surpasses(ids.card(played), ids.card(lead), zero) ? 'surpass' : 'pivot'
}

const surpasses = (card: number, lead: number, zero: boolean): boolean =>
  suitOf(card) === suitOf(lead) && numberOf(card) > (zero ? 0 : numberOf(lead))

/** Cards that can have followed this one face up: of another suit, or higher. */
export const followers = (lead: ActionCardId, zero: boolean): ActionCardId[] =>
  ACTION_CARDS.filter((id) => {
    const card = ids.card(id)
    return suitOf(card) !== suitOf(ids.card(lead)) || surpasses(card, ids.card(lead), zero)
  })

/** Who leads, or what was led and who follows: as `round` above, read back. */
export interface Standing {
  readonly acting: number
  readonly leader: number
  readonly card: ActionCardId | undefined
  readonly zero: boolean
}

export function standingOf(state: State): Standing {
  const card = read.leadCard(state)
  let acting = read.initiative(state)
  for (let i = read.depth(state) - 1; i >= 0; i--) {
    const kind = read.frameKind(state, i)
    if (kind === F.lead || kind === F.follow || kind === F.turn) {
      acting = read.frameSeat(state, i)
      break
    }
  }
  return {
    acting,
    leader: read.leader(state),
    card: card === 0 ? undefined : ids.cardId(card - 1),
    zero: read.leadZero(state),
  }
}

/** The same standing with cards that lie otherwise. */
export function relay(state: State, change: Partial<Laid>): State {
  const { acting, leader, card, zero } = standingOf(state)
  const laid = { ...laidIn(state), ...change }
  return card === undefined || acting === leader
    ? toLead(state, acting, laid)
    : toFollow(state, acting, leader, card, zero, laid)
}

export const setHand = (state: State, seat: number, n: number): State =>
  relay(state, { hands: laidIn(state).hands.map((has, each) => (each === seat ? n : has)) })

export const setPlayed = (state: State, seat: number, what: Played | undefined): State =>
  relay(state, { played: laidIn(state).played.map((has, each) => (each === seat ? what : has)) })

/** A card on the open discard pile, or back among the unknown ones. */
export function toggleDiscard(state: State, card: ActionCardId): State {
  const { discard } = laidIn(state)
  return relay(state, {
    discard: discard.includes(card) ? discard.filter((each) => each !== card) : [...discard, card],
  })
}

/** A table as the setup card lays it out: something to start from. */
export function fromSetup(state: State, setup: SetupId, first: number): State {
  const chance = { actionCards: 'secret' }
  const started = startGame({ ...optionsOf(state), setup, initiative: `seat${first + 1}` }, chance)
  const random = keyedRandom('editor', setup)
  for (let i = 0; i < 40; i++) {
    const decision = decisionOf(started)
    if (decision === undefined || decision.kind === 'lead' || decision.kind === 'reveal') break
    applyAction(started, decision.sample(random))
  }
  // The options of a running game do not change; only the pieces are taken over.
  return toLead({ ...started, options: state.options }, first)
}
