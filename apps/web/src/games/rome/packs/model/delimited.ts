// Cells parted by tabs, commas or semicolons, as spreadsheets copy and save them: quotes, "" for a quote, line breaks in quotes.

/** Rows of cells; every character of `delimiters` parts two cells. */
export function parseCells(text: string, delimiters: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  let bare = true
  const endCell = () => {
    row.push(bare ? cell.trim() : cell)
    cell = ''
    bare = true
  }
  const endRow = () => {
    endCell()
    rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length; at++) {
    const char = text[at] as string
    if (quoted) {
      if (char !== '"') cell += char
      else if (text[at + 1] === '"') {
        cell += '"'
        at++
      } else quoted = false
    } else if (char === '"' && cell.trim() === '' && bare) {
      cell = ''
      quoted = true
      bare = false
    } else if (delimiters.includes(char)) endCell()
    else if (char === '\n') endRow()
    else if (char !== '\r') cell += char
  }
  if (cell !== '' || row.length > 0 || !bare) endRow()
  return rows
}

/** What was copied somewhere else, as a block of cells. Lines that begin with # are notes and are left out. */
export function parseBlock(text: string): string[][] {
  const bare = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replace(/\n+$/, '')
  if (bare === '') return []
  return parseCells(bare, delimiterOf(bare)).filter((row) => row.some((cell) => cell !== ''))
}

/** Tabs part cells wherever there are any; commas and semicolons only if all lines agree, since a cell may hold them. */
function delimiterOf(text: string): string {
  if (text.includes('\t')) return '\t'
  for (const delimiter of [';', ',']) {
    const counts = parseCells(text, delimiter).map((row) => row.length)
    if (counts.length > 1 && (counts[0] ?? 0) > 1 && counts.every((count) => count === counts[0])) return delimiter
  }
  return ''
}

const NEEDS_QUOTES = /[",;\t\r\n]|^#|^\s|\s$/

export function writeCell(text: string): string {
  const line = text.replace(/[\r\n]+/g, ' ')
  return NEEDS_QUOTES.test(line) ? `"${line.replaceAll('"', '""')}"` : line
}

/** For other programs: tabs, as they all read them. */
export const writeBlock = (block: readonly (readonly string[])[]): string =>
  block.map((row) => row.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t')).join('\n')
