// Reading a journal: from a file that may be damaged, foreign, old or hostile. Errors name the place and the reason, and
// nothing but data ever comes in.

import type { Lang } from '@understudy/procedure'
import * as v from 'valibot'
import { BadInput } from './bad-input.ts'
import type { AnyPackage, GamePackage } from './bot.ts'
import { IllegalAction } from './game.ts'
import { type Entry, JOURNAL_FORMAT, JOURNAL_VERSION, type JournalFile, type StartEntry } from './journal.ts'
import { ReplayMismatch, Table } from './table.ts'

export interface Limits {
  readonly maxBytes: number
  readonly maxDepth: number
}

export const LIMITS: Limits = { maxBytes: 8_000_000, maxDepth: 40 }

/** Text → plain data, within limits. */
export function readJson(text: string, limits: Limits = LIMITS): unknown {
  if (text.length > limits.maxBytes) {
    const size = Math.round(limits.maxBytes / 1_000_000)
    throw new BadInput({ en: `the file is larger than ${size} MB`, ru: `файл больше ${size} МБ` })
  }
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : ''
    throw new BadInput({ en: `this is not a JSON file (${reason})`, ru: `это не файл JSON (${reason})` })
  }
  if (depthOf(data, limits.maxDepth) > limits.maxDepth)
    throw new BadInput({ en: 'the file is nested too deeply', ru: 'файл слишком глубоко вложен' })
  return data
}

function depthOf(data: unknown, limit: number): number {
  if (data === null || typeof data !== 'object') return 0
  if (limit < 0) return 1
  let deepest = 0
  for (const part of Object.values(data)) deepest = Math.max(deepest, depthOf(part, limit - 1))
  return deepest + 1
}

const json = v.custom<never>(() => true)
const name = v.pipe(v.string(), v.maxLength(200))
const index = v.pipe(v.number(), v.integer(), v.minValue(0))
const options = v.record(name, v.union([v.pipe(v.string(), v.maxLength(200_000)), v.number(), v.boolean()]))
const way = v.picklist(['app', 'table', 'secret'])
const chance = v.record(name, way)
const controller = v.variant('by', [
  v.object({ by: v.literal('person'), name: v.optional(name) }),
  v.object({ by: v.literal('bot'), bot: name, edition: v.optional(name), options: v.optional(options) }),
  v.object({ by: v.literal('random') }),
])
const hash = { hash: v.optional(name) }
const yes = v.optional(v.literal(true))

const entry = v.union(
  [
    v.object({
      t: v.literal('start'),
      options,
      seats: v.record(name, controller),
      seed: name,
      chance,
      position: v.optional(json),
      ...hash,
    }),
    v.object({
      t: v.literal('action'),
      seat: name,
      by: v.picklist(['person', 'bot', 'random']),
      action: json,
      key: v.optional(name),
      bot: v.optional(name),
      node: v.optional(name),
      first: yes,
      forced: yes,
      ...hash,
    }),
    v.object({
      t: v.literal('answer'),
      key: name,
      seat: name,
      by: v.picklist(['app', 'table']),
      kind: v.picklist(['chance', 'pick', 'roll', 'fact']),
      action: v.optional(json),
      value: v.optional(index),
      of: v.optional(index),
      first: yes,
      ...hash,
    }),
    v.object({ t: v.literal('edit'), position: json, note: v.optional(v.string()), ...hash }),
    v.object({ t: v.literal('seat'), seat: v.literal('chance'), chance, ...hash }),
    v.object({ t: v.literal('seat'), seat: name, to: controller, ...hash }),
    v.object({ t: v.literal('snapshot'), rules: name, position: json, ...hash }),
  ],
  'not an entry of a journal',
)

const file = v.object({
  format: v.literal(JOURNAL_FORMAT),
  version: v.pipe(v.number(), v.integer()),
  game: name,
  rules: name,
  title: v.optional(name),
  entries: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(100_000)),
  undone: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(100_000))),
})

/** Turns files of older versions into the present form, one version at a time: index n upgrades from version n. */
const MIGRATIONS: readonly ((old: Record<string, unknown>) => Record<string, unknown>)[] = [(old) => old]

/** Checks the form of a journal, not yet whether it can be played. */
export function parseJournal(data: unknown): JournalFile {
  if (data === null || typeof data !== 'object' || (data as Record<string, unknown>).format !== JOURNAL_FORMAT)
    throw new BadInput({ en: 'this is not a saved game of Understudy', ru: 'это не сохранённая партия Understudy' })
  let raw = data as Record<string, unknown>
  const version = typeof raw.version === 'number' ? raw.version : Number.NaN
  if (!(version >= 0 && version <= JOURNAL_VERSION))
    throw new BadInput(
      {
        en: `it was saved by a newer Understudy (format ${raw.version}, this one reads up to ${JOURNAL_VERSION})`,
        ru: `сохранено более новой версией Understudy (формат ${raw.version}, здесь читается до ${JOURNAL_VERSION})`,
      },
      'version',
    )
  for (let at = version; at < JOURNAL_VERSION; at++) raw = MIGRATIONS[at]?.(raw) ?? raw
  const parsed = check(file, { ...raw, version: JOURNAL_VERSION }, '')
  return {
    ...parsed,
    format: JOURNAL_FORMAT,
    entries: parsed.entries.map((each, at) => check(entry, each, `entries[${at}]`) as Entry),
    ...(parsed.undone === undefined
      ? {}
      : { undone: parsed.undone.map((each, at) => check(entry, each, `undone[${at}]`) as Entry) }),
  } as JournalFile
}

function check<S extends v.GenericSchema>(schema: S, data: unknown, where: string): v.InferOutput<S> {
  const result = v.safeParse(schema, data)
  if (result.success) return result.output
  const issue = result.issues[0]
  const path = v.getDotPath(issue)
  const place = [where, path ?? ''].filter((part) => part !== '').join('.')
  throw new BadInput({ en: issue.message, ru: `не подходит: ${issue.message}` }, place)
}

export interface Loaded<State, Action> {
  readonly table: Table<State, Action>
  /** Set if the rules of today could not replay it: it goes on from a snapshot, its history is only to be read. */
  readonly resumed?: { readonly from: number; readonly why: Record<Lang, string>; readonly history: readonly Entry[] }
}

/** Loads a journal into a table that can be played on. */
export function loadJournal<State, Action>(pkg: GamePackage<State, Action>, data: JournalFile): Loaded<State, Action> {
  if (data.game !== pkg.game.id)
    throw new BadInput(
      { en: `this game is of ${data.game}, not ${pkg.game.id}`, ru: `это партия в ${data.game}` },
      'game',
    )
  const table = tryReplay(pkg, data)
  if (table instanceof Table) {
    if (data.title !== undefined) table.title = data.title
    return { table }
  }
  const at = data.entries.findLastIndex((each) => each.t === 'snapshot' || each.t === 'edit')
  const snapshot = data.entries[at]
  const start = data.entries[0]
  if (snapshot === undefined || !('position' in snapshot) || start?.t !== 'start' || data.rules === pkg.game.version)
    throw new BadInput(table.what, `entries[${table.index}]`)
  const seats = seatsAt(data.entries, at, start)
  const position = snapshot.position
  const begin: StartEntry = { ...start, ...seats, ...(position === undefined ? {} : { position }) }
  const resumed = new Table(pkg, [begin])
  if (data.title !== undefined) resumed.title = data.title
  const why = {
    en: `it was saved with rules ${data.rules}; today's (${pkg.game.version}) differ, so it resumes at its last snapshot`,
    ru: `партия сохранена по правилам ${data.rules}; сегодняшние (${pkg.game.version}) отличаются, она продолжается с последнего снимка`,
  }
  return { table: resumed, resumed: { from: at, why, history: data.entries.slice(0, at + 1) } }
}

/** Who sat where, and where chance came from, when entry `at` was written. */
function seatsAt(entries: readonly Entry[], at: number, start: StartEntry): Pick<StartEntry, 'seats' | 'chance'> {
  let seats = start.seats
  let sources = start.chance
  for (const each of entries.slice(0, at)) {
    if (each.t !== 'seat') continue
    if ('to' in each) seats = { ...seats, [each.seat]: each.to }
    else sources = each.chance
  }
  return { seats, chance: sources }
}

function tryReplay<State, Action>(
  pkg: GamePackage<State, Action>,
  data: JournalFile,
): Table<State, Action> | { index: number; what: Record<Lang, string> } {
  // Replayed one entry at a time to be able to say which one failed.
  try {
    return new Table(pkg, data.entries, data.undone ?? [])
  } catch (error) {
    const index = failingEntry(pkg, data)
    if (error instanceof ReplayMismatch)
      return {
        index: error.index,
        what: {
          en: 'this step leads to another position than the file says: the file was changed, or the rules were',
          ru: 'этот шаг ведёт не к той позиции, что записана: изменён файл или правила',
        },
      }
    if (error instanceof BadInput) return { index, what: { en: error.in('en'), ru: error.in('ru') } }
    if (error instanceof IllegalAction) {
      const reason = (lang: Lang) => pkg.game.phrases[lang][error.refusal.say]?.(error.refusal.with ?? {}) ?? ''
      return {
        index,
        what: { en: `this step is not legal: ${reason('en')}`, ru: `этот ход невозможен: ${reason('ru')}` },
      }
    }
    return { index, what: { en: 'this step cannot be replayed', ru: 'этот шаг не удаётся повторить' } }
  }
}

function failingEntry(pkg: AnyPackage, data: JournalFile): number {
  let low = 0
  let high = data.entries.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    try {
      new Table(pkg, data.entries.slice(0, middle))
      low = middle
    } catch {
      high = middle
    }
  }
  return low
}
