// Demagogue: Bold (agents for a declaration), Paranoid (wants two agents on a Guild card).

import { popcount } from '../../../card-sets.ts'
import { isGuild } from '../../../data/court.ts'
import { LEAD } from '../../../data/leaders.ts'
import { courtRow, putAgent, refuseInfluence } from '../../actions/influence.ts'
import { courtId } from '../../board/ids.ts'
import { free } from '../../choosing/deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say } from '../../sayings.ts'
import * as read from '../../state/read.ts'
import { F, pop, push } from '../../state/stack.ts'
import { colourOf, copyState } from '../../state/state.ts'

/** One agent onto each of as many Court cards as wanted. */
const bold = free<'bold'>({
  refuse(state, action, seat) {
    if (new Set(action.cards).size !== action.cards.length) return say('no.boldTwice', {})
    const after = copyState(state)
    for (const card of action.cards) {
      const no = refuseInfluence(after, seat, card)
      if (no !== undefined) return no
      putAgent(after, seat, card)
    }
    return undefined
  },
  carry(state, action, seat, events) {
    pop(state)
    for (const card of action.cards) {
      putAgent(state, seat, card)
      events?.event(say('log.influenced', { seat: colourOf(state, seat), card }))
    }
  },
  *list(state, seat) {
    const row = [...courtRow(state)]
    for (let bits = 0; bits < 1 << row.length; bits++) {
      if (popcount(bits) > read.agentsLeft(state, seat)) continue
      yield { do: 'bold', cards: row.filter((_, i) => (bits & (1 << i)) !== 0) }
    }
  },
})

export const demagogue: Card = {
  is: { leader: LEAD.demagogue },
  refuseSecure: (_state, _seat, card, own) =>
    own === 1 && isGuild(card) ? say('no.paranoid', { card: courtId(card) }) : undefined,
  declared: (state, seat) => push(state, F.bold, seat),
  order: { declared: 1 },
  free: { bold },
  frames: { bold: { offers: ['bold'] } },
}
