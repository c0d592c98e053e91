// A QR code for a terminal: two rows of the code in each line of text.

import { encode } from 'uqr'

const QUIET = 4
/** Black on white whatever the terminal's colours are: many cameras read no other. */
const [INK, PLAIN] = ['\u001b[30;107m', '\u001b[0m']

export function qrLines(text: string): string[] {
  const { data, size } = encode(text, { ecc: 'L', border: QUIET })
  const dark = (row: number, column: number): boolean => data[row]?.[column] === true
  const lines: string[] = []
  for (let row = 0; row < size; row += 2) {
    let line = ''
    for (let column = 0; column < size; column++)
      line += [' ', '▄', '▀', '█'][(dark(row, column) ? 2 : 0) + (dark(row + 1, column) ? 1 : 0)]
    lines.push(`${INK}${line}${PLAIN}`)
  }
  return lines
}
