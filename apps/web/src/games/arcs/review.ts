// How everybody stands in Arcs: Power, and what the declared ambitions would bring if the chapter ended now. The second is
// what a turn changes; the scoring itself then only makes it true.

import { AMBITIONS, awards, colourOf, playersOf, read, type State } from '@understudy/arcs'
import type { Review } from '../ui.ts'

const each = (state: State, of: (seat: number) => number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: playersOf(state) }, (_, seat) => [colourOf(state, seat), of(seat)]))

const promised = (state: State): number[] => {
  const all = AMBITIONS.map((_, at) => awards(state, at + 1))
  return Array.from({ length: playersOf(state) }, (_, seat) => all.reduce((sum, power) => sum + (power[seat] ?? 0), 0))
}

export const review: Review<State> = {
  worth: (state) => {
    const more = read.over(state) === 0 ? promised(state) : []
    return each(state, (seat) => read.power(state, seat) + (more[seat] ?? 0))
  },
  facts: [
    { title: { en: 'Power', ru: 'Власть' }, of: (state) => each(state, (seat) => read.power(state, seat)) },
    {
      title: { en: 'ambitions would bring', ru: 'замыслы принесли бы' },
      of: (state) => {
        const more = promised(state)
        return each(state, (seat) => more[seat] ?? 0)
      },
    },
  ],
}
