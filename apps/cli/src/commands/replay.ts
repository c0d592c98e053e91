import { hashOf } from '@understudy/procedure/json'
import { type AnyPackage, BadInput, BotStuck, CHANCE, type Entry, type Next, type Options } from '@understudy/table'
import { needed } from '../args/flags.ts'
import { controllerName } from '../args/seats.ts'
import type { Command } from '../command.ts'
import { type Context, printJson } from '../context.ts'
import { type AnyTable, type OpenedJournal, openJournal } from '../journal.ts'
import { columns } from '../text/columns.ts'
import { countActions, countEntries, countPositions } from '../text/counts.ts'
import { entryLines, outcomeLine, type Speech, seatTitle, spoken } from '../text/words.ts'

export const replay: Command = {
  name: 'replay',
  shape: 'replay <journal>',
  about: { en: 'Replay a saved game, check it and show it', ru: 'Повторить, проверить и показать сохранённую партию' },
  args: ({ t }) => ({
    journal: {
      type: 'positional',
      description: t({ en: 'A saved game; - is stdin', ru: 'Сохранённая партия; - это stdin' }),
    },
    log: { type: 'boolean', description: t({ en: 'Show what happened, entry by entry', ru: 'Показать все записи' }) },
  }),
  async run(context, values) {
    const opened = await openJournal(context, needed(values, 'journal', { en: 'the journal', ru: 'журнал' }))
    const next = goingOn(opened)
    if (context.json) printJson(context, asData(context, opened, next))
    else show(context, opened, next, values.log === true)
    return next.kind === 'breaks' ? BROKEN : undefined
  },
}

const BROKEN = 2

/** What happens next; in a journal of a game that broke, the same fault once more. */
type GoingOn = Next<unknown> | { readonly kind: 'breaks'; readonly message: string }

function goingOn({ table }: OpenedJournal): GoingOn {
  try {
    return table.next()
  } catch (error) {
    // What has a sentence of its own is told by it.
    if (error instanceof BadInput || error instanceof BotStuck) throw error
    return { kind: 'breaks', message: error instanceof Error ? error.message : String(error) }
  }
}

function asData(context: Context, { table, pkg, file }: OpenedJournal, next: GoingOn) {
  const start = table.entries[0]
  return {
    game: pkg.game.id,
    rules: file.rules,
    ...(file.title === undefined ? {} : { title: file.title }),
    options: table.options,
    seed: start?.t === 'start' ? start.seed : '',
    seats: Object.fromEntries(seatsOf(table, pkg).map((seat) => [seat, table.controller(seat)])),
    entries: table.entries.length,
    undone: table.undone.length,
    hashes: hashesIn(file.entries),
    hash: hashOf(pkg.game.serialise(table.state)),
    turn: pkg.game.moment(table.state),
    actions: actionsBySeat(table.entries),
    ...(next.kind === 'over'
      ? { over: { winners: next.outcome.winners, why: spoken({ pkg, lang: context.lang }, next.outcome.why) } }
      : next.kind === 'breaks'
        ? { breaks: next.message }
        : { waitsFor: waitsFor(next) }),
  }
}

function show(context: Context, opened: OpenedJournal, next: GoingOn, withLog: boolean): void {
  const { t, lang, line } = context
  const { table, pkg, file, entry } = opened
  const speech = { pkg, lang, options: table.options }
  const start = table.entries[0]
  line(
    `${pkg.game.title[lang]}, ${t({ en: 'rules', ru: 'правила' })} ${file.rules}${file.title === undefined ? '' : `: ${file.title}`}`,
  )
  const seats = seatsOf(table, pkg)
  const rows = seats.map((seat) => [
    seat,
    controllerName(pkg, table.controller(seat), lang, table.options),
    countActions(lang, actionsBySeat(table.entries)[seat] ?? 0),
  ])
  for (const row of columns(rows, ['left', 'left', 'right'], '  ')) line(row)
  line(`  ${t({ en: 'seed', ru: 'зерно' })} ${start?.t === 'start' ? start.seed : ''}`)
  const notice = entry.notice?.(table.options)
  if (notice !== undefined) line(`  ${t(notice)}`)
  if (withLog) {
    line()
    for (const logged of table.log)
      for (const said of entryLines(speech, logged, table.stateAt(logged.index)))
        line(`${String(logged.index).padStart(4)}  ${said}`)
  }
  line()
  const board = entry.textBoard?.(table.state, lang)
  if (board !== undefined) line(`${board}\n`)
  if (next.kind === 'over') line(outcomeLine(speech, next.outcome, table.options))
  else if (next.kind === 'breaks')
    line(
      t({
        en: `Not over; going on from here breaks: ${next.message}`,
        ru: `Не окончена; отсюда продолжить нельзя, она ломается: ${next.message}`,
      }),
    )
  else
    line(
      `${t({ en: 'Not over; it waits for', ru: 'Не окончена; решает' })}: ${waitedFor(speech, table.options, next)}.`,
    )
  const checked = hashesIn(file.entries)
  const all = table.entries.length
  line(
    t({
      en: `ok: ${countEntries('en', all)} replayed, ${countPositions('en', checked)} checked by hash`,
      ru: `в порядке: повторено ${countEntries('ru', all)}, сверено по хешу ${countPositions('ru', checked)}`,
    }),
  )
}

const seatsOf = (table: AnyTable, pkg: AnyPackage): string[] => pkg.game.seats(table.options).map((seat) => seat.id)

const hashesIn = (entries: readonly Entry[]): number => entries.filter((entry) => entry.hash !== undefined).length

function actionsBySeat(entries: readonly Entry[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const entry of entries) if (entry.t === 'action') counts[entry.seat] = (counts[entry.seat] ?? 0) + 1
  return counts
}

/** Whoever it waits for as the table calls them. */
function waitedFor(speech: Speech, options: Options, next: Next<unknown>): string {
  const seat = waitsFor(next)
  if (seat === CHANCE) return { en: 'dice or cards', ru: 'кубики или карты' }[speech.lang]
  return seatTitle(speech, options, seat)
}

function waitsFor(next: Next<unknown>): string {
  switch (next.kind) {
    case 'person':
      return next.seat
    case 'table':
      return next.question.ask === 'chance' ? 'chance' : next.question.seat
    case 'gap':
      return 'chance'
    case 'auto':
      return next.entry.seat
    case 'over':
      return ''
  }
}
