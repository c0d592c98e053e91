// Changing a position by hand: whose turn it is, what was played in this round, who holds how many cards.

import {
  ACTION_CARDS,
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
  suitOf,
} from '@understudy/arcs'
import { keyedRandom } from '@understudy/table'
import { type Laid, laidIn, layCards, type Played } from './laid.ts'

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
export function toLead(state: State, seat: number, laid: Laid = laidIn(state)): State {
  const next = copyState(state)
  const { b } = next
  clearTurn(next)
  layCards(next, { ...laid, played: [] })
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
  laid: Laid = laidIn(state),
): State {
  const next = copyState(state)
  const { b } = next
  const n = playersOf(next)
  const turn = (seat - leader + n) % n
  clearTurn(next)
  // Whoever comes after the one to act has not played yet.
  const played = laid.played.map((what, each) =>
    each === leader ? card : (each - leader + n) % n < turn && what !== card ? what : undefined,
  )
  layCards(next, { ...laid, played, discard: laid.discard.filter((each) => !played.includes(each)) })
  b[L.LEADER] = leader
  b[L.LEAD_CARD] = ids.card(card) + 1
  b[L.LEAD_ZERO] = zero ? 1 : 0
  played.forEach((what, each) => {
    if (what === undefined) return
    b[L.PLAYED_MODE + each] = MODES.indexOf(each === leader ? 'lead' : wayOf(what, card, zero))
    b[L.PLAYED_CARD + each] = what === 'down' ? 0 : ids.card(what) + 1
  })
  b[L.TURN] = turn
  if (b[L.ROUND] === 0) b[L.ROUND] = 1
  const draws = cardPlay(next, seat).draws && roleOf(next, seat) !== 'lars'
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
  const started = arcs.start({ ...optionsOf(state), setup, initiative: `seat${first + 1}` }, chance)
  const random = keyedRandom('editor', setup)
  for (let i = 0; i < 40; i++) {
    const decision = arcs.decision(started)
    if (decision === undefined || decision.kind === 'lead' || decision.kind === 'reveal') break
    arcs.apply(started, decision.sample(random))
  }
  // The options of a running game do not change; only the pieces are taken over.
  const laid: State = { b: started.b, m: started.m, options: state.options }
  return toLead(laid, first)
}
