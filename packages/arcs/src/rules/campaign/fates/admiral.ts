// The Admiral (campaign 12.7): Trophies of battles with Imperial ships. Imperial Officers are among the laws, the Foundries
// among the Edicts, which also count Imperial ships that are placed.

import type { Card } from '../../hooks/hooks.ts'
import * as read from '../../state/read.ts'
import { imperialJoined } from '../actions/battle.ts'
import { advance, hasFate } from '../objectives.ts'
import { isRegent } from '../titles.ts'

export const admiral: Card = {
  is: { id: 'admiral', has: (state, seat) => hasFate(state, seat, 'admiral') },
  tookTrophy(state, seat, owner) {
    if (owner !== seat && read.attacker(state) === seat && imperialJoined(state) && isRegent(state, seat))
      advance(state, seat, 1)
  },
}
