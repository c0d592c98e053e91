// One cell of a table as a value, or a complaint that names its row and column.

import type { Lang } from '@understudy/procedure'
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

export function complain(row: Row, column: string, { en, ru }: Readonly<Record<Lang, string>>): PackFault {
  const { file, line, values } = row
  const id = values.id ?? ''
  const place = { file, line, column, ...(id === '' ? {} : { row: id }) }
  return new PackFault({ en: `${column}: ${en}`, ru: `${column}: ${ru}` }, row.where, place)
}

export function idCell(row: Row, column: string): string {
  const text = cell(row, column)
  if (/^[A-Za-z][A-Za-z0-9_]{0,39}$/.test(text)) return text
  throw complain(row, column, {
    en: 'an id is needed: letters, digits and _, at most 40.',
    ru: 'нужен идентификатор: латинские буквы, цифры и _, не больше 40 знаков.',
  })
}

export function nameCell(row: Row): Name {
  const en = cell(row, 'name')
  if (en === '' || en.length > 80) {
    throw complain(row, 'name', {
      en: 'a name of at most 80 characters is needed.',
      ru: 'нужно название не длиннее 80 знаков.',
    })
  }
  return { en, ru: cellOrNone(row, 'ru') ?? en }
}

export function wholeCell(row: Row, column: string, min: number, max: number): number {
  const text = cell(row, column)
  const n = Number(text)
  if (text !== '' && Number.isInteger(n) && n >= min && n <= max) return n
  throw complain(row, column, {
    en: `a whole number from ${min} to ${max} is needed, not “${text}”.`,
    ru: `нужно целое число от ${min} до ${max}, а не «${text}».`,
  })
}

export function decimalCell(row: Row, column: string, min: number, max: number): number {
  const text = cell(row, column)
  // Some spreadsheets write 41,9.
  const n = Number(text.replace(',', '.'))
  if (text !== '' && n >= min && n <= max) return n
  throw complain(row, column, {
    en: `a number from ${min} to ${max} is needed, not “${text}”.`,
    ru: `нужно число от ${min} до ${max}, а не «${text}».`,
  })
}

export function pickCell<T extends string>(row: Row, column: string, values: readonly T[]): T {
  const text = cell(row, column)
  const found = values.find((value) => value === text)
  if (found !== undefined) return found
  throw complain(row, column, {
    en: `one of these is needed: ${values.join(', ')}.`,
    ru: `нужно одно из значений: ${values.join(', ')}.`,
  })
}

/** What an id can stand for, and where such things are listed. */
const LISTED = {
  region: { en: 'region', ru: 'области', file: 'regions.csv' },
  sea: { en: 'sea', ru: 'моря', file: 'seas.csv' },
  faction: { en: 'faction', ru: 'фракции', file: 'pack.yaml' },
  stack: { en: 'stack', ru: 'стопки', file: 'mercenaries.csv' },
  wonder: { en: 'wonder', ru: 'чуда', file: 'wonders.csv' },
} as const
export type Listed = keyof typeof LISTED

export function nothingSuch(kind: Listed, id: string): Readonly<Record<Lang, string>> {
  const { en, ru, file } = LISTED[kind]
  if (id === '') return { en: `the id of a ${en} is needed.`, ru: `нужен идентификатор ${ru}.` }
  return { en: `there is no ${en} ${id} in ${file}.`, ru: `${ru} ${id} в ${file} нет.` }
}

export const refCell = <K>(row: Row, column: string, kind: Listed, known: ReadonlyMap<string, K>): K =>
  refIn(row, column, kind, cell(row, column), known)

/** The same for one id of a cell that lists several. */
export function refIn<K>(row: Row, column: string, kind: Listed, id: string, known: ReadonlyMap<string, K>): K {
  const found = known.get(id)
  if (found !== undefined) return found
  throw complain(row, column, nothingSuch(kind, id))
}

/** 1 or 0; nothing at all is 0. */
export const flagCell = (row: Row, column: string): boolean =>
  cellOrNone(row, column) !== undefined && wholeCell(row, column, 0, 1) === 1

export function diceCell(row: Row, column: string): readonly Colour[] {
  const text = cellOrNone(row, column) ?? ''
  const dice = [...text]
  if (dice.length <= 9 && dice.every((die): die is Colour => (COLOURS as readonly string[]).includes(die))) return dice
  throw complain(row, column, {
    en: 'dice are letters of B, W, G, Y, R.',
    ru: 'кубики обозначаются буквами B, W, G, Y, R.',
  })
}

export function facesCell(row: Row, column: string): readonly Face[] {
  const text = cellOrNone(row, column) ?? ''
  const faces = [...text]
  if (faces.every((face): face is Face => (FACES as readonly string[]).includes(face))) return faces
  throw complain(row, column, { en: 'faces are letters of S, X, K.', ru: 'грани обозначаются буквами S, X, K.' })
}
