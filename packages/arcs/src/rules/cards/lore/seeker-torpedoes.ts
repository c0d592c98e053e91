// Seeker Torpedoes (L14): rerolls assault dice, up to the fresh attacking ships.

import { LORE_CARD } from '../../../data/leaders.ts'
import type { Card } from '../../hooks/hooks.ts'
import * as read from '../../state/read.ts'
import { freshShips } from '../../state/state.ts'

export const seekerTorpedoes: Card = {
  is: { lore: LORE_CARD.seekerTorpedoes },
  reroll: {
    by: 'L14',
    bit: 2,
    die: 0,
    rifles: false,
    limit: (state, seat) => freshShips(state, read.battleAt(state), seat),
  },
}
