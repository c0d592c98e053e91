// `--seats`: who sits where. Either by name (`p1=person,boss=kraken`) or in the order of the seats (`random,kraken`).
// A bot may carry a version and options: `supercat@0.5:twoSlots=printed`. Where an older command line names an edition
// instead of a version, that is what it means.

import type { Lang } from '@understudy/procedure'
import {
  type AnyPackage,
  type BotSpec,
  type Controller,
  type Options,
  type SeatSpec,
  withDefaults,
} from '@understudy/table'
import {
  editionOf,
  everyOption,
  findBot,
  inVersion,
  optionsIn,
  usualVersion,
  versionName,
  versionNamed,
  versionsOf,
} from '@understudy/table/bots'
import { bad } from '../context.ts'
import { didYouMean } from '../text/suggest.ts'
import { optionValue } from './options.ts'

type Seating = Record<string, Controller>

export function readSeats(given: string | undefined, pkg: AnyPackage, options: Options): Seating {
  if (given === undefined) return {}
  const seats = pkg.game.seats(options)
  const parts = given.split(',').map((part) => part.trim())
  const seating: Seating = {}
  const byName = parts.some((part) => isNamed(part))
  if (!byName && parts.length > seats.length) {
    const ids = seats.map((seat) => seat.id).join(', ')
    throw bad({
      en: `--seats names ${parts.length} players, but this game has ${seats.length} seats (${ids})`,
      ru: `--seats: названо ${parts.length}, а мест в этой игре ${seats.length} (${ids})`,
    })
  }
  for (const [at, part] of parts.entries()) {
    const [name, who] = byName ? splitNamed(part) : [seats[at]?.id ?? '', part]
    const seat = seatNamed(name, seats)
    if (seating[name] !== undefined)
      throw bad({ en: `--seats names the seat ${name} twice`, ru: `--seats: место ${name} названо дважды` })
    const controller = controllerFrom(who, pkg, seat)
    checkSeated(pkg, controller, options)
    seating[name] = controller
  }
  return seating
}

/** Options as given, with what the list of players says besides: how many there are, and the roles that bots bring along. */
export function seatedOptions(given: string | undefined, pkg: AnyPackage, options: Options): Options {
  if (given === undefined) return options
  const parts = given.split(',').map((part) => part.trim())
  const out: Record<string, Options[string]> = { ...options }
  const listed = !parts.some((part) => isNamed(part))
  for (const spec of pkg.game.options)
    if (listed && spec.kind === 'number' && spec.seats === true && options[spec.id] === undefined) {
      if (parts.length < spec.min || parts.length > spec.max)
        throw bad({
          en: `--seats names ${parts.length}, but ${spec.min} to ${spec.max} can play`,
          ru: `--seats: названо ${parts.length}, а играть могут от ${spec.min} до ${spec.max}`,
        })
      out[spec.id] = parts.length
    }
  const idsWith = (chosen: Options): string[] => pkg.game.seats(withDefaults(pkg, chosen)).map((seat) => seat.id)
  const ids = idsWith(out)
  // A role may leave its seat empty; the numbers of roles count all seats.
  const roleIds = pkg.game.options.flatMap((spec) =>
    spec.kind === 'choice' && spec.roleOf !== undefined ? spec.id : [],
  )
  const all = idsWith(Object.fromEntries(Object.entries(out).filter(([id]) => !roleIds.includes(id))))
  for (const [at, part] of parts.entries()) {
    const [name, who] = listed ? [ids[at], part] : splitNamed(part)
    const roles = pkg.bots.find((bot) => bot.id === who.split(/[:@]/)[0])?.roles ?? []
    for (const spec of pkg.game.options) {
      if (spec.kind !== 'choice' || spec.roleOf === undefined || all[spec.roleOf] !== name) continue
      if (options[spec.id] !== undefined || roles.length === 0 || roles.includes(spec.default)) continue
      const role = roles.find((each) => spec.values.some((value) => value.id === each))
      if (role !== undefined) out[spec.id] = role
    }
  }
  return out
}

const isNamed = (part: string): boolean => /^[^:@]+=/.test(part)

function splitNamed(part: string): [string, string] {
  const at = part.indexOf('=')
  if (!isNamed(part))
    throw bad({
      en: `--seats: "${part}" does not say which seat (write seat=${part || 'player'})`,
      ru: `--seats: «${part}» — не сказано, какое место (пишите место=${part || 'игрок'})`,
    })
  return [part.slice(0, at), part.slice(at + 1)]
}

export function seatNamed(name: string, seats: readonly SeatSpec[]): SeatSpec {
  const seat = seats.find((each) => each.id === name)
  if (seat !== undefined) return seat
  const ids = seats.map((each) => each.id)
  const hint = didYouMean(name, ids)
  throw bad({
    en: `there is no seat "${name}"${hint.en}; there are: ${ids.join(', ')}`,
    ru: `места «${name}» нет${hint.ru}; есть: ${ids.join(', ')}`,
  })
}

export function controllerFrom(who: string, pkg: AnyPackage, seat: SeatSpec): Controller {
  if (who === 'person' || who === 'human') return { by: 'person' }
  if (who === 'random') return { by: 'random' }
  const [head = '', ...rest] = who.split(':')
  const [id = '', ...named] = head.split('@')
  if (id === '')
    throw bad({ en: `--seats does not say who sits at ${seat.id}`, ru: `--seats: не сказано, кто на месте ${seat.id}` })
  const by = Object.assign({}, ...named.map((each) => namedBy(pkg, id, each)))
  return botController(pkg, { id, ...by, options: rest }, seat)
}

/** Somebody at no seat in particular: whether the role fits is seen later. */
export function playerFrom(who: string, pkg: AnyPackage, flag: string): Controller {
  const id = who.split(/[:@]/)[0] ?? ''
  const role = pkg.bots.find((spec) => spec.id === id)?.roles[0] ?? ''
  const controller = controllerFrom(who, pkg, { id: flag, role, title: { en: flag, ru: flag } })
  if (controller.by === 'person')
    throw bad({
      en: `${flag}: a person cannot play here; name a bot or random`,
      ru: `${flag}: людей здесь нет; назовите бота или random`,
    })
  return controller
}

function botController(
  pkg: AnyPackage,
  bot: {
    readonly id: string
    readonly version?: string | undefined
    readonly edition?: string | undefined
    readonly options?: readonly string[]
  },
  seat: SeatSpec,
): Extract<Controller, { by: 'bot' }> {
  const usual = botNamed(pkg, bot.id)
  const spec = versionOf(usual, bot.version ?? versionWith(usual, bot.edition))
  if (!spec.roles.includes(seat.role))
    throw bad({
      en: `"${spec.id}" cannot sit at ${seat.id}: it plays as ${rolesIn(pkg, spec.roles, 'en')}, this seat is ${rolesIn(pkg, [seat.role], 'en')}`,
      ru: `«${spec.id}» не может занять место ${seat.id}: его роль — ${rolesIn(pkg, spec.roles, 'ru')}, здесь — ${rolesIn(pkg, [seat.role], 'ru')}`,
    })
  if (bot.edition !== undefined) checkEdition(spec, bot.edition)
  const options = botOptions(spec, bot.options ?? [])
  return {
    by: 'bot',
    bot: spec.id,
    ...(bot.version === undefined ? {} : { version: versionName(spec) }),
    ...(bot.edition === undefined ? {} : { edition: bot.edition }),
    ...(Object.keys(options).length === 0 ? {} : { options }),
  }
}

/** Roles by the names that the game has for them. */
function rolesIn(pkg: AnyPackage, roles: readonly string[], lang: Lang): string {
  const { game } = pkg
  const named = new Map(
    game.options.flatMap((spec) =>
      spec.kind === 'choice' && spec.roleOf !== undefined ? spec.values.map(({ id, title }) => [id, title[lang]]) : [],
    ),
  )
  const seats = game.seats(withDefaults(pkg, {}))
  const ofSeat = (role: string) => seats.find((seat) => seat.role === role)?.title[lang]
  return roles.map((role) => named.get(role) ?? ofSeat(role) ?? role).join(', ')
}

function botNamed(pkg: AnyPackage, id: string): BotSpec<unknown, unknown> {
  const ids = pkg.bots.map((spec) => spec.id)
  if (ids.includes(id)) return findBot(pkg, id)
  const hint = didYouMean(id, [...ids, 'person', 'random'])
  throw bad({
    en: `nobody called "${id}" plays ${pkg.game.id}${hint.en}; there are: person, random, ${ids.join(', ')}`,
    ru: `в ${pkg.game.id} не играет «${id}»${hint.ru}; есть: person, random, ${ids.join(', ')}`,
  })
}

/** What stands behind the @: a version, or an edition as it was written once. */
function namedBy(pkg: AnyPackage, id: string, named: string): { version?: string; edition?: string } {
  const spec = pkg.bots.find((each) => each.id === id)
  return spec !== undefined && hasEdition(spec, named) && versionNamed(spec, named) === undefined
    ? { edition: named }
    : { version: named }
}

/** The bot in a version, or in the one that is played unless another is named. */
export function versionOf(spec: BotSpec<unknown, unknown>, version: string | undefined): BotSpec<unknown, unknown> {
  if (version === undefined || versionNamed(spec, version) !== undefined) return inVersion(spec, version)
  const all = versionsOf(spec).map(({ name }) => name)
  const hint = didYouMean(version, all)
  throw bad({
    en: `"${spec.id}" has no version "${version}"${hint.en}; it has: ${all.join(', ')}`,
    ru: `у ${spec.id} нет версии «${version}»${hint.ru}; есть: ${all.join(', ')}`,
  })
}

export function checkEdition(spec: BotSpec<unknown, unknown>, edition: string): void {
  if (spec.editions.includes(edition)) return
  const hint = didYouMean(edition, spec.editions)
  const all = spec.editions.join(', ')
  throw bad({
    en: `"${spec.id}" has no edition "${edition}"${hint.en}; it has: ${all}`,
    ru: `у ${spec.id} нет редакции «${edition}»${hint.ru}; есть: ${all}`,
  })
}

const hasEdition = (spec: BotSpec<unknown, unknown>, edition: string): boolean =>
  spec.editions.includes(edition) || versionsOf(spec).some(({ editions }) => editions.includes(edition))

/** An edition that no version has. */
export function checkSomeEdition(spec: BotSpec<unknown, unknown>, edition: string): void {
  if (!hasEdition(spec, edition)) checkEdition(spec, edition)
}

/** Where no version is named, an edition that the usual one lacks means the newest that has it. */
export const versionWith = (spec: BotSpec<unknown, unknown>, edition: string | undefined): string | undefined =>
  edition === undefined || spec.editions.includes(edition)
    ? undefined
    : versionsOf(spec).findLast(({ editions }) => editions.includes(edition))?.name

/** Where the game says which edition is played, a bot that has it cannot play another one there. */
export function checkPlayed(pkg: AnyPackage, spec: BotSpec<unknown, unknown>, edition: string, game: Options): void {
  const played = pkg.edition?.(game)
  if (played === undefined || played === edition || !hasEdition(spec, played)) return
  throw bad({
    en: `"${spec.id}" plays this game in its edition "${played}", not in "${edition}"`,
    ru: `«${spec.id}» играет в эту игру в редакции «${played}», а не «${edition}»`,
  })
}

export function checkSeated(pkg: AnyPackage, controller: Controller, game: Options): void {
  if (controller.by === 'bot' && controller.edition !== undefined)
    checkPlayed(pkg, findBot(pkg, controller.bot), controller.edition, game)
}

function botOptions(spec: BotSpec<unknown, unknown>, parts: readonly string[]): Options {
  const options: Record<string, string | number | boolean> = {}
  for (const part of parts) {
    const [name = '', value] = part.split('=')
    const option = everyOption(spec).find((each) => each.id === name)
    if (option === undefined) {
      const all =
        everyOption(spec)
          .map((each) => each.id)
          .join(', ') || '—'
      throw bad({
        en: `"${spec.id}" has no option "${name}"; it has: ${all}`,
        ru: `у ${spec.id} нет настройки «${name}»; есть: ${all}`,
      })
    }
    options[name] = optionValue(option, value ?? (option.kind === 'flag' ? true : ''), `${spec.id}:${name}`)
  }
  return options
}

/** The bot that sits there in such a game, in its version, and its edition. */
export function playedBy(
  pkg: AnyPackage,
  controller: Extract<Controller, { by: 'bot' }>,
  game: Options,
): { spec: BotSpec<unknown, unknown>; edition: string } {
  const usual = findBot(pkg, controller.bot)
  const spec = inVersion(usual, controller.version ?? usualVersion(pkg, usual, game))
  return { spec, edition: editionOf(pkg, spec, game, controller.edition) }
}

/** "kraken 1.0 (first)", "a person". */
export function controllerName(pkg: AnyPackage, controller: Controller, lang: Lang, game: Options = {}): string {
  if (controller.by === 'person') return { en: 'a person', ru: 'человек' }[lang]
  if (controller.by === 'random') return { en: 'random', ru: 'случайный' }[lang]
  const known = pkg.bots.find((each) => each.id === controller.bot)
  const version = known === undefined ? '' : (controller.version ?? usualVersion(pkg, known, game))
  const spec = known === undefined ? undefined : { ...known, ...versionNamed(known, version) }
  const edition = spec === undefined ? controller.edition : editionOf(pkg, spec, game, controller.edition)
  const specs = spec === undefined ? [] : optionsIn(spec, edition ?? '')
  const usual = new Map(specs.map((each) => [each.id, 'default' in each ? each.default : undefined]))
  const options = Object.entries(controller.options ?? {})
    .filter(([id, value]) => value !== usual.get(id))
    .map(([id, value]) => `${id} ${value}`)
  // A player without a rulebook has no edition.
  const how = [edition ?? '?', ...options].filter((part) => part !== '').join(', ')
  return `${controller.bot} ${spec?.version ?? '?'}${how === '' ? '' : ` (${how})`}`
}
