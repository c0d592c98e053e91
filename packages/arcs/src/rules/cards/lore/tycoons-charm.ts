// Tycoon’s Charm (L28): swaps Material and Fuel while Tycoon is declared; given up, it clears their Outrage.

import { LORE_CARD } from '../../../data/leaders.ts'
import { RESOURCES } from '../../../vocabulary.ts'
import { refuseLore } from '../../actions/lore-uses.ts'
import { discardToken, gain, tokenIn, typeIndex } from '../../board/resources.ts'
import { free } from '../../choosing/deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import { isDeclared } from '../../round/declare.ts'
import { say } from '../../sayings.ts'
import { FUEL, MATERIAL, TYCOON } from '../../state/numbers.ts'
import * as read from '../../state/read.ts'
import * as write from '../../state/write.ts'

const useCharm = free<'useCharm'>({
  refuse(state, action, seat) {
    const no = refuseLore(state, seat, LORE_CARD.tycoonsCharm)
    if (no !== undefined) return no
    if (!isDeclared(state, TYCOON)) return say('no.notDeclared', { ambition: 'tycoon' })
    const has = tokenIn(state, seat, action.slot)
    if (has !== MATERIAL && has !== FUEL) return say('no.charm', {})
    return read.supply(state, typeIndex(action.gain)) === 0 ? say('no.tokenSupply', { type: action.gain }) : undefined
  },
  carry(state, action, seat, events) {
    const has = tokenIn(state, seat, action.slot)
    write.setSlot(state, seat, action.slot, 0)
    write.setFirst(state, false)
    gain(state, seat, typeIndex(action.gain), events)
    discardToken(state, has)
  },
  *list(state, seat) {
    if (refuseLore(state, seat, LORE_CARD.tycoonsCharm) !== undefined || !isDeclared(state, TYCOON)) return
    for (let slot = 0; slot < 7; slot++) {
      const has = tokenIn(state, seat, slot)
      if (has !== MATERIAL && has !== FUEL) continue
      for (const type of RESOURCES)
        if (typeIndex(type) !== has && read.supply(state, typeIndex(type)) > 0)
          yield { do: 'useCharm', slot, gain: type }
    }
  },
})

export const tycoonsCharm: Card = {
  is: { lore: LORE_CARD.tycoonsCharm },
  uses: { useCharm },
  clears: (1 << MATERIAL) | (1 << FUEL),
}
