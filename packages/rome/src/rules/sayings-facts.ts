// What can be said of what a pack leaves open and the table is asked for.

import type { Name } from '../pack/types.ts'

export type FactSayings = {
  /** One cell, in its own words; several are read off the same thing. */
  'fact.one': { question: Name }
  'fact.some': { question: Name; what: Name }
  'fact.asked': Record<never, never>
  'fact.told': { cells: readonly { row: Name; column: Name; value: Name }[] }
  'no.fact': { cell: string }
  'no.factOpen': { question: Name }
  'no.factFits': { question: Name; value: string }
  'no.factAmiss': { why: Name }
}
