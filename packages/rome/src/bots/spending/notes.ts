// The Spending phase (rome 29): what its rules note and say.

import type { Name } from '../../pack/types.ts'

export type Column = 'A' | 'B' | 'C' | 'D' | 'E'

/** Noted while one decision is made. */
export type Vars = {
  column?: Column
  /** Gold that a step may still spend. */
  budget?: number
  ended?: boolean
}

type Nothing = Record<never, never>

/** What answers rest on, and candidates. */
export type Sayings = {
  'bot.column': { column: Column }
  'bot.count': { n: number; of: number }
  'bot.gold': { has: number; price: number }
  'bot.cubes': { n: number }
  'bot.budget': { n: number }
  'bot.pile': { pile: Name | null }
  'bot.price': { price: number; budget: number; gold: number }
  'bot.development': { name: Name; cost: number; budget: number }
  'bot.noDevelopment': Nothing
}
