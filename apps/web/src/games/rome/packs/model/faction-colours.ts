// The colours of the factions of a draft, row by row.

import { coloursOf } from '@understudy/rome/pack'
import { columnOf, type Sheet } from './sheet.ts'

/** From 0; as a game will draw them. */
export function coloursIn(factions: Sheet): readonly number[] {
  const rows = factions.rows.map((row) => row.some((cell) => cell !== ''))
  const cells = columnOf(factions, 'colour')
  const filled = rows.flatMap((there, row) => (there ? [row] : []))
  const found = coloursOf(filled.map((row) => (/^[1-4]$/.test(cells[row] ?? '') ? { colour: Number(cells[row]) } : {})))
  return rows.map((there, row) => (there ? (found[filled.indexOf(row)] ?? 0) : 0))
}
