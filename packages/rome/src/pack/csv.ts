// Tables of a pack: comma-separated, a header line, # for comments. A mistake is named by file, row and what stands there.

import { PackFault } from './fault.ts'

export interface Row {
  readonly file: string
  readonly line: number
  /** `regions.csv, line 12 (massalia)`: what a complaint begins with. */
  readonly where: string
  readonly values: Readonly<Record<string, string>>
}

export const MAX_ROWS = 1000

/** Lines that are neither empty nor notes, with their numbers. */
export function linesOf(text: string): { readonly line: string; readonly at: number }[] {
  const lines = text.split(/\r?\n/).map((line, at) => ({ line: line.trim(), at: at + 1 }))
  return lines.filter(({ line }) => line !== '' && !line.startsWith('#'))
}

/** Reads a table with these columns, in any order; `optional` ones may be missing and are empty then. */
export function readTable(
  file: string,
  text: string,
  columns: readonly string[],
  optional: readonly string[] = [],
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
  const names = cells(header.line)
  const at = { file, line: header.at }
  for (const column of columns) {
    if (names.includes(column)) continue
    throw new PackFault(
      { en: `there is no column ${column}.`, ru: `нет столбца ${column}.` },
      `${file}, line ${header.at}`,
      { ...at, column },
    )
  }
  const stray = names.find((name) => !columns.includes(name) && !optional.includes(name))
  if (stray !== undefined) {
    throw new PackFault(
      { en: `the column ${stray} is not known.`, ru: `столбец ${stray} неизвестен.` },
      `${file}, line ${header.at}`,
      { ...at, column: stray },
    )
  }
  return rows.map(({ line, at: number }) => {
    const found = cells(line)
    const where = `${file}, line ${number} (${found[0] ?? ''})`
    if (found.length !== names.length) {
      throw new PackFault(
        {
          en: `${names.length} cells are needed, ${found.length} are there.`,
          ru: `нужно ячеек: ${names.length}, есть: ${found.length}.`,
        },
        where,
        { file, line: number },
      )
    }
    return { file, line: number, where, values: Object.fromEntries(names.map((name, i) => [name, found[i] ?? ''])) }
  })
}

/** Cells may stand in double quotes, with "" for a quote, as spreadsheets write them; tabs part cells as well as commas. */
export function cells(line: string): string[] {
  const found: string[] = []
  let rest = line
  for (;;) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*([,;\t]|$)/.exec(rest)
    const plain = quoted ?? /^([^,;\t]*)([,;\t]|$)/.exec(rest)
    if (plain === null) return found
    found.push(quoted === null ? (plain[1] ?? '').trim() : (plain[1] ?? '').replaceAll('""', '"'))
    if (plain[2] === '') return found
    rest = rest.slice(plain[0].length)
  }
}

/** A line of cells, those in quotes that need them. */
export const lineOf = (values: readonly string[]): string =>
  values.map((value) => (/[",;\t]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join(',')
