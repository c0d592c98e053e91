// A real hand: six cards each chapter, known to their owner (or, beside a real board, to nobody here). Whoever has one
// plays by the rules of the game alone.

import { moveCard } from '../state/cards.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { ordinary } from './ordinary.ts'
import type { SeatRules } from './seat-rules.ts'

const HANDS = [0, 1, 2, 3].map((seat) => [Pile.hand(seat)])

const nothing = (): void => {}

export const realHand: SeatRules = {
  ...ordinary,
  size: (state, seat) => read.count(state, Pile.hand(seat)) + read.unknown(state, Pile.hand(seat)),
  holdsHand: true,
  counts: false,
  places: (seat) => HANDS[seat]!,
  gains: (seat) => Pile.hand(seat),
  drawsUnseen: (state) => state.options.secretHands,
  takesBack: (state, seat, card, from) => moveCard(state, card, from, Pile.hand(seat)),
  shows: (seat) => HANDS[seat]!,
  canBeLookedAt: true,

  draws: false,
  drawsToFollow: false,
  revealCount: () => 0,
  turnsFrom: (seat) => Pile.hand(seat),
  refill: nothing,
  turned: nothing,

  passes: true,
  copiesUnseen: () => false,
  keepsToSeize: 0,
  seizes: nothing,
  played: nothing,
}
