// The form of a journal: text → plain data → entries, before anything is played. Errors name the place and the reason, and
// nothing but data ever comes in.

import type { Json, Lang } from '@understudy/procedure'
import * as v from 'valibot'
import { BadInput } from '../input/bad-input.ts'
import { secondStart } from '../play/answers.ts'
import { type Entry, JOURNAL_FORMAT, JOURNAL_VERSION, type JournalFile } from './journal.ts'

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
  if (text.trim() === '') throw new BadInput({ en: 'it is empty', ru: 'там пусто' })
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : ''
    throw new BadInput({ en: `this is not a JSON file (${reason})`, ru: `это не файл JSON${jsonPlace(text, reason)}` })
  }
  inspect(data, limits.maxDepth, '')
  return data
}

/** Engines complain in English; the place they name can be told in any language. */
function jsonPlace(text: string, reason: string): string {
  const position = /position (\d+)/.exec(reason)?.[1]
  if (position === undefined) return ''
  const lines = text.slice(0, Number(position)).split('\n')
  return ` (ошибка: строка ${lines.length}, знак ${(lines.at(-1)?.length ?? 0) + 1})`
}

/** Not too deep, and no key that could pass for the inside of an object. */
function inspect(data: unknown, depthLeft: number, where: string): void {
  if (data === null || typeof data !== 'object') return
  if (depthLeft === 0) throw new BadInput({ en: 'the file is nested too deeply', ru: 'файл слишком глубоко вложен' })
  for (const [key, part] of Object.entries(data)) {
    const place = Array.isArray(data) ? `${where}[${key}]` : where === '' ? key : `${where}.${key}`
    if (key === '__proto__') throw new BadInput({ en: 'this name is not allowed', ru: 'такое имя недопустимо' }, place)
    inspect(part, depthLeft - 1, place)
  }
}

const json = v.custom<never>((part) => part !== undefined, 'is missing')
const name = v.pipe(v.string(), v.maxLength(200))
const index = v.pipe(v.number(), v.integer(), v.minValue(0))
const options = v.record(name, v.union([v.pipe(v.string(), v.maxLength(200_000)), v.number(), v.boolean()]))
const way = v.picklist(['app', 'table', 'secret'])
const chance = v.record(name, way)
const controller = v.variant('by', [
  v.object({ by: v.literal('person'), name: v.optional(name) }),
  v.object({
    by: v.literal('bot'),
    bot: name,
    version: v.optional(name),
    edition: v.optional(name),
    options: v.optional(options),
  }),
  v.object({ by: v.literal('random') }),
])
const hash = { hash: v.optional(name) }
const yes = v.optional(v.literal(true))

const FORMS = {
  start: v.object({
    t: v.literal('start'),
    options,
    seats: v.record(name, controller),
    seed: name,
    chance,
    position: v.optional(json),
    ...hash,
  }),
  action: v.object({
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
  answer: v.object({
    t: v.literal('answer'),
    key: name,
    seat: name,
    by: v.picklist(['app', 'table']),
    kind: v.picklist(['chance', 'pick', 'roll', 'fact', 'told']),
    action: v.optional(json),
    value: v.optional(index),
    of: v.optional(index),
    first: yes,
    ...hash,
  }),
  edit: v.object({ t: v.literal('edit'), position: json, note: v.optional(v.string()), ...hash }),
  seat: v.object({ t: v.literal('seat'), seat: name, to: controller, position: v.optional(json), ...hash }),
  sources: v.object({ t: v.literal('seat'), seat: v.literal('chance'), chance, ...hash }),
  snapshot: v.object({ t: v.literal('snapshot'), rules: name, position: json, ...hash }),
}

const line = v.pipe(v.string(), v.maxLength(2000))
const ticks = v.pipe(v.array(v.tuple([name, v.pipe(v.array(line), v.maxLength(1000))])), v.maxLength(100))

const file = v.object({
  format: v.literal(JOURNAL_FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  game: name,
  rules: name,
  title: v.optional(name),
  entries: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(100_000)),
  undone: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(100_000))),
  position: v.optional(v.custom<Json>(() => true)),
  beside: v.optional(v.object({ seen: index, ticks })),
})

/** The form of a journal as schemas; actions and positions in it are the game's own. */
export const JOURNAL_SCHEMAS: {
  readonly file: v.GenericSchema
  readonly entries: Readonly<Record<string, v.GenericSchema>>
} = { file, entries: FORMS }

/** Turns files of older versions into the present form, one version at a time: index n upgrades from version n. */
export type Migrations = readonly ((old: Record<string, unknown>) => Record<string, unknown>)[]
const MIGRATIONS: Migrations = [(old) => old]

/** Checks the form of a journal, not yet whether it can be played. */
export function parseJournal(data: unknown, migrations: Migrations = MIGRATIONS): JournalFile {
  if (data === null || typeof data !== 'object' || (data as Record<string, unknown>).format !== JOURNAL_FORMAT)
    throw new BadInput({ en: 'this is not a saved game of Understudy', ru: 'это не сохранённая партия Understudy' })
  let raw = data as Record<string, unknown>
  const version = check(file.entries.version, raw.version, 'version')
  if (version > JOURNAL_VERSION)
    throw new BadInput(
      {
        en: `it was saved by a newer Understudy (format ${version}, this one reads up to ${JOURNAL_VERSION})`,
        ru: `сохранено более новой версией Understudy (формат ${version}, здесь читается до ${JOURNAL_VERSION})`,
      },
      'version',
    )
  for (let at = version; at < JOURNAL_VERSION; at++) raw = migrations[at]?.(raw) ?? raw
  const parsed = check(file, { ...raw, version: JOURNAL_VERSION }, '')
  const entries = parsed.entries.map((each, at) => parseEntry(each, `entries[${at}]`, at === 0))
  const undone = parsed.undone?.map((each, at) => parseEntry(each, `undone[${at}]`, false))
  return { ...parsed, format: JOURNAL_FORMAT, entries, ...(undone === undefined ? {} : { undone }) } as JournalFile
}

function parseEntry(data: unknown, where: string, first: boolean): Entry {
  const { t, seat } = (data ?? {}) as { t?: unknown; seat?: unknown }
  const form = t === 'seat' && seat === 'chance' ? 'sources' : t
  if (typeof form !== 'string' || !Object.hasOwn(FORMS, form))
    throw new BadInput({ en: 'this is not an entry of a journal', ru: 'это не запись журнала' }, where)
  if (first && t !== 'start')
    throw new BadInput({ en: 'a journal begins with a start', ru: 'журнал должен начинаться с начала партии' }, where)
  if (!first && t === 'start') throw secondStart().inside(where)
  return check(FORMS[form as keyof typeof FORMS], data, where) as Entry
}

function check<S extends v.GenericSchema>(schema: S, data: unknown, where: string): v.InferOutput<S> {
  const result = v.safeParse(schema, data)
  if (result.success) return result.output
  const issue = result.issues[0]
  throw new BadInput(complaint(issue), placeOf(where, issue))
}

/** `entries[3].seats.ash.by`: keys of lists in brackets. */
function placeOf(where: string, issue: v.BaseIssue<unknown>): string {
  let place = where
  for (const { key, type } of issue.path ?? [])
    place += type === 'array' ? `[${key}]` : place === '' ? String(key) : `.${key}`
  return place
}

function complaint({ expected, received }: v.BaseIssue<unknown>): Record<Lang, string> {
  if (received === 'undefined') return { en: 'is missing', ru: 'отсутствует' }
  const found = received.length > 60 ? `${received.slice(0, 60)}…` : received
  return { en: `should be ${expected}, but is ${found}`, ru: `ожидается ${expected}, а здесь ${found}` }
}
