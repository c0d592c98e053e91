// What the validator says about a draft, laid beside the rows and cells it is about.

import type { Lang } from '@understudy/procedure'
import { OPEN_COLUMNS, type PackError, type PackFiles, withoutFiles } from '@understudy/rome/pack'
import type { Heard } from '../reading/hear.ts'
import { FACTIONS, SHEETS, type SheetName } from './columns.ts'
import { type Draft, filesOfDraft, withSheet, YAML } from './draft.ts'
import { cellAt, columnOf, type Sheet, withCells, writeSheet } from './sheet.ts'

export interface Remark {
  readonly level: 'error' | 'warning'
  readonly sheet?: SheetName
  readonly row?: number
  readonly column?: string
  /** The part of pack.yaml it is about. */
  readonly block?: string
  readonly where: string
  readonly text: Readonly<Record<Lang, string>>
}

export interface Reading {
  readonly errors: readonly Remark[]
  readonly warnings: readonly Remark[]
  /** How many values are open. */
  readonly gaps: number
  /** A game can begin with it. */
  readonly ready: boolean
  of(sheet: SheetName, row: number): readonly Remark[] | undefined
  /** Empty columns of a row that a game asks about, parted by blanks. */
  asks(sheet: SheetName, row: number): string
}

export const UNREAD: Reading = {
  errors: [],
  warnings: [],
  gaps: 0,
  ready: false,
  of: () => undefined,
  asks: () => '',
}

/** The files of a draft, with stopgaps where the reader would stop. */
export const readable = (draft: Draft): PackFiles =>
  filesOfDraft(withoutStarts(draft).length === 0 ? draft : stopgap(draft))

export function readingFrom(draft: Draft, { errors, warnings, gaps, sound }: Heard): Reading {
  const open = withoutStarts(draft)
  const found = errors.map((error) => remarkOf(draft, error, 'error'))
  // What is said about stopgaps helps nobody; everything else does.
  const wrong = open.length === 0 ? found : [...open, ...found.filter(({ sheet }) => sheet !== FACTIONS)]
  const odd = warnings.map((warning) => remarkOf(draft, warning, 'warning'))
  const beside = new Map<string, Remark[]>()
  for (const remark of [...wrong, ...odd]) {
    if (remark.row === undefined) continue
    const key = `${remark.sheet} ${remark.row}`
    const there = beside.get(key)
    if (there === undefined) beside.set(key, [remark])
    else there.push(remark)
  }
  return {
    errors: wrong,
    warnings: odd,
    gaps,
    ready: sound && wrong.length === 0,
    of: (sheet, row) => beside.get(`${sheet} ${row}`),
    asks: asksOf(draft),
  }
}

const STARTS = ['start1', 'start2', 'start3', 'start4']

/** The reader stops at the first army without a place; here all of them are shown, and the rest of the pack is read. */
function withoutStarts({ sheets }: Draft): Remark[] {
  const sheet = sheets[FACTIONS]
  return sheet.rows.flatMap((cells, row) =>
    cells.every((cell) => cell === '')
      ? []
      : STARTS.filter((column) => cellAt(sheet, row, column) === '').map((column) => ({
          level: 'error' as const,
          sheet: FACTIONS,
          row,
          column,
          where: `factions (${cellAt(sheet, row, 'id')})`,
          text: { en: 'Where does this army start?', ru: 'Где начинает эта армия?' },
        })),
  )
}

/** Any region stands where none was named. */
function stopgap(draft: Draft): Draft {
  const sheet = draft.sheets[FACTIONS]
  const any = columnOf(draft.sheets['regions.csv'], 'id').find((id) => id !== '') ?? 'nowhere'
  const changes = withoutStarts(draft).map(({ row = 0, column = '' }) => ({
    row,
    column: sheet.columns.indexOf(column),
    value: any,
  }))
  return withSheet(draft, FACTIONS, withCells(sheet, changes))
}

function remarkOf(draft: Draft, error: PackError, level: Remark['level']): Remark {
  const said = (now: Lang) => sentence(withoutFiles(error[now], now), error.column)
  const about = { level, where: error.where, text: { en: said('en'), ru: said('ru') } }
  if (error.file === YAML) return { ...about, ...inSettings(draft, error) }
  const name = SHEETS.find((each) => each === error.file)
  if (name === undefined) return about
  const sheet = draft.sheets[name]
  const row = rowOf(sheet, error)
  const empty = error.column !== undefined && row >= 0 && cellAt(sheet, row, error.column) === ''
  return {
    ...about,
    ...(empty && level === 'error' ? { text: NEEDED } : {}),
    sheet: name,
    ...(row < 0 ? {} : { row }),
    ...(error.column === undefined || !sheet.columns.includes(error.column) ? {} : { column: error.column }),
  }
}

const NEEDED = { en: 'Something is needed here.', ru: 'Здесь нужно что-то вписать.' }

/** The column is named beside it already. */
function sentence(text: string, column = ''): string {
  const bare = column !== '' && text.startsWith(`${column}: `) ? text.slice(column.length + 2) : text
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}

function rowOf(sheet: Sheet, { line, row }: PackError): number {
  if (line !== undefined) return writeSheet(sheet).lines.indexOf(line)
  if (row === undefined) return -1
  const byId = columnOf(sheet, 'id').indexOf(row)
  return byId >= 0 ? byId : sheet.rows.findIndex((cells) => cells.includes(row))
}

/** `factions[1].starts` is a row of the table of factions; anything else a block of numbers. */
function inSettings(draft: Draft, { column = '', row, where }: PackError): Partial<Remark> {
  const [block = ''] = column.split(/[.[]/)
  if (block !== FACTIONS) return block === '' ? { block: 'all' } : { block }
  const sheet = draft.sheets[FACTIONS]
  const number = /factions\[(\d+)\]/.exec(where)?.[1]
  const at = number === undefined ? columnOf(sheet, 'id').indexOf(row ?? '') : filledRow(sheet, Number(number))
  const key = /\.(\w+)(?:\[(\d)\])?(?:\.\w+)?$/.exec(column)
  const named = key?.[1] === 'starts' ? `start${key[2] === undefined ? 1 : Number(key[2]) + 1}` : key?.[1]
  return {
    sheet: FACTIONS,
    ...(at < 0 ? {} : { row: at }),
    ...(named !== undefined && sheet.columns.includes(named) ? { column: named } : {}),
  }
}

/** Rows that are quite empty are not in the file. */
function filledRow(sheet: Sheet, no: number): number {
  const filled = [...sheet.rows.keys()].filter((row) => sheet.rows[row]?.some((cell) => cell !== ''))
  return filled[no] ?? -1
}

/** Empty cells that may be left open, whatever is wrong elsewhere. */
function asksOf({ sheets }: Draft): (sheet: SheetName, row: number) => string {
  return (name, row) => {
    const open = name === FACTIONS ? undefined : OPEN_COLUMNS[name]
    const { columns, rows } = sheets[name]
    if (open === undefined || rows[row] === undefined) return ''
    return columns.filter((column, at) => column in open && ['', '?'].includes(rows[row]?.[at] ?? '')).join(' ')
  }
}
