// What a decision of Arcs has to do with: for the marks of the player aid, and for "What is this?" at the first of each.

import type { State } from '@understudy/arcs'
import { numberOf } from '@understudy/arcs/data'
import {
  battleSystems,
  bestMarker,
  handSize,
  outraged,
  payments,
  pipKinds,
  refuseSeizing,
  tokenIn,
  typeName,
} from '@understudy/arcs/rules'
import { Pile, playersOf, read, seatOf } from '@understudy/arcs/state'
import { KINDS, RESOURCES, SUITS } from '@understudy/arcs/vocabulary'

const BATTLE = 1 << KINDS.indexOf('battle')

export function meets(
  state: State,
  { kind, seat: colour }: { readonly kind: string; readonly seat: string },
): string[] {
  const seat = seatOf(state, colour)
  if (seat < 0) return []
  const found: string[] = []
  const hand = read.cards(state, Pile.hand(seat))
  if (kind === 'lead' && bestMarker(state) >= 0 && hand.some((card) => numberOf(card) > 1)) found.push('declare')
  if (kind === 'follow' && refuseSeizing(state, seat) === undefined && handSize(state, seat) > 1) found.push('seize')
  if (kind === 'turn') {
    const suit = SUITS[read.suit(state)]
    if (suit !== undefined && read.pipsLeft(state) > 0) found.push(`suit ${suit}`)
    const tokens = payments(state, seat).flatMap((pay) =>
      pay === 'pip' || typeof pay !== 'object' || !('slot' in pay) ? [] : [tokenIn(state, seat, pay.slot)],
    )
    if (read.prelude(state) && (tokens.length > 0 || read.cards(state, Pile.guild(seat)).length > 0)) {
      found.push('prelude', ...new Set(tokens.map((type) => `token ${typeName(type)}`)))
    }
    const fights = (pipKinds(state) & BATTLE) !== 0 && read.pipsLeft(state) > 0
    if (fights && !battleSystems(state, seat).next().done) found.push('battle')
  }
  const seats = Array.from({ length: playersOf(state) }, (_, each) => each)
  if (seats.some((each) => RESOURCES.some((_, type) => outraged(state, each, type + 1)))) found.push('outrage')
  return found
}
