// Feastbringer: Charismatic (an Influence with a side Secure, after it or ahead of it), Generous (a declaration costs a Guild card).

import { LEAD } from '../../../data/leaders.ts'
import { court, courtId } from '../../board/ids.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say } from '../../sayings.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import { F, push } from '../../state/stack.ts'
import { colourOf, type State, turnOrder } from '../../state/state.ts'
import * as write from '../../state/write.ts'

/** Who receives the Guild card of Generous: the Rival with the least Power, ties by turn order (arcs/D20). */
export function poorestRival(state: State, seat: number): number {
  let best = -1
  for (const other of turnOrder(state))
    if (other !== seat && (best < 0 || read.power(state, other) < read.power(state, best))) best = other
  return best
}

export const feastbringer: Card = {
  is: { leader: LEAD.feastbringer },
  declaringPrice: {
    refuse(state, seat, give) {
      if (read.isEmpty(state, Pile.guild(seat))) return say('no.generousNone', {})
      if (give === undefined) return say('no.generousGive', {})
      const at = court(give)
      return at >= 0 && read.has(state, Pile.guild(seat), at) ? undefined : say('no.guild', { card: give })
    },
    givings: (state, seat) => read.cards(state, Pile.guild(seat)).map(courtId),
    pay(state, seat, give, events) {
      const rival = poorestRival(state, seat)
      write.drop(state, Pile.guild(seat), court(give))
      write.put(state, Pile.guild(rival), court(give))
      events?.event(say('log.gave', { seat: colourOf(state, seat), to: colourOf(state, rival), card: give }))
    },
  },
  sidePip(state, seat, kind) {
    if (kind === 'secure') push(state, F.bonusInfluence, seat)
  },
  ahead: { doing: 'bonusInfluence', kind: 'secure' },
}
