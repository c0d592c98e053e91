// What whoever attacks a seat, raids it or shares a gate with it has to reckon with: modifiers that a table may give to
// SUPERCAT (supercat-0.10, 2.3). Of nobody else does anything here hold.

import { isSeat } from '../state/owners.ts'
import * as read from '../state/read.ts'
import { playersOf, roleOf, type State } from '../state/state.ts'

export const isBot = (state: State, seat: number): boolean => isSeat(seat) && roleOf(state, seat) === 'supercat'
const personAttacks = (state: State, by: number, owner: number): boolean =>
  isSeat(by) && roleOf(state, by) === 'human' && isBot(state, owner)

/** How many hits a ship needs to be damaged, and how many more to be destroyed. */
export interface Toughness {
  readonly damage: number
  readonly destroy: number
  /** No ship is destroyed while a fresh one is left. */
  readonly covered: boolean
}
export const ORDINARY: Toughness = { damage: 1, destroy: 1, covered: false }

/** Armored Hulls, Energy Shields, Carrier Tactics, for ships of this owner that somebody attacks. */
export function toughness(state: State, by: number, owner: number): Toughness {
  const { armoredHulls, energyShields, carrierTactics: covered } = state.options
  if (!(armoredHulls || energyShields || covered) || !personAttacks(state, by, owner)) return ORDINARY
  return { damage: armoredHulls || energyShields ? 2 : 1, destroy: energyShields ? 2 : 1, covered }
}

/** Fortress Vaults: slots with one key cost two (supercat/B68). */
export const hasVaults = (state: State, thief: number, victim: number): boolean =>
  state.options.fortressVaults && personAttacks(state, thief, victim)

export const UNBLOCKED = -2
/** Warp Blockades: the bot that controls a gate whatever people have there; -1 if bots are tied (supercat/B69). */
export function blockader(state: State, gate: number, seat: number, own: number): number {
  let best = 0
  let who = UNBLOCKED
  for (let bot = 0; bot < playersOf(state); bot++) {
    if (!isBot(state, bot)) continue
    const fresh = bot === seat ? own : read.fresh(state, gate, bot)
    if (fresh > best) {
      best = fresh
      who = bot
    } else if (fresh === best && fresh > 0) who = -1
  }
  return who
}
/** Nobody but a bot can come to control this gate, whatever it brings: a bot keeps it, or bots that are tied do. */
export const keptGate = (state: State, gate: number): boolean =>
  state.options.warpBlockades && blockader(state, gate, -1, 0) !== UNBLOCKED
/** Whether the ships of this seat count against a bot that wants to keep a gate. */
export const countsInGate = (state: State, seat: number): boolean => isBot(state, seat)
export const holdsGates = (state: State, seat: number): boolean => state.options.warpBlockades && isBot(state, seat)
