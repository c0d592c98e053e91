// The open cells of a pack's tables as questions.

import type { FactOption } from '@understudy/table/gaps'
import { type Gap, gapKey, type OpenCell, rowId } from './gap.ts'
import { COLUMN_WORDS, type Lists } from './gap-words.ts'
import type { Name, Pack } from './types.ts'

const named = ({ id, name }: { readonly id: string; readonly name: Name }): FactOption => ({ id, name })

const rowName = (values: Readonly<Record<string, string>>): Name => {
  const en = values.name ?? values.id ?? ''
  const ru = values.ru ?? ''
  return { en, ru: ru === '' || ru === '-' ? en : ru }
}

export function tableGaps(pack: Pack, open: readonly OpenCell[]): Gap[] {
  const lists: Lists = { regions: pack.regions.map(named), seas: pack.seas.map(named) }
  return open.filter((cell) => !isKnown(pack, cell, open)).flatMap((cell) => gapOf(cell, lists))
}

function gapOf({ row, column }: OpenCell, lists: Lists): Gap[] {
  const words = COLUMN_WORDS[row.file]?.[column]
  if (words === undefined) return []
  const id = rowId(row.file, row.values)
  const name = rowName(row.values)
  return [
    {
      key: gapKey(row.file, id, column),
      file: row.file,
      row: id,
      column,
      rowName: name,
      columnName: words.title,
      form: words.form(lists),
      question: words.question(name),
      ...(words.absent === undefined ? {} : { absent: words.absent }),
      ...(words.laid === true ? { laid: true } : {}),
    },
  ]
}

/** What follows from other cells. Where a wonder stands or a stack lies may be said by the region; a stack is asked about once for all its cards. */
function isKnown(pack: Pack, { row, column }: OpenCell, open: readonly OpenCell[]): boolean {
  const { id, stack } = row.values
  if (row.file === 'regions.csv' && (column === 'seas' || column === 'port')) {
    // Before there are seas, there are no coasts; where no coast is, no port is.
    return pack.seas.length === 0 || (column === 'port' && row.values.seas === '-')
  }
  if (column !== 'region') return false
  if (row.file === 'wonders.csv') return (pack.wonders.find((wonder) => wonder.id === id)?.region ?? -1) >= 0
  if ((pack.stacks.find((each) => each.id === stack)?.region ?? -1) >= 0) return true
  return open.find((other) => other.column === 'region' && other.row.values.stack === stack)?.row !== row
}
