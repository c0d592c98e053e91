// Populist Demands (BC27): a declaration without a card.

import { VOX } from '../../../data/court.ts'
import { ambition, ambitionId, courtId } from '../../board/ids.ts'
import { free } from '../../choosing/deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import { bestMarker, declare, givings, refuseDeclaring } from '../../round/declare.ts'
import { say } from '../../sayings.ts'
import { topArg } from '../../state/stack.ts'
import { toDiscard } from './leaving.ts'

const demand = free<'demand'>({
  refuse(state, action, seat) {
    if (topArg(state, 0) !== VOX.populistDemands) return say('no.vox', { card: courtId(topArg(state, 0)) })
    return action.declare === undefined ? undefined : refuseDeclaring(state, seat, action.give)
  },
  carry(state, action, seat, events) {
    toDiscard(state)
    if (action.declare !== undefined) declare(state, seat, ambition(action.declare), action.give, events)
  },
  *list(state, seat) {
    if (topArg(state, 0) !== VOX.populistDemands) return
    yield { do: 'demand' }
    if (bestMarker(state) < 0) return
    for (let what = 1; what <= 5; what++)
      for (const give of givings(state, seat))
        yield { do: 'demand', declare: ambitionId(what), ...(give === undefined ? {} : { give }) }
  },
})

export const populistDemands: Card = {
  is: { vox: VOX.populistDemands },
  vox: { asks: 'demand' },
  free: { demand },
}
