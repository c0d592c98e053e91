// Rebel: Committed (two more dice, which must be rolled), Disorganized (two ships move together at most).

import { LEAD } from '../../../data/leaders.ts'
import type { Card } from '../../hooks/hooks.ts'

export const rebel: Card = {
  is: { leader: LEAD.rebel },
  mustRoll: 2,
  // arcs/U7
  rollsOn: (state) => state.options.committedRollsOn,
  moveLimit: 2,
}
