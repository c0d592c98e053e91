// Lars's face-down deck (lars 4, 5): six cards that nobody knows; its top card is turned over for each turn.

import { sizeOf } from '../state/cards.ts'
import * as Pile from '../state/piles.ts'
import type { CardPlay } from './card-play.ts'

const TURNED_UP = [0, 1, 2, 3].map((seat) => [Pile.drawn(seat)])

export const faceDownDeck: CardPlay = {
  // The card that lies turned over for this turn still counts.
  size: (state, seat) => sizeOf(state, Pile.deck(seat)) + sizeOf(state, Pile.drawn(seat)),
  draws: true,
  passes: false,
  places: (seat) => TURNED_UP[seat]!,
  gains: (seat) => Pile.deck(seat),
}
