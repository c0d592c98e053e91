// Which game is soaked next: all settings in turn, with whoever the lot puts at the table and chance from anywhere.

import {
  type AnyPackage,
  keyedRandom,
  type Options,
  pickFrom,
  type Random,
  type Way,
  withDefaults,
} from '@understudy/table'
import { BOT_DICE } from '@understudy/table/steps'
import { drawnCompany } from '../company.ts'
import type { Seating } from '../seating.ts'

export interface DrawnGame {
  readonly options: Options
  readonly seats: Seating
  readonly chance: Readonly<Record<string, Way>>
  readonly seed: string
  /** To be held against every promise, not only played and replayed. */
  readonly thorough: boolean
}

/** One game out of so many is thorough. */
const THOROUGH = 5

/** `bot`: one that has a seat in every game. */
export function drawnGame(
  pkg: AnyPackage,
  space: readonly Options[],
  seed: string,
  number: number,
  bot?: string,
): DrawnGame {
  const random = keyedRandom(seed, `soak/${number}`)
  const options = withDefaults(pkg, space[number % space.length] ?? {})
  return {
    options,
    seats: drawnCompany(pkg, options, random, { bot, people: true }),
    chance: drawnChance(pkg, random),
    seed: `${seed}/${number}`,
    thorough: random.int(THOROUGH) === 0,
  }
}

/** Every other game is played by the app alone. */
function drawnChance(pkg: AnyPackage, random: Random): Record<string, Way> {
  if (random.int(2) === 0) return {}
  const ways = pkg.game.sources.map((source) => [source.id, pickFrom(random, source.ways)] as const)
  return { ...Object.fromEntries(ways), [BOT_DICE]: pickFrom(random, ['app', 'table'] as const) }
}
