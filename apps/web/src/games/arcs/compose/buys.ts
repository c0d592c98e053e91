// How many actions a card buys, as it is about to be played.

import { type Action, ids, PIPS } from '@understudy/arcs'

/** Undefined for whatever is no card of the base game. */
export function actionsOf(action: Action): number | undefined {
  switch (action.do) {
    case 'lead':
    case 'surpass':
      return PIPS[ids.card(action.card)]
    case 'pivot':
    case 'copy':
      return 1
    default:
      return undefined
  }
}
