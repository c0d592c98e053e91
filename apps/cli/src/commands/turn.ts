import type { GameEntry } from '@understudy/lab'
import type { Lang } from '@understudy/procedure'
import {
  type ActionEntry,
  CHANCE,
  type Controller,
  explainEntry,
  readJson,
  type SeatSpec,
  Table,
} from '@understudy/table'
import { needed, text } from '../args/flags.ts'
import { givenOptions, optionFlags } from '../args/options.ts'
import { botController, seatNamed } from '../args/seats.ts'
import type { Command } from '../command.ts'
import { bad, type Context, gameInSight, gameNamed, noticeLines, printJson } from '../context.ts'
import { about, readAll } from '../files.ts'
import type { AnyTable } from '../journal.ts'
import { type Position, positionFrom, problemLine, problemsOf } from '../position.ts'
import { explainedLines, rulebookAt, taggedTree, traceHash } from '../text/traces.ts'
import { entryLines, outcomeLine, tell } from '../text/words.ts'

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
    ...optionFlags(gameInSight(context)?.pkg.game.options ?? [], context.lang),
  }),
  async run(context, values) {
    const entry = gameNamed(context, needed(values, 'game', { en: 'the game', ru: 'игра' }))
    const [bot = '', named] = needed(values, 'bot', { en: '--bot', ru: '--bot' }).split('@')
    const given = await givenOptions(values, entry.pkg.game.options)
    if (context.io.typed) throw bad('the position is expected on stdin', 'позиция ожидается на stdin')
    const input = await readAll(context.io.stdin, 'stdin')
    const position = about('stdin', () => positionFrom(entry, readJson(input), given))
    const problem = problemsOf(context, entry, position.state)[0]
    if (problem !== undefined)
      throw bad(
        `the position on stdin is impossible: ${problemLine(problem)}`,
        `позиция на stdin невозможна: ${problemLine(problem)}`,
      )
    const seat = chosenSeat(entry, position, bot, text(values, 'seat'))
    const controller = botController(
      entry.pkg,
      { id: bot, version: text(values, 'version') ?? named, edition: text(values, 'edition') },
      seat,
    )
    playTurn(context, entry, position, seat.id, controller, text(values, 'seed') ?? '1', {
      brief: values.brief === true,
      position: values.position === true,
    })
  },
}

interface Wanted {
  readonly brief: boolean
  readonly position: boolean
}

/** The seat that is asked now, if the bot can take it; otherwise the first one that it can. */
function chosenSeat({ pkg }: GameEntry, position: Position, bot: string, asked: string | undefined): SeatSpec {
  const seats = pkg.game.seats(position.options)
  if (asked !== undefined) return seatNamed(asked, seats)
  const decision = pkg.game.decision(position.state)
  if (decision === undefined) throw bad('the game in this position is over', 'игра в этой позиции окончена')
  const roles = pkg.bots.find((spec) => spec.id === bot)?.roles
  const fitting = seats.filter((seat) => roles === undefined || roles.includes(seat.role))
  const seat = fitting.find((each) => each.id === decision.seat) ?? fitting[0] ?? seats[0]
  if (seat === undefined) throw bad('the game has no seats', 'в игре нет мест')
  return seat
}

function playTurn(
  context: Context,
  entry: GameEntry,
  position: Position,
  seat: string,
  controller: Controller,
  seed: string,
  wanted: Wanted,
): void {
  const { pkg } = entry
  const seats = Object.fromEntries(pkg.game.seats(position.options).map((each) => [each.id, { by: 'person' } as const]))
  const table: AnyTable = Table.start(pkg, {
    options: position.options,
    seed,
    seats: { ...seats, [seat]: controller },
    position: position.data,
  })
  const done = untilTurnEnds(table, seat)
  if (done.length === 0) {
    const waiting = pkg.game.decision(table.state)?.seat
    throw waiting === undefined
      ? bad('the game in this position is over', 'игра в этой позиции окончена')
      : bad(`it is the turn of ${waiting}, not of ${seat}`, `сейчас ход за ${waiting}, а не за ${seat}`)
  }
  show(context, entry, table, seat, done, wanted)
}

/** Plays until somebody else is asked, or a new turn begins with a draw or a roll. Answers what was done, by entry. */
function untilTurnEnds(table: AnyTable, seat: string): number[] {
  const { game } = table.pkg
  const done: number[] = []
  let moment: string | undefined
  for (;;) {
    const next = table.next()
    if (next.kind !== 'auto') return done
    const chance = next.entry.seat === CHANCE
    if (chance ? moment !== undefined && moment !== game.moment(table.state) : next.entry.seat !== seat) return done
    if (!chance) moment = game.moment(table.state)
    const logged = table.advance()
    if (logged === undefined) return done
    if (logged.entry.t === 'action' || chance) done.push(logged.index)
  }
}

/** What a rulebook did with its reasons; in plain words what has none: dice, and players without a rulebook. */
function explained(table: AnyTable, index: number, lang: Lang, said: (index: number) => string[]): string[] {
  const found = explainEntry(table, index)
  const book = found === undefined ? undefined : rulebookAt(table, index, found.seat)
  return found === undefined || book === undefined ? said(index) : [...explainedLines(table, found, book, lang), '']
}

function show(
  context: Context,
  entry: GameEntry,
  table: AnyTable,
  seat: string,
  done: readonly number[],
  wanted: Wanted,
): void {
  const { lang, line } = context
  const { pkg } = entry
  const speech = { pkg, lang }
  const next = table.next()
  const position = pkg.game.serialise(table.state)
  const said = (index: number): string[] => {
    const logged = table.log[index]
    return logged === undefined ? [] : entryLines(speech, logged, table.stateAt(index))
  }
  if (!context.json) {
    for (const notice of noticeLines(context, entry, table.options)) line(`${notice}\n`)
    for (const each of done)
      for (const text of wanted.brief ? said(each) : explained(table, each, lang, said)) line(text)
    if (next.kind === 'over') line(outcomeLine(speech, next.outcome, table.options))
    if (wanted.position) line(JSON.stringify(position))
    return
  }
  const changes = pkg.game.diff(table.stateAt(1), table.state).map((change) => tell(speech, change))
  printJson(context, {
    game: pkg.game.id,
    seat,
    steps: done.map((index) => {
      const { hash: _, first: __, ...step } = table.entries[index] as ActionEntry & { hash?: string }
      const explained = explainEntry(table, index)
      const trace = explained === undefined ? {} : { trace: traceHash(explained), tree: taggedTree(table, explained) }
      return { ...step, text: said(index), ...trace }
    }),
    changes,
    ...(next.kind === 'over' ? { over: { winners: next.outcome.winners, why: tell(speech, next.outcome.why) } } : {}),
    options: table.options,
    position,
  })
}
