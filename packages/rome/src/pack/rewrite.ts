// A table with other values in some of its cells; notes and everything else stay as they are.

import { cells, isNote, lineOf, separatorOf } from './csv.ts'
import { rowId } from './gap.ts'

/** What `change` answers takes the place of the cell; a row in which nothing changes keeps its very text. */
export function rewritten(
  file: string,
  text: string,
  change: (row: string, column: string, value: string) => string,
): string {
  let names: string[] | undefined
  let separator = ','
  return text
    .split('\n')
    .map((line) => {
      const plain = line.replace(/^\uFEFF|\r$/g, '')
      if (plain.trim() === '' || isNote(plain)) return line
      if (names === undefined) {
        separator = separatorOf(plain)
        names = cells(plain, separator)
        return line
      }
      const found = cells(plain, separator)
      const row = rowId(file, Object.fromEntries(names.map((name, at) => [name, found[at] ?? ''])))
      const changed = found.map((value, at) => change(row, names?.[at] ?? '', value))
      return changed.some((value, at) => value !== found[at]) ? lineOf(changed, separator) : line
    })
    .join('\n')
}
