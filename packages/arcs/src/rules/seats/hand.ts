// Card play with a real hand: six cards each chapter, known to their owner (or, beside a real board, to nobody here).

import { sizeOf } from '../state/cards.ts'
import * as Pile from '../state/piles.ts'
import type { State } from '../state/state.ts'
import type { CardPlay } from './card-play.ts'

const HANDS = [0, 1, 2, 3].map((seat) => [Pile.hand(seat)])

export const realHand: CardPlay = {
  size: (state: State, seat: number) => sizeOf(state, Pile.hand(seat)),
  draws: false,
  passes: true,
  places: (seat) => HANDS[seat]!,
  gains: (seat) => Pile.hand(seat),
}
