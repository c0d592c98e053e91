// What SUPERCAT may begin with (supercat-0.10, 2.3): more ships, a token.

import { placeShips } from '../board/pieces.ts'
import { emptyUsable, gain, TYPES, typeIndex, typeName } from '../board/resources.ts'
import { free } from '../choosing/deed.ts'
import { say } from '../sayings.ts'
import * as read from '../state/read.ts'
import { F, pop, push, topSeat } from '../state/stack.ts'
import { boardOf, colourOf, hasPiece, playersOf, type State } from '../state/state.ts'
import { isBot } from './attacks.ts'

/** Fleet Readiness and Strategic Reserves, once everybody's pieces lie there. */
export function setUpBonuses(state: State): void {
  const { fleetReadiness, strategicReserves } = state.options
  for (let seat = playersOf(state) - 1; seat >= 0; seat--) {
    if (!isBot(state, seat)) continue
    if (fleetReadiness)
      for (const system of boardOf(state).systems) if (hasPiece(state, system, seat)) placeShips(state, seat, system, 1)
    if (strategicReserves) push(state, F.reserve, seat)
  }
}

const inSupply = (state: State): number[] => {
  const out: number[] = []
  for (let type = 1; type <= TYPES; type++) if (read.supply(state, type) > 0) out.push(type)
  return out
}
/** Frame `reserve`: nothing to draw, or nowhere to put it. */
export const canReserve = (state: State): boolean =>
  inSupply(state).length > 0 && emptyUsable(state, topSeat(state)) > 0

/** Strategic Reserves: chance names the type (supercat/B70). */
export const reserve = free<'reserve'>({
  refuse: (state, { seat, type }) => {
    const of = colourOf(state, topSeat(state))
    if (seat !== of) return say('no.drawSeat', { seat: of })
    return read.supply(state, typeIndex(type)) > 0 ? undefined : say('no.tokenSupply', { type })
  },
  carry(state, { type }, _chance, events) {
    const seat = topSeat(state)
    pop(state)
    gain(state, seat, typeIndex(type), events)
  },
  *list(state) {
    for (const type of inSupply(state))
      yield { do: 'reserve', seat: colourOf(state, topSeat(state)), type: typeName(type) }
  },
})
