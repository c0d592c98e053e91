// The round as the table sees it: who played what, and what leads.

import type { State } from '@understudy/arcs'
import {
  colourOf,
  FRAMES,
  ids,
  Pile,
  playersOf,
  read,
  sizeOf,
  topKind,
  topSeat,
  turnOrder,
} from '@understudy/arcs/state'
import { type ActionCardId, type Colour, MODES, type Mode } from '@understudy/arcs/vocabulary'

export interface Played {
  readonly colour: Colour
  readonly seat: number
  readonly mode: Mode
  /** Undefined: face down, or none. */
  readonly card: ActionCardId | undefined
  readonly lead: boolean
  /** A second card, played face down to seize the initiative. */
  readonly seized: boolean
}

/** In the order of play, beginning with whoever leads. */
export function playedCards(state: State): Played[] {
  const n = playersOf(state)
  const first = read.leadCard(state) === 0 ? turnOrder(state)[0]! : read.leader(state)
  return Array.from({ length: n }, (_, i) => (first + i) % n).flatMap((seat): Played[] => {
    const mode = MODES[read.playedMode(state, seat)]!
    if (mode === 'none') return []
    const shown = read.playedCard(state, seat) - 1
    const at = shown >= 0 ? shown : (read.cards(state, Pile.down(seat)).at(-1) ?? -1)
    return [
      {
        colour: colourOf(state, seat),
        seat,
        mode,
        card: at < 0 ? undefined : ids.cardId(at),
        lead: read.leader(state) === seat && read.leadCard(state) !== 0,
        seized: sizeOf(state, Pile.seize(seat)) > 0,
      },
    ]
  })
}

/** The table is set: by a setup card, or in an act by its dice. */
export const isSet = (state: State): boolean =>
  state.options.act === 0 ? read.setup(state) !== 0 : read.chapter(state) > 0

export const zeroLies = (state: State): boolean => read.leadZero(state)
export const chapterOf = (state: State): number => read.chapter(state)
export const roundOf = (state: State): number => read.round(state)
export const initiativeOf = (state: State): Colour => colourOf(state, read.initiative(state))
/** Up to here whoever decides has the turn; after it come reactions in the middle of somebody's turn. */
const TURN = FRAMES.indexOf('turn')

/** Whose turn it is, while there is one. */
export const activeOf = (state: State): Colour | undefined => {
  const { options } = state
  if (read.over(state) !== 0 || !isSet(state)) return undefined
  return options.colours[topKind(state) <= TURN ? topSeat(state) : read.active(state)]
}
