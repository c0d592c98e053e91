// What the rules of this book see and note, and how they say what their answers rest on.

import { type Ctx, language, sayer } from '@understudy/procedure'
import type { Name } from '../rules/cards.ts'
import type { UnitFact } from '../rules/facts.ts'
import { unitOf } from '../rules/queries.ts'
import type { State, Unit } from '../rules/state.ts'
import type { Action, UnitId } from '../vocabulary.ts'
import type { NodeId, PageId, PreferenceId } from './ids.ts'

/** What a turn notes as it goes along. */
export type Vars = {
  /** The unit that is activated. */
  unit?: UnitId
  /** The enemy it goes for. */
  prey?: UnitId
  /** The target it goes for. */
  goal?: Goal
  /** The X of Wandering X. */
  x?: number
}

export type Goal = { readonly tile: number } | { readonly unit: UnitId }

export type C = Ctx<State, Vars>

export const rules = language<C, Action, NodeId, PageId, PreferenceId>()

/** Evidence and candidates, as sentences. */
export type BotSayings = {
  'bot.unit': { unit: UnitFact }
  'bot.tile': { at: string }
  'bot.playAt': { name: Name; at: string }
  'bot.playOn': { name: Name; unit: UnitFact }
  'bot.play': { name: Name }
  'bot.once': Record<string, never>
  'bot.noAttackLeft': { unit: UnitFact }
  'bot.attackLeft': { unit: UnitFact }
  'bot.moveLeft': { unit: UnitFact }
  'bot.noMoveLeft': { unit: UnitFact }
  'bot.gone': Record<string, never>
  'bot.within': { units: readonly UnitFact[]; x: number }
  'bot.noneWithin': { x: number }
  'bot.threatened': { by: readonly UnitFact[] }
  'bot.safe': Record<string, never>
  'bot.upkeep': { upkeep: number; resources: number }
  'bot.upkeepPaid': Record<string, never>
  'bot.activationBegun': Record<string, never>
  'bot.drawn': { name: Name }
  'bot.deckLeft': { n: number }
  'bot.deckEmpty': Record<string, never>
  'bot.playable': { name: Name; cost: number; resources: number; spell: boolean }
  'bot.tooDear': { name: Name; cost: number; resources: number }
  'bot.noRoom': { name: Name }
  'bot.noTarget': { name: Name }
  'bot.noCost': { name: Name }
  'bot.ready': { units: readonly UnitFact[] }
  'bot.noneReady': Record<string, never>
}

export const say = sayer<BotSayings>()

/** The unit that is being activated; undefined if it was destroyed on the way. */
export function acting(c: C): Unit | undefined {
  return c.vars.unit === undefined ? undefined : unitOf(c.view, c.vars.unit)
}
