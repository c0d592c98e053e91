// How a rule says where it comes from: the place in Lars 0.8.13 by Shipple, and the rulings it rests on.

import type { Source } from '@understudy/procedure'
import type { RulingNumber } from './text/ruling-ids.ts'

/**
 * Rulings that decide nothing: they take the text or the rules of the game at their word, leave to chance what the text
 * leaves to it, or are about others at the table. A rule that cites no others stands as printed.
 */
export const AT_ITS_WORD: ReadonlySet<RulingNumber> = new Set([
  1, 2, 3, 9, 11, 13, 15, 16, 17, 20, 21, 24, 25, 28, 32, 33, 34, 37, 38, 39, 43, 48, 50, 54, 55, 56, 57, 58, 61,
])

const cite = (numbers: readonly RulingNumber[]) => numbers.map((n) => `lars/A${n}`)
export const ruling = (place: string, ...numbers: RulingNumber[]): Source => ({
  by: 'ruling',
  place,
  rulings: cite(numbers),
})
/** A line of the text; it rests on a ruling if one of those that it cites decides something. */
export function printed(place: string, ...numbers: RulingNumber[]): Source {
  if (numbers.length === 0) return { by: 'printed', place }
  const by = numbers.every((n) => AT_ITS_WORD.has(n)) ? 'printed' : 'ruling'
  return { by, place, rulings: cite(numbers) }
}
