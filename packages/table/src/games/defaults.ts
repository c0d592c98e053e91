// What holds unless somebody says otherwise: options and sources of chance.

import { BadInput } from '../input/bad-input.ts'
import type { StartEntry, Way } from '../journal/journal.ts'
import type { BotSpec, Controller, GamePackage } from './bot.ts'
import { editionOf, findBot, inVersion, optionsIn, usualVersion, versionNamed, versionsOf } from './find-bot.ts'
import type { OptionSpec, Options, Seat } from './game.ts'

/** Every source of chance is the app. */
export function appOnly<State, Action>(pkg: GamePackage<State, Action>): Record<string, Way> {
  return Object.fromEntries(pkg.game.sources.map((source) => [source.id, 'app' as const]))
}

/** All options of a game, those that nobody has chosen by their defaults. Throws BadInput for one that means nothing here. */
export function withDefaults<State, Action>(
  pkg: GamePackage<State, Action>,
  given: StartEntry['options'],
): StartEntry['options'] {
  refuseStray(pkg, given)
  const out: Record<string, string | number | boolean | undefined> = {}
  for (const option of pkg.game.options) {
    const value = given[option.id] ?? (option.kind === 'file' ? undefined : option.default)
    if (value !== undefined) out[option.id] = value
  }
  for (const { id } of pkg.game.known ?? []) if (given[id] !== undefined) out[id] = given[id]
  return out
}

const usualOf = (spec: OptionSpec | undefined): Options[string] =>
  spec === undefined || spec.kind === 'file' ? undefined : spec.default

/** No option is left out silently: one that the game does not have here, or that means nothing without another, is refused. */
function refuseStray<State, Action>({ game }: GamePackage<State, Action>, given: Options): void {
  const specs = new Map([...(game.known ?? []), ...game.options].map((spec) => [spec.id, spec]))
  for (const [id, value] of Object.entries(given)) {
    if (value === undefined) continue
    const spec = specs.get(id)
    if (spec === undefined)
      throw new BadInput(
        { en: `there is no option "${id}" in this game here.`, ru: `настройки «${id}» у этой игры здесь нет.` },
        id,
      )
    const { needs } = spec
    if (needs === undefined || value === usualOf(spec)) continue
    const usual = usualOf(specs.get(needs))
    if ((given[needs] ?? usual) === usual)
      throw new BadInput(
        { en: `"${id}" means nothing without "${needs}".`, ru: `«${id}» ничего не значит без «${needs}».` },
        id,
      )
  }
}

/** The options of a game in which these sit; what a bot's own options say about those of the game comes first. */
export function optionsWith<State, Action>(
  pkg: GamePackage<State, Action>,
  given: StartEntry['options'],
  seats: Readonly<Record<Seat, Controller>>,
): StartEntry['options'] {
  const implied = Object.values(seats).map((controller) => {
    if (controller.by !== 'bot') return undefined
    const usual = findBot(pkg, controller.bot) as BotSpec<State, Action>
    const version = inVersion(usual, controller.version ?? usualVersion(pkg, usual, given))
    return version.implies?.(controller.options ?? {}, given)
  })
  return Object.assign({}, withDefaults(pkg, given), ...implied)
}

/** What nobody has chosen, by its default or by another rule. */
function filled(
  specs: readonly OptionSpec[],
  given: Options,
  value: (spec: Exclude<OptionSpec, { kind: 'file' }>) => Options[string],
): Options {
  const out: Record<string, Options[string]> = {}
  for (const spec of specs) {
    const is = given[spec.id] ?? (spec.kind === 'file' ? undefined : value(spec))
    if (is !== undefined) out[spec.id] = is
  }
  return { ...out, ...given }
}

/** A bot with its version and all its options written down: what it was set to is known whatever the defaults will be one day. */
export function spelledOut<State, Action>(
  pkg: GamePackage<State, Action>,
  controller: Controller,
  game: Options = {},
): Controller {
  return writtenDown(
    pkg,
    controller,
    (spec) => usualVersion(pkg, spec, game),
    (spec) => spec.default,
    game,
  )
}

/** The same for a bot in a journal: what is not written down there was not a choice in its day. */
export function ofItsDay<State, Action>(
  pkg: GamePackage<State, Action>,
  controller: Controller,
  game: Options = {},
): Controller {
  return writtenDown(
    pkg,
    controller,
    (spec) => versionsOf(spec)[0]?.name ?? spec.version,
    (spec) => spec.before ?? spec.default,
    game,
  )
}

function writtenDown<State, Action>(
  pkg: GamePackage<State, Action>,
  controller: Controller,
  usual: (spec: BotSpec<State, Action>) => string,
  value: Parameters<typeof filled>[2],
  game: Options,
): Controller {
  const spec = controller.by === 'bot' ? pkg.bots.find(({ id }) => id === controller.bot) : undefined
  if (controller.by !== 'bot' || spec === undefined) return controller
  const version = versionNamed(spec, controller.version ?? usual(spec))
  // Whoever is not known here is complained about where somebody sits down.
  if (version === undefined) return controller
  const specs = optionsIn(version, editionOf(pkg, version, game, controller.edition))
  const options = specs.length === 0 ? {} : { options: filled(specs, controller.options ?? {}, value) }
  return { ...controller, version: version.name, ...options }
}

/** The options of a game in a journal: what is not written down there was not a choice in its day. */
export const optionsOfItsDay = <State, Action>(pkg: GamePackage<State, Action>, given: Options): Options =>
  filled(pkg.game.options, given, (spec) => spec.before)
