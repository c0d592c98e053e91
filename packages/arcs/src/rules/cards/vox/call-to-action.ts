// Call to Action (BC31): one action card.

import { VOX } from '../../../data/court.ts'
import type { Card } from '../../hooks/hooks.ts'
import { F, push } from '../../state/stack.ts'
import { toDiscard } from './leaving.ts'

export const callToAction: Card = {
  is: { vox: VOX.callToAction },
  vox: {
    settle(state, seat) {
      toDiscard(state)
      push(state, F.draw, seat, 1)
      return true
    },
  },
}
