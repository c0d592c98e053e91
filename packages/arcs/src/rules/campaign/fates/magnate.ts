// The Magnate (campaign 12.3): Merchant League. What it is given in Negotiations and its Export are in the Summit.

import { RESOURCES } from '../../../vocabulary.ts'
import { typeIndex } from '../../board/resources.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say as baseSay } from '../../sayings.ts'
import * as set from '../../state/campaign/write.ts'
import * as read from '../../state/read.ts'
import { pop, push } from '../../state/stack.ts'
import { colourOf, type State } from '../../state/state.ts'
import * as write from '../../state/write.ts'
import { CARD } from '../data.ts'
import { type Frame, free } from '../deed.ts'
import { C } from '../frames.ts'
import { say } from '../sayings.ts'

/** Up to two tokens of any types from the supply, onto the card. */
export const league = free<'league'>({
  refuse(state, action) {
    if (action.gain.length < 1 || action.gain.length > 2) return say('no.leagueTwo', {})
    for (const type of action.gain) {
      const n = action.gain.filter((each) => each === type).length
      if (read.supply(state, typeIndex(type)) < n) return baseSay('no.tokenSupply', { type })
    }
    return undefined
  },
  carry(state, action, seat, events) {
    pop(state)
    for (const type of action.gain) {
      write.addSupply(state, typeIndex(type), -1)
      set.addLeague(state, typeIndex(type), 1)
    }
    events?.event(say('log.league', { seat: colourOf(state, seat), types: [...action.gain] }))
  },
  *list(state) {
    const there = (type: (typeof RESOURCES)[number], n: number): boolean => read.supply(state, typeIndex(type)) >= n
    for (const [at, one] of RESOURCES.entries()) {
      if (!there(one, 1)) continue
      for (const other of RESOURCES.slice(at))
        if (there(other, one === other ? 2 : 1)) yield { do: 'league', gain: [one, other] }
      yield { do: 'league', gain: [one] }
    }
  },
})

export const magnateFrames: Readonly<Record<string, Frame>> = {
  league: {
    offers: ['league', 'decline'],
    settle(state) {
      if (anySupply(state)) return false
      pop(state)
      return true
    },
  },
}
const anySupply = (state: State): boolean => RESOURCES.some((type) => read.supply(state, typeIndex(type)) > 0)

export const merchantLeague: Card = {
  is: { guild: CARD.merchantLeague },
  declared: (state, seat) => push(state, C.league, seat),
}
