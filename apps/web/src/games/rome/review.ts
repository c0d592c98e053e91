// How everybody stands in Rome: victory points, and, where those are equal, regions.

import type { Action, State } from '@understudy/rome'
import { heldBy, seatId } from '@understudy/rome/rules'
import type { Review } from '../ui.ts'

const each = (state: State, of: (side: number) => number): Record<string, number> =>
  Object.fromEntries(state.sides.map((_, no) => [seatId(state, no), of(no)]))

export const review: Review<State> = {
  looks: (action) => (action as Action).do === 'look',
  worth: (state) => each(state, (no) => (state.sides[no]?.vp ?? 0) + heldBy(state, no).length / 10),
  facts: [
    { title: { en: 'points', ru: 'очки' }, of: (state) => each(state, (no) => state.sides[no]?.vp ?? 0) },
    { title: { en: 'regions', ru: 'области' }, of: (state) => each(state, (no) => heldBy(state, no).length) },
  ],
}
