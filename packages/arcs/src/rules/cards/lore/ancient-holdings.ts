// Ancient Holdings (L13): a seventh slot.

import { LORE_CARD } from '../../../data/leaders.ts'
import type { Card } from '../../hooks/hooks.ts'

export const ancientHoldings: Card = {
  is: { lore: LORE_CARD.ancientHoldings },
  extraSlot: true,
}
