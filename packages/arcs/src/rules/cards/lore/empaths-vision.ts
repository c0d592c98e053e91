// Empath’s Vision (L19): rerolls any dice while Empath is declared; given up, it clears Psionic Outrage.

import { LORE_CARD } from '../../../data/leaders.ts'
import type { Card } from '../../hooks/hooks.ts'
import { isDeclared } from '../../round/declare.ts'
import { EMPATH, PSIONIC } from '../../state/numbers.ts'

export const empathsVision: Card = {
  is: { lore: LORE_CARD.empathsVision },
  reroll: {
    by: 'L19',
    bit: 8,
    die: -1,
    rifles: true,
    limit: (state) => (isDeclared(state, EMPATH) ? 99 : 0),
  },
  order: { reroll: 1 },
  clears: 1 << PSIONIC,
}
