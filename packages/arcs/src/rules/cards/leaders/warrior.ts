// Warrior: Tactical (a Move with a side Battle, after it or ahead of it), Violent (weak at Empath).

import { LEAD } from '../../../data/leaders.ts'
import type { Card } from '../../hooks/hooks.ts'
import { EMPATH } from '../../state/numbers.ts'
import { F, push } from '../../state/stack.ts'
import { weakAt } from './weak-at.ts'

export const warrior: Card = {
  is: { leader: LEAD.warrior },
  sidePip(state, seat, kind) {
    if (kind === 'battle') push(state, F.bonusMove, seat)
  },
  ahead: { doing: 'bonusMove', kind: 'battle' },
  award: weakAt(EMPATH),
}
