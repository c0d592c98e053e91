// From ids, as actions and files use them, to the numbers that the rules reckon with, and back.

import { systemIndex } from '../../data/setup-cards.ts'
import {
  type ActionCardId,
  AMBITIONS,
  type Ambition,
  type CourtId,
  EVERY_ACTION_CARD,
  EVERY_COURT_CARD,
  EVERY_LORE,
  LEADERS,
  type LeaderId,
  type LoreId,
  SITES,
  type SiteId,
  SYSTEMS,
  type SystemId,
} from '../../vocabulary.ts'

const index = (ids: readonly string[]): Readonly<Record<string, number>> =>
  Object.assign(Object.create(null), Object.fromEntries(ids.map((id, at) => [id, at])))

const SYSTEM = Object.assign(Object.create(null), systemIndex) as Readonly<Record<string, number>>
const SITE = index(SITES)
const CARD = index(EVERY_ACTION_CARD)
const COURT = index(EVERY_COURT_CARD)
const LORE = index(EVERY_LORE)
const LEADER = index(LEADERS)
const AMBITION = index(AMBITIONS)

/** After lists have grown; `same` are other names of cards. */
export function learnIds(same: Readonly<Record<string, number>>): void {
  Object.assign(CARD, index(EVERY_ACTION_CARD))
  Object.assign(COURT, index(EVERY_COURT_CARD), same)
  Object.assign(LORE, index(EVERY_LORE))
}

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
export const cardId = (at: number): ActionCardId => EVERY_ACTION_CARD[at]!
export const courtId = (at: number): CourtId => EVERY_COURT_CARD[at]!
export const loreId = (at: number): LoreId => EVERY_LORE[at]!
export const leaderId = (at: number): LeaderId => LEADERS[at]!
export const ambitionId = (number: number): Ambition => AMBITIONS[number - 1]!
