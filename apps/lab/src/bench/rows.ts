// All rows of the report that are speeds.

import { games } from '../games.ts'
import { actRows } from './acts.ts'
import { arcsRows, copyRow } from './arcs.ts'
import { gameRows } from './game-speeds.ts'
import { larsRows } from './lars.ts'
import type { Row } from './measure.ts'
import { muhqRows } from './muhq.ts'

export const allRows = (): Row[] => [
  ...Object.values(games).flatMap(({ pkg }) => gameRows(pkg)),
  ...muhqRows(),
  ...arcsRows(),
  copyRow(),
  ...larsRows(),
  ...actRows(),
]

/** The row of this name; if there is none, all with this in their names. */
export function rowsNamed(rows: readonly Row[], part: string): readonly Row[] {
  const same = rows.filter(({ name }) => name === part)
  return same.length > 0 ? same : rows.filter(({ name }) => name.includes(part))
}
