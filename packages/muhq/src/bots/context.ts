// What the rules of this book see and note, and how they say what their answers rest on.

import { type Ctx, language, sayer } from '@understudy/procedure'
import { unitOf } from '../rules/queries.ts'
import type { State, Unit } from '../rules/state.ts'
import type { Action } from '../vocabulary.ts'
import type * as aggressive from './aggressive/notes.ts'
import type * as boss from './boss/notes.ts'
import type { NodeId, PageId, PreferenceId } from './ids.ts'
import type * as shy from './shy/notes.ts'
import type * as targetOriented from './target-oriented/notes.ts'
import type * as unit from './unit/notes.ts'
import type * as wandering from './wandering/notes.ts'

/** What a turn notes as it goes along. */
type Vars = boss.Vars & aggressive.Vars & wandering.Vars & targetOriented.Vars

export type C = Ctx<State, Vars>

export const rules = language<C, Action, NodeId, PageId, PreferenceId>()

/** Evidence and candidates, as sentences. */
export type BotSayings = unit.Sayings & boss.Sayings & aggressive.Sayings & shy.Sayings & wandering.Sayings

export const say = sayer<BotSayings>()

/** The unit that is being activated; undefined if it was destroyed on the way. */
export function acting(c: C): Unit | undefined {
  return c.vars.unit === undefined ? undefined : unitOf(c.view, c.vars.unit)
}
