// Plain tables for a terminal.

type Align = 'left' | 'right'

/** Rows as lines with columns of equal width; a missing alignment is left. */
export function columns(rows: readonly (readonly string[])[], align: readonly Align[] = [], indent = ''): string[] {
  const widths: number[] = []
  for (const row of rows) for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length)
  return rows.map((row) => {
    const cells = row.map((cell, at) =>
      align[at] === 'right' ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
    )
    return `${indent}${cells.join('  ')}`.trimEnd()
  })
}

export const percent = (share: number, digits = 1): string => `${(share * 100).toFixed(digits)} %`
