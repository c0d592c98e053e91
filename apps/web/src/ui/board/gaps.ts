// A played card leaves a gap: the other cards of a hand stay where they are until the turn is over.

import { useRef } from 'preact/hooks'

/** The cards in their places; undefined where one has been played in this turn. A card may be there several times. */
export function useGaps<T extends string>(cards: readonly T[], turn: string): readonly (T | undefined)[] {
  const held = useRef<{ turn: string; order: readonly T[] }>({ turn, order: cards })
  if (held.current.turn !== turn) held.current = { turn, order: cards }
  const shown = withGaps(held.current.order, cards)
  held.current = { turn, order: shown.order }
  return shown.places
}

export function withGaps<T extends string>(
  order: readonly T[],
  cards: readonly T[],
): { readonly order: readonly T[]; readonly places: readonly (T | undefined)[] } {
  const left = [...cards]
  const places = order.map((card): T | undefined => {
    const at = left.indexOf(card)
    if (at < 0) return undefined
    left.splice(at, 1)
    return card
  })
  return { order: [...order, ...left], places: [...places, ...left] }
}
