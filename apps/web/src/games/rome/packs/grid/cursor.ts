// Where one is in a table, and which cells are chosen.

interface Spot {
  readonly row: number
  readonly column: number
}

export interface Cursor extends Spot {
  /** The other corner of what is chosen. */
  readonly anchor: Spot
}

export const cursorAt = (row: number, column: number): Cursor => ({ row, column, anchor: { row, column } })

export const rangeOf = ({ row, column, anchor }: Cursor): { readonly from: Spot; readonly to: Spot } => ({
  from: { row: Math.min(row, anchor.row), column: Math.min(column, anchor.column) },
  to: { row: Math.max(row, anchor.row), column: Math.max(column, anchor.column) },
})

interface Size {
  readonly rows: number
  readonly columns: number
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
}

const within = (n: number, size: number): number => Math.max(0, Math.min(size - 1, n))

/** Where a key leads; undefined: it does not move. Tab goes on in the next row and leaves at the end of the table. */
export function moved(
  cursor: Cursor,
  key: string,
  { shift, ctrl }: { readonly shift: boolean; readonly ctrl: boolean },
  { rows, columns }: Size,
): Cursor | undefined {
  const to = (row: number, column: number, extend = shift): Cursor => {
    const spot = { row: within(row, rows), column: within(column, columns) }
    return { ...spot, anchor: extend ? cursor.anchor : spot }
  }
  const { row, column } = cursor
  if (key === 'Tab') {
    const next = row * columns + column + (shift ? -1 : 1)
    return next < 0 || next >= rows * columns ? undefined : to(Math.floor(next / columns), next % columns, false)
  }
  if (key === 'Home') return to(ctrl ? 0 : row, 0)
  if (key === 'End') return to(ctrl ? rows - 1 : row, columns - 1)
  const step = STEPS[key]
  if (step === undefined) return undefined
  const [down, right] = step
  const far = ctrl ? Math.max(rows, columns) : 1
  return to(row + down * far, column + right * far)
}
