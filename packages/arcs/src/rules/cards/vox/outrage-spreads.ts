// Outrage Spreads (BC28): Outrage of one type for everybody.

import { VOX } from '../../../data/court.ts'
import { RESOURCES } from '../../../vocabulary.ts'
import { provoke } from '../../battle/outrage.ts'
import { courtId } from '../../board/ids.ts'
import { typeIndex } from '../../board/resources.ts'
import { free } from '../../choosing/deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say } from '../../sayings.ts'
import { topArg } from '../../state/stack.ts'
import { turnOrder } from '../../state/state.ts'
import { toDiscard } from './leaving.ts'

const spread = free<'spread'>({
  refuse: (state) =>
    topArg(state, 0) === VOX.outrageSpreads ? undefined : say('no.vox', { card: courtId(topArg(state, 0)) }),
  carry(state, action, _seat, events) {
    toDiscard(state)
    if (action.type === undefined) return
    for (const seat of turnOrder(state)) provoke(state, seat, typeIndex(action.type), events)
  },
  *list(state) {
    if (topArg(state, 0) !== VOX.outrageSpreads) return
    yield { do: 'spread' }
    for (const type of RESOURCES) yield { do: 'spread', type }
  },
})

export const outrageSpreads: Card = {
  is: { vox: VOX.outrageSpreads },
  vox: { asks: 'spread' },
  free: { spread },
}
