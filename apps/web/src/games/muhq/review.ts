// How both sides stand in muhq's game: how much of the boss is gone, how near the people are to losing, and who has units
// left to change it.

import type { State } from '@understudy/muhq'
import { cardOf, settingOf } from '@understudy/muhq/data'
import { bossUnit, fullHealth, healthOf, repressionLimit, unitsOf } from '@understudy/muhq/rules'
import { BOSS, PEOPLE, type SeatId } from '@understudy/muhq/vocabulary'
import type { Review } from '../ui.ts'

const seated = (state: State) => PEOPLE.slice(0, state.people.length)

export const bossHealth = (state: State): number => {
  const unit = bossUnit(state)
  return unit === undefined ? 0 : healthOf(state, unit)
}

const marks = (state: State): number => bossUnit(state)?.repression ?? 0

/** With the boss its marks are gone, too: that is no news. */
const marksTold = (state: State): Record<string, number> =>
  bossUnit(state) === undefined ? {} : { [BOSS]: marks(state) }

/** Units beside the boss itself, as its seat counts them. */
export const countUnits = (state: State, seat: SeatId): number =>
  unitsOf(state, seat).length - Number(seat === BOSS && bossUnit(state) !== undefined)

/** A unit is worth a twentieth of the game. */
const UNIT = 5

export const review: Review<State> = {
  worth: (state) => {
    const { map } = settingOf(state)
    const gone = 100 * (1 - bossHealth(state) / fullHealth(state, cardOf(state, map.boss)))
    const pressed = map.lose.includes('repression') ? (100 * marks(state)) / repressionLimit(state) : 0
    const people = seated(state)
    const units = people.reduce((sum, seat) => sum + countUnits(state, seat), 0)
    // People win and lose together.
    return Object.fromEntries([
      ...people.map((seat) => [seat, gone + UNIT * units] as const),
      [BOSS, pressed + UNIT * countUnits(state, BOSS)],
    ])
  },
  facts: [
    { title: { en: 'health', ru: 'здоровье' }, of: (state) => ({ [BOSS]: bossHealth(state) }) },
    { title: { en: 'marks', ru: 'метки' }, of: marksTold },
    {
      title: { en: 'units', ru: 'юниты' },
      of: (state) =>
        Object.fromEntries(([...seated(state), BOSS] as SeatId[]).map((seat) => [seat, countUnits(state, seat)])),
    },
  ],
}
