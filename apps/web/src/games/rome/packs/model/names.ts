// People write names where a pack wants ids. Names that are known become ids; an id that is missing is made of the name.

import { inEvery } from '../../../typed/every.ts'
import { FACTIONS, kindOf, SHEETS, type SheetName } from './columns.ts'
import { type Draft, withSheet } from './draft.ts'
import { type CellChange, cellAt, columnOf, type Sheet, withCells } from './sheet.ts'

const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'].map((letter, at) => [
    letter,
    'a b v g d e e zh z i y k l m n o p r s t u f kh ts ch sh shch - y - e yu ya'.split(' ')[at]?.replace('-', '') ??
      '',
  ]),
)

/** `Qart Hadasht` is `qart_hadasht`. */
export function idFrom(name: string): string {
  const latin = [...name.toLowerCase().normalize('NFC')].map((letter) => LETTERS[letter] ?? letter).join('')
  const id = latin
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
  return id.slice(0, 40)
}

const known = new WeakMap<Sheet, Map<string, ReadonlyMap<string, string>>>()

/** Ids by what people may call them, in small letters. Asked for every cell that names something. */
export function namesOf(sheet: Sheet | undefined, column = 'id'): ReadonlyMap<string, string> {
  if (sheet === undefined) return new Map()
  const kept = known.get(sheet) ?? new Map<string, ReadonlyMap<string, string>>()
  known.set(sheet, kept)
  const names = kept.get(column) ?? namesIn(sheet, column)
  kept.set(column, names)
  return names
}

function namesIn(sheet: Sheet, column: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const ids = columnOf(sheet, column)
  for (const also of ['ru', 'name']) {
    if (column === 'id')
      columnOf(sheet, also).forEach((name, row) => void names.set(name.toLowerCase(), ids[row] ?? ''))
  }
  for (const id of ids) names.set(id.toLowerCase(), id)
  names.delete('')
  return names
}

/** What people write where nothing is meant, in columns that know that. */
const NOTHING = [
  ...['—', '–', '−'],
  ...inEvery({ en: ['none', 'no', 'nobody', 'independent', 'neutral'], ru: ['нет', 'ничья'] }),
]
const YES = [...['x', '✓', '+'], ...inEvery({ en: ['yes', 'y', 'true'], ru: ['да'] })]
const NO = inEvery({ en: ['no', 'n', 'false'], ru: ['нет'] })

/** What a cell means: `Rome` in a column of regions is `rome`, `yes` in a column of 1 and 0 is 1. */
export function meant(draft: Draft, sheet: SheetName, column: string, value: string): string {
  const kind = kindOf(sheet, column)
  const trimmed = value.trim()
  if ('none' in kind && kind.none && NOTHING.includes(trimmed.toLowerCase())) return '-'
  if (kind.is === 'ref') {
    const names = namesOf(draft.sheets[kind.to], kind.column)
    // In a list of neighbours ~ stands before one across a strait.
    const one = (each: string) => {
      const [, mark = '', name = ''] = /^(~?)\s*(.*)$/.exec(each.trim()) ?? []
      return `${mark}${names.get(name.toLowerCase()) ?? name}`
    }
    return kind.many ? parted(trimmed, names).map(one).join('|') : one(trimmed)
  }
  if (kind.is === 'pick') {
    const low = trimmed.toLowerCase()
    const found = kind.values.find((each) => each.toLowerCase() === low)
    if (found !== undefined) return found
    const [no, yes] = kind.values.includes('1') ? ['0', '1'] : ['no', 'yes']
    if (kind.values.includes(yes) && YES.includes(low)) return yes
    if (kind.values.includes(no) && NO.includes(low)) return no
  }
  if (kind.is === 'degrees') return trimmed.replace(',', '.')
  return trimmed
}

/** The items of a list. A name may hold what parts others: the longest run of parts that is a name is one item. */
function parted(text: string, names: ReadonlyMap<string, string>): string[] {
  const parts = text.split(/([|/,;])/)
  const items: string[] = []
  for (let at = 0; at < parts.length; at += 2) {
    let end = at
    for (let to = at + 2; to < parts.length; to += 2) {
      const run = parts.slice(at, to + 1).join('')
      if (names.has(run.trim().replace(/^~\s*/, '').toLowerCase())) end = to
    }
    const item = parts
      .slice(at, end + 1)
      .join('')
      .trim()
    if (item !== '') items.push(item)
    at = end
  }
  return items
}

/** Cells as they are meant, and ids for rows that have only a name. */
function* understood(draft: Draft, name: SheetName, sheet: Sheet, from: number, to: number): Generator<void, Sheet> {
  // A table may refer to itself by way of others; names of the new rows count at once.
  const now: Draft = { ...draft, sheets: { ...draft.sheets, [name]: sheet } }
  const changes: CellChange[] = []
  const taken = new Set(columnOf(sheet, 'id'))
  for (let row = from; row <= to; row++) {
    sheet.columns.forEach((column, at) => {
      const value = sheet.rows[row]?.[at] ?? ''
      const better = value === '' ? '' : meant(now, name, column, value)
      if (better !== value) changes.push({ row, column: at, value: better })
    })
    changes.push(...named(name, sheet, row, taken))
    yield
  }
  return changes.length === 0 ? sheet : withCells(sheet, changes)
}

/** A changed table in its draft: its cells as they are meant, and names of its rows that stood elsewhere before they were known. */
export function edited(draft: Draft, name: SheetName, sheet: Sheet, from = 0, to = sheet.rows.length - 1): Draft {
  const steps = editedInSteps(draft, name, sheet, from, to)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** The same, row by row, for tables that would keep the page waiting. */
export function* editedInSteps(
  draft: Draft,
  name: SheetName,
  sheet: Sheet,
  from: number,
  to: number,
): Generator<void, Draft> {
  const better = yield* understood(draft, name, sheet, from, to)
  let all = better === draft.sheets[name] ? draft : withSheet(draft, name, better)
  for (const other of SHEETS) {
    const next = yield* withNamesOf(all, other, name)
    if (next !== all.sheets[other]) all = withSheet(all, other, next)
  }
  return all
}

/** The table `name` with ids of `to` where it has names of it. */
function* withNamesOf(draft: Draft, name: SheetName, to: SheetName): Generator<void, Sheet> {
  const sheet = draft.sheets[name]
  const changes: CellChange[] = []
  for (const [at, column] of sheet.columns.entries()) {
    const kind = kindOf(name, column)
    if (kind.is !== 'ref' || kind.to !== to) continue
    for (const [row, cells] of sheet.rows.entries()) {
      const value = cells[at] ?? ''
      const better = value === '' ? '' : meant(draft, name, column, value)
      if (better !== value) changes.push({ row, column: at, value: better })
      yield
    }
  }
  return changes.length === 0 ? sheet : withCells(sheet, changes)
}

/** A name without an id, or an id that is a name: each makes the other. */
function named(name: SheetName, sheet: Sheet, row: number, taken: Set<string>): CellChange[] {
  const [at, nameAt] = ['id', 'name'].map((column) => sheet.columns.indexOf(column)) as [number, number]
  if (at < 0 || nameAt < 0) return []
  const id = cellAt(sheet, row, 'id')
  const called = cellAt(sheet, row, 'name')
  const asId = name === FACTIONS ? (text: string) => idFrom(text).slice(0, 3).toUpperCase() : idFrom
  if (called !== '' && id === '') {
    const value = free(asId(called), taken)
    taken.add(value)
    return [{ row, column: at, value }]
  }
  if (called !== '' || id === '') return []
  const changes = [{ row, column: nameAt, value: id }]
  return /^[A-Za-z][A-Za-z0-9_]{0,39}$/.test(id)
    ? changes
    : [...changes, { row, column: at, value: free(asId(id), taken) }]
}

function free(id: string, taken: ReadonlySet<string>): string {
  if (id === '' || !taken.has(id)) return id
  let n = 2
  while (taken.has(`${id}${n}`)) n++
  return `${id}${n}`
}

/** Copies of rows below them; each gets an id of its own. */
export function withCopies(draft: Draft, name: SheetName, from: number, to: number): Draft {
  const sheet = draft.sheets[name]
  const id = sheet.columns.indexOf('id')
  const copies = sheet.rows.slice(from, to + 1).map((row) => row.map((cell, at) => (at === id ? '' : cell)))
  const rows = [...sheet.rows.slice(0, to + 1), ...copies, ...sheet.rows.slice(to + 1)]
  return edited(draft, name, { ...sheet, rows }, to + 1, to + copies.length)
}
