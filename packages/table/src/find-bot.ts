// Bots by their names.

import { BadInput } from './bad-input.ts'
import type { AnyPackage, Bot, BotSpec, Controller, GamePackage } from './bot.ts'

export function findBot(pkg: AnyPackage, id: string): BotSpec<unknown, unknown> {
  const spec = pkg.bots.find((candidate) => candidate.id === id)
  if (spec === undefined) {
    const known = pkg.bots.map((candidate) => candidate.id).join(', ')
    throw new BadInput({
      en: `there is no bot "${id}" for ${pkg.game.id}; there are: ${known}`,
      ru: `для ${pkg.game.id} нет бота «${id}»; есть: ${known}`,
    })
  }
  return spec as BotSpec<unknown, unknown>
}

export function makeBot<State, Action>(
  pkg: GamePackage<State, Action>,
  controller: Extract<Controller, { by: 'bot' }>,
): Bot<State, Action> {
  const spec = findBot(pkg, controller.bot)
  const edition = controller.edition ?? spec.editions[0] ?? ''
  const defaults: Record<string, string | number | boolean> = {}
  for (const option of spec.options) if (option.kind !== 'file') defaults[option.id] = option.default
  return spec.make({ edition, options: { ...defaults, ...controller.options } }) as Bot<State, Action>
}
