// Warlord’s Cruelty (L23): cities are taxed again while Warlord is declared; given up, it clears Weapon Outrage.

import { LORE_CARD } from '../../../data/leaders.ts'
import type { Card } from '../../hooks/hooks.ts'
import { isDeclared } from '../../round/declare.ts'
import { WARLORD, WEAPON } from '../../state/numbers.ts'

export const warlordsCruelty: Card = {
  is: { lore: LORE_CARD.warlordsCruelty },
  taxesAgain: (state) => isDeclared(state, WARLORD),
  clears: 1 << WEAPON,
}
