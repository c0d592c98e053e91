// The Admiral (campaign 12.7): Imperial ships that are placed, Trophies of battles with Imperial ships. Imperial Officers are
// among the laws, the Foundries among the Edicts.

import type { EventSink } from '@understudy/table'
import type { Card } from '../../hooks/hooks.ts'
import * as read from '../../state/read.ts'
import type { State } from '../../state/state.ts'
import { imperialJoined } from '../actions/battle.ts'
import { advance, hasFate, seatOfFate } from '../objectives.ts'
import { winsSome } from '../placing.ts'
import { isRegent } from '../titles.ts'

/** The Admiral advances for each Imperial ship placed while it wins a declared ambition (campaign 12.7 a). */
export function imperialPlaced(state: State, events?: EventSink): void {
  const admiral = seatOfFate(state, 'admiral')
  if (admiral >= 0 && isRegent(state, admiral) && winsSome(state, admiral)) advance(state, admiral, 1, events)
}

export const admiral: Card = {
  is: { id: 'admiral', has: (state, seat) => hasFate(state, seat, 'admiral') },
  tookTrophy(state, seat, owner, _kind, events) {
    if (owner !== seat && read.attacker(state) === seat && imperialJoined(state) && isRegent(state, seat))
      advance(state, seat, 1, events)
  },
}
