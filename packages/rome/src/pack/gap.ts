// What of a pack may be left open: such a cell is empty or holds a question mark, and is asked about when a rule needs it.

import type { FactForm } from '@understudy/table/gaps'
import type { Row } from './csv.ts'
import type { TableName } from './files.ts'
import type { Name } from './types.ts'

export interface Gap {
  /** `regions.csv/massalia/gold`: names the cell in questions, answers and journals. */
  readonly key: string
  readonly file: string
  /** Id of the row; in pack.yaml, the block. */
  readonly row: string
  readonly column: string
  readonly rowName: Name
  readonly columnName: Name
  readonly form: FactForm
  /** The question in plain words. */
  readonly question: Name
  /** The answer that means "not in my game". */
  readonly absent?: string
  /** The table is laid out with it: it is asked before anything else. */
  readonly laid?: boolean
  /** Number of the faction that it concerns alone. */
  readonly faction?: number
}

export const gapKey = (file: string, row: string, column: string): string => `${file}/${row}/${column}`

const openOf = new WeakMap<readonly Gap[], ReadonlySet<string>>()

/** Keys of the cells that are open: whoever shows a pack shows nothing in their place. */
export function openCells({ gaps }: { readonly gaps: readonly Gap[] }): ReadonlySet<string> {
  const known = openOf.get(gaps) ?? new Set(gaps.map(({ key }) => key))
  openOf.set(gaps, known)
  return known
}

export const isOpen = (text: string | undefined): boolean => text === undefined || text === '' || text === '?'

/** What stands in an open cell until it is told: it reads well, and no rule ever sees it. */
const NONE = '-'
const ZERO = '0'

/** Columns that may be left open, with what is read in their stead. */
export const OPEN_COLUMNS: Readonly<Partial<Record<TableName, Readonly<Record<string, string>>>>> = {
  'regions.csv': { gold: ZERO, terrain: ZERO, port: ZERO, def: ZERO, seas: NONE, borders: NONE },
  'seas.csv': { next: NONE },
  'troops.csv': { cost: ZERO, T: NONE, F: NONE, C: NONE },
  'mercenaries.csv': { region: NONE, cost: ZERO, T: NONE, F: NONE, C: NONE },
  'generals.csv': { stars: ZERO },
  'actions.csv': {
    copies: ZERO,
    gold: ZERO,
    general: NONE,
    agent: NONE,
    any: NONE,
    pay: ZERO,
    success: NONE,
    caught: NONE,
  },
  'developments.csv': { cost: ZERO, value: ZERO },
  'wonders.csv': { region: NONE, vp: ZERO },
}

/** Which row it is; developments have no id of their own. */
export const rowId = (file: string, values: Readonly<Record<string, string>>): string =>
  file === 'developments.csv' ? `${values.faction}.${values.col}.${values.row}` : (values.id ?? '')

export interface OpenCell {
  readonly row: Row
  readonly column: string
}

/** The rows with open cells filled in, and which they were. `given` columns stand in the table: others are not open. */
export function withoutGaps(file: TableName, rows: readonly Row[]): { rows: readonly Row[]; open: OpenCell[] } {
  const columns = Object.entries(OPEN_COLUMNS[file] ?? {})
  const open: OpenCell[] = []
  const filled = rows.map((row) => {
    const missing = columns.filter(([column]) => column in row.values && isOpen(row.values[column]))
    if (missing.length === 0) return row
    for (const [column] of missing) open.push({ row, column })
    return { ...row, values: { ...row.values, ...Object.fromEntries(missing) } }
  })
  return { rows: filled, open }
}
