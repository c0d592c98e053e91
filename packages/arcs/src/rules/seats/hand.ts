// Card play with a real hand: six cards each chapter, known to their owner (or, beside a real board, to nobody here).

import { sizeOf } from '../cards.ts'
import * as L from '../layout.ts'
import type { State } from '../state.ts'
import type { CardPlay } from './card-play.ts'

export const realHand: CardPlay = {
  size: (state: State, seat: number) => sizeOf(state, L.P_HAND + seat),
  draws: false,
  passes: true,
  places: (seat) => [L.P_HAND + seat],
  gains: (seat) => L.P_HAND + seat,
}
