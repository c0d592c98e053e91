// Bots by their names and versions.

import { BadInput } from '../input/bad-input.ts'
import type { AnyPackage, Bot, BotSpec, BotVersion, Controller, GamePackage } from './bot.ts'
import type { Options } from './game.ts'

export function findBot(pkg: AnyPackage, id: string, version?: string): BotSpec<unknown, unknown> {
  const spec = pkg.bots.find((candidate) => candidate.id === id)
  if (spec === undefined) {
    const known = pkg.bots.map((candidate) => candidate.id).join(', ')
    throw new BadInput({
      en: `there is no bot "${id}" for ${pkg.game.id}; there are: ${known}`,
      ru: `для ${pkg.game.id} нет бота «${id}»; есть: ${known}`,
    })
  }
  return inVersion(spec, version)
}

/** All versions of a bot, the oldest first. */
export const versionsOf = <State, Action>(spec: BotSpec<State, Action>): readonly BotVersion<State, Action>[] =>
  spec.versions ?? [{ ...spec, name: spec.version }]

export const versionNamed = <State, Action>(
  spec: BotSpec<State, Action>,
  name: string,
): BotVersion<State, Action> | undefined => versionsOf(spec).find((each) => each.name === name || each.version === name)

/** What the version of this spec is called. */
export const versionName = <State, Action>(spec: BotSpec<State, Action>): string =>
  versionNamed(spec, spec.version)?.name ?? spec.version

/** Put together once: every game asks for each of its seats. What is asked for anew each time (editions may come later) stays so. */
const made = new WeakMap<object, Map<string, unknown>>()

/** The bot in this version; throws BadInput if there is none of that name. */
export function inVersion<State, Action>(spec: BotSpec<State, Action>, name?: string): BotSpec<State, Action> {
  if (name === undefined) return spec
  const known = made.get(spec)?.get(name)
  if (known !== undefined) return known as BotSpec<State, Action>
  const found = versionNamed(spec, name)
  if (found !== undefined) {
    const is = Object.defineProperties({} as BotSpec<State, Action>, {
      ...Object.getOwnPropertyDescriptors(spec),
      ...Object.getOwnPropertyDescriptors(found),
    })
    made.set(spec, (made.get(spec) ?? new Map<string, unknown>()).set(name, is))
    return is
  }
  const names = versionsOf(spec)
    .map((each) => each.name)
    .join(', ')
  throw new BadInput({
    en: `there is no version "${name}" of ${spec.id}; there are: ${names}`,
    ru: `у ${spec.id} нет версии «${name}»; есть: ${names}`,
  })
}

/**
 * The version that is played where none is named: the usual one, unless the game asks for an edition that only others have;
 * then the newest of those.
 */
export function usualVersion<State, Action>(
  pkg: Pick<GamePackage<State, Action>, 'edition'>,
  spec: BotSpec<State, Action>,
  game: Options,
): string {
  const played = pkg.edition?.(game)
  if (played === undefined || spec.editions.includes(played)) return versionName(spec)
  return versionsOf(spec).findLast(({ editions }) => editions.includes(played))?.name ?? versionName(spec)
}

/** The edition that a seat plays in such a game. */
export function editionOf<State, Action>(
  pkg: Pick<GamePackage<State, Action>, 'edition'>,
  spec: Pick<BotVersion<State, Action>, 'editions'>,
  game: Options,
  named?: string,
): string {
  const played = pkg.edition?.(game)
  return named ?? spec.editions.find((each) => each === played) ?? spec.editions[0] ?? ''
}

type Edited = Pick<BotVersion<never, never>, 'editions' | 'options' | 'optionsIn' | 'rulebook' | 'rulebookOf'>
export const optionsIn = (spec: Pick<Edited, 'options' | 'optionsIn'>, edition: string): Edited['options'] =>
  spec.optionsIn?.(edition) ?? spec.options
export const rulebookIn = (spec: Pick<Edited, 'rulebook' | 'rulebookOf'>, edition: string): Edited['rulebook'] =>
  spec.rulebookOf?.(edition) ?? spec.rulebook
/** Every option that some edition has, once. */
export function everyOption(spec: Pick<Edited, 'editions' | 'options' | 'optionsIn'>): Edited['options'] {
  const all = new Map(spec.options.map((option) => [option.id, option]))
  for (const edition of spec.editions)
    for (const option of optionsIn(spec, edition)) if (!all.has(option.id)) all.set(option.id, option)
  return [...all.values()]
}

/** Throws BadInput if this version cannot play such a game and another can. */
function checkEdition<State, Action>(
  pkg: GamePackage<State, Action>,
  spec: BotSpec<State, Action>,
  played: string | undefined,
): void {
  if (played === undefined || spec.editions.includes(played)) return
  const able = versionsOf(pkg.bots.find(({ id }) => id === spec.id) ?? spec).filter(({ editions }) =>
    editions.includes(played),
  )
  if (able.length === 0) return
  const names = able.map(({ name }) => `${spec.id}@${name}`).join(', ')
  throw new BadInput({
    en: `${spec.id} ${versionName(spec)} has no edition "${played}", which this game asks for; ${names} has.`,
    ru: `у ${spec.id} ${versionName(spec)} нет редакции «${played}», которой требует эта игра; есть у ${names}.`,
  })
}

/** Throws BadInput if a bot sits there in a version that cannot play such a game. */
export function checkSeats<State, Action>(
  pkg: GamePackage<State, Action>,
  seats: Readonly<Record<string, Controller>>,
  game: Options,
): void {
  for (const controller of Object.values(seats)) {
    if (controller.by !== 'bot' || controller.edition !== undefined) continue
    const usual = findBot(pkg, controller.bot) as BotSpec<State, Action>
    const spec = inVersion(usual, controller.version ?? usualVersion(pkg, usual, game))
    checkEdition(pkg, spec, pkg.edition?.(game))
  }
}

export function makeBot<State, Action>(
  pkg: GamePackage<State, Action>,
  controller: Extract<Controller, { by: 'bot' }>,
  game: Options = {},
): Bot<State, Action> {
  const usual = findBot(pkg, controller.bot)
  const spec = inVersion(usual, controller.version ?? usualVersion(pkg, usual, game))
  if (controller.edition === undefined) checkEdition(pkg, spec as BotSpec<State, Action>, pkg.edition?.(game))
  const edition = editionOf(pkg, spec, game, controller.edition)
  const defaults: Record<string, string | number | boolean> = {}
  for (const option of optionsIn(spec, edition)) if (option.kind !== 'file') defaults[option.id] = option.default
  return spec.make({ edition, options: { ...defaults, ...controller.options } }) as Bot<State, Action>
}
