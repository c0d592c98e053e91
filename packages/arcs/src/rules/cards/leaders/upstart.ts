// Upstart: Ambitious (a token for a declaration), Callow (taxes only with control).

import { LEAD } from '../../../data/leaders.ts'
import { RESOURCES } from '../../../vocabulary.ts'
import { siteId } from '../../board/ids.ts'
import { gain, typeIndex } from '../../board/resources.ts'
import { free } from '../../choosing/deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say } from '../../sayings.ts'
import * as read from '../../state/read.ts'
import { F, pop, push } from '../../state/stack.ts'

const ambitious = free<'ambitious'>({
  refuse: (state, action) =>
    action.gain !== undefined && read.supply(state, typeIndex(action.gain)) === 0
      ? say('no.tokenSupply', { type: action.gain })
      : undefined,
  carry(state, action, seat, events) {
    pop(state)
    if (action.gain !== undefined) gain(state, seat, typeIndex(action.gain), events)
  },
  *list(state) {
    yield { do: 'ambitious' }
    for (const type of RESOURCES) if (read.supply(state, typeIndex(type)) > 0) yield { do: 'ambitious', gain: type }
  },
})

export const upstart: Card = {
  is: { leader: LEAD.upstart },
  // Also with a lore that would let it (Empath's Bond).
  refuseTax: (_state, _seat, site, control) => (control ? undefined : say('no.callow', { system: siteId(site) })),
  declared: (state, seat) => push(state, F.ambitious, seat),
  order: { declared: 1 },
  free: { ambitious },
  frames: { ambitious: { offers: ['ambitious'] } },
}
