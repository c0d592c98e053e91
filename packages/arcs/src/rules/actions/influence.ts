// Influence (arcs 10.5), and who has agents where in the Court.

import type { ActionOf, CourtId } from '../../vocabulary.ts'
import { court, courtId } from '../board/ids.ts'
import { type No, paid } from '../choosing/deed.ts'
import { heard } from '../hooks/heard.ts'
import * as points from '../hooks/points.ts'
import { actRules } from '../round/act-rules.ts'
import { say } from '../sayings.ts'
import { seatRules } from '../seats/index.ts'
import { ROW_SIZE } from '../state/numbers.ts'
import * as read from '../state/read.ts'
import { colourOf, type State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { isSidePip, refusePay, settlePay } from './pay.ts'

/** The spot of a card in the Court row, or -1. */
export const spotOf = (state: State, card: number): number => (card < 0 ? -1 : read.rowSpotOf(state, card))

export function refuseInfluence(state: State, seat: number, card: string): No {
  const spot = spotOf(state, court(card))
  if (spot < 0) return say('no.inCourt', { card: card as CourtId })
  if (state.options.act !== 0) {
    const refused = actRules().refuseInfluence(state, seat, spot)
    if (refused !== undefined) return refused
  }
  const no = seatRules(state, seat).refuseInfluence(state, seat, spot)
  if (no !== undefined) return no
  return read.agentsLeft(state, seat) === 0 ? say('no.agents', {}) : undefined
}

export function putAgent(state: State, seat: number, card: string): void {
  write.addAgentsLeft(state, seat, -1)
  write.addCourtAgents(state, spotOf(state, court(card)), seat, 1)
}

export function courtRow(state: State): CourtId[] {
  const out: CourtId[] = []
  for (let spot = 0; spot < read.rowSpots(state); spot++) {
    const card = read.rowCard(state, spot)
    if (card > 0) out.push(courtId(card - 1))
  }
  return out
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
    if (side) for (const bring of heard(points.sidePip, state, seat)) bring(state, seat, 'influence', events)
  },
  list(state, seat, pay) {
    const out: ActionOf<'influence'>[] = []
    if (read.agentsLeft(state, seat) === 0) return out
    for (const card of courtRow(state))
      if (refuseInfluence(state, seat, card) === undefined) out.push({ do: 'influence', card, pay })
    return out
  },
  sample(state, seat, pay, random) {
    if (read.agentsLeft(state, seat) === 0) return undefined
    const spots = read.rowSpots(state)
    const from = random.int(spots)
    for (let i = 0; i < spots; i++) {
      const spot = (from + i) % spots
      const card = read.rowCard(state, spot)
      if (card > 0 && (spot < ROW_SIZE || actRules().refuseInfluence(state, seat, spot) === undefined))
        return { do: 'influence', card: courtId(card - 1), pay }
    }
    return undefined
  },
})
