// Bots by their names and versions.

import { BadInput } from './bad-input.ts'
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

/** The bot in this version; throws BadInput if there is none of that name. */
export function inVersion<State, Action>(spec: BotSpec<State, Action>, name?: string): BotSpec<State, Action> {
  if (name === undefined) return spec
  const found = versionNamed(spec, name)
  if (found !== undefined) return { ...spec, ...found }
  const known = versionsOf(spec)
    .map((each) => each.name)
    .join(', ')
  throw new BadInput({
    en: `there is no version "${name}" of ${spec.id}; there are: ${known}`,
    ru: `у ${spec.id} нет версии «${name}»; есть: ${known}`,
  })
}

export function makeBot<State, Action>(
  pkg: GamePackage<State, Action>,
  controller: Extract<Controller, { by: 'bot' }>,
  game: Options = {},
): Bot<State, Action> {
  const spec = findBot(pkg, controller.bot, controller.version)
  const played = pkg.edition?.(game)
  const edition = controller.edition ?? spec.editions.find((each) => each === played) ?? spec.editions[0] ?? ''
  const defaults: Record<string, string | number | boolean> = {}
  for (const option of spec.options) if (option.kind !== 'file') defaults[option.id] = option.default
  return spec.make({ edition, options: { ...defaults, ...controller.options } }) as Bot<State, Action>
}
