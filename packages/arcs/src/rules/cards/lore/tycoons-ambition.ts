// Tycoon’s Ambition (L27): all Material and Fuel for a declaration, as the very first Prelude action.

import { LORE_CARD } from '../../../data/leaders.ts'
import { refuseLore } from '../../actions/lore-uses.ts'
import { ambition, ambitionId } from '../../board/ids.ts'
import { discardAll } from '../../board/resources.ts'
import { free, type No } from '../../choosing/deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import { bestMarker, declare, givings, isDeclared, refuseDeclaring } from '../../round/declare.ts'
import { say } from '../../sayings.ts'
import { FUEL, MATERIAL, TYCOON } from '../../state/numbers.ts'
import * as read from '../../state/read.ts'
import type { State } from '../../state/state.ts'
import * as write from '../../state/write.ts'

function refuseTycoons(state: State, seat: number): No {
  const no = refuseLore(state, seat, LORE_CARD.tycoonsAmbition)
  if (no !== undefined) return no
  if (!read.first(state)) return say('no.notFirstLore', { lore: 'L27' })
  return isDeclared(state, TYCOON) ? undefined : say('no.notDeclared', { ambition: 'tycoon' })
}

/** The very first Prelude action: all Material and Fuel for a declaration of something undeclared. */
const useTycoonsAmbition = free<'useTycoonsAmbition'>({
  refuse(state, action, seat) {
    const no = refuseTycoons(state, seat)
    if (no !== undefined) return no
    if (isDeclared(state, ambition(action.declare))) return say('no.declaredAlready', { ambition: action.declare })
    return refuseDeclaring(state, seat, action.give)
  },
  carry(state, action, seat, events) {
    write.setFirst(state, false)
    discardAll(state, seat, MATERIAL)
    discardAll(state, seat, FUEL)
    declare(state, seat, ambition(action.declare), action.give, events)
  },
  *list(state, seat) {
    if (refuseTycoons(state, seat) !== undefined || bestMarker(state) < 0) return
    for (let what = 1; what <= 5; what++) {
      if (isDeclared(state, what)) continue
      for (const give of givings(state, seat))
        yield { do: 'useTycoonsAmbition', declare: ambitionId(what), ...(give === undefined ? {} : { give }) }
    }
  },
})

export const tycoonsAmbition: Card = {
  is: { lore: LORE_CARD.tycoonsAmbition },
  uses: { useTycoonsAmbition },
}
