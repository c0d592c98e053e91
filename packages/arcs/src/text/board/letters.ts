// Letters and small tables for the board in a terminal.

import type { Lang } from '@understudy/procedure'
import { colourOf, type State } from '../../rules/state/state.ts'
import type { Colour } from '../../vocabulary.ts'
import { seatName } from '../words.ts'

/** The initial of a colour: R, Y, B, W; К, Ж, С, Б. */
export const letter = (lang: Lang, colour: Colour): string => seatName(lang, colour).charAt(0)
export const letterOf = (state: State, lang: Lang, seat: number): string => letter(lang, colourOf(state, seat))

/** Rows with their columns under one another; the last column is not filled up. */
export function table(rows: readonly (readonly string[])[], gap = '  ', indent = '  '): string[] {
  const wide: number[] = []
  for (const row of rows) for (const [at, cell] of row.entries()) wide[at] = Math.max(wide[at] ?? 0, cell.length)
  return rows.map((row) => `${indent}${row.map((cell, at) => cell.padEnd(wide[at] ?? 0)).join(gap)}`.trimEnd())
}

export const either = (lang: Lang, en: string, ru: string): string => (lang === 'en' ? en : ru)
