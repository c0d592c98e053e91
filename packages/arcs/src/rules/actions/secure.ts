// Secure (arcs 10.6) and Ransack (arcs 12.2): taking cards from the Court, and refilling it.

import type { EventSink } from '@understudy/table'
import type { CardSet } from '../../card-sets.ts'
import { isGuild } from '../../data/court.ts'
import type { CourtId } from '../../vocabulary.ts'
import { court, courtId } from '../board/ids.ts'
import { returnAgents, T_AGENT, takeTrophy } from '../board/pieces.ts'
import { free, type No, paid } from '../choosing/deed.ts'
import { heard } from '../hooks/heard.ts'
import * as points from '../hooks/points.ts'
import { actRules } from '../round/act-rules.ts'
import { say } from '../sayings.ts'
import { ROW_SIZE } from '../state/numbers.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { F, pop, push, topArg } from '../state/stack.ts'
import { colourOf, playersOf, type State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { spotOf } from './influence.ts'
import { isSidePip, refusePay, settlePay } from './pay.ts'

/** arcs 10.6.1: strictly more agents than each Rival. */
export function refuseSecuring(state: State, seat: number, card: CourtId): No {
  const spot = spotOf(state, court(card))
  if (spot < 0) return say('no.inCourt', { card })
  const own = read.courtAgents(state, spot, seat)
  for (let rival = 0; rival < playersOf(state); rival++)
    if (rival !== seat && read.courtAgents(state, spot, rival) >= own)
      return say('no.majority', { card, of: colourOf(state, rival) })
  if (own === 0) return say('no.ownAgent', { card })
  for (const refuse of heard(points.refuseSecure, state, seat)) {
    const no = refuse(state, seat, court(card), own)
    if (no !== undefined) return no
  }
  return undefined
}

/** The cards for which `refuseSecuring` has no objection; asked often, so that it words none. */
export function securable(state: State, seat: number): CourtId[] {
  const out: CourtId[] = []
  const refusals = heard(points.refuseSecure, state, seat)
  for (let spot = 0; spot < read.rowSpots(state); spot++) {
    const card = read.rowCard(state, spot)
    const own = read.courtAgents(state, spot, seat)
    if (card === 0 || own === 0) continue
    let most = 0
    for (let rival = 0; rival < playersOf(state); rival++)
      if (rival !== seat && read.courtAgents(state, spot, rival) > most) most = read.courtAgents(state, spot, rival)
    if (own <= most) continue
    if (refusals.length > 0 && refusals.some((refuse) => refuse(state, seat, card - 1, own) !== undefined)) continue
    out.push(courtId(card - 1))
  }
  return out
}

/** Takes the card off the row. Rival agents become Captives, or Trophies when ransacking. */
export function takeCourtCard(state: State, seat: number, spot: number, ransack: boolean, events?: EventSink): void {
  if (spot < 0) throw new Error('no such card in the Court')
  if (state.options.act !== 0) {
    actRules().takeCourtCard(state, seat, spot, ransack, events)
    return
  }
  const card = read.rowCard(state, spot) - 1
  write.setRowCard(state, spot, 0)
  for (let owner = 0; owner < playersOf(state); owner++) {
    const n = read.courtAgents(state, spot, owner)
    if (n === 0) continue
    write.setCourtAgents(state, spot, owner, 0)
    if (owner === seat) returnAgents(state, seat, n)
    else if (ransack) for (let i = 0; i < n; i++) takeTrophy(state, seat, owner, T_AGENT, events)
    else write.addCaptive(state, seat, owner, n)
  }
  if (ransack) write.setBattleTrophy(state, true)
  events?.event(say(ransack ? 'log.ransacked' : 'log.secured', { seat: colourOf(state, seat), card: courtId(card) }))
  if (state.options.refillAll) {
    for (let other = ROW_SIZE - 1; other >= 0; other--)
      if (other !== spot && read.rowCard(state, other) === 0 && rowHas(state, other)) push(state, F.refill, 0, other)
  }
  push(state, F.refill, 0, spot)
  receive(state, seat, card)
}

/** With two players the row has three spots. */
const rowHas = (state: State, spot: number): boolean => spot < (playersOf(state) === 2 ? 3 : 4)

/** A card secured in any way: a Guild card is kept, a Vox card is resolved at once (arcs 15.1). */
export function receive(state: State, seat: number, card: number): void {
  for (const follow of heard(points.secured, state, seat)) follow(state, seat, card)
  if (!isGuild(card)) {
    push(state, F.vox, seat, card)
    return
  }
  write.put(state, Pile.guild(seat), card)
  if (read.prelude(state)) write.put(state, Pile.SECURED, card)
}

/** Frame `refill`, if there is a card to refill with. */
export const canRefill = (state: State): boolean =>
  !read.isEmpty(state, Pile.COURT_DECK) || !read.isEmpty(state, Pile.BURIED)
/** What the top card of the Court deck can be. */
export const courtTop = (state: State): CardSet =>
  read.cardSet(state, read.isEmpty(state, Pile.COURT_DECK) ? Pile.BURIED : Pile.COURT_DECK)

export function takeCourtTop(state: State, card: number): void {
  write.drop(state, Pile.COURT_DECK, card)
  write.drop(state, Pile.BURIED, card)
}

export const secure = paid<'secure'>({
  kind: 'secure',
  refuse: (state, action, seat) =>
    refusePay(state, seat, action.pay, 'secure') ?? refuseSecuring(state, seat, action.card),
  carry(state, action, seat, events) {
    const owed = read.bonus(state) !== 0
    const side = isSidePip(state, action.pay)
    settlePay(state, seat, action.pay)
    if (side && !owed) for (const bring of heard(points.sidePip, state, seat)) bring(state, seat, 'secure', events)
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
export function ransackable(state: State, defender: number): CourtId[] {
  const out: CourtId[] = []
  for (let spot = 0; spot < read.rowSpots(state); spot++)
    if (read.rowCard(state, spot) > 0 && read.courtAgents(state, spot, defender) > 0)
      out.push(courtId(read.rowCard(state, spot) - 1))
  return out
}

export const ransack = free<'ransack'>({
  refuse(state, action) {
    const defender = topArg(state, 0)
    const spot = spotOf(state, court(action.card))
    if (spot < 0) return say('no.inCourt', { card: action.card })
    return read.courtAgents(state, spot, defender) > 0
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
