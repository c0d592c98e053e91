// What a game was told that a stored pack does not know yet.

import { listAnswer } from '@understudy/rome/facts'
import { filesOf, isNone, LIST, listIn, type PackFiles, readPackLoosely, withFacts } from '@understudy/rome/pack'
import type { Told } from '@understudy/table/gaps'
import { columnsOf, SHEETS } from './columns.ts'
import { YAML } from './draft.ts'
import { settingAt } from './settings.ts'
import { cellAt, readSheet, type Sheet } from './sheet.ts'

/** Cells that are open in `stored` and filled in the pack of the game, by the names that `withFacts` takes. */
export function newsFor(stored: PackFiles, game: string): Told {
  const played = filesOf(game)
  const sheets = new Map<string, Sheet>()
  const sheetOf = (file: string): Sheet | undefined => {
    const name = SHEETS.find((each) => each === file)
    if (name === undefined) return undefined
    const sheet = sheets.get(file) ?? readSheet(played[file] ?? '', columnsOf(name))
    sheets.set(file, sheet)
    return sheet
  }
  const lists = listsTold(stored, played)
  const told: Record<string, string> = { ...lists }
  // Cells of a list that was told belong to it.
  for (const { key, file, row, column } of readPackLoosely(withFacts(stored, lists)).gaps) {
    if (column === LIST) continue
    const value = file === YAML ? numberIn(played[YAML] ?? '', row, column) : cellIn(sheetOf(file), row, column)
    if (value !== '' && value !== '?') told[key] = value
  }
  return told
}

/** Lists that are open in the stored pack: their rows, or that the box has none. */
function listsTold(stored: PackFiles, played: PackFiles): Told {
  const told: Record<string, string> = {}
  for (const { key, file, row, column } of readPackLoosely(stored).gaps) {
    const list = listIn(file)
    if (column !== LIST || list === undefined) continue
    const rows = listAnswer(file, played[file] ?? '', row)
    const said = settingAt(played[YAML] ?? '', ['lists'])
    const none = typeof said === 'object' && said !== null && isNone(said as Record<string, 'ask' | 'none'>, list, row)
    if (rows !== '-' || none) told[key] = rows
  }
  return told
}

function cellIn(sheet: Sheet | undefined, id: string, column: string): string {
  if (sheet === undefined) return ''
  const idOf = (row: number) =>
    sheet.columns.includes('id')
      ? cellAt(sheet, row, 'id')
      : ['faction', 'col', 'row'].map((each) => cellAt(sheet, row, each)).join('.')
  const row = sheet.rows.findIndex((_, at) => idOf(at) === id)
  return row < 0 ? '' : cellAt(sheet, row, column)
}

function numberIn(yaml: string, block: string, column: string): string {
  const path = [block, ...column.split('.').filter((part) => part !== '')].map((part) =>
    /^\d+$/.test(part) ? Number(part) : part,
  )
  const value = settingAt(yaml, path)
  return value === undefined || value === null ? '' : String(value)
}
