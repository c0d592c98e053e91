// From ids, as actions and files use them, to the numbers that the rules reckon with, and back.

import { systemIndex } from '../data/setup-cards.ts'
import {
  ACTION_CARDS,
  type ActionCardId,
  AMBITIONS,
  type Ambition,
  COURT_CARDS,
  type CourtId,
  LEADERS,
  type LeaderId,
  LORE_CARDS,
  type LoreId,
  SITES,
  type SiteId,
  SYSTEMS,
  type SystemId,
} from '../vocabulary.ts'

const index = (ids: readonly string[]): Readonly<Record<string, number>> =>
  Object.assign(Object.create(null), Object.fromEntries(ids.map((id, at) => [id, at])))

const SYSTEM = Object.assign(Object.create(null), systemIndex) as Readonly<Record<string, number>>
const SITE = index(SITES)
const CARD = index(ACTION_CARDS)
const COURT = index(COURT_CARDS)
const LORE = index(LORE_CARDS)
const LEADER = index(LEADERS)
const AMBITION = index(AMBITIONS)

/** -1 for what does not exist. */
export const sys = (id: string): number => SYSTEM[id] ?? -1
export const site = (id: string): number => SITE[id] ?? -1
export const card = (id: string): number => CARD[id] ?? -1
export const court = (id: string): number => COURT[id] ?? -1
export const loreIndex = (id: string): number => LORE[id] ?? -1
export const leaderIndex = (id: string): number => LEADER[id] ?? -1
/** 1 to 5 */
export const ambition = (id: Ambition): number => (AMBITION[id] ?? -1) + 1

export const sysId = (system: number): SystemId => SYSTEMS[system]!
export const siteId = (at: number): SiteId => SITES[at]!
export const cardId = (at: number): ActionCardId => ACTION_CARDS[at]!
export const courtId = (at: number): CourtId => COURT_CARDS[at]!
export const loreId = (at: number): LoreId => LORE_CARDS[at]!
export const leaderId = (at: number): LeaderId => LEADERS[at]!
export const ambitionId = (number: number): Ambition => AMBITIONS[number - 1]!
