// What a decision of muhq's game has to do with: for the marks of the player aid, and for "What is this?" at the first of each.

import type { State } from '@understudy/muhq'
import { isPerson, personOf, upkeepSum } from '@understudy/muhq/rules'
import { handSize } from '@understudy/table/chance'
import type { Help } from '../../ui.ts'

export const meets: NonNullable<Help<State>['meets']> = (state, { kind, seat, next }) => {
  if (!isPerson(seat)) return []
  const slots = kind === 'act' ? new Set(next([]).map(({ pick }) => pick.slot)) : new Set<string>()
  const plays = slots.has('card')
  return [
    ...(plays ? ['play'] : []),
    ...(slots.has('unit') ? ['unit'] : []),
    ...(slots.has('store') ? ['buy'] : []),
    // Nothing is left to do but to end the turn, with cards in hand.
    ...(kind === 'act' && !plays && !slots.has('unit') && handSize(personOf(state, seat).hand) > 0 ? ['discard'] : []),
    ...(upkeepSum(state, seat as never) > 0 ? ['upkeep'] : []),
    // It has had its first turn.
    ...(state.round > 1 ? ['boss'] : []),
  ]
}
