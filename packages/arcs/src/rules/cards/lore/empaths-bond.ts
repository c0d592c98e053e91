// Empath’s Bond (L20): while Empath is declared, cities and starports of others serve like one’s own; no captives.

import { LORE_CARD } from '../../../data/leaders.ts'
import type { Card } from '../../hooks/hooks.ts'
import { isDeclared } from '../../round/declare.ts'
import { EMPATH } from '../../state/numbers.ts'
import * as read from '../../state/read.ts'
import { isPort } from '../../state/sites.ts'
import type { State } from '../../state/state.ts'

const holds = (state: State): boolean => isDeclared(state, EMPATH)

export const empathsBond: Card = {
  is: { lore: LORE_CARD.empathsBond },
  taxesWithoutControl: holds,
  usesAnyPort: holds,
  catapults(state, _seat, system) {
    if (!holds(state)) return undefined
    for (let at = system * 3, end = at + 3; at < end; at++) if (isPort(read.site(state, at))) return true
    return undefined
  },
}
