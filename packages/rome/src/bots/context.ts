// What the rules of these books see and note, and how they say what their answers rest on.

import { type Ctx, language, sayer } from '@understudy/procedure'
import type { State } from '../rules/state.ts'
import type { Action } from '../vocabulary.ts'
import type { CampaignSayings, CampaignVars } from './context-campaign.ts'
import type { HomeSayings, HomeVars } from './context-home.ts'
import type { NodeId, PageId, PreferenceId } from './ids.ts'

export type Vars = HomeVars & CampaignVars
export type C = Ctx<State, Vars>

export const rules = language<C, Action, NodeId, PageId, PreferenceId>()

/** Evidence and candidates, as sentences. */
export type BotSayings = HomeSayings & CampaignSayings
export const say = sayer<BotSayings>()
