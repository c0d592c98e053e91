// A Guild card of the Advocate that its Prelude discards is kept while it is neither first nor second in a declared ambition
// (supercat 9.8, supercat/A87).

import { inSet } from '../../../../card-sets.ts'
import { SELF_DISCARDING } from '../../../../rules/campaign/data.ts'
import { hasFate } from '../../../../rules/campaign/objectives.ts'
import { placesSome } from '../../../../rules/campaign/placing.ts'
import type { State } from '../../../../rules/state/state.ts'

export const keepsGuild = (state: State, seat: number, card: number): boolean =>
  hasFate(state, seat, 'advocate') && inSet(SELF_DISCARDING, card) && !placesSome(state, seat)
