import { randomUUID } from 'node:crypto'
import type { GameEntry } from '@understudy/lab'
import { type AnyPackage, Table, type Way, withDefaults } from '@understudy/table'
import { BOT_DICE } from '@understudy/table/steps'
import { needed, oneOf, text, type Values } from '../args/flags.ts'
import { givenOptions, optionFlags } from '../args/options.ts'
import { readSeats, seatedOptions } from '../args/seats.ts'
import type { Command } from '../command.ts'
import { bad, type Context, gameInSight, gameNamed } from '../context.ts'
import { type AnyTable, type OpenedJournal, openJournal } from '../journal.ts'
import { Session } from '../play/session.ts'
import { seatNotes } from '../text/bot-options.ts'

export const play: Command = {
  name: 'play',
  shape: 'play <game>',
  about: { en: 'Play in the terminal', ru: 'Играть в терминале' },
  args: (context) => ({
    game: { type: 'positional', description: context.t({ en: 'Which game', ru: 'Какая игра' }) },
    seats: {
      type: 'string',
      valueHint: 'seat=player,…',
      description: context.t({
        en: 'Who sits where: person (or human), random or a bot; in order (person,random) or by seat (p1=person)',
        ru: 'Кто где сидит: person (или human), random или бот; по порядку (person,random) или по местам (p1=person)',
      }),
    },
    seed: {
      type: 'string',
      valueHint: 'text',
      description: context.t({ en: 'Decides dice, draws and ties', ru: 'Решает броски, карты и ничьи' }),
    },
    beside: {
      type: 'boolean',
      description: context.t({
        en: 'A real board stands beside: type in what is rolled and drawn there',
        ru: 'Рядом настоящее поле: броски и карты вводите вы',
      }),
    },
    chance: {
      type: 'string',
      valueHint: 'source=app|table,…',
      description: context.t({
        en: 'Where each source of chance comes from',
        ru: 'Откуда берётся каждый источник случая',
      }),
    },
    load: {
      type: 'string',
      valueHint: 'file',
      description: context.t({ en: 'Go on with a saved game', ru: 'Продолжить сохранённую партию' }),
    },
    save: {
      type: 'string',
      valueHint: 'file',
      description: context.t({ en: 'Save here after every step', ru: 'Сохранять сюда после каждого шага' }),
    },
    ...optionFlags(gameInSight(context)?.pkg.game.options ?? [], context.lang),
  }),
  notes: (context) =>
    gameInSight(context) === undefined
      ? [
          context.t({
            en: 'understudy play <game> --help shows the options of that game.',
            ru: 'understudy play <игра> --help покажет её настройки.',
          }),
        ]
      : seatNotes(context),
  async run(context, values) {
    const entry = await gameNamed(context, needed(values, 'game', { en: 'the game', ru: 'игра' }))
    const beside = values.beside === true
    const load = text(values, 'load')
    const save = text(values, 'save')
    if (load === undefined)
      return new Session(context, { entry, table: await newTable(entry, values, beside), beside, save }).run()
    const { table, resumed } = await loaded(context, entry, values, load)
    // What can no longer be replayed can only be read in the file that it came from.
    const older = resumed === undefined ? {} : { older: load }
    return new Session(context, { entry, table, beside, save, ...older }).run()
  },
}

async function newTable(entry: GameEntry, values: Values, beside: boolean): Promise<AnyTable> {
  const { pkg } = entry
  const given = await givenOptions(values, entry)
  const options = withDefaults(pkg, seatedOptions(text(values, 'seats'), pkg, given))
  const seats = readSeats(text(values, 'seats'), pkg, options)
  const chance = { ...(beside ? besideTheBoard(pkg) : {}), ...readChance(pkg, text(values, 'chance')) }
  return Table.start(pkg, { options, seed: text(values, 'seed') ?? randomUUID().slice(0, 8), seats, chance })
}

async function loaded(context: Context, entry: GameEntry, values: Values, path: string): Promise<OpenedJournal> {
  const fixed = ['seats', 'seed', 'chance', ...Object.keys(optionFlags(entry.pkg.game.options, context.lang))]
  const given = fixed.find((name) => values[name] !== undefined)
  if (given !== undefined)
    throw bad({
      en: `--${given} cannot be changed in a saved game`,
      ru: `--${given} нельзя изменить в сохранённой партии`,
    })
  const opened = await openJournal(context, path, true)
  if (opened.pkg !== entry.pkg)
    throw bad({
      en: `the file ${path} is a game of ${opened.file.game}`,
      ru: `файл ${path} — партия в ${opened.file.game}`,
    })
  if (opened.resumed !== undefined) context.io.err(`${path}: ${opened.resumed.why[context.lang]}.\n`)
  return opened
}

/** Beside a board dice and draws are the table's; the app need not know what a person holds. */
function besideTheBoard(pkg: AnyPackage): Record<string, Way> {
  const ways = pkg.game.sources.map((source): [string, Way] => {
    const way = (['secret', 'table', 'app'] as const).find((each) => source.ways.includes(each))
    return [source.id, way ?? 'app']
  })
  return { ...Object.fromEntries(ways), [BOT_DICE]: 'table' }
}

function readChance(pkg: AnyPackage, given: string | undefined): Record<string, Way> {
  if (given === undefined) return {}
  const chance: Record<string, Way> = {}
  for (const part of given.split(',')) {
    const [id = '', way = ''] = part.trim().split('=')
    const known = [...pkg.game.sources.map((source) => source.id), BOT_DICE]
    const source = oneOf('--chance', id, known)
    const ways = pkg.game.sources.find((each) => each.id === source)?.ways ?? ['app', 'table']
    chance[source] = oneOf(`--chance ${source}`, way, ways)
  }
  return chance
}
