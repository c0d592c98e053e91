// Tyrant’s Ego (L25): while Tyrant is declared, a Captive goes home to secure; given up, it clears Weapon Outrage.

import { LORE_CARD } from '../../../data/leaders.ts'
import { spotOf } from '../../actions/influence.ts'
import { refuseLore } from '../../actions/lore-uses.ts'
import { refuseSecuring, securable, takeCourtCard } from '../../actions/secure.ts'
import { court } from '../../board/ids.ts'
import { returnAgents } from '../../board/pieces.ts'
import { free } from '../../choosing/deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import { isDeclared } from '../../round/declare.ts'
import { say } from '../../sayings.ts'
import { TYRANT, WEAPON } from '../../state/numbers.ts'
import * as read from '../../state/read.ts'
import { colourOf, playersOf, seatOf } from '../../state/state.ts'
import * as write from '../../state/write.ts'

const useEgo = free<'useEgo'>({
  refuse(state, action, seat) {
    const no = refuseLore(state, seat, LORE_CARD.tyrantsEgo)
    if (no !== undefined) return no
    if (!isDeclared(state, TYRANT)) return say('no.notDeclared', { ambition: 'tyrant' })
    const owner = seatOf(state, action.captive)
    if (owner < 0 || read.captive(state, seat, owner) === 0) return say('no.captive', { of: action.captive })
    return refuseSecuring(state, seat, action.card)
  },
  carry(state, action, seat, events) {
    const owner = seatOf(state, action.captive)
    write.setFirst(state, false)
    write.addCaptive(state, seat, owner, -1)
    returnAgents(state, owner, 1)
    takeCourtCard(state, seat, spotOf(state, court(action.card)), false, events)
  },
  *list(state, seat) {
    if (refuseLore(state, seat, LORE_CARD.tyrantsEgo) !== undefined || !isDeclared(state, TYRANT)) return
    for (let owner = 0; owner < playersOf(state); owner++) {
      if (read.captive(state, seat, owner) === 0) continue
      for (const card of securable(state, seat)) yield { do: 'useEgo', captive: colourOf(state, owner), card }
    }
  },
})

export const tyrantsEgo: Card = {
  is: { lore: LORE_CARD.tyrantsEgo },
  uses: { useEgo },
  clears: 1 << WEAPON,
}
