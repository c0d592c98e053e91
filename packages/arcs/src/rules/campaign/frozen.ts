// Tokens outside the slots: the Trust, and what lies on Merchant League (campaign 11.4, 12.3, 15.3).

import { TYPES } from '../board/resources.ts'
import * as camp from '../state/campaign/read.ts'
import * as set from '../state/campaign/write.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { playersOf, type State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { CARD } from './data.ts'

/** Who holds Merchant League, or -1. */
export function leagueHolder(state: State): number {
  for (let seat = 0; seat < playersOf(state); seat++)
    if (read.has(state, Pile.guild(seat), CARD.merchantLeague)) return seat
  return -1
}
export function leagueSize(state: State): number {
  let n = 0
  for (let type = 1; type <= TYPES; type++) n += camp.league(state, type)
  return n
}
export const onLeague = (state: State, seat: number, type: number): number =>
  camp.league(state, type) > 0 && leagueHolder(state) === seat ? camp.league(state, type) : 0
const inTrust = (state: State, seat: number, type: number): number =>
  camp.firstRegent(state) === seat ? camp.trust(state, type) : 0

export const frozen = (state: State, seat: number, type: number): number =>
  inTrust(state, seat, type) + onLeague(state, seat, type)

/** The card under them is gone, or says so: they go to the supply. */
export function clearLeague(state: State): number {
  let n = 0
  for (let type = 1; type <= TYPES; type++) {
    n += camp.league(state, type)
    write.addSupply(state, type, camp.league(state, type))
    set.addLeague(state, type, -camp.league(state, type))
  }
  return n
}

/** Takes one frozen token of a seat away: from Merchant League first, else from the Trust. */
export function takeFrozen(state: State, seat: number, type: number): void {
  if (onLeague(state, seat, type) > 0) set.addLeague(state, type, -1)
  else set.addTrust(state, type, -1)
}
