// What can be measured of a game of Rome, round by round.

import type { Lang } from '@understudy/procedure'
import type { Measure, Measures } from '@understudy/table'
import { handSize } from '@understudy/table/chance'
import { heldBy, sideNamed, sideOf } from './rules/state/query.ts'
import type { Side, State } from './rules/state/state.ts'

const measure = (id: string, said: Readonly<Record<Lang, string>>, of: (side: Side) => number): Measure<State> => ({
  id,
  title: said,
  of: (state, seat) => of(sideOf(state, sideNamed(state, seat))),
})

const onBoard = ({ armies }: Side) => armies.filter(({ region, aboard }) => region >= 0 || aboard >= 0)
const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0)

export const romeMeasures: Measures<State> = {
  along: { en: 'round', ru: 'раунд' },
  step: ({ round }) => round,
  list: [
    measure('vp', { en: 'Victory points', ru: 'Победные очки' }, ({ vp }) => vp),
    {
      id: 'regions',
      title: { en: 'Regions', ru: 'Области' },
      of: (state, seat) => heldBy(state, sideNamed(state, seat)).length,
    },
    measure('gold', { en: 'Gold', ru: 'Золото' }, ({ gold }) => gold),
    measure('armies', { en: 'Armies on the board', ru: 'Армии на поле' }, (side) => onBoard(side).length),
    measure('cards', { en: 'Troop cards in armies', ru: 'Карты войск в армиях' }, (side) =>
      sum(onBoard(side).map(({ cards }) => handSize(cards))),
    ),
    measure('developments', { en: 'Developments', ru: 'Развитие' }, ({ developments }) => sum(developments)),
  ],
}
