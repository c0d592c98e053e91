// Three ships in the Prelude: what the Weapon cards BC12 to BC15 have in common.

import type { CourtId } from '../../../vocabulary.ts'
import { controls, onTurnOf } from '../../board/control.ts'
import { court, sys, sysId } from '../../board/ids.ts'
import { placeShips } from '../../board/pieces.ts'
import { free } from '../../choosing/deed.ts'
import { say } from '../../sayings.ts'
import { boardOf, colourOf } from '../../state/state.ts'
import { giveUp, refuseUse } from './uses.ts'

const SHIP_CARDS: readonly CourtId[] = ['BC12', 'BC13', 'BC14', 'BC15']

export const useShips = free<'useShips'>({
  refuse(state, action, seat) {
    if (!SHIP_CARDS.includes(action.card)) return say('no.guild', { card: action.card })
    const no = refuseUse(state, seat, court(action.card))
    if (no !== undefined || action.at === undefined) return no
    const system = sys(action.at)
    return boardOf(state).inPlay[system] && controls(state, seat, system, onTurnOf(seat))
      ? undefined
      : say('no.control', { system: action.at })
  },
  carry(state, action, seat, events) {
    giveUp(state, seat, court(action.card), events)
    if (action.at === undefined) return
    placeShips(state, seat, sys(action.at), 3)
    events?.event(say('log.placed', { seat: colourOf(state, seat), systems: [action.at] }))
  },
  *list(state, seat) {
    for (const card of SHIP_CARDS) {
      if (refuseUse(state, seat, court(card)) !== undefined) continue
      yield { do: 'useShips', card }
      for (const system of boardOf(state).systems)
        if (controls(state, seat, system, onTurnOf(seat))) yield { do: 'useShips', card, at: sysId(system) }
    }
  },
})
