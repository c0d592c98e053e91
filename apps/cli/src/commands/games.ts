import type { Lang } from '@understudy/procedure'
import { type AnyPackage, versionsOf } from '@understudy/table'
import { optionFlags } from '../args/options.ts'
import type { Command } from '../command.ts'
import { type Context, printJson } from '../context.ts'
import { columns } from '../text/columns.ts'

export const games: Command = {
  name: 'games',
  about: { en: 'Games, bots, versions, editions, options', ru: 'Игры, боты, версии, редакции, настройки' },
  args: () => ({}),
  async run(context) {
    const packages = Object.values(context.games).map((entry) => entry.pkg)
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
  for (const row of columns(bots, [], '    ')) line(row)
  line(`  ${t({ en: 'Options', ru: 'Настройки' })}`)
  const options = Object.entries(optionFlags(game.options, lang)).map(([name, def]) => [
    `--${name}${def.valueHint === undefined ? '' : ` <${def.valueHint}>`}`,
    def.description ?? '',
  ])
  for (const row of columns(options, [], '    ')) line(row)
  line(`  ${t({ en: 'Dice and draws', ru: 'Источники случая' })}`)
  const sources = game.sources.map((source) => [source.id, source.title[lang], source.ways.join(', ')])
  for (const row of columns(sources, [], '    ')) line(row)
}

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
