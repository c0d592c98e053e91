// Secure (arcs 10.6) and Ransack (arcs 12.2): taking cards from the Court, and refilling it.

import type { EventSink } from '@understudy/table'
import { LEAD } from '../data/leaders.ts'
import { say } from '../text/sayings.ts'
import type { CourtId } from '../vocabulary.ts'
import { free, type No, paid } from './deed.ts'
import { court, courtId } from './ids.ts'
import { agentsAt, spotOf } from './influence.ts'
import * as L from './layout.ts'
import { askCharismatic } from './leaders/bonus.ts'
import { isSidePip, refusePay, settlePay } from './pay.ts'
import { captiveAt, returnAgents, T_AGENT, trophyAt } from './pieces.ts'
import { F, pop, push, topArg } from './stack.ts'
import { colourOf, leaderIs, playersOf, type State } from './state.ts'

/** arcs 10.6.1: strictly more agents than each Rival. Paranoid (Demagogue) wants two on a Guild card. */
export function refuseSecuring(state: State, seat: number, card: CourtId): No {
  const spot = spotOf(state, court(card))
  if (spot < 0) return say('no.inCourt', { card })
  const own = state.b[agentsAt(spot, seat)]!
  for (let rival = 0; rival < playersOf(state); rival++)
    if (rival !== seat && state.b[agentsAt(spot, rival)]! >= own)
      return say('no.majority', { card, of: colourOf(state, rival) })
  if (own === 0) return say('no.ownAgent', { card })
  if (own === 1 && court(card) < 25 && leaderIs(state, seat, LEAD.demagogue)) return say('no.paranoid', { card })
  return undefined
}

/** The cards for which `refuseSecuring` has no objection; asked often, so that it words none. */
export function securable(state: State, seat: number): CourtId[] {
  const { b } = state
  const out: CourtId[] = []
  for (let spot = 0; spot < L.ROW_SIZE; spot++) {
    const card = b[L.ROW + spot]!
    const own = b[agentsAt(spot, seat)]!
    if (card === 0 || own === 0) continue
    let most = 0
    for (let rival = 0; rival < playersOf(state); rival++)
      if (rival !== seat && b[agentsAt(spot, rival)]! > most) most = b[agentsAt(spot, rival)]!
    if (own <= most || (own === 1 && card <= 25 && leaderIs(state, seat, LEAD.demagogue))) continue
    out.push(courtId(card - 1))
  }
  return out
}

/** Takes the card off the row. Rival agents become Captives, or Trophies when ransacking. */
export function takeCourtCard(state: State, seat: number, spot: number, ransack: boolean, events?: EventSink): void {
  const { b } = state
  if (spot < 0) throw new Error('no such card in the Court')
  const card = b[L.ROW + spot]! - 1
  b[L.ROW + spot] = 0
  for (let owner = 0; owner < playersOf(state); owner++) {
    const n = b[agentsAt(spot, owner)]!
    if (n === 0) continue
    b[agentsAt(spot, owner)] = 0
    if (owner === seat) returnAgents(state, seat, n)
    else b[ransack ? trophyAt(seat, owner, T_AGENT) : captiveAt(seat, owner)]! += n
  }
  if (ransack) b[L.B_TROPHY] = 1
  events?.event(say(ransack ? 'log.ransacked' : 'log.secured', { seat: colourOf(state, seat), card: courtId(card) }))
  if (state.options.refillAll) {
    for (let other = L.ROW_SIZE - 1; other >= 0; other--)
      if (other !== spot && b[L.ROW + other] === 0 && rowHas(state, other)) push(state, F.refill, 0, other)
  }
  push(state, F.refill, 0, spot)
  receive(state, seat, card)
}

/** With two players the row has three spots. */
const rowHas = (state: State, spot: number): boolean => spot < (playersOf(state) === 2 ? 3 : 4)

/** A card secured in any way: a Guild card is kept, a Vox card is resolved at once (arcs 15.1). */
export function receive(state: State, seat: number, card: number): void {
  if (card >= 25) {
    push(state, F.vox, seat, card)
    return
  }
  state.m[L.M_GUILD + seat]! |= 1 << card
  if (state.b[L.PRELUDE] === 1) state.m[L.M_SECURED]! |= 1 << card
}

/** Frame `refill`, if there is a card to refill with. */
export const canRefill = (state: State): boolean => (state.m[L.M_DECK]! | state.m[L.M_BOTTOM]!) !== 0
/** Bits of what the top card of the Court deck can be. */
export const courtTop = (state: State): number => (state.m[L.M_DECK] !== 0 ? state.m[L.M_DECK]! : state.m[L.M_BOTTOM]!)

export function takeCourtTop(state: State, card: number): void {
  state.m[L.M_DECK]! &= ~(1 << card)
  state.m[L.M_BOTTOM]! &= ~(1 << card)
}

export const secure = paid<'secure'>({
  kind: 'secure',
  refuse: (state, action, seat) =>
    refusePay(state, seat, action.pay, 'secure') ?? refuseSecuring(state, seat, action.card),
  carry(state, action, seat, events) {
    const owed = state.b[L.BONUS] !== 0
    const side = isSidePip(state, action.pay)
    settlePay(state, seat, action.pay)
    if (side && !owed) askCharismatic(state, seat)
    takeCourtCard(state, seat, spotOf(state, court(action.card)), false, events)
  },
  *list(state, seat, pay) {
    for (const card of securable(state, seat)) yield { do: 'secure', card, pay }
  },
  sample(state, seat, pay, random) {
    let found: CourtId | undefined
    let n = 0
    for (const card of securable(state, seat)) if (random.int(++n) === 0) found = card
    return found && { do: 'secure', card: found, pay }
  },
})

/** Court cards with an agent of the defender. */
export function ransackable({ b }: State, defender: number): CourtId[] {
  const out: CourtId[] = []
  for (let spot = 0; spot < L.ROW_SIZE; spot++)
    if (b[L.ROW + spot]! > 0 && b[agentsAt(spot, defender)]! > 0) out.push(courtId(b[L.ROW + spot]! - 1))
  return out
}

export const ransack = free<'ransack'>({
  refuse(state, action) {
    const defender = topArg(state, 0)
    const spot = spotOf(state, court(action.card))
    if (spot < 0) return say('no.inCourt', { card: action.card })
    return state.b[agentsAt(spot, defender)]! > 0
      ? undefined
      : say('no.ransack', { card: action.card, of: colourOf(state, defender) })
  },
  carry(state, action, seat, events) {
    pop(state)
    takeCourtCard(state, seat, spotOf(state, court(action.card)), true, events)
  },
  *list(state) {
    for (const card of ransackable(state, topArg(state, 0))) yield { do: 'ransack', card }
  },
})
