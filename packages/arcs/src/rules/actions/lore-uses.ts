// Lore in the Prelude: what all uses of it have in common, and giving one up to clear Outrage.

import { bitsOf } from '../../card-sets.ts'
import { loreId, loreIndex } from '../board/ids.ts'
import { returnAgents } from '../board/pieces.ts'
import { free, type No } from '../choosing/deed.ts'
import { clears } from '../hooks/traits.ts'
import { say } from '../sayings.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { colourOf, holdsLore, type State } from '../state/state.ts'
import * as write from '../state/write.ts'

export function refuseLore(state: State, seat: number, lore: number): No {
  if (!read.prelude(state)) return say('no.preludeOver', {})
  return holdsLore(state, seat, lore) ? undefined : say('no.lore', { lore: loreId(lore) })
}

export const forgive = free<'forgive'>({
  refuse(state, action, seat) {
    const lore = loreIndex(action.lore)
    return clears(lore) === undefined ? say('no.lore', { lore: action.lore }) : refuseLore(state, seat, lore)
  },
  carry(state, action, seat, events) {
    write.drop(state, Pile.lore(seat), loreIndex(action.lore))
    write.setFirst(state, false)
    const cleared = read.outrage(state, seat) & clears(loreIndex(action.lore))!
    write.setOutrage(state, seat, read.outrage(state, seat) & ~cleared)
    for (const _ of bitsOf(cleared)) {
      // A space that still waited for its agent gives none back (arcs 6.10).
      if (read.agentsOwed(state, seat) > 0) write.addAgentsOwed(state, seat, -1)
      else returnAgents(state, seat, 1)
    }
    events?.event(say('log.forgiven', { seat: colourOf(state, seat), lore: action.lore }))
  },
  *list(state, seat) {
    if (!read.prelude(state)) return
    for (const lore of read.cards(state, Pile.lore(seat)))
      if (clears(lore) !== undefined) yield { do: 'forgive', lore: loreId(lore) }
  },
})
