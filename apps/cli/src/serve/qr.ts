// A QR code for a terminal: two rows of the code in each line of text.

import { encode } from 'uqr'

const QUIET = 4
/** Black on white whatever the terminal's colours are: many cameras read no other. */
const [INK, PLAIN] = ['\u001b[30;107m', '\u001b[0m']

/** `colours`: not where NO_COLOR is set; a light terminal shows it well enough then. */
export function qrLines(text: string, colours = true): string[] {
  const { data, size } = encode(text, { ecc: 'L', border: QUIET })
  const dark = (row: number, column: number): boolean => data[row]?.[column] === true
  const lines: string[] = []
  for (let row = 0; row < size; row += 2) {
    let line = ''
    for (let column = 0; column < size; column++)
      line += [' ', '▄', '▀', '█'][(dark(row, column) ? 2 : 0) + (dark(row + 1, column) ? 1 : 0)]
    lines.push(colours ? `${INK}${line}${PLAIN}` : line)
  }
  return lines
}
