// Weak at an ambition: one place worse, and never a city bonus (Just, Violent, Academic).

import type { Hooks } from '../../hooks/hooks.ts'

export const weakAt =
  (weak: number): Hooks['award'] =>
  (_state, _seat, ambition, place, _high, low) => {
    if (ambition !== weak) return undefined
    return place === 'first' ? low : 0
  }
