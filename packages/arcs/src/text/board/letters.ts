// Letters and small tables for the board in a terminal.

import type { Lang } from '@understudy/procedure'
import { ownerOf } from '../../rules/state/owners.ts'
import type { State } from '../../rules/state/state.ts'
import type { Colour, Owner } from '../../vocabulary.ts'
import { seatName } from '../words.ts'

/** Two letters where one would be that of a colour. */
const OTHERS: Readonly<Record<Exclude<Owner, Colour>, Readonly<Record<Lang, string>>>> = {
  empire: { en: 'E', ru: 'И' },
  free: { en: 'F', ru: 'В' },
  blight: { en: 'Bl', ru: 'Ск' },
}

/** The initial of a colour: R, Y, B, W; К, Ж, С, Б; and of the other owners. */
const letter = (lang: Lang, owner: Owner): string =>
  owner === 'empire' || owner === 'free' || owner === 'blight' ? OTHERS[owner][lang] : seatName(lang, owner).charAt(0)
export const letterOf = (state: State, lang: Lang, owner: number): string => letter(lang, ownerOf(state, owner))

/** Rows with their columns under one another; the last column is not filled up. */
export function table(rows: readonly (readonly string[])[], gap = '  ', indent = '  '): string[] {
  const wide: number[] = []
  for (const row of rows) for (const [at, cell] of row.entries()) wide[at] = Math.max(wide[at] ?? 0, cell.length)
  return rows.map((row) => `${indent}${row.map((cell, at) => cell.padEnd(wide[at] ?? 0)).join(gap)}`.trimEnd())
}
