// Tables of a pack: a header line, cells parted by commas, semicolons or tabs, # for notes. A mistake is named by file, line
// and what stands there.

import type { Lang } from '@understudy/procedure'
import type { Collector } from './collect.ts'
import { PackFault } from './fault.ts'

export interface Row {
  readonly file: string
  readonly line: number
  /** `regions.csv:12 (massalia)`: what a complaint begins with. */
  readonly where: string
  readonly values: Readonly<Record<string, string>>
}

const MAX_ROWS = 1000

/** Lines that are neither empty nor notes, with their numbers. */
export function linesOf(text: string): { readonly line: string; readonly at: number }[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line, at) => ({ line, at: at + 1 }))
  return lines.filter(({ line }) => !/^[\s,;]*$/.test(line) && !isNote(line))
}

/** Spreadsheets put a note with a comma in it into quotes. */
export const isNote = (line: string): boolean => /^\s*"?#/.test(line)

/** What parts the cells of a table: its header tells, so that cells of other tables may hold commas (41,9). */
export function separatorOf(header: string): string {
  return ['\t', ';'].find((mark) => header.includes(mark)) ?? ','
}

const cellWith = (mark: string) => ({
  quoted: new RegExp(`^ *"((?:[^"]|"")*)" *(${mark}|$)`),
  plain: new RegExp(`^([^${mark}]*)(${mark}|$)`),
})
const COMMAS = cellWith(',')
const CELLS: Readonly<Record<string, typeof COMMAS>> = { ',': COMMAS, ';': cellWith(';'), '\t': cellWith('\t') }

/** Cells may stand in double quotes, with "" for a quote, as spreadsheets write them. */
export function cells(line: string, separator: string): string[] {
  const { quoted, plain } = CELLS[separator] ?? COMMAS
  const found: string[] = []
  let rest = line
  for (;;) {
    const inQuotes = quoted.exec(rest)
    const cell = inQuotes ?? plain.exec(rest)
    if (cell === null) return found
    found.push(inQuotes === null ? (cell[1] ?? '').trim() : (cell[1] ?? '').replaceAll('""', '"'))
    if (cell[2] === '') return found
    rest = rest.slice(cell[0].length)
  }
}

/** A line of cells, those in quotes that need them. */
export const lineOf = (values: readonly string[], separator = ','): string =>
  values.map((value) => (/[",;\t]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join(separator)

/** Cells beyond these many that hold nothing do not count: spreadsheets fill rows up. */
function trimmed(found: readonly string[], n: number): readonly string[] {
  let end = found.length
  while (end > n && found[end - 1] === '') end--
  return found.slice(0, end)
}

/**
 * Reads a table with these columns, in any order; `optional` ones may be missing and are empty then. Rows that cannot be
 * read are left out, and the collector is told.
 */
export function readTable(
  file: string,
  text: string,
  columns: readonly string[],
  optional: readonly string[],
  collector: Collector,
): readonly Row[] {
  const [header, ...rows] = linesOf(text)
  if (header === undefined) throw new PackFault({ en: 'the table is empty.', ru: 'таблица пуста.' }, file, { file })
  if (rows.length > MAX_ROWS) {
    throw new PackFault(
      { en: `at most ${MAX_ROWS} rows can be read.`, ru: `можно прочитать не больше ${MAX_ROWS} строк.` },
      file,
      { file },
    )
  }
  const separator = separatorOf(header.line)
  const names = trimmed(cells(header.line, separator), columns.length)
  demandColumns(file, header.at, names, columns, optional)
  return collector.each(rows, ({ line, at }) => {
    const found = trimmed(cells(line, separator), names.length)
    const where = `${file}:${at} (${found[0] ?? ''})`
    if (found.length !== names.length)
      throw new PackFault(wrongCells(line, names.length, found.length), where, { file, line: at })
    return { file, line: at, where, values: Object.fromEntries(names.map((name, i) => [name, found[i] ?? ''])) }
  })
}

function wrongCells(line: string, needed: number, there: number): Readonly<Record<Lang, string>> {
  // Spreadsheets let a cell have several lines; here a row is one.
  if ((line.match(/"/g)?.length ?? 0) % 2 === 1) {
    const en = 'a quote is not closed in this line: a cell cannot go on in the next one.'
    return { en, ru: 'в этой строке не закрыта кавычка: ячейка не может продолжаться в следующей.' }
  }
  return { en: `${needed} cells are needed, ${there} are there.`, ru: `нужно ячеек: ${needed}, есть: ${there}.` }
}

function demandColumns(
  file: string,
  line: number,
  names: readonly string[],
  columns: readonly string[],
  optional: readonly string[],
): void {
  const complain = (column: string, said: Readonly<Record<Lang, string>>): PackFault =>
    new PackFault(said, `${file}:${line}`, { file, line, column })
  const missing = columns.filter((column) => !names.includes(column))
  const [first] = missing
  if (first !== undefined) {
    const list = missing.join(', ')
    const one = missing.length === 1
    throw complain(first, {
      en: `${one ? 'there is no column' : 'these columns are missing:'} ${list}.`,
      ru: `${one ? 'нет столбца' : 'нет столбцов:'} ${list}.`,
    })
  }
  const stray = names.find((name) => !columns.includes(name) && !optional.includes(name))
  if (stray !== undefined)
    throw complain(stray, { en: `the column “${stray}” is not known.`, ru: `столбец «${stray}» неизвестен.` })
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined)
    throw complain(twice, { en: `the column ${twice} is there twice.`, ru: `столбец ${twice} встречается дважды.` })
}
