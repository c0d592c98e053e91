// The files of a pack as tables and numbers, before anything in them is put together.

import { BadInput } from '@understudy/table'
import type { Collector } from './collect.ts'
import { type Row, readTable } from './csv.ts'
import { NUMBERS, PACK_FILES, PACK_TABLES, type TableName } from './files.ts'
import { type Gap, type OpenCell, withoutGaps } from './gap.ts'
import { type NumbersFile, readNumbers } from './numbers.ts'
import type { PackFiles } from './types.ts'

export interface Opened {
  readonly file: NumbersFile
  readonly openNumbers: readonly Gap[]
  readonly tables: Readonly<Record<TableName, readonly Row[]>>
  readonly openCells: readonly OpenCell[]
}

/** Undefined if something cannot be read at all; the collector knows what. */
export function openPack(files: PackFiles, collector: Collector): Opened | undefined {
  if (!PACK_FILES.some((name) => name in files)) {
    const others = Object.keys(PACK_TABLES).join(', ')
    const en = `neither this file nor any other of a pack is here: ${others}.`
    collector.add(new BadInput({ en, ru: `нет ни этого файла, ни других файлов набора: ${others}.` }, NUMBERS))
    return undefined
  }
  const strays = Object.keys(files).filter((name) => !PACK_FILES.includes(name))
  collector.each(strays, (name) => {
    throw new BadInput({ en: 'a pack has no such file.', ru: 'в наборе нет такого файла.' }, name)
  })
  const numbers = collector.attempt(() => readNumbers(textOf(files, NUMBERS), collector))
  const openCells: OpenCell[] = []
  const names = Object.keys(PACK_TABLES) as TableName[]
  const tables = collector.each(names, (name): [TableName, readonly Row[]] => {
    const { columns, optional } = PACK_TABLES[name]
    const { rows, open } = withoutGaps(name, readTable(name, textOf(files, name), columns, optional, collector))
    openCells.push(...open)
    return [name, rows]
  })
  if (!collector.fine || numbers === undefined) return undefined
  return {
    file: numbers.file,
    openNumbers: numbers.gaps,
    tables: Object.fromEntries(tables) as Opened['tables'],
    openCells,
  }
}

function textOf(files: PackFiles, name: string): string {
  const text = files[name]
  if (text === undefined) throw new BadInput({ en: 'this file is missing.', ru: 'этого файла нет.' }, name)
  return text
}
