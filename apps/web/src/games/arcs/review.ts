// How everybody stands in Arcs: Power, and what the declared ambitions would bring if the chapter ended now. The second is
// what a turn changes; the scoring itself then only makes it true.

import type { State } from '@understudy/arcs'
import { awards } from '@understudy/arcs/rules'
import { colourOf, playersOf, read } from '@understudy/arcs/state'
import { AMBITIONS } from '@understudy/arcs/vocabulary'
import type { Review } from '../ui.ts'
import { whenScored } from './scoring.ts'

const each = (state: State, of: (seat: number) => number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: playersOf(state) }, (_, seat) => [colourOf(state, seat), of(seat)]))

const promised = (state: State): number[] => {
  const all = AMBITIONS.map((_, at) => awards(state, at + 1))
  return Array.from({ length: playersOf(state) }, (_, seat) => all.reduce((sum, power) => sum + (power[seat] ?? 0), 0))
}

const SCORING: readonly string[] = ['log.scored', 'log.undeclared', 'log.resourceScored']

export const review: Review<State> = {
  scored: (before, { say, with: facts }) =>
    SCORING.includes(say)
      ? {
          part: read.chapter(before),
          seat: String(facts?.seat),
          n: Number(facts?.power),
          what: String(facts?.ambition ?? 'resources'),
        }
      : undefined,
  worth: (state) => {
    const more = read.over(state) === 0 ? promised(state) : []
    return each(state, (seat) => read.power(state, seat) + (more[seat] ?? 0))
  },
  scoring: (events, before, action) =>
    events.some(({ say }) => SCORING.includes(say)) ? whenScored(before, action) : undefined,
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
