// What is counted of each Fate at the end of an act: for whoever plays many of them.

import type { Kinds } from '@understudy/table'
import { FATE_DATA } from './rules/campaign/data.ts'
import { FATES, type FateId } from './rules/campaign/vocabulary.ts'
import * as camp from './rules/state/campaign/read.ts'
import { playersOf, type State, seatOf } from './rules/state/state.ts'

function grievances(state: State, seat: number): number {
  let n = 0
  for (let other = 0; other < playersOf(state); other++) n += camp.grievances(state, seat, other)
  return n
}

export const fateKinds: Kinds<State> = {
  title: { en: 'Fate', ru: 'судьба' },
  of: (state, seat) => (state.options.act === 0 ? undefined : FATES[camp.fate(state, seatOf(state, seat))]),
  name: (id) => FATE_DATA[id as FateId]?.name,
  list: [
    {
      id: 'objective',
      title: { en: 'objective', ru: 'задача' },
      share: true,
      of: (state, seat) => (camp.objective(state, seatOf(state, seat)) === 0 ? 1 : 0),
    },
    // After the Fates were resolved, before it is halved (campaign 18).
    {
      id: 'power',
      title: { en: 'Power', ru: 'очки власти' },
      of: (state, seat) => camp.result(state, seatOf(state, seat)),
    },
    {
      id: 'grievances',
      title: { en: 'grievances', ru: 'обиды' },
      of: (state, seat) => grievances(state, seatOf(state, seat)),
    },
  ],
}
