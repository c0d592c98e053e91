// A table with other values in some of its cells; notes and everything else stay as they are.

import { cells, lineOf } from './csv.ts'
import { rowId } from './gap.ts'

/** What `change` answers takes the place of the cell; a row in which nothing changes keeps its very text. */
export function rewritten(
  file: string,
  text: string,
  change: (row: string, column: string, value: string) => string,
): string {
  let names: string[] | undefined
  return text
    .split('\n')
    .map((line) => {
      const plain = line.trim()
      if (plain === '' || plain.startsWith('#')) return line
      const found = cells(plain)
      if (names === undefined) {
        names = found
        return line
      }
      const row = rowId(file, Object.fromEntries(names.map((name, at) => [name, found[at] ?? ''])))
      const changed = found.map((value, at) => change(row, names?.[at] ?? '', value))
      return changed.some((value, at) => value !== found[at]) ? lineOf(changed) : line
    })
    .join('\n')
}
