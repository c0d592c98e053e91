// Guild Struggle (BC30): a theft of a Guild card, and the discarded ones return to the deck.

import { isNone, shared } from '../../../card-sets.ts'
import { GUILD_CARDS, VOX } from '../../../data/court.ts'
import { refuseTheft, steal } from '../../battle/raid.ts'
import { courtId } from '../../board/ids.ts'
import { free } from '../../choosing/deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say } from '../../sayings.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import { topArg } from '../../state/stack.ts'
import { colourOf, playersOf, seatOf } from '../../state/state.ts'
import * as write from '../../state/write.ts'
import { backToDeck, toDiscard } from './leaving.ts'

/** Guild Struggle: the shuffle happens with or without a theft (arcs/D32). */
export const struggle = free<'struggle'>({
  refuse(state, action, seat) {
    if (topArg(state, 0) !== VOX.guildStruggle) return say('no.vox', { card: courtId(topArg(state, 0)) })
    if (action.card === undefined && action.from === undefined) return undefined
    const victim = action.from === undefined ? -1 : seatOf(state, action.from)
    if (victim < 0 || victim === seat || action.card === undefined) return say('no.rival', {})
    return refuseTheft(state, seat, victim, { card: action.card })
  },
  carry(state, action, seat, events) {
    toDiscard(state)
    if (action.from !== undefined && action.card !== undefined)
      steal(state, seat, seatOf(state, action.from), { card: action.card }, events)
    const back = shared(read.cardSet(state, Pile.COURT_DISCARD), GUILD_CARDS)
    write.dropAll(state, Pile.COURT_DISCARD, back)
    if (!isNone(back)) backToDeck(state, back)
    events?.event(say('log.guildsReturn', {}))
  },
  *list(state, seat) {
    if (topArg(state, 0) !== VOX.guildStruggle) return
    yield { do: 'struggle' }
    for (let rival = 0; rival < playersOf(state); rival++) {
      if (rival === seat) continue
      for (const card of read.cards(state, Pile.guild(rival))) {
        if (refuseTheft(state, seat, rival, { card: courtId(card) }) !== undefined) continue
        yield { do: 'struggle', from: colourOf(state, rival), card: courtId(card) }
      }
    }
  },
})

export const guildStruggle: Card = {
  is: { vox: VOX.guildStruggle },
  vox: { asks: 'struggle' },
  free: { struggle },
}
