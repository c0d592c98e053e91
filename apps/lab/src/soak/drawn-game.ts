// Which game is soaked next: all settings in turn, with whoever the lot puts at the table and chance from anywhere.

import {
  type AnyPackage,
  BOT_DICE,
  type Controller,
  keyedRandom,
  type Options,
  pickFrom,
  type Random,
  type Way,
  withDefaults,
} from '@understudy/table'
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

export function drawnGame(pkg: AnyPackage, space: readonly Options[], seed: string, number: number): DrawnGame {
  const random = keyedRandom(seed, `soak/${number}`)
  const options = withDefaults(pkg, space[number % space.length] ?? {})
  const seats = pkg.game.seats(options).map(({ id, role }) => [id, drawnPlayer(pkg, role, random)] as const)
  return {
    options,
    seats: Object.fromEntries(seats),
    chance: drawnChance(pkg, random),
    seed: `${seed}/${number}`,
    thorough: random.int(THOROUGH) === 0,
  }
}

/** A person, a random player, or a bot that can take the role, in any of its editions. */
function drawnPlayer(pkg: AnyPackage, role: string, random: Random): Controller {
  const bots = pkg.bots
    .filter((spec) => spec.roles.includes(role))
    .flatMap((spec) => spec.editions.map((edition): Controller => ({ by: 'bot', bot: spec.id, edition })))
  return pickFrom(random, [{ by: 'random' }, { by: 'person' }, ...bots])
}

/** Every other game is played by the app alone. */
function drawnChance(pkg: AnyPackage, random: Random): Record<string, Way> {
  if (random.int(2) === 0) return {}
  const ways = pkg.game.sources.map((source) => [source.id, pickFrom(random, source.ways)] as const)
  return { ...Object.fromEntries(ways), [BOT_DICE]: pickFrom(random, ['app', 'table'] as const) }
}
