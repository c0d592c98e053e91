// The initiative, and what seizes it (arcs 7.7).

import type { EventSink } from '@understudy/table'
import type { ActionCardId } from '../../vocabulary.ts'
import { card as cardIndex } from '../board/ids.ts'
import type { No } from '../choosing/deed.ts'
import { heard } from '../hooks/heard.ts'
import * as points from '../hooks/points.ts'
import { say } from '../sayings.ts'
import { handSize, seatRules, unknownPlayable } from '../seats/index.ts'
import { moveUnseen, showOnly } from '../state/cards.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { colourOf, type State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { refuseCard, takeCard } from './play-card.ts'

export function seize(state: State, seat: number, events?: EventSink): void {
  write.setSeized(state, 1)
  events?.event(say('log.seized', { seat: colourOf(state, seat) }))
  giveInitiative(state, seat, events)
}

export function giveInitiative(state: State, seat: number, events?: EventSink): void {
  const before = read.initiative(state)
  write.setInitiative(state, seat)
  if (seat !== before) for (const follow of heard(points.tookInitiative, state, seat)) follow(state, seat, events)
}

/** arcs 7.7 */
export function refuseSeizing(state: State, seat: number): No {
  if (read.initiative(state) === seat) return say('no.holdsInitiative', {})
  return read.seized(state) === 1 ? say('no.seized', {}) : undefined
}

/** What is given up beside the card that is played: a card of the hand, one nobody has seen, or a counter of the deck. */
export type Extra = ActionCardId | 'unknown' | 'counter'

export function refuseExtra(state: State, seat: number, extra: Extra, played: ActionCardId | undefined): No {
  const rules = seatRules(state, seat)
  if (extra === 'counter')
    return !rules.holdsHand && handSize(state, seat) > rules.keepsToSeize ? undefined : say('no.seizeCard', {})
  if (!rules.holdsHand || handSize(state, seat) < 2) return say('no.seizeCard', {})
  if (extra === 'unknown') {
    const used = played === undefined || !read.has(state, Pile.hand(seat), cardIndex(played)) ? 1 : 0
    return unknownPlayable(state, seat) > used ? undefined : say('no.nameCard', {})
  }
  return extra === played ? say('no.seizeCard', {}) : refuseCard(state, seat, extra)
}

export function seizeWith(state: State, seat: number, extra: Extra, events?: EventSink): void {
  if (extra === 'counter') seatRules(state, seat).seizes(state, seat, events)
  else if (extra === 'unknown') moveUnseen(state, Pile.hand(seat), Pile.seize(seat))
  else {
    takeCard(state, seat, cardIndex(extra), Pile.seize(seat))
    showOnly(state, cardIndex(extra), seat)
  }
  seize(state, seat, events)
}
