// One cell of a table as a value, or a complaint that names its row and column.

import { COLOURS, type Colour, FACES, type Face } from '../vocabulary.ts'
import type { Row } from './csv.ts'
import { PackFault } from './fault.ts'
import type { Name } from './types.ts'

export function cell(row: Row, column: string): string {
  return row.values[column] ?? ''
}

/** A dash or nothing: none. */
export function cellOrNone(row: Row, column: string): string | undefined {
  const text = cell(row, column)
  return text === '' || text === '-' ? undefined : text
}

export function complain(row: Row, column: string, en: string, ru: string): PackFault {
  const { file, line, values } = row
  const id = values.id ?? ''
  const place = { file, line, column, ...(id === '' ? {} : { row: id }) }
  return new PackFault({ en: `${column}: ${en}`, ru: `${column}: ${ru}` }, row.where, place)
}

export function idCell(row: Row, column: string): string {
  const text = cell(row, column)
  if (/^[A-Za-z][A-Za-z0-9_]{0,39}$/.test(text)) return text
  throw complain(
    row,
    column,
    'an id is needed: letters, digits and _, at most 40.',
    'нужен идентификатор: латинские буквы, цифры и _, не больше 40 знаков.',
  )
}

export function nameCell(row: Row): Name {
  const en = cell(row, 'name')
  if (en === '' || en.length > 80) {
    throw complain(row, 'name', 'a name of at most 80 characters is needed.', 'нужно название не длиннее 80 знаков.')
  }
  return { en, ru: cellOrNone(row, 'ru') ?? en }
}

export function wholeCell(row: Row, column: string, min: number, max: number): number {
  const text = cell(row, column)
  const n = Number(text)
  if (text !== '' && Number.isInteger(n) && n >= min && n <= max) return n
  throw complain(
    row,
    column,
    `a whole number from ${min} to ${max} is needed, not “${text}”.`,
    `нужно целое число от ${min} до ${max}, а не «${text}».`,
  )
}

export function decimalCell(row: Row, column: string, min: number, max: number): number {
  const text = cell(row, column)
  const n = Number(text)
  if (text !== '' && n >= min && n <= max) return n
  throw complain(
    row,
    column,
    `a number from ${min} to ${max} is needed, not “${text}”.`,
    `нужно число от ${min} до ${max}, а не «${text}».`,
  )
}

export function pickCell<T extends string>(row: Row, column: string, values: readonly T[]): T {
  const text = cell(row, column)
  const found = values.find((value) => value === text)
  if (found !== undefined) return found
  throw complain(
    row,
    column,
    `one of these is needed: ${values.join(', ')}.`,
    `нужно одно из значений: ${values.join(', ')}.`,
  )
}

export function refCell<K>(row: Row, column: string, known: ReadonlyMap<string, K>): K {
  const found = known.get(cell(row, column))
  if (found !== undefined) return found
  throw complain(row, column, `${cell(row, column)} is not known.`, `${cell(row, column)} неизвестно.`)
}

export function diceCell(row: Row, column: string): readonly Colour[] {
  const text = cellOrNone(row, column) ?? ''
  const dice = [...text]
  if (dice.length <= 9 && dice.every((die): die is Colour => (COLOURS as readonly string[]).includes(die))) return dice
  throw complain(row, column, 'dice are letters of B, W, G, Y, R.', 'кубики обозначаются буквами B, W, G, Y, R.')
}

export function facesCell(row: Row, column: string): readonly Face[] {
  const text = cellOrNone(row, column) ?? ''
  const faces = [...text]
  if (faces.every((face): face is Face => (FACES as readonly string[]).includes(face))) return faces
  throw complain(row, column, 'faces are letters of S, X, K.', 'грани обозначаются буквами S, X, K.')
}
