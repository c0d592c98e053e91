// Keeper’s Solidarity (L22): while Keeper is declared, Guild cards of a type one has are safe.

import { COURT_SUIT } from '../../../data/court.ts'
import { LORE_CARD } from '../../../data/leaders.ts'
import { courtId } from '../../board/ids.ts'
import { hasType } from '../../board/resources.ts'
import type { Card } from '../../hooks/hooks.ts'
import { isDeclared } from '../../round/declare.ts'
import { say } from '../../sayings.ts'
import { KEEPER } from '../../state/numbers.ts'
import { colourOf } from '../../state/state.ts'

export const keepersSolidarity: Card = {
  is: { lore: LORE_CARD.keepersSolidarity },
  refuseTheft: (state, victim, _thief, _type, card) =>
    card >= 0 && isDeclared(state, KEEPER) && hasType(state, victim, COURT_SUIT[card]!)
      ? say('no.solidarity', { of: colourOf(state, victim), card: courtId(card) })
      : undefined,
}
