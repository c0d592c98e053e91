// The round as the table sees it: who played what, and what leads.

import {
  type ActionCardId,
  type Colour,
  colourOf,
  FRAMES,
  ids,
  layout as L,
  MODES,
  type Mode,
  playersOf,
  type State,
  sizeOf,
  topKind,
  topSeat,
  turnOrder,
} from '@understudy/arcs'

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
  const { b, m } = state
  const n = playersOf(state)
  const first = b[L.LEAD_CARD] === 0 ? turnOrder(state)[0]! : b[L.LEADER]!
  return Array.from({ length: n }, (_, i) => (first + i) % n).flatMap((seat): Played[] => {
    const mode = MODES[b[L.PLAYED_MODE + seat]!]!
    if (mode === 'none') return []
    const down = m[L.P_DOWN + seat]!
    const shown = b[L.PLAYED_CARD + seat]! - 1
    const at = shown >= 0 ? shown : down !== 0 ? 31 - Math.clz32(down) : -1
    return [
      {
        colour: colourOf(state, seat),
        seat,
        mode,
        card: at < 0 ? undefined : ids.cardId(at),
        lead: b[L.LEADER] === seat && b[L.LEAD_CARD] !== 0,
        seized: sizeOf(state, L.P_SEIZE + seat) > 0,
      },
    ]
  })
}

export const zeroLies = (state: State): boolean => state.b[L.LEAD_ZERO] === 1
export const chapterOf = (state: State): number => state.b[L.CHAPTER]!
export const roundOf = (state: State): number => state.b[L.ROUND]!
export const initiativeOf = (state: State): Colour => colourOf(state, state.b[L.INITIATIVE]!)
/** Up to here whoever decides has the turn; after it come reactions in the middle of somebody's turn. */
const TURN = FRAMES.indexOf('turn')

/** Whose turn it is, while there is one. */
export const activeOf = (state: State): Colour | undefined => {
  const { options, b } = state
  if (b[L.OVER] !== 0 || b[L.SETUP] === 0) return undefined
  return options.colours[topKind(state) <= TURN ? topSeat(state) : b[L.ACTIVE]!]
}
