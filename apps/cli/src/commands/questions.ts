import { type Asked, type BesideTable, countQuestions } from '@understudy/lab'
import { needed, numberFlag, text } from '../args/flags.ts'
import { botNamed } from '../bots.ts'
import type { Command } from '../command.ts'
import { bad, type Context, gameNamed, printJson } from '../context.ts'
import { columns } from '../text/columns.ts'
import { countGames } from '../text/counts.ts'

const MOST_GAMES = 10_000
const MOST_ROUNDS = 30

export const questions: Command = {
  name: 'questions',
  shape: 'questions <game>',
  about: {
    en: 'What a person beside the board is asked in each round: facts, dice, draws, what people did',
    ru: 'О чём спрашивают человека рядом с полем в каждом раунде: сведения, кубики, карты, ходы людей',
  },
  args: ({ t }) => ({
    game: { type: 'positional', description: t({ en: 'Which game', ru: 'Какая игра' }) },
    bot: { type: 'string', description: t({ en: 'Only against this bot', ru: 'Только против этого бота' }) },
    games: { type: 'string', valueHint: 'n', description: t({ en: 'How many games (20)', ru: 'Сколько партий (20)' }) },
    rounds: {
      type: 'string',
      valueHint: 'n',
      description: t({ en: 'How many rounds of each (3)', ru: 'Сколько раундов в каждой (3)' }),
    },
    seed: {
      type: 'string',
      valueHint: 'text',
      description: t({ en: 'The same seed gives the same results (1)', ru: 'Одно зерно — одни результаты (1)' }),
    },
  }),
  async run(context, values) {
    const { pkg, beside } = gameNamed(context, needed(values, 'game', { en: 'the game', ru: 'игра' }))
    const named = text(values, 'bot')
    const bot = named === undefined ? undefined : botNamed(context, named).spec.id
    const tables = (beside?.() ?? []).filter((table) => bot === undefined || table.bot === bot)
    if (tables.length === 0) throw bad('nothing is counted for this game', 'для этой игры вопросы не считаются')
    const settings = {
      games: numberFlag(values, 'games', 20, 1, MOST_GAMES),
      rounds: numberFlag(values, 'rounds', 3, 1, MOST_ROUNDS),
      seed: text(values, 'seed') ?? '1',
    }
    const counted = tables.map((table) => ({ table, ...countQuestions(pkg, table, settings) }))
    if (context.json)
      return printJson(
        context,
        counted.map(({ table, games, rounds }) => ({ table: table.title.en, bot: table.bot, games, rounds })),
      )
    context.line(
      `${countGames(context.lang, settings.games)}, ${context.t({ en: 'seed', ru: 'зерно' })} ${settings.seed}`,
    )
    for (const { table, rounds } of counted) for (const line of linesOf(context, table, rounds)) context.line(line)
  },
}

function linesOf({ t, lang }: Context, table: BesideTable, rounds: readonly Asked[]): string[] {
  const n = (value: number): string => value.toFixed(1)
  const head = [
    t({ en: 'round', ru: 'раунд' }),
    t({ en: 'facts', ru: 'сведений' }),
    t({ en: '(cells)', ru: '(ячеек)' }),
    t({ en: 'dice and draws', ru: 'бросков и карт' }),
    t({ en: 'bots’ dice', ru: 'кубиков ботов' }),
    t({ en: 'what people did', ru: 'ходов людей' }),
  ]
  const rows = rounds.map(({ facts, cells, chance, botDice, people }, at) => [
    `${at + 1}`,
    n(facts),
    `(${n(cells)})`,
    n(chance),
    n(botDice),
    n(people),
  ])
  return ['', `${table.bot}, ${table.title[lang]}`, ...columns([head, ...rows], Array(6).fill('right'), '  ')]
}
