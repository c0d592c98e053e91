import type { Lang } from '@understudy/procedure'
import type { AnyPackage, OptionSpec } from '@understudy/table'
import { versionsOf } from '@understudy/table/bots'
import { kebab, text } from '../args/flags.ts'
import { optionFlags } from '../args/options.ts'
import type { Command } from '../command.ts'
import { type Context, gameNamed, printJson } from '../context.ts'
import { botOptionLines } from '../text/bot-options.ts'
import { columns } from '../text/columns.ts'
import { gathered, listed, shortened, wrapped } from '../text/fold.ts'

export const games: Command = {
  name: 'games',
  shape: 'games [game]',
  about: { en: 'Games, bots, versions, editions, options', ru: 'Игры, боты, версии, редакции, настройки' },
  games: 'all-or-named',
  args: ({ t }) => ({
    game: { type: 'positional', required: false, description: t({ en: 'Only this one', ru: 'Только эта' }) },
  }),
  async run(context, values) {
    const only = text(values, 'game')
    const entries = only === undefined ? Object.values(context.games) : [await gameNamed(context, only)]
    const packages = entries.map((entry) => entry.pkg)
    if (context.json) return printJson(context, { games: packages.map((pkg) => asData(pkg, context.lang)) })
    for (const [at, pkg] of packages.entries()) {
      if (at > 0) context.line()
      describe(context, pkg)
    }
  },
}

function describe(context: Context, pkg: AnyPackage): void {
  const { lang, t, line } = context
  const { game } = pkg
  line(`${game.id}  ${game.title[lang]}, ${t({ en: 'rules', ru: 'правила' })} ${game.version}`)
  line(`  ${t({ en: 'Bots', ru: 'Боты' })}`)
  const bots = pkg.bots.map((spec) => [
    spec.id,
    versionsOf(spec)
      .map(({ version }) => version)
      .join(', '),
    spec.title[lang],
    t({ en: `by ${spec.author}`, ru: `автор — ${spec.author}` }),
    `${t({ en: 'plays', ru: 'роль' })}: ${spec.roles.join(', ')}`,
    spec.rulebook === undefined
      ? t({ en: 'scripted', ru: 'по сценарию' })
      : `${t({ en: 'editions', ru: 'редакции' })}: ${spec.editions.join(', ')}`,
  ])
  for (const row of botLines(bots)) line(row)
  if (game.options.length > 0) line(`  ${t({ en: 'Options', ru: 'Настройки' })}`)
  for (const row of listed(gathered(optionRows(game.options, lang)), '    ')) line(row)
  const ofBots = botOptionLines(pkg.bots, lang, '    ')
  if (ofBots.length > 0) line(`  ${t({ en: 'Options of bots, at a seat', ru: 'Настройки ботов, на месте' })}`)
  for (const row of ofBots) line(row)
  if (game.sources.length > 0) line(`  ${t({ en: 'Dice and draws', ru: 'Источники случая' })}`)
  const sources = game.sources.map(({ id, title, ways }): [string, string] => [
    id,
    `${title[lang]} (${ways.map((way) => t(WAYS[way])).join(', ')})`,
  ])
  for (const row of listed(sources, '    ')) line(row)
}

const WAYS = {
  app: { en: 'app', ru: 'app — программа' },
  table: { en: 'table', ru: 'table — стол' },
  secret: { en: 'secret', ru: 'secret — тайно' },
}

/** Who it is, and below what it plays. */
function botLines(rows: readonly (readonly string[])[]): string[] {
  const who = columns(
    rows.map(([id = '', version = '', title = '', by = '']) => [id, version, `${title}, ${by}`]),
    [],
    '    ',
  )
  return rows.flatMap((row, at) => [
    ...wrapped(who[at]?.trimStart() ?? '', 76).map((line, first) => `${first === 0 ? '    ' : '        '}${line}`),
    ...wrapped(row.slice(4).join('; '), 70).map((line) => `        ${line}`),
  ])
}

const optionRows = (specs: readonly OptionSpec[], lang: Lang): [string, string, string][] =>
  specs.map((spec) => {
    const { valueHint, description } = optionFlags([spec], lang)[kebab(spec.id)] ?? {}
    const values = spec.kind === 'choice' ? shortened(spec.values.map(({ id }) => id)) : (valueHint ?? '')
    return [`--${kebab(spec.id)}`, values, description ?? '']
  })

function asData({ game, bots }: AnyPackage, lang: Lang) {
  return {
    id: game.id,
    title: game.title[lang],
    rules: game.version,
    bots: bots.map((spec) => ({
      id: spec.id,
      version: spec.version,
      versions: versionsOf(spec).map(({ name }) => name),
      title: spec.title[lang],
      author: spec.author,
      roles: spec.roles,
      editions: spec.editions,
      options: spec.options,
      rulebook: spec.rulebook !== undefined,
    })),
    options: game.options,
    sources: game.sources,
  }
}
