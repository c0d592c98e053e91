// What the rules outside the campaign note and say.

import type { Name } from '../pack/types.ts'
import type { AgentTarget, Face, Status } from '../vocabulary.ts'

export type Column = 'A' | 'B' | 'C' | 'D' | 'E'
/** Walls or Barracks, a Market or a wonder in a region. */
export type Site = { readonly region: number; readonly building: 'walls' | 'market' | 'barracks' | 'wonder' }
/** A new piece of road between two regions. */
export type Link = { readonly link: readonly [number, number] }

/** What an agent can aim at, as the action names it, and where it is. */
export type Aim = { readonly to: AgentTarget; readonly region: number; readonly side: number }
/** An opponent, and what of theirs an agent can aim at now. */
export type Rival = { readonly side: number; readonly aims: readonly Aim[] }

export type HomeVars = {
  /** Dice of the stance card. */
  white?: number
  red?: number
  marker?: number
  first?: number
  /** Whom an agent's action is aimed at, what of theirs, and who else it concerns. */
  opponent?: Rival
  target?: Aim
  third?: number
  /** The die of an answer. */
  face?: Face
  /** d6 by class of troops. */
  SK?: number
  CV?: number
  MI?: number
  AR?: number
  column?: Column
  /** Gold that a step may still spend. */
  budget?: number
  ended?: boolean
  /** Where to build, and what the die says. */
  place?: number
  type?: Site['building'] | 'roads'
  coin?: number
  /** Buildings when the page was last read from the top. */
  walked?: number
}

type Nothing = Record<never, never>

export type HomeSayings = {
  'die.white': Nothing
  'die.red': Nothing
  'die.d6': Nothing
  'die.G': Nothing
  'die.Y': Nothing
  'die.R': Nothing
  'face.G': { face: string }
  'face.Y': { face: string }
  'face.R': { face: string }
  'bot.seat': { seat: Name }
  'bot.relation': { seat: Name; status: Status; stance: number }
  'bot.marker': { seat: Name; box: number }
  'bot.card': { card: number }
  'bot.region': { region: Name }
  'bot.place': { region: Name; gold: number; distance: number }
  'bot.agent': { agent: number; region: Name; distance: number }
  'bot.general': { seat: Name; slot: string; region: Name }
  'bot.theirAgent': { seat: Name; agent: number; region: Name }
  'bot.theirBuilding': { building: string; region: Name; distance: number }
  'bot.third': { seat: Name; status: Status }
  'bot.agentTo': { agent: number; region: Name; distance: number }
  'bot.ready': { n: number }
  'bot.tooDear': { pay: number; gold: number }
  'bot.loot': { loot: number; printed: number }
  'bot.stanceIs': { seat: Name; stance: number }
  'bot.statusIs': { seat: Name; status: Status }
  'bot.rolled': { face: Face }
  'bot.deck': { cls: string; n: number; low: number; high: number }
  'bot.column': { column: Column }
  'bot.count': { n: number; of: number }
  'bot.gold': { has: number; price: number }
  'bot.cubes': { n: number }
  'bot.budget': { n: number }
  'bot.pile': { pile: Name | null }
  'bot.price': { price: number; budget: number; gold: number }
  'bot.development': { name: Name; cost: number; budget: number }
  'bot.noDevelopment': Nothing
  'bot.built': { n: number }
  'bot.site': { building: string; region: Name }
  'bot.building': { building: string }
  'bot.link': { from: Name; to: Name }
  'bot.chain': { links: number; from: Name; to: Name }
  'bot.income': { n: number }
  'bot.losses': { main: number; skirmishers: number }
  'bot.outcome': { points: number; gold: number; lost: number }
}
