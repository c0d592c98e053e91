// A played card leaves a gap: the other cards of a hand stay where they are until the turn is over.

import { useRef } from 'preact/hooks'

interface Held<T> {
  readonly turn: string
  readonly order: readonly T[]
}

/**
 * The cards in their places; undefined where one has been played in this turn. A card may be there several times. `preview`: what is
 * shown has not happened, and a turn that it would end goes on.
 */
export function useGaps<T extends string>(
  cards: readonly T[],
  turn: string,
  preview = false,
): readonly (T | undefined)[] {
  const held = useRef<Held<T>>({ turn, order: cards })
  const shown = gapsIn(held.current, cards, turn, preview)
  held.current = shown.held
  return shown.places
}

export function gapsIn<T extends string>(
  { turn: was, order }: Held<T>,
  cards: readonly T[],
  turn: string,
  preview: boolean,
): { readonly held: Held<T>; readonly places: readonly (T | undefined)[] } {
  const now = preview ? was : turn
  const shown = withGaps(now === was ? order : cards, cards)
  return { held: { turn: now, order: preview ? order : shown.order }, places: shown.places }
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
