// Which page answers which decision, and what an action is about.

import { equal, type Json, type Noted } from '@understudy/procedure'
import { VOX } from '../../data/court.ts'
import { sysId } from '../../rules/board/ids.ts'
import * as read from '../../rules/state/read.ts'
import { F, topArg, topKind } from '../../rules/state/stack.ts'
import { type State, seatOf } from '../../rules/state/state.ts'
import type { Action } from '../../vocabulary.ts'
import type { C } from './context.ts'
import type { NodeId, PageId } from './sources.ts'

const PAGE_OF_VOX: Readonly<Record<number, PageId>> = {
  [VOX.massUprising]: 'UPR',
  [VOX.populistDemands]: 'DEM',
  [VOX.outrageSpreads]: 'OUT',
  [VOX.songOfFreedom]: 'SON',
  [VOX.guildStruggle]: 'STR',
}

export function entry(view: State, seat: string): PageId {
  switch (topKind(view)) {
    case F.reckon:
      return 'END'
    case F.target:
      return read.target(view, seatOf(view, seat)) === 0 ? 'START' : 'END'
    case F.hits:
      return 'HIT'
    case F.raid:
      return 'GIV'
    case F.ransack:
      return 'RAN'
    case F.vox:
      return PAGE_OF_VOX[topArg(view, 0)] ?? 'TURN'
    default:
      return 'TURN'
  }
}

/** Whether an action is about what was chosen under a name, for "why not?". */
export function concerns(action: Action, ...[as, value]: Noted<C>): boolean {
  switch (as) {
    case 'to':
      return action.do === 'move' && action.legs.at(-1)?.to === sysId(value)
    case 'at':
      return action.do === 'battle' && action.at === sysId(value)
    case 'foe': {
      const { at, of } = value
      return action.do === 'battle' && action.at === sysId(at) && action.against === of
    }
    case 'taken':
      return action.do === 'secure' && action.card === value.card
    default:
      return false
  }
}

const unseized = (action: Action): Json => {
  const { seize: _, ...rest } = action as Action & { seize?: unknown }
  return rest as unknown as Json
}
/** Seizing is settled apart from the card. */
export const settles = (done: Action, other: Action): readonly NodeId[] =>
  equal(unseized(done), unseized(other)) ? ['TURN.5'] : []
