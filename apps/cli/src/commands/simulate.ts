import {
  bookKey,
  csvLine,
  type ManyResults,
  playerText,
  ruleCoverage,
  type Share,
  type Summary,
  simulateMany,
  summarise,
} from '@understudy/lab'
import type { AnyPackage, Kinds, OptionSpec, Options } from '@understudy/table'
import { findBot, rulebookIn, versionsOf } from '@understudy/table/bots'
import { kebab, needed, numberFlag, text, type Values } from '../args/flags.ts'
import { optionFlags } from '../args/options.ts'
import { controllerName, playedBy } from '../args/seats.ts'
import { simulatedFlags, simulatedGame } from '../args/simulated.ts'
import type { Command } from '../command.ts'
import { type Context, gameInSight, gameNamed, noticeLines, printJson } from '../context.ts'
import { seatNotes } from '../text/bot-options.ts'
import { fitted } from '../text/columns.ts'
import { countGames } from '../text/counts.ts'
import { coverageLines } from '../text/coverage.ts'
import { WIDTH } from '../text/fold.ts'
import { endLines } from '../text/lab.ts'
import { numbersIn } from '../text/numbers.ts'
import { withProgress } from '../text/progress.ts'

export const MOST_GAMES = 1_000_000
const MOST_JOBS = 256

export const simulate: Command = {
  name: 'simulate',
  shape: 'simulate <game>',
  about: {
    en: 'Many games: results with intervals, lengths, coverage',
    ru: 'Много партий: результаты с интервалами, длина, покрытие',
  },
  args: (context) => ({
    game: { type: 'positional', description: context.t({ en: 'Which game', ru: 'Какая игра' }) },
    ...manyFlags(context),
    ...simulatedFlags(context),
    coverage: { type: 'boolean', description: context.t({ en: 'Count the rules too', ru: 'Считать и правила' }) },
    csv: csvFlag(context),
    ...optionFlags(gameInSight(context)?.pkg.game.options ?? [], context.lang),
  }),
  notes: seatNotes,
  async run(context, values) {
    const entry = await gameNamed(context, needed(values, 'game', { en: 'the game', ru: 'игра' }))
    const { pkg } = entry
    const { options, seats } = await simulatedGame(entry, values)
    const settings = { options, seats, ...manySettings(values) }
    const coverage = values.coverage === true
    const results = await withProgress(context, (onProgress) =>
      simulateMany(entry, { ...settings, coverage, onProgress }),
    )
    const kinds = entry.measures?.kinds
    const summary = summarise(pkg, settings, results.games, kinds)
    if (context.json) return printJson(context, { ...summary, ...coverageData(pkg, summary, results, values.coverage) })
    if (values.csv === true) return context.io.out(summaryCsv(pkg, summary))
    show(context, pkg, summary, tellingOptions(pkg, options, values))
    if (kinds !== undefined) for (const told of kindLines(context, kinds, summary)) context.line(told)
    for (const notice of noticeLines(context, entry, options)) for (const told of ['', notice]) context.line(told)
    if (values.coverage === true)
      for (const counted of coverageData(pkg, summary, results, true).coverage ?? []) {
        const spec = versionsOf(findBot(pkg, counted.bot)).find(({ version }) => version === counted.version)
        const book = spec === undefined ? undefined : rulebookIn(spec, counted.edition)
        if (book !== undefined) for (const line of coverageLines(context, counted, book)) context.line(line)
      }
  },
}

export const csvFlag = ({ t }: Context) =>
  ({ type: 'boolean', description: t({ en: 'As comma-separated values', ru: 'Значения через запятую' }) }) as const

/** One line for each seat. */
function summaryCsv(pkg: AnyPackage, { games, seats }: Summary): string {
  const rows = seats.map(({ seat, controller, wins, scores }) => [
    seat,
    playerText(pkg, controller),
    games,
    wins.count,
    wins.share,
    wins.low,
    wins.high,
    scores?.mean,
  ])
  return [['seat', 'player', 'games', 'wins', 'share', 'low', 'high', 'score'], ...rows].map(csvLine).join('')
}

export function manyFlags({ t }: Context) {
  return {
    games: {
      type: 'string',
      valueHint: 'n',
      description: t({ en: 'How many games (100)', ru: 'Сколько партий (100)' }),
    },
    seed: {
      type: 'string',
      valueHint: 'text',
      description: t({ en: 'The same seed gives the same results (1)', ru: 'Одно зерно — одни результаты (1)' }),
    },
    jobs: {
      type: 'string',
      valueHint: 'n',
      description: t({
        en: 'Threads at most (as many as there are cores); further ones come where they cost 5 % at most',
        ru: 'Потоков не больше (по числу ядер); новые — там, где стоят не больше 5 %',
      }),
    },
    hurry: {
      type: 'boolean',
      description: t({
        en: 'All threads at once, whatever processor time that costs',
        ru: 'Все потоки сразу, сколько бы это ни стоило времени процессора',
      }),
    },
  } as const
}

export function manySettings(values: Values) {
  const jobs = jobsOf(values)
  return { ...gamesAndSeed(values), ...(jobs === undefined ? {} : { jobs }), hurry: values.hurry === true }
}

export const gamesAndSeed = (values: Values) => ({
  seed: text(values, 'seed') ?? '1',
  games: numberFlag(values, 'games', 100, 1, MOST_GAMES),
})

/** Undefined if nothing is said: as many as the machine has. */
export const jobsOf = (values: Values, least = 1): number | undefined =>
  text(values, 'jobs') === undefined ? undefined : numberFlag(values, 'jobs', 1, least, MOST_JOBS)

function coverageData(pkg: AnyPackage, summary: Summary, results: ManyResults, wanted: unknown) {
  if (wanted !== true) return {}
  const seen = new Set<string>()
  const coverage = summary.seats.flatMap(({ controller }) => {
    if (controller.by !== 'bot') return []
    const { spec, edition } = playedBy(pkg, controller, summary.options)
    const book = rulebookIn(spec, edition)
    const key = book === undefined ? '' : bookKey(book, edition)
    if (book === undefined || seen.has(key)) return []
    seen.add(key)
    return [ruleCoverage(book, edition, results.coverage[key] ?? {})]
  })
  return { coverage }
}

function show(context: Context, pkg: AnyPackage, summary: Summary, told: readonly string[]): void {
  const { t, lang, line } = context
  const { percent } = numbersIn(lang)
  const room = context.io.width ?? WIDTH
  line([pkg.game.title[lang], ...told].join(', '))
  line(`${countGames(lang, summary.games)}, ${t({ en: 'seed', ru: 'зерно' })} ${summary.seed}`)
  line()
  const rows = summary.seats.map(({ seat, controller, wins }) => [
    seat,
    controllerName(pkg, controller, lang, summary.options),
    percent(wins.share),
    `${percent(wins.low)} – ${percent(wins.high)}`,
    `${wins.count}`,
  ])
  const nobody = summary.nobody
  if (nobody.count > 0)
    rows.push([
      t({ en: 'nobody', ru: 'никто' }),
      '',
      percent(nobody.share),
      `${percent(nobody.low)} – ${percent(nobody.high)}`,
      `${nobody.count}`,
    ])
  const head = [
    t({ en: 'seat', ru: 'место' }),
    t({ en: 'player', ru: 'игрок' }),
    t({ en: 'wins', ru: 'побед' }),
    '95 %',
    t({ en: 'n', ru: 'партий' }),
  ]
  for (const row of fitted([head, ...rows], ['left', 'left', 'right', 'right', 'right'], room)) line(row)
  if (summary.shared.count > 0)
    line(
      t({
        en: `Won by several together: ${summary.shared.count}, a win for each of them.`,
        ru: `Победа нескольких вместе: ${summary.shared.count}, у каждого — целая.`,
      }),
    )
  line()
  for (const row of endLines(context, pkg, summary)) line(row)
}

/** By kind of seat: how many there were, what share of them won, and what else the game counts. */
// biome-ignore lint/suspicious/noExplicitAny: each game has its own state
function kindLines({ t, lang, io }: Context, kinds: Kinds<any>, { kinds: counted = [] }: Summary): string[] {
  const { fixed, percent } = numbersIn(lang)
  if (counted.length === 0) return []
  const share = (of: Share): string[] => [percent(of.share), `${percent(of.low)} – ${percent(of.high)}`]
  const rows = counted.map(({ kind, seats, wins, counts }) => [
    kinds.name(kind)?.[lang] ?? kind,
    `${seats}`,
    ...share(wins),
    ...counts.flatMap((of) => ('share' in of ? share(of) : [fixed(of.mean, 1)])),
  ])
  const head = [
    kinds.title[lang],
    t({ en: 'seats', ru: 'мест' }),
    t({ en: 'wins', ru: 'побед' }),
    '95 %',
    ...kinds.list.flatMap(({ title, share: isShare }) => (isShare === true ? [title[lang], '95 %'] : [title[lang]])),
  ]
  const align = ['left' as const, ...head.slice(1).map(() => 'right' as const)]
  return ['', ...fitted([head, ...rows], align, io.width ?? WIDTH)]
}

/**
 * The first two options of a game say what is played; the others are named if they are not as usual. A series, one option for
 * each seat, is told whole: half of it would say nothing about the rest.
 */
function tellingOptions(pkg: AnyPackage, options: Options, values: Values): string[] {
  const specs = pkg.game.options.filter((spec) => options[spec.id] !== undefined && hasSeat(pkg, options, spec.id))
  const unusual = (spec: OptionSpec): boolean => spec.kind === 'file' || options[spec.id] !== spec.default
  const [first] = pkg.game.options
  const told = specs.filter((spec, place) => {
    const series = seriesOf(spec.id)
    if (series === undefined) return place < 2 || unusual(spec)
    const whole = specs.filter((each) => seriesOf(each.id) === series)
    return whole.some((each) => each === first || unusual(each))
  })
  // A player's own file is as long as it is: it is told by its name.
  return told.map(({ id, kind }) => `${id} ${kind === 'file' ? text(values, kebab(id)) : options[id]}`)
}

/** `role` of `role3`. */
const seriesOf = (id: string): string | undefined => /^(.*\D)\d$/.exec(id)?.[1]

/** Fewer may play than there are options in a series. */
function hasSeat(pkg: AnyPackage, options: Options, id: string): boolean {
  const players = pkg.game.options.find((spec) => spec.kind === 'number' && spec.seats === true)
  return seriesOf(id) === undefined || players === undefined || Number(id.slice(-1)) <= Number(options[players.id])
}
