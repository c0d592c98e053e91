// A pack with cells taken out, and the answers that put them back: to count what would be asked, and to show that asking
// changes nothing.

import { readYaml } from '@understudy/table/files'
import type { FactAsk, Told } from '@understudy/table/gaps'
import { cells, linesOf, separatorOf } from '../pack/csv.ts'
import { NUMBERS } from '../pack/files.ts'
import { OPEN_COLUMNS } from '../pack/gap.ts'
import { COMMON, columnIds, listIn } from '../pack/lists.ts'
import { rewritten } from '../pack/rewrite.ts'
import type { PackFiles } from '../pack/types.ts'

/** Columns by file. */
export type Columns = Readonly<Record<string, readonly string[]>>

/** What is printed on the map and what follows from it: everything that a blank pack leaves to be asked. */
export const MAP_COLUMNS: Columns = {
  'regions.csv': ['gold', 'terrain', 'port', 'def', 'merc', 'wonder'],
  'wonders.csv': ['region'],
  'mercenaries.csv': ['region'],
}

/** Every column that may be left open. */
export const ALL_COLUMNS: Columns = Object.fromEntries(
  Object.entries(OPEN_COLUMNS).map(([file, columns]) => [
    file,
    [...Object.keys(columns), ...(file === 'regions.csv' ? ['merc', 'wonder'] : [])],
  ]),
)

/** The files with these columns empty. */
export function emptied(files: PackFiles, columns: Columns): PackFiles {
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [
      file,
      columns[file] === undefined
        ? text
        : rewritten(file, text, (_, column, value) => (columns[file]?.includes(column) ? '' : value)),
    ]),
  )
}

/** Whoever has these files before them answers every question about them. */
export function answering(files: PackFiles): (ask: FactAsk) => Told {
  const known = new Map<string, string>()
  for (const [file, text] of Object.entries(files)) {
    if (file === NUMBERS) continue
    rewritten(file, text, (row, column, value) => {
      known.set(`${file}/${row}/${column}`, value)
      return value
    })
  }
  const rows = (id: string): string => {
    const [file = '', owner = ''] = id.split('/')
    return listAnswer(file, files[file] ?? '', owner)
  }
  const numbers = readYaml(files[NUMBERS] ?? '')
  const number = (id: string): string => {
    const [, block = '', column = ''] = id.split('/')
    const path = [block, ...column.split('.').filter((part) => part !== '')]
    return String(path.reduce<unknown>((data, key) => (data as Record<string, unknown>)[key], numbers))
  }
  return ({ cells: asked }) =>
    Object.fromEntries(
      asked.map(({ id, form }) => [
        id,
        form.kind === 'rows' ? rows(id) : id.startsWith(NUMBERS) ? number(id) : (known.get(id) ?? '-'),
      ]),
    )
}

/** Of kinds of cavalry only one has a rule of its own, so only that one is asked for. */
const asked = (column: string, value: string): string => (column === 'sub' && value !== 'skirmish' ? '-' : value)

/** A table as the answer to the question what is in it; `owner` is a faction, or all. */
export function listAnswer(file: string, text: string, owner: string): string {
  const list = listIn(file)
  const [header, ...lines] = linesOf(text)
  if (list === undefined || header === undefined) return '-'
  const separator = separatorOf(header.line)
  const names = cells(header.line, separator)
  const found = lines.map(({ line }) => {
    const values = cells(line, separator)
    return Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']))
  })
  const own = owner === COMMON ? found : found.filter(({ faction }) => faction === owner)
  if (own.length === 0) return '-'
  return JSON.stringify(
    own.map((values) => [
      ...columnIds(list).map((column) => asked(column, values[column] ?? '')),
      ...(values.id === undefined ? [] : [values.id]),
    ]),
  )
}
