import { explainVerdict } from '@understudy/procedure/explain'
import { explainEntry, whyNotAt } from '@understudy/table'
import { readJson } from '@understudy/table/journal'
import { needed, numberFlag, text } from '../args/flags.ts'
import type { Command } from '../command.ts'
import { bad, type Context, noticeLines, printJson } from '../context.ts'
import { about } from '../files.ts'
import { type AnyTable, checkEntry, type OpenedJournal, openJournal } from '../journal.ts'
import { plain } from '../text/plain.ts'
import { type BotTurn, botTurns, explainedLines, explainTurn, rulebookAt, traceJson } from '../text/traces.ts'
import { described, seatTitle } from '../text/words.ts'

export const explain: Command = {
  name: 'explain',
  shape: 'explain <journal>',
  about: { en: 'The traces of the bots’ turns in a saved game', ru: 'Почему боты ходили так в сохранённой партии' },
  args: ({ t }) => ({
    journal: {
      type: 'positional',
      description: t({ en: 'A saved game; - is stdin', ru: 'Сохранённая партия; - это stdin' }),
    },
    turn: {
      type: 'string',
      valueHint: 'n',
      description: t({ en: 'Only the n-th turn of a bot', ru: 'Только n-й ход бота' }),
    },
    version: {
      type: 'string',
      description: t({ en: 'As if the bots were of this version', ru: 'Как если бы боты были этой версии' }),
    },
    entry: { type: 'string', valueHint: 'n', description: t({ en: 'Only this entry', ru: 'Только эта запись' }) },
    'why-not': {
      type: 'string',
      valueHint: 'action',
      description: t({
        en: 'With --entry: why the bot did not do this action (JSON) instead',
        ru: 'Вместе с --entry: почему бот не сделал вместо этого такое действие (JSON)',
      }),
    },
  }),
  async run(context, values) {
    const opened = await openJournal(
      context,
      needed(values, 'journal', { en: 'the journal', ru: 'журнал' }),
      false,
      text(values, 'version'),
    )
    const { table } = opened
    const alternative = text(values, 'why-not')
    const asked = text(values, 'entry')
    if (asked !== undefined && text(values, 'turn') !== undefined)
      throw bad({ en: '--turn and --entry do not go together', ru: '--turn и --entry нельзя указать вместе' })
    if (alternative !== undefined) {
      if (asked === undefined) throw bad({ en: '--why-not needs --entry', ru: '--why-not требует --entry' })
      return whyNot(context, opened, numberFlag(values, 'entry', 0, 0, Number.MAX_SAFE_INTEGER), alternative)
    }
    const turns =
      asked === undefined
        ? chosenTurns(table, text(values, 'turn'))
        : [entryTurn(table, numberFlag(values, 'entry', 0, 0, Number.MAX_SAFE_INTEGER))]
    if (context.json)
      return printJson(
        context,
        turns.map((turn) => asData(table, turn)),
      )
    for (const notice of noticeLines(context, opened.entry, table.options))
      for (const line of [notice, '']) context.line(line)
    if (turns.length === 0) context.line(context.t({ en: 'No bot has had a turn yet.', ru: 'Боты ещё не ходили.' }))
    for (const [at, turn] of turns.entries()) {
      if (at > 0) context.line()
      show(context, opened, turn)
    }
  },
}

function chosenTurns(table: AnyTable, asked: string | undefined): BotTurn[] {
  const all = botTurns(table)
  if (asked === undefined) return all.map((turn) => explainTurn(table, turn))
  const number = Number(asked)
  const turn = all.find((each) => each.number === number)
  if (turn === undefined)
    throw bad({
      en: `there is no bot turn ${asked}: they are numbered from 1 to ${all.length}`,
      ru: `хода бота ${asked} нет: они пронумерованы от 1 до ${all.length}`,
    })
  return [explainTurn(table, turn)]
}

function entryTurn(table: AnyTable, index: number): BotTurn {
  const explained = explainedAt(table, index)
  const book = rulebookAt(table, index, explained.seat)
  return { number: 0, seat: explained.seat, bot: `${book?.id}@${book?.version}`, first: index, actions: [explained] }
}

export function explainedAt(table: AnyTable, index: number) {
  checkEntry(table, index)
  const explained = explainEntry(table, index)
  if (explained !== undefined) return explained
  throw bad({
    en: `entry ${index} is not an action that a rulebook decided`,
    ru: `запись ${index} — не действие, которое решила книга правил`,
  })
}

function show(context: Context, { table, pkg }: OpenedJournal, turn: BotTurn): void {
  const { t, lang, line } = context
  const book = rulebookAt(table, turn.first, turn.seat)
  if (book === undefined) return
  const number = turn.number === 0 ? '' : `${t({ en: 'Turn', ru: 'Ход' })} ${turn.number} · `
  line(`${number}${seatTitle({ pkg, lang }, table.options, turn.seat)} · ${turn.bot}`)
  for (const explained of turn.actions) {
    line()
    for (const said of explainedLines(table, explained, book, lang)) line(`  ${said}`)
    if (!explained.same)
      line(
        `    ${t({
          en: 'The journal was written by another version of this bot, which decided otherwise here.',
          ru: 'Журнал записан другой версией этого бота: здесь она решила иначе.',
        })}`,
      )
  }
}

const asData = (table: AnyTable, turn: BotTurn) => ({
  ...(turn.number === 0 ? {} : { turn: turn.number }),
  seat: turn.seat,
  bot: turn.bot,
  actions: turn.actions.map((explained) => traceJson(table, explained)),
})

function whyNot(context: Context, { table, pkg, entry }: OpenedJournal, index: number, alternative: string): void {
  const explained = explainedAt(table, index)
  const action = about('--why-not', () => pkg.game.parseAction(readJson(alternative)))
  const verdict = whyNotAt(table, index, action)
  const rulebook = rulebookAt(table, index, explained.seat)
  if (verdict === undefined || rulebook === undefined)
    throw bad({ en: 'nothing is known about that', ru: 'об этом ничего не известно' })
  const { lang } = context
  const legal = pkg.game.decision(table.stateAt(index))?.legal(action)
  const said = plain(
    explainVerdict(verdict, { rulebook, lang, phrases: pkg.game.phrases, view: table.stateAt(index) }),
    rulebook,
    lang,
  )
  if (context.json) {
    printJson(context, { entry: index, alternative: action, legal: legal === undefined, verdict, text: said })
    return
  }
  for (const notice of noticeLines(context, entry, table.options)) for (const line of [notice, '']) context.line(line)
  context.line(`${described({ pkg, lang }, action, table.stateAt(index)).replace(/[.]$/, '')}?`)
  if (legal !== undefined) context.line(context.t({ en: 'That was not legal.', ru: 'Это было бы против правил.' }))
  context.line(said)
}
