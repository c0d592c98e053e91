// Answers written into the files of a pack: the file then looks as if its owner had filled in the cell.

import { BadInput } from '@understudy/table'
import { patchYaml } from '@understudy/table/files'
import type { Told } from '@understudy/table/gaps'
import { NUMBERS } from './files.ts'
import { withRows } from './list-rows.ts'
import { LIST, listIn, noneKey } from './lists.ts'
import { rewritten } from './rewrite.ts'
import type { PackFiles } from './types.ts'

/** The files with these answers in their cells; notes and everything else stay as they are. */
export function withFacts(files: PackFiles, facts: Told): PackFiles {
  const byFile = new Map<string, [row: string, column: string, value: string][]>()
  const lists: [file: string, row: string, value: string][] = []
  for (const [key, value] of Object.entries(facts)) {
    const [file = '', row = '', column = ''] = key.split('/')
    if (files[file] === undefined) throw unknown(key)
    if (column === LIST) lists.push([file, row, value])
    else byFile.set(file, [...(byFile.get(file) ?? []), [row, column, value]])
  }
  const out: Record<string, string> = { ...files }
  for (const [file, row, value] of lists) patchList(out, file, row, value)
  for (const [file, told] of byFile)
    out[file] = file === NUMBERS ? patchNumbers(out[file] ?? '', told) : patchTable(file, out[file] ?? '', told)
  return out
}

const unknown = (key: string): BadInput => new BadInput({ en: 'there is no such cell.', ru: 'такой ячейки нет.' }, key)

type Answers = readonly (readonly [row: string, column: string, value: string])[]

/** A whole list: its rows, or that the box has none of it. */
function patchList(files: Record<string, string>, file: string, row: string, value: string): void {
  const list = listIn(file)
  if (list === undefined) throw unknown(`${file}/${row}/${LIST}`)
  if (value === '-') files[NUMBERS] = patchYaml(files[NUMBERS] ?? '', [[['lists', noneKey(list, row)], 'none']])
  else files[file] = withRows(files, list, row, value)
}

function patchTable(file: string, text: string, told: Answers): string {
  const left = new Map(told.map(([row, column, value]) => [`${row}/${column}`, value]))
  const patched = rewritten(file, text, (row, column, value) => {
    const key = `${row}/${column}`
    const answer = left.get(key) ?? value
    left.delete(key)
    return answer
  })
  for (const key of left.keys()) throw unknown(`${file}/${key}`)
  return patched
}

const part = (text: string): string | number => (/^\d+$/.test(text) ? Number(text) : text)

/** Numbers and flags are written as such. */
const plain = (value: string): unknown =>
  /^-?\d+$/.test(value) ? Number(value) : value === 'true' || value === 'false' ? value === 'true' : value

function patchNumbers(text: string, told: Answers): string {
  return patchYaml(
    text,
    told.map(([block, column, value]) => {
      const path = [
        block,
        ...column
          .split('.')
          .filter((each) => each !== '')
          .map(part),
      ]
      return [path, plain(value)]
    }),
  )
}
