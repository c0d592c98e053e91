// Warlord’s Terror (L24): while Warlord is declared, a Trophy goes home to influence.

import { LORE_CARD } from '../../../data/leaders.ts'
import { TROPHIES } from '../../../vocabulary.ts'
import { courtRow, putAgent, refuseInfluence } from '../../actions/influence.ts'
import { refuseLore } from '../../actions/lore-uses.ts'
import { returnPiece, trophyKind } from '../../board/pieces.ts'
import { free } from '../../choosing/deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import { isDeclared } from '../../round/declare.ts'
import { say } from '../../sayings.ts'
import { WARLORD } from '../../state/numbers.ts'
import { ownerIndex, ownerOf, owners } from '../../state/owners.ts'
import * as read from '../../state/read.ts'
import { colourOf } from '../../state/state.ts'
import * as write from '../../state/write.ts'

const useTerror = free<'useTerror'>({
  refuse(state, action, seat) {
    const no = refuseLore(state, seat, LORE_CARD.warlordsTerror)
    if (no !== undefined) return no
    if (!isDeclared(state, WARLORD)) return say('no.notDeclared', { ambition: 'warlord' })
    const owner = ownerIndex(state, action.trophy.of)
    if (owner < 0 || read.trophy(state, seat, owner, trophyKind(action.trophy.piece)) === 0)
      return say('no.trophy', { of: action.trophy.of, piece: action.trophy.piece })
    // The returned piece may be the seat's own agent, but a seat never holds its own Trophies.
    return refuseInfluence(state, seat, action.card)
  },
  carry(state, action, seat, events) {
    const owner = ownerIndex(state, action.trophy.of)
    const kind = trophyKind(action.trophy.piece)
    write.setFirst(state, false)
    write.addTrophy(state, seat, owner, kind, -1)
    putAgent(state, seat, action.card)
    events?.event(say('log.influenced', { seat: colourOf(state, seat), card: action.card }))
    returnPiece(state, owner, kind)
  },
  *list(state, seat) {
    if (refuseLore(state, seat, LORE_CARD.warlordsTerror) !== undefined || !isDeclared(state, WARLORD)) return
    if (read.agentsLeft(state, seat) === 0) return
    for (const owner of owners(state))
      for (const piece of TROPHIES)
        if (read.trophy(state, seat, owner, trophyKind(piece)) > 0)
          for (const card of courtRow(state))
            if (refuseInfluence(state, seat, card) === undefined)
              yield { do: 'useTerror', trophy: { of: ownerOf(state, owner), piece }, card }
  },
})

export const warlordsTerror: Card = {
  is: { lore: LORE_CARD.warlordsTerror },
  uses: { useTerror },
}
