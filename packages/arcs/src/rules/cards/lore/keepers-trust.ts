// Keeper’s Trust (L21): while Keeper is declared, nobody steals types it has; given up, it clears Relic Outrage.

import { LORE_CARD } from '../../../data/leaders.ts'
import { hasType, typeName } from '../../board/resources.ts'
import type { Card } from '../../hooks/hooks.ts'
import { isDeclared } from '../../round/declare.ts'
import { say } from '../../sayings.ts'
import { KEEPER, RELIC } from '../../state/numbers.ts'
import { colourOf } from '../../state/state.ts'

export const keepersTrust: Card = {
  is: { lore: LORE_CARD.keepersTrust },
  refuseTheft: (state, victim, thief, type) =>
    type > 0 && isDeclared(state, KEEPER) && hasType(state, thief, type)
      ? say('no.trust', { of: colourOf(state, victim), type: typeName(type) })
      : undefined,
  clears: 1 << RELIC,
}
