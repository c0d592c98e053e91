import type { GameEntry } from '@understudy/lab'
import type { Lang } from '@understudy/procedure'
import { explainEntry, oneTurn } from '@understudy/table'
import { readJson } from '@understudy/table/journal'
import { needed, text, type Values } from '../args/flags.ts'
import { optionFlags, optionsAsTyped } from '../args/options.ts'
import type { Command } from '../command.ts'
import { bad, type Context, gameInSight, gameNamed, noticeLines, printJson } from '../context.ts'
import { about, readAll } from '../files.ts'
import { positionFrom, problemLine, problemsOf } from '../position.ts'
import { explainedLines, rulebookAt } from '../text/traces.ts'
import { outcomeLine } from '../text/words.ts'
import { type AnyTurn, saidOf, turnData } from '../turn/data.ts'
import { seated } from '../turn/seated.ts'
import { serveTurns, type Usual } from '../turn/stdio.ts'

export const turn: Command = {
  name: 'turn',
  shape: 'turn <game> --bot <bot> < position.json',
  about: { en: 'One turn of a bot, for another program', ru: 'Один ход бота, для другой программы' },
  args: (context) => ({
    game: { type: 'positional', description: context.t({ en: 'Which game', ru: 'Какая игра' }) },
    bot: { type: 'string', description: context.t({ en: 'Who plays', ru: 'Кто ходит' }) },
    seat: {
      type: 'string',
      description: context.t({ en: 'Its seat (the one whose turn it is)', ru: 'Его место (то, чей сейчас ход)' }),
    },
    version: { type: 'string', description: context.t({ en: 'Version of the bot', ru: 'Версия бота' }) },
    edition: { type: 'string', description: context.t({ en: 'Edition of its rulebook', ru: 'Редакция книги правил' }) },
    seed: {
      type: 'string',
      valueHint: 'text',
      description: context.t({ en: 'Decides dice, draws and ties (1)', ru: 'Решает броски, карты и ничьи (1)' }),
    },
    brief: {
      type: 'boolean',
      description: context.t({ en: 'Only what was done, without the rules', ru: 'Только сделанное, без правил' }),
    },
    position: {
      type: 'boolean',
      description: context.t({
        en: 'Also the position afterwards, as JSON on the last line',
        ru: 'И позиция после хода: JSON в последней строке',
      }),
    },
    stdio: {
      type: 'boolean',
      description: context.t({
        en: 'Many turns, one after another: requests and replies as lines of JSON',
        ru: 'Много ходов подряд: запросы и ответы строками JSON',
      }),
    },
    ...optionFlags(gameInSight(context)?.pkg.game.options ?? [], context.lang),
  }),
  notes: ({ t }) => [
    t({
      en: 'With --stdio, each line of stdin is a request and each line of stdout a reply, both JSON: docs/programs.md.',
      ru: 'С --stdio каждая строка stdin — запрос, каждая строка stdout — ответ, то и другое в JSON: docs/programs.md.',
    }),
  ],
  async run(context, values) {
    if (values.stdio === true) return serveTurns(context, usualOf(values))
    const entry = await gameNamed(context, needed(values, 'game', { en: 'the game', ru: 'игра' }))
    const bot = needed(values, 'bot', { en: '--bot', ru: '--bot' })
    const given = await optionsAsTyped(values, entry.pkg.game.options)
    if (context.io.typed) throw bad({ en: 'the position is expected on stdin', ru: 'позиция ожидается на stdin' })
    const input = await readAll(context.io.stdin, 'stdin')
    const position = about('stdin', () => positionFrom(entry, readJson(input), given))
    const problem = problemsOf(context, entry, position.state)[0]
    if (problem !== undefined)
      throw bad({
        en: `the position on stdin is impossible: ${problemLine(problem)}`,
        ru: `позиция на stdin невозможна: ${problemLine(problem)}`,
      })
    const { seat, controller } = seated(entry, position, bot, usualOf(values))
    const { data, options } = position
    const seed = text(values, 'seed') ?? '1'
    const taken = oneTurn(entry.pkg, { position: data, options, seat: seat.id, bot: controller, seed })
    show(context, entry, seat.id, taken, { brief: values.brief === true, position: values.position === true })
    return undefined
  },
}

/** What requests need not say. */
function usualOf(values: Values): Usual {
  const given = (name: string) => text(values, name)
  const [game, bot, version, edition, seat, seed] = ['game', 'bot', 'version', 'edition', 'seat', 'seed'].map(given)
  return { game, bot, version, edition, seat, seed, brief: values.brief === true }
}

interface Wanted {
  readonly brief: boolean
  readonly position: boolean
}

/** What a rulebook did with its reasons; in plain words what has none: dice, and players without a rulebook. */
function explained({ table }: AnyTurn, index: number, lang: Lang, said: (index: number) => string[]): string[] {
  const found = explainEntry(table, index)
  const book = found === undefined ? undefined : rulebookAt(table, index, found.seat)
  return found === undefined || book === undefined ? said(index) : [...explainedLines(table, found, book, lang), '']
}

function show(context: Context, entry: GameEntry, seat: string, taken: AnyTurn, wanted: Wanted): void {
  const { lang, line } = context
  const speech = { pkg: entry.pkg, lang }
  const { table, done, outcome, position } = taken
  if (context.json) {
    printJson(context, turnData(speech, seat, taken, wanted.brief))
    return
  }
  const said = (index: number): string[] => saidOf(speech, taken, index)
  for (const notice of noticeLines(context, entry, table.options)) for (const told of [notice, '']) line(told)
  for (const each of done) for (const text of wanted.brief ? said(each) : explained(taken, each, lang, said)) line(text)
  if (outcome !== undefined) line(outcomeLine(speech, outcome, table.options))
  if (wanted.position) line(JSON.stringify(position))
}
