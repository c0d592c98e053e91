// Whom the lot puts at the table: random players, people, and bots that can take the role, with their options drawn too.

import type { AnyPackage, BotSpec, Controller, Options, Random } from '@understudy/table'
import { pickFrom } from '@understudy/table'
import { editionOf, findBot, inVersion, optionsIn, usualVersion, versionName } from '@understudy/table/bots'
import { drawnOptions } from './option-space.ts'
import { type Seating, seatsOfBot } from './seating.ts'

export interface CompanySettings {
  /** One of the seats that it can take is its own, whatever the lot says. */
  readonly bot?: string | undefined
  readonly version?: string | undefined
  readonly edition?: string | undefined
  /** People are at the table too: somebody has to answer for them. */
  readonly people: boolean
}

/** Who sits where in a game with these options. */
export function drawnCompany(pkg: AnyPackage, options: Options, random: Random, settings: CompanySettings): Seating {
  const { bot, version, edition, people } = settings
  const spec = bot === undefined ? undefined : findBot(pkg, bot, version)
  const seats = pkg.game.seats(options)
  const suggested = bot === undefined ? [] : seatsOfBot(pkg.seating(options), bot)
  const able = seats.filter(({ role }) => spec?.roles.includes(role) === true).map(({ id }) => id)
  const own = spec === undefined ? undefined : pickFrom(random, suggested.length > 0 ? suggested : able)
  return Object.fromEntries(
    seats.map(({ id, role }): [string, Controller] => [
      id,
      spec !== undefined && id === own
        ? drawnBot(spec, edition ?? editionOf(pkg, spec, options), random)
        : drawnPlayer(pkg, options, role, random, people),
    ]),
  )
}

function drawnPlayer(pkg: AnyPackage, options: Options, role: string, random: Random, people: boolean): Controller {
  const bots = pkg.bots.filter((spec) => spec.roles.includes(role))
  const who = pickFrom<BotSpec<unknown, unknown> | 'random' | 'person'>(random, [
    'random',
    ...(people ? (['person'] as const) : []),
    ...bots.flatMap((spec) => spec.editions.map(() => spec)),
  ])
  if (who === 'random' || who === 'person') return { by: who }
  // In the version and the edition that such a game asks for.
  const spec = inVersion(who, usualVersion(pkg, who, options))
  const played = pkg.edition?.(options)
  const editions = played !== undefined && spec.editions.includes(played) ? [played] : spec.editions
  return drawnBot(spec, pickFrom(random, editions), random)
}

const drawnBot = (spec: BotSpec<unknown, unknown>, edition: string, random: Random): Controller => ({
  by: 'bot',
  bot: spec.id,
  version: versionName(spec),
  edition,
  options: drawnOptions(optionsIn(spec, edition), random),
})
