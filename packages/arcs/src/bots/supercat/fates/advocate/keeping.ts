// A Guild card of the Advocate that its Prelude discards is kept while it is neither first nor second in a declared ambition
// (supercat 9.8, supercat/A87).

import { inSet } from '../../../../card-sets.ts'
import { SELF_DISCARDING } from '../../../../rules/campaign/data.ts'
import { hasFate } from '../../../../rules/campaign/objectives.ts'
import { placesSome } from '../../../../rules/campaign/placing.ts'
import { withoutGuild } from '../../../../rules/positions/suppose.ts'
import * as camp from '../../../../rules/state/campaign/read.ts'
import type { State } from '../../../../rules/state/state.ts'
import type { Settings } from '../../options.ts'
import { losesContention } from '../../terms/standing.ts'

export const keepsGuild = (state: State, seat: number, card: number): boolean | undefined =>
  hasFate(state, seat, 'advocate') && inSet(SELF_DISCARDING, card) && !placesSome(state, seat) ? true : undefined

/** 0.10: while its objective is open it holds none of them back, unless the table wants it otherwise (supercat/B56). */
export function letsGuildGo(state: State, seat: number, card: number, { act }: Settings): boolean | undefined {
  if (!hasFate(state, seat, 'advocate') || !inSet(SELF_DISCARDING, card) || camp.objective(state, seat) === 0)
    return undefined
  if (act?.advocateHoldsBack === 'always') return undefined
  return act?.advocateHoldsBack === 'ifLost' && losesContention(state, withoutGuild(state, seat, card), seat)
}
