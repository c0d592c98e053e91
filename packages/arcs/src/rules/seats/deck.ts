// Lars's face-down deck (lars 4, 5): six cards that nobody knows; its top card is turned over for each turn.

import { sizeOf } from '../cards.ts'
import * as L from '../layout.ts'
import type { CardPlay } from './card-play.ts'

export const faceDownDeck: CardPlay = {
  // The card that lies turned over for this turn still counts.
  size: (state, seat) => sizeOf(state, L.P_DECK + seat) + sizeOf(state, L.P_DRAWN + seat),
  draws: true,
  passes: false,
  places: (seat) => [L.P_DRAWN + seat],
  gains: (seat) => L.P_DECK + seat,
}
