// The answer about a whole list as rows of its table.

import { BadInput } from '@understudy/table'
import { cells, lineOf, linesOf, separatorOf } from './csv.ts'
import { COMMON, columnIds, fileOf, LISTS, type ListName } from './lists.ts'
import type { PackFiles } from './types.ts'

export function rowsIn(text: string): readonly (readonly string[])[] | undefined {
  try {
    const rows: unknown = JSON.parse(text)
    const fine =
      Array.isArray(rows) &&
      rows.every((row) => Array.isArray(row) && row.every((cell: unknown) => typeof cell === 'string'))
    return fine ? (rows as string[][]) : undefined
  } catch {
    return undefined
  }
}

/** Things are known by ids elsewhere: one of Latin letters is made of the name. */
function idFrom(prefix: string, name: string, taken: Set<string>): string {
  const bare = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
  const stem = `${prefix}${bare === '' ? '' : `_${bare}`}`.slice(0, 34)
  for (let n = bare === '' ? 1 : 0; ; n++) {
    const id = n === 0 ? stem : `${stem}_${n}`
    if (taken.has(id)) continue
    taken.add(id)
    return id
  }
}

/** The text of the table with these rows at its end. */
export function withRows(files: PackFiles, list: ListName, owner: string, answer: string): string {
  const rows = rowsIn(answer)
  if (rows === undefined)
    throw new BadInput({ en: 'this is no list of rows.', ru: 'это не список строк.' }, fileOf(list))
  const text = files[fileOf(list)] ?? ''
  const [header] = linesOf(text)
  const separator = separatorOf(header?.line ?? '')
  const columns = cells(header?.line ?? '', separator)
  const taken = takenIds(files)
  const asked = columnIds(list)
  const below = new Map<string, number>()
  const lines = rows.map((row) => {
    const values: Record<string, string> = Object.fromEntries(asked.map((column, at) => [column, row[at] ?? '']))
    const own = row[asked.length]
    if (own !== undefined && own !== '') taken.add(own)
    values.id =
      own !== undefined && own !== '' ? own : idFrom(owner === COMMON ? list : owner, values.name ?? '', taken)
    if (owner !== COMMON) values.faction = owner
    // All cards at a region are one stack.
    if (list === 'mercenaries') values.stack = values.region ?? ''
    if (list === 'developments') {
      const place = (below.get(values.col ?? '') ?? 0) + 1
      below.set(values.col ?? '', place)
      values.row = String(place)
    }
    return lineOf(
      columns.map((column) => values[column] ?? ''),
      separator,
    )
  })
  return `${text.endsWith('\n') || text === '' ? text : `${text}\n`}${lines.join('\n')}\n`
}

function takenIds(files: PackFiles): Set<string> {
  const ids = new Set<string>()
  for (const list of LISTS) {
    const [header, ...lines] = linesOf(files[fileOf(list)] ?? '')
    const separator = separatorOf(header?.line ?? '')
    const at = cells(header?.line ?? '', separator).indexOf('id')
    if (at >= 0) for (const { line } of lines) ids.add(cells(line, separator)[at] ?? '')
  }
  return ids
}
