// What can be measured of muhq's game, round by round.

import type { Measures } from '@understudy/table'
import { handSize } from '@understudy/table/chance'
import { personOf, resourcesOf, type State } from './rules/state.ts'
import { BOSS, type SeatId } from './vocabulary.ts'

export const muhqMeasures: Measures<State> = {
  along: { en: 'round', ru: 'раунд' },
  step: ({ round }) => round,
  list: [
    {
      id: 'units',
      title: { en: 'Units on the board', ru: 'Отряды на поле' },
      of: ({ units }, seat) => units.filter(({ controller }) => controller === seat).length,
    },
    {
      id: 'resources',
      title: { en: 'Resources', ru: 'Ресурсы' },
      of: (state, seat) => resourcesOf(state, seat as SeatId),
    },
    {
      id: 'cards',
      title: { en: 'Cards in hand', ru: 'Карты на руке' },
      of: (state, seat) => (seat === BOSS ? 0 : handSize(personOf(state, seat).hand)),
    },
  ],
}
