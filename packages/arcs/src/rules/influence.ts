// Influence (arcs 10.5), and who has agents where in the Court.

import { say } from '../text/sayings.ts'
import { type No, paid } from './deed.ts'
import { court, courtId } from './ids.ts'
import * as L from './layout.ts'
import { askInfluential } from './leaders/bonus.ts'
import { isSidePip, refusePay, settlePay } from './pay.ts'
import { isLars, mayInfluence } from './seats/lars.ts'
import { larsSay } from './seats/lars-text.ts'
import { colourOf, type State } from './state.ts'

/** The spot of a card in the Court row, or -1. */
export function spotOf(state: State, card: number): number {
  if (card < 0) return -1
  for (let spot = 0; spot < L.ROW_SIZE; spot++) if (state.b[L.ROW + spot] === card + 1) return spot
  return -1
}

export const agentsAt = (spot: number, seat: number): number => L.COURT_AGENTS + spot * L.OWNER_STRIDE + seat

export function refuseInfluence(state: State, seat: number, card: string): No {
  const spot = spotOf(state, court(card))
  if (spot < 0) return say('no.inCourt', { card: card as `BC${string}` })
  if (isLars(state, seat) && !mayInfluence(state, seat, spot)) return larsSay('no.larsInfluence', {})
  return state.b[L.AGENTS + seat] === 0 ? say('no.agents', {}) : undefined
}

export function putAgent(state: State, seat: number, card: string): void {
  state.b[L.AGENTS + seat]!--
  state.b[agentsAt(spotOf(state, court(card)), seat)]!++
}

export function* courtRow(state: State): Generator<`BC${string}`> {
  for (let spot = 0; spot < L.ROW_SIZE; spot++) {
    const card = state.b[L.ROW + spot]!
    if (card > 0) yield courtId(card - 1)
  }
}

export const influence = paid<'influence'>({
  kind: 'influence',
  refuse: (state, action, seat) =>
    refusePay(state, seat, action.pay, 'influence') ?? refuseInfluence(state, seat, action.card),
  carry(state, action, seat, events) {
    const side = isSidePip(state, action.pay)
    settlePay(state, seat, action.pay)
    putAgent(state, seat, action.card)
    events?.event(say('log.influenced', { seat: colourOf(state, seat), card: action.card }))
    if (side) askInfluential(state, seat)
  },
  *list(state, seat, pay) {
    if (state.b[L.AGENTS + seat] === 0) return
    for (const card of courtRow(state))
      if (refuseInfluence(state, seat, card) === undefined) yield { do: 'influence', card, pay }
  },
  sample(state, seat, pay, random) {
    if (state.b[L.AGENTS + seat] === 0) return undefined
    const from = random.int(L.ROW_SIZE)
    for (let i = 0; i < L.ROW_SIZE; i++) {
      const card = state.b[L.ROW + ((from + i) & 3)]!
      if (card > 0) return { do: 'influence', card: courtId(card - 1), pay }
    }
    return undefined
  },
})
