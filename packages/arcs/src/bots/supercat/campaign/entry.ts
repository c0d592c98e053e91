// Which page answers which decision of an act.

import { C } from '../../../rules/campaign/frames.ts'
import { topKind } from '../../../rules/state/stack.ts'
import type { State } from '../../../rules/state/state.ts'
import { entryPage } from '../entry.ts'
import type { PageId } from '../sources.ts'

const PAGE_OF: ReadonlyMap<number, PageId> = new Map<number, PageId>([
  // setting up
  [C.fate, 'SET'],
  [C.found, 'SET'],
  // the end of a round
  [C.summit, 'SUM'],
  [C.callToOrder, 'SUM'],
  [C.talk, 'NEG'],
  [C.answer, 'NEG'],
  [C.exportLast, 'NEG'],
  [C.councilChoice, 'EDI'],
  // Edicts
  [C.govern, 'EDI'],
  [C.demand, 'EDI'],
  [C.policyAction, 'EDI'],
  [C.supplyWeapons, 'EDI'],
  [C.foundries, 'EDI'],
  // the Council, Crises
  [C.stealTrust, 'CRI'],
  [C.rerollEvent, 'CRI'],
  [C.dropGuild, 'CRI'],
  [C.freeCity, 'CRI'],
  // Golems
  [C.giveGolem, 'GOL'],
  // cards of the Fates, whoever holds them
  [C.bargainInfluence, 'FST'],
  [C.bargainSecure, 'FST'],
  [C.parade, 'FFO'],
  [C.league, 'FMA'],
  [C.speakers, 'FCA'],
  [C.spyBack, 'FPA'],
  // within a battle
  [C.raidFree, 'BT'],
])

export const campaignEntry = (view: State): PageId => PAGE_OF.get(topKind(view)) ?? entryPage(view)
