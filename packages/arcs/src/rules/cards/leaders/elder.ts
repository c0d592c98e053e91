// Elder: Beloved (no Ransack, an agent for losses in battle), Just (weak at Tyrant).

import { LEAD } from '../../../data/leaders.ts'
import { KIND_RIFLES } from '../../battle/battle.ts'
import type { Card } from '../../hooks/hooks.ts'
import { TYRANT } from '../../state/numbers.ts'
import * as read from '../../state/read.ts'
import { F, push } from '../../state/stack.ts'
import { weakAt } from './weak-at.ts'

export const elder: Card = {
  is: { leader: LEAD.elder },
  sparesCourt: (state) => read.battleKind(state) !== KIND_RIFLES,
  afterBattle(state, seat, attacking) {
    if (!attacking && read.battleTrophy(state) && read.agentsLeft(state, seat) > 0) push(state, F.bonusInfluence, seat)
  },
  award: weakAt(TYRANT),
}
