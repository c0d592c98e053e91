// `--change`: what is to be changed of a table. `option=value` is an option of the game, or of every bot there that has it;
// `bot:option=value` is one of that bot; `bot=other` lets another one play in its place, as `--seats` would name it.

import type { Arm, Change } from '@understudy/lab'
import type { AnyPackage, BotSpec, OptionSpec } from '@understudy/table'
import { bad } from '../context.ts'
import { didYouMean } from '../text/suggest.ts'
import { fileContent, optionValue } from './options.ts'
import { playerFrom } from './seats.ts'

/** Bots that sit somewhere in this arm. */
function seatedBots(pkg: AnyPackage, { players }: Arm): BotSpec<unknown, unknown>[] {
  const ids = new Set(players.map(({ controller }) => (controller.by === 'bot' ? controller.bot : '')))
  return pkg.bots.filter(({ id }) => ids.has(id))
}

/** The options that a word before `=` means, with the bot each belongs to. */
export function optionsMeant(
  flag: string,
  name: string,
  pkg: AnyPackage,
  base: Arm,
): { readonly spec: OptionSpec; readonly bot?: string }[] {
  const bots = seatedBots(pkg, base)
  const [head = '', ...tail] = name.split(':')
  const ofBots = (id: string, among: readonly BotSpec<unknown, unknown>[]) =>
    among.flatMap((bot) => {
      const spec = bot.options.find((each) => each.id === id)
      return spec === undefined ? [] : [{ spec, bot: bot.id }]
    })
  const game = tail.length === 0 ? pkg.game.options.find((spec) => spec.id === name) : undefined
  const found =
    tail.length > 0
      ? ofBots(
          tail.join(':'),
          bots.filter(({ id }) => id === head),
        )
      : game !== undefined
        ? [{ spec: game }]
        : ofBots(name, bots)
  if (found.length > 0) return found
  const known = [...pkg.game.options, ...bots.flatMap((bot) => bot.options)].map(({ id }) => id)
  const hint = didYouMean(tail.length > 0 ? tail.join(':') : name, known)
  throw bad({
    en: `${flag}: neither the game nor a bot at this table has an option "${name}"${hint.en}`,
    ru: `${flag}: ни у игры, ни у ботов за столом нет настройки «${name}»${hint.ru}`,
  })
}

export async function readChanges(flag: string, given: string, pkg: AnyPackage, base: Arm): Promise<Change[]> {
  const changes: Change[] = []
  for (const part of given.split(',').map((each) => each.trim())) {
    const at = part.indexOf('=')
    const [name, value] = at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)]
    if (at <= 0 || value === '')
      throw bad({
        en: `${flag} should be option=value, not "${part}"`,
        ru: `${flag}: нужно настройка=значение, а не «${part}»`,
      })
    const bot = seatedBots(pkg, base).find(({ id }) => id === name)
    if (bot !== undefined) {
      changes.push({ of: 'player', bot: bot.id, to: playerFrom(value, pkg, flag) })
      continue
    }
    for (const { spec, bot: owner } of optionsMeant(flag, name, pkg, base)) {
      const is = spec.kind === 'file' ? await fileContent(spec, value) : optionValue(spec, value, `${flag} ${name}`)
      changes.push(
        owner === undefined
          ? { of: 'game', option: spec.id, value: is }
          : { of: 'bot', bot: owner, option: spec.id, value: is },
      )
    }
  }
  return changes
}
