// What the tests of leaders have in common: the pip of a Pivot, a battle with given dice.

import { type Bench, NO_DICE, PIP } from '../../../testing.ts'

type Card = Parameters<Bench['hand']>[1]
/** Red pivots with this card: blue has led. */
export const pivots = (bench: Bench, card: Card, lead: Card = 'mobilization-2') => {
  bench.hand('blue', lead).hand('red', card).round('blue')
  return bench.act({ do: 'lead', card: lead }).act({ do: 'end' }).act({ do: 'pivot', card })
}
export const fights = (
  bench: Bench,
  dice: Partial<typeof NO_DICE>,
  faces: Partial<Record<keyof typeof NO_DICE, number[]>>,
) =>
  bench
    .act({ do: 'battle', at: '4a', against: 'yellow', dice: { ...NO_DICE, ...dice }, pay: PIP })
    .act({ do: 'roll', assault: [], skirmish: [], raid: [], ...faces })
