// A pack with cells taken out, and the answers that put them back: to count what would be asked, and to show that asking
// changes nothing.

import type { FactAsk, Told } from '@understudy/table'
import { readYaml } from '@understudy/table/files'
import { NUMBERS } from '../pack/files.ts'
import { OPEN_COLUMNS } from '../pack/gap.ts'
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
  const numbers = readYaml(files[NUMBERS] ?? '')
  const number = (id: string): string => {
    const [, block = '', column = ''] = id.split('/')
    const path = [block, ...column.split('.').filter((part) => part !== '')]
    return String(path.reduce<unknown>((data, key) => (data as Record<string, unknown>)[key], numbers))
  }
  return ({ cells: asked }) =>
    Object.fromEntries(asked.map(({ id }) => [id, id.startsWith(NUMBERS) ? number(id) : (known.get(id) ?? '-')]))
}
