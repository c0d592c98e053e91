// Rows that are not drawn: room for them above and below.

import { SILENT } from '../../../../ui/board/roles.ts'
import { ROW } from './use-window.ts'

/** `longest`: what stands there in each column, as far as that decides how wide the column is. */
export const Room = ({ rows, longest = NOTHING }: { rows: number; longest?: readonly string[] }) =>
  rows === 0 ? null : (
    <tr {...SILENT} class="pack-room" style={{ height: `${rows * ROW}px` }}>
      {longest.length === 0 ? null : <th />}
      {longest.map((text, at) => (
        <td key={at}>{text}</td>
      ))}
    </tr>
  )

const NOTHING: readonly string[] = []

/** The longest text of each column from a row on: columns are not widened by rows that come a frame later. */
export function longestIn(columns: readonly string[], rows: readonly (readonly string[])[], from: number): string[] {
  return columns.map((_, at) => {
    let longest = ''
    for (let row = from; row < rows.length; row++) {
      const text = rows[row]?.[at] ?? ''
      if (text.length > longest.length) longest = text
    }
    return longest
  })
}
