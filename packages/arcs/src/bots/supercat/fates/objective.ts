// What advances the objective of a Fate, directly or indirectly (supercat/A140): the marker moves at once, or more than before
// would be scored for it at the end of the chapter.

import { controls, OUTSIDE_TURNS } from '../../../rules/board/control.ts'
import { ambitionId, sysId } from '../../../rules/board/ids.ts'
import { isSpoiled } from '../../../rules/campaign/fates/partisan.ts'
import { golemsOf } from '../../../rules/campaign/golems.ts'
import { isWinning } from '../../../rules/campaign/objectives.ts'
import { carryPart } from '../../../rules/campaign/summit/parts.ts'
import { empireControls } from '../../../rules/campaign/titles.ts'
import type { Part } from '../../../rules/campaign/vocabulary.ts'
import * as camp from '../../../rules/state/campaign/read.ts'
import { boardOf, copyState, playersOf, type State } from '../../../rules/state/state.ts'
import type { Ambition, SystemId } from '../../../vocabulary.ts'
import { trim } from '../lib/slots.ts'
import { fateOf } from './events.ts'

/** How a gain advances an objective. */
export type Advance =
  /** The marker moves by so much, at once. */
  | { readonly how: 'now'; readonly by: number }
  /** It wins an ambition that counts for its Fate. */
  | { readonly how: 'wins'; readonly ambition: Ambition }
  /** A system more that counts for the Founder. */
  | { readonly how: 'controls'; readonly system: SystemId }

/** Whether winning an ambition now would be worth something to the Fate, or the Imperial ships placed meanwhile. */
function winningCounts(state: State, seat: number, ambition: number): boolean {
  switch (fateOf(state, seat)) {
    case 'steward':
      return camp.firstRegent(state) === seat
    case 'founder':
      return camp.isOutlaw(state, seat)
    case 'caretaker':
      return golemsOf(state, seat).length > 0
    case 'partisan':
      return !isSpoiled(state, seat, ambition)
    case 'admiral':
      return camp.isRegent(state, seat)
    case 'believer':
      return true
    default:
      return false
  }
}

const countsFor = (state: State, seat: number, ambition: number): boolean =>
  isWinning(state, seat, ambition) && winningCounts(state, seat, ambition)

/** A system that would be scored for the Founder at the end of the chapter (campaign 12.2 b). */
const founderHolds = (state: State, seat: number, system: number): boolean =>
  camp.isOutlaw(state, seat) && !empireControls(state, system) && controls(state, seat, system, OUTSIDE_TURNS)

/** Whether, and how, the objective of a seat has come closer between two positions. One that is completed never does. */
export function advanceBetween(before: State, after: State, seat: number): Advance | undefined {
  const left = camp.objective(before, seat)
  const by = left - camp.objective(after, seat)
  if (by > 0) return { how: 'now', by }
  if (left === 0) return undefined
  for (let ambition = 1; ambition <= 5; ambition++)
    if (countsFor(after, seat, ambition) && !countsFor(before, seat, ambition))
      return { how: 'wins', ambition: ambitionId(ambition) }
  if (fateOf(after, seat) !== 'founder') return undefined
  const systems = boardOf(after).systems
  const more = systems.filter((system) => founderHolds(after, seat, system))
  const had = systems.filter((system) => founderHolds(before, seat, system))
  const gained = more.find((system) => !had.includes(system))
  return gained !== undefined && more.length > had.length ? { how: 'controls', system: sysId(gained) } : undefined
}

/** The position after these Negotiation actions, with what does not fit discarded; `agreed`: not forced by Favors. */
export function afterParts(state: State, parts: readonly Part[], agreed: boolean): State {
  const after = copyState(state)
  for (const part of parts) carryPart(after, part, agreed)
  for (let seat = 0; seat < playersOf(after); seat++) trim(after, seat)
  return after
}
