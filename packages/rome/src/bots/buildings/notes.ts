// Buildings (rome 30): what its rules note and say.

import type { Name } from '../../pack/types.ts'

/** Walls or Barracks, a Market or a wonder in a region. */
export type Site = { readonly region: number; readonly building: 'walls' | 'market' | 'barracks' | 'wonder' }

/** A new piece of road between two regions. */
export type Link = { readonly link: readonly [number, number] }

/** Noted while one decision is made. */
export type Vars = {
  /** Where to build, and what the die says. */
  place?: number
  type?: Site['building'] | 'roads'
  coin?: number
  /** Buildings when the page was last read from the top. */
  walked?: number
}

/** What answers rest on, and candidates. */
export type Sayings = {
  'bot.built': { n: number }
  'bot.site': { building: string; region: Name }
  'bot.building': { building: string }
  'bot.link': { from: Name; to: Name }
  'bot.chain': { links: number; from: Name; to: Name }
}
