// What makes SUPERCAT harder to beat, each of it by itself (supercat-0.10, 2.3): at set-up, when a person attacks a bot, and
// in gates.

import { say } from '../../text/sayings.ts'

import { free } from '../deed.ts'
import { placeShips } from '../pieces.ts'
import { emptyUsable, gain, TYPES, typeIndex, typeName } from '../resources.ts'
import { isSeat } from '../state/owners.ts'
import * as read from '../state/read.ts'
import { F, pop, push, topSeat } from '../state/stack.ts'
import { boardOf, colourOf, hasPiece, playersOf, roleOf, type State } from '../state/state.ts'

const isBot = (state: State, seat: number): boolean => isSeat(seat) && roleOf(state, seat) === 'supercat'
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
/** Whether the ships of this seat count against a bot that wants to keep a gate. */
export const countsInGate = (state: State, seat: number): boolean => isBot(state, seat)
export const holdsGates = (state: State, seat: number): boolean => state.options.warpBlockades && isBot(state, seat)

/** Fleet Readiness and Strategic Reserves, once everybody's pieces lie there. */
export function setUpBonuses(state: State): void {
  const { fleetReadiness, strategicReserves } = state.options
  for (let seat = playersOf(state) - 1; seat >= 0; seat--) {
    if (!isBot(state, seat)) continue
    if (fleetReadiness)
      for (const system of boardOf(state).systems) if (hasPiece(state, system, seat)) placeShips(state, seat, system, 1)
    if (strategicReserves) push(state, F.reserve, seat)
  }
}

const inSupply = (state: State): number[] => {
  const out: number[] = []
  for (let type = 1; type <= TYPES; type++) if (read.supply(state, type) > 0) out.push(type)
  return out
}
/** Frame `reserve`: nothing to draw, or nowhere to put it. */
export const canReserve = (state: State): boolean =>
  inSupply(state).length > 0 && emptyUsable(state, topSeat(state)) > 0

/** Strategic Reserves: chance names the type (supercat/B70). */
export const reserve = free<'reserve'>({
  refuse: (state, { seat, type }) => {
    const of = colourOf(state, topSeat(state))
    if (seat !== of) return say('no.drawSeat', { seat: of })
    return read.supply(state, typeIndex(type)) > 0 ? undefined : say('no.tokenSupply', { type })
  },
  carry(state, { type }, _chance, events) {
    const seat = topSeat(state)
    pop(state)
    gain(state, seat, typeIndex(type), events)
  },
  *list(state) {
    for (const type of inSupply(state))
      yield { do: 'reserve', seat: colourOf(state, topSeat(state)), type: typeName(type) }
  },
})
