// A simple scripted player: it looks at a handful of legal actions and takes the one that leads to the most. It follows
// no published rulebook; it is here so that there is somebody to play against.

import { keyedRandom, type Seat } from '@understudy/table'
import { deedOf } from '../rules/choosing/deeds.ts'
import { sampleAction } from '../rules/choosing/sample.ts'
import { awards, count } from '../rules/round/ambitions.ts'
import { isDeclared } from '../rules/round/declare.ts'
import { ROW_SIZE } from '../rules/state/numbers.ts'
import * as read from '../rules/state/read.ts'
import { topSeat } from '../rules/state/stack.ts'
import { copyState, fingerprint, freshShips, isSameTable, type State, seatOf, ships } from '../rules/state/state.ts'
import type { Action } from '../vocabulary.ts'

const LOOKS = 10

export function eager(view: State, colour: Seat): Action {
  const seat = seatOf(view, colour)
  // The same position always gives the same choice: the "random" look is keyed by what is on the table.
  const random = keyedRandom('eager', `${colour}${fingerprint(view)}`)
  let best: Action | undefined
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < LOOKS; i++) {
    const action = sampleAction(view, random)
    const after = copyState(view)
    // Only what the action itself does; whatever chance adds is not looked at.
    deedOf(after, action.do).carry(after, action, topSeat(view))
    const worth = value(after, seat) - (action.do === 'pass' ? 5 : 0)
    // What changes nothing (a Favor returned for a Favor) would be chosen again, without end.
    if (worth <= most || isSameTable(after, view)) continue
    most = worth
    best = action
  }
  return best ?? sampleAction(view, random)
}

function value(state: State, seat: number): number {
  let sum = read.power(state, seat) * 2 - read.citiesLeft(state, seat) * 2 - read.portsLeft(state, seat)
  for (let ambition = 1; ambition <= 5; ambition++) {
    sum += Math.min(6, count(state, seat, ambition)) * (isDeclared(state, ambition) ? 1 : 0.6)
    if (isDeclared(state, ambition)) sum += awards(state, ambition)[seat]!
  }
  for (let system = 0; system < 24; system++)
    sum += ships(state, system, seat) * 0.3 + freshShips(state, system, seat) * 0.3
  for (let spot = 0; spot < ROW_SIZE; spot++) {
    const own = read.courtAgents(state, spot, seat)
    let rival = 0
    for (let other = 0; other < state.options.players; other++)
      if (other !== seat) rival = Math.max(rival, read.courtAgents(state, spot, other))
    if (own > rival) sum += 0.8
  }
  return sum
}
