// How bots are written at seats, and what can be said of each: for help.

import type { Lang } from '@understudy/procedure'
import { type AnyPackage, type BotSpec, type OptionSpec, withDefaults } from '@understudy/table'
import { type Context, gameInSight } from '../context.ts'
import { listed, WIDTH, wrapped } from './fold.ts'

function valuesOf(spec: OptionSpec, lang: Lang): string {
  switch (spec.kind) {
    case 'flag':
      return `${!spec.default}`
    case 'choice':
      return spec.values.map(({ id }) => id).join('|')
    case 'number':
      return `${spec.min}..${spec.max}`
    case 'file':
      return { en: 'file', ru: 'файл' }[lang]
  }
}

const usualOf = (spec: OptionSpec): string => (spec.kind === 'file' || spec.kind === 'flag' ? '' : ` (${spec.default})`)

/** `supercat:walkOff=false`, each with what it means. */
export function botOptionLines(
  bots: readonly BotSpec<unknown, unknown>[],
  lang: Lang,
  indent: string,
  width = WIDTH,
): string[] {
  const rows = bots.flatMap(({ id, options }) =>
    options.map((spec): [string, string] => [
      `${id}:${spec.id}=${valuesOf(spec, lang)}`,
      `${spec.title[lang]}${usualOf(spec)}`,
    ]),
  )
  return rows.length === 0 ? [] : listed(rows, indent, width)
}

/** Notes for commands that take `--seats`: the form, with examples of the game in sight, or of the first one there is. */
export function seatNotes(context: Context): string[] {
  const { lang, t } = context
  const seen = gameInSight(context)?.pkg
  const pkg = seen ?? Object.values(context.games)[0]?.pkg
  if (pkg === undefined) return []
  const form = t({
    en: 'A player is random, a bot, or bot@version:option=value:option=value. For example:',
    ru: 'Игрок — random, бот или бот@версия:настройка=значение:настройка=значение. Например:',
  })
  const title = t({ en: 'Options of bots:', ru: 'Настройки ботов:' })
  const options = seen === undefined ? [] : botOptionLines(pkg.bots, lang, '  ', WIDTH - 2)
  return [
    [...wrapped(form, WIDTH - 2), ...examplesOf(pkg, lang).map((each) => `  --seats ${each}`)].join('\n  '),
    ...(options.length === 0 ? [] : [[title, ...options].join('\n  ')]),
  ]
}

/** A bot at a seat of its own, and the same with an option that is not as usual. */
function examplesOf(pkg: AnyPackage, lang: Lang): string[] {
  const switchable = ({ kind }: OptionSpec): boolean => kind === 'flag' || kind === 'choice'
  const bot = pkg.bots.find(({ options }) => options.some(switchable)) ?? pkg.bots[0]
  if (bot === undefined) return []
  const seats = pkg.game.seats(withDefaults(pkg, {}))
  const seat = seats.find(({ role }) => bot.roles.includes(role)) ?? seats[0]
  const option = bot.options.find(switchable)
  const at = `${seat?.id ?? ''}=${bot.id}`
  return option === undefined
    ? [at]
    : [at, `${at}@${bot.version}:${option.id}=${valuesOf(option, lang).split('|').at(-1)}`]
}
