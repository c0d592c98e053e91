// Which windows the stage is looked at in: a sample, more of it, or all, each of them on screen and beside the board.

import { LANGS, type Lang } from '@understudy/procedure'
import { sampled } from '../tools/sample.ts'
import { PARTS_IN_TURN, type Part, type Place } from './positions.ts'
import { SIZES } from './sizes.ts'

export const ALL: boolean = process.env.STAGE === '1'

interface Run {
  readonly game: string
  readonly place: Place
  readonly size: string
  readonly lang: Lang
  readonly scheme: 'light' | 'dark'
  readonly part: Part
}

const run = (game: string, place: Place, size: string, lang: Lang, scheme: 'light' | 'dark', part: Part): Run => ({
  game,
  place,
  size,
  lang,
  scheme,
  part,
})

const SAMPLE: readonly Run[] = sampled<Run, Run>(
  [
    run('arcs', 'screen', 'P', 'ru', 'dark', 'late'),
    run('arcs', 'beside', 'T', 'en', 'light', 'middle'),
    run('rome', 'screen', 'L', 'ru', 'light', 'middle'),
    run('rome', 'beside', 'T', 'en', 'dark', 'opening'),
    run('muhq', 'screen', 'L', 'ru', 'dark', 'opening'),
    run('muhq', 'beside', 'P−', 'ru', 'light', 'middle'),
  ],
  [
    run('arcs', 'screen', 'L', 'en', 'light', 'late'),
    run('arcs', 'beside', 'P', 'ru', 'dark', 'opening'),
    run('rome', 'screen', 'M', 'en', 'dark', 'late'),
    run('rome', 'beside', 'L', 'ru', 'light', 'middle'),
    run('muhq', 'screen', 'P−', 'en', 'light', 'late'),
    run('muhq', 'beside', 'M', 'en', 'dark', 'opening'),
  ],
)

/** Every window on screen and beside the board; where it begins goes round, so that every game is seen from everywhere. */
const every = (game: string, place: Place): readonly Run[] =>
  Object.keys(SIZES).flatMap((size, n) =>
    LANGS.map((lang, other) => {
      const part = PARTS_IN_TURN[(n + other + (place === 'beside' ? 1 : 0)) % PARTS_IN_TURN.length]!
      return run(game, place, size, lang, (n + other) % 2 === 0 ? 'light' : 'dark', part)
    }),
  )

/** `STAGE_ONLY=P,L`: only windows of these classes, as `sizes.ts` calls them. */
const only = process.env.STAGE_ONLY?.split(',')

export const runsOf = (game: string, place: Place): readonly Run[] =>
  ALL
    ? every(game, place).filter(({ size }) => only === undefined || only.includes(size))
    : SAMPLE.filter((each) => each.game === game && each.place === place)
