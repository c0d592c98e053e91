// The Agent phase (rome 19): what its rules note and say.

import type { Name } from '../../pack/types.ts'
import type { AgentTarget, Status } from '../../vocabulary.ts'

/** What an agent can aim at, as the action names it, and where it is. */
export type Aim = { readonly to: AgentTarget; readonly region: number; readonly side: number }

/** An opponent, and what of theirs an agent can aim at now. */
export type Rival = { readonly side: number; readonly aims: readonly Aim[] }

/** Noted while one decision is made. */
export type Vars = {
  /** Whom an agent's action is aimed at, what of theirs, and who else it concerns. */
  opponent?: Rival
  target?: Aim
  third?: number
}

/** What answers rest on, and candidates. */
export type Sayings = {
  'bot.agent': { agent: number; region: Name; distance: number }
  'bot.general': { seat: Name; slot: string; region: Name }
  'bot.theirAgent': { seat: Name; agent: number; region: Name }
  'bot.theirBuilding': { building: string; region: Name; distance: number }
  'bot.third': { seat: Name; status: Status }
  'bot.agentTo': { agent: number; region: Name; distance: number }
  'bot.ready': { n: number }
  'bot.tooDear': { pay: number; gold: number }
  'bot.loot': { loot: number; printed: number }
}
