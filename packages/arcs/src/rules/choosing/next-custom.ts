// Pickers for what is too many to list: cards one by one, captives one by one. Moves are in next-move.ts, dice in
// next-dice.ts.

import type { Pick } from '@understudy/table'
import { cardsOf } from '../../card-sets.ts'
import { type ActionCardId, type CourtId, type Doing, HAND_SIZE } from '../../vocabulary.ts'
import { cardId, courtId } from '../board/ids.ts'
import { dealable } from '../setup/deal.ts'
import { rowSize } from '../setup/setup.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { F, topKind, topSeat } from '../state/stack.ts'
import { colourOf, type State } from '../state/state.ts'
import { deedsOf } from './deeds.ts'
import { rerollChoices, rollChoices } from './next-dice.ts'
import { moveChoices } from './next-move.ts'
import { revealChoices } from './next-reveal.ts'
import { type Offer, oneByOne } from './pick-text.ts'

/** Undefined: this deed is listed. */
export function customNext(state: State, doing: Doing, picks: readonly Pick[]): Offer[] | undefined {
  switch (doing) {
    case 'bonusMove':
      // Ahead of a battle only some moves are legal: those are listed.
      return topKind(state) === F.turn ? undefined : moveChoices(state, doing, picks)
    case 'move':
    case 'sprint':
      return moveChoices(state, doing, picks)
    case 'roll':
      return rollChoices(state, picks)
    case 'reveal':
      return revealChoices(state, picks)
    case 'reroll':
      return rerollChoices(state, picks)
    case 'deal':
      return oneByOne(state, doing, picks, 'cards', cardsOf(dealable(state)).map(cardId), HAND_SIZE, (cards) => ({
        do: 'deal',
        seat: colourOf(state, topSeat(state)),
        cards: cards as ActionCardId[],
      }))
    case 'row':
      return oneByOne(
        state,
        doing,
        picks,
        'cards',
        read.cards(state, Pile.COURT_DECK).map(courtId),
        rowSize(state),
        (cards) => ({
          do: 'row',
          cards: cards as CourtId[],
        }),
      )
    default:
      return deedsOf(state).choices[doing]?.(state, picks)
  }
}
