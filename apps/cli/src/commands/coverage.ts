import {
  bookKey,
  drawnCompany,
  type GameEntry,
  ruleCoverage,
  seatsWithBot,
  settingsWith,
  simulateMany,
} from '@understudy/lab'
import { addCounts, type Counts } from '@understudy/procedure/trace'
import { keyedRandom, type Options, withDefaults } from '@understudy/table'
import { editionOf, versionName } from '@understudy/table/bots'
import { needed, text } from '../args/flags.ts'
import { givenOptions, optionFlags } from '../args/options.ts'
import { checkEdition, checkPlayed } from '../args/seats.ts'
import { bookOf, botInSight, botNamed, versionFlag } from '../bots.ts'
import type { Command } from '../command.ts'
import { noticeLines, printJson } from '../context.ts'
import { countGames } from '../text/counts.ts'
import { coverageCsv, coverageLines } from '../text/coverage.ts'
import { withProgress } from '../text/progress.ts'
import { csvFlag, manyFlags, manySettings } from './simulate.ts'

export const coverage: Command = {
  name: 'coverage',
  shape: 'coverage <bot>',
  about: {
    en: 'Which rules of a bot are asked, say yes, decide, and never do',
    ru: 'Какие правила бота спрашиваются, отвечают «да», решают или ни разу не нужны',
  },
  args: (context) => ({
    bot: { type: 'positional', description: context.t({ en: 'Which bot', ru: 'Какой бот' }) },
    ...manyFlags(context),
    csv: csvFlag(context),
    'all-options': {
      type: 'boolean',
      description: context.t({
        en: 'Deal the games out to all combinations of options, with players and bot options by lot',
        ru: 'Разделить партии между всеми сочетаниями настроек; игроки и настройки ботов — по жребию',
      }),
    },
    version: versionFlag(context),
    edition: { type: 'string', description: context.t({ en: 'Edition of the rulebook', ru: 'Редакция' }) },
    ...optionFlags(botInSight(context)?.entry.pkg.game.options ?? [], context.lang),
  }),
  async run(context, values) {
    const id = needed(values, 'bot', { en: 'the bot', ru: 'бот' })
    const { entry } = await botNamed(context, id, text(values, 'version'))
    const { pkg } = entry
    const asked = text(values, 'edition')
    const given = inEdition(entry, await givenOptions(values, entry), asked)
    const named = await botNamed(context, id, text(values, 'version'), asked ?? pkg.edition?.(given))
    const edition = editionOf(pkg, named.spec, given, asked)
    checkEdition(named.spec, edition)
    checkPlayed(pkg, named.spec, edition, given)
    const book = bookOf(named, edition)
    pkg.game.start(withDefaults(pkg, given), {})
    const found = settingsWith(pkg, named.spec.id, given)
    const settings = values['all-options'] === true ? found : found.slice(0, 1)
    const { games, seed, ...rest } = manySettings(values)
    const counts: Counts = {}
    let played = 0
    await withProgress(context, async (show) => {
      for (const [at, options] of settings.entries()) {
        // The games are dealt out to the settings, the first ones getting one more.
        const share = Math.floor(games / settings.length) + (at < games % settings.length ? 1 : 0)
        // Among all settings, also among all sorts of players and with its own options in all ways.
        const lot = keyedRandom(seed, `company ${at}`)
        const seats =
          values['all-options'] === true
            ? drawnCompany(pkg, options, lot, {
                bot: named.spec.id,
                version: versionName(named.spec),
                edition,
                people: false,
              })
            : seatsWithBot(pkg, options, named.spec.id, { version: versionName(named.spec), edition })
        const many = { ...rest, options, seats, games: share, seed: settings.length === 1 ? seed : `${seed}/${at}` }
        const before = played
        const onProgress = (done: number) => show(before + done, games)
        const results = await simulateMany(named.entry, { ...many, coverage: true, onProgress })
        addCounts(counts, results.coverage[bookKey(book, edition)] ?? {})
        played += share
      }
    })
    const counted = ruleCoverage(book, edition, counts)
    if (context.json) return printJson(context, { game: pkg.game.id, games, seed, settings, ...counted })
    if (values.csv === true) return context.io.out(coverageCsv(context, counted, book))
    context.line(
      context.t({
        en: `${pkg.game.title.en}: ${countGames('en', games)}, seed ${seed}`,
        ru: `${pkg.game.title.ru}: ${countGames('ru', games)}, зерно ${seed}`,
      }),
    )
    for (const notice of noticeLines(context, named.entry, settings[0] ?? given)) context.line(notice)
    for (const line of coverageLines(context, counted, book)) context.line(line)
  },
}

/** An edition that plays a part of the game which few play means that part, unless the options say what is played. */
function inEdition({ onDemand }: GameEntry, given: Options, edition: string | undefined): Options {
  if (edition === undefined || onDemand?.edition?.name !== edition) return given
  return { ...onDemand.edition.means, ...given }
}
