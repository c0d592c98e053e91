// Hidden Harbors (L05): ships are built fresh, and a fresh starport keeps raid dice out of its system.

import { LORE_CARD } from '../../../data/leaders.ts'
import type { Card } from '../../hooks/hooks.ts'
import { hasFreshPort } from './fresh-port.ts'

export const hiddenHarbors: Card = {
  is: { lore: LORE_CARD.hiddenHarbors },
  buildsFresh: true,
  closedToRaids: (state, defender, system) => hasFreshPort(state, defender, system),
}
