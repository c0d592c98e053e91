// Raider Exosuits (L17): one raid die where no building defends.

import { LORE_CARD } from '../../../data/leaders.ts'
import type { Card } from '../../hooks/hooks.ts'

export const raiderExosuits: Card = {
  is: { lore: LORE_CARD.raiderExosuits },
  raidAnyway: 1,
}
