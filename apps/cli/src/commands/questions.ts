import { type Asked, type BesideTable, countQuestions, type GameEntry, type Paired } from '@understudy/lab'
import { needed, numberFlag, text } from '../args/flags.ts'
import { givenOptions, optionFlags } from '../args/options.ts'
import { botNamed } from '../bots.ts'
import type { Command } from '../command.ts'
import { bad, type Context, gameInSight, gameNamed, printJson } from '../context.ts'
import { fitted } from '../text/columns.ts'
import { countGames, countTurns } from '../text/counts.ts'
import { WIDTH } from '../text/fold.ts'
import { numbersIn } from '../text/numbers.ts'

const MOST_GAMES = 10_000
const MOST_ROUNDS = 30

/** What a player may bring of their own. */
const filesOf = (entry: GameEntry | undefined) =>
  (entry?.pkg.game.options ?? []).filter((option) => option.kind === 'file')

export const questions: Command = {
  name: 'questions',
  shape: 'questions <game>',
  about: {
    en: 'What a person beside the board is asked in each round: facts, dice, draws, what people did',
    ru: 'О чём спрашивают человека рядом с полем в каждом раунде: сведения, кубики, карты, ходы людей',
  },
  args: (context) => ({
    game: { type: 'positional', description: context.t({ en: 'Which game', ru: 'Какая игра' }) },
    bot: { type: 'string', description: context.t({ en: 'Only against this bot', ru: 'Только против этого бота' }) },
    games: {
      type: 'string',
      valueHint: 'n',
      description: context.t({ en: 'How many games (20)', ru: 'Сколько партий (20)' }),
    },
    rounds: {
      type: 'string',
      valueHint: 'n',
      description: context.t({ en: 'How many rounds of each (3)', ru: 'Сколько раундов в каждой (3)' }),
    },
    paired: {
      type: 'boolean',
      description: context.t({
        en: 'Compare turns of both bots from the same positions, one of each game',
        ru: 'Сравнить ходы обоих ботов из одних и тех же позиций, по одной из каждой партии',
      }),
    },
    seed: {
      type: 'string',
      valueHint: 'text',
      description: context.t({
        en: 'The same seed gives the same results (1)',
        ru: 'Одно зерно — одни результаты (1)',
      }),
    },
    ...optionFlags(filesOf(gameInSight(context)), context.lang),
  }),
  async run(context, values) {
    const entry = await gameNamed(context, needed(values, 'game', { en: 'the game', ru: 'игра' }))
    const { pkg, beside, paired } = entry
    const own = await givenOptions(values, entry)
    const seed = text(values, 'seed') ?? '1'
    if (values.paired === true && paired !== undefined) {
      if (Object.keys(own).length > 0)
        throw bad({
          en: 'turns are compared with built-in data only',
          ru: 'ходы сравниваются только на встроенных данных',
        })
      const pairs = paired(numberFlag(values, 'games', 20, 1, MOST_GAMES), seed)
      return context.json ? printJson(context, pairs) : comparison(context, pairs)
    }
    const named = text(values, 'bot')
    const bot = named === undefined ? undefined : (await botNamed(context, named)).spec.id
    const tables = (beside?.(own) ?? []).filter((table) => bot === undefined || table.bot === bot)
    if (tables.length === 0)
      throw bad({ en: 'nothing is counted for this game', ru: 'для этой игры вопросы не считаются' })
    const settings = {
      games: numberFlag(values, 'games', 20, 1, MOST_GAMES),
      rounds: numberFlag(values, 'rounds', 3, 1, MOST_ROUNDS),
      seed,
    }
    const counted = tables.map((table) => ({ table, ...countQuestions(pkg, table, settings) }))
    if (context.json)
      return printJson(
        context,
        counted.map(({ table, ...rest }) => ({ table: table.title.en, bot: table.bot, ...rest })),
      )
    context.line(
      `${countGames(context.lang, settings.games)}, ${context.t({ en: 'seed', ru: 'зерно' })} ${settings.seed}`,
    )
    for (const { table, rounds } of counted) for (const line of linesOf(context, table, rounds)) context.line(line)
    const notice = entry.notice?.(own)
    if (notice !== undefined) for (const line of ['', context.t(notice)]) context.line(line)
  },
}

function comparison(context: Context, pairs: readonly Paired[]): void {
  const { decimal: n } = numbersIn(context.lang)
  const head = ['', ...Object.keys(pairs[0]?.bots ?? {}), context.t({ en: 'difference (95 %)', ru: 'разница (95 %)' })]
  const rows = pairs.map(({ what, bots, difference, within }) => [
    what[context.lang],
    ...Object.values(bots).map(n),
    // One turn alone has no interval.
    Number.isFinite(within) ? `${n(difference)} ± ${n(within)}` : n(difference),
  ])
  context.line(countTurns(context.lang, pairs[0]?.turns ?? 0))
  const room = (context.io.width ?? WIDTH) - 2
  for (const line of fitted([head, ...rows], ['left', 'right', 'right', 'right'], room)) context.line(`  ${line}`)
}

function linesOf({ t, lang, io }: Context, table: BesideTable, rounds: readonly Asked[]): string[] {
  const n = (value: number): string => numbersIn(lang).fixed(value, 1)
  const head = [
    t({ en: 'round', ru: 'раунд' }),
    t({ en: 'facts', ru: 'сведений' }),
    t({ en: '(cells)', ru: '(ячеек)' }),
    t({ en: 'screens', ru: 'экранов' }),
    t({ en: '(in fights)', ru: '(в боях)' }),
    t({ en: '(dice, cards)', ru: '(кубиков, карт)' }),
    t({ en: 'what people did', ru: 'ходов людей' }),
  ]
  const rows = rounds.map(({ facts, cells, screens, fights, answers, people }, at) => [
    `${at + 1}`,
    n(facts),
    `(${n(cells)})`,
    n(screens),
    `(${n(fights)})`,
    `(${n(answers)})`,
    n(people),
  ])
  const lines = fitted([head, ...rows], Array(7).fill('right'), (io.width ?? WIDTH) - 2)
  return ['', `${table.bot}, ${table.title[lang]}`, ...lines.map((line) => `  ${line}`)]
}
