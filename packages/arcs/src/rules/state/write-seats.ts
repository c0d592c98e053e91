// Changing a state: what lies on the boards of the seats.

import * as L from './layout.ts'
import { MAX_SEATS, MOST_POWER } from './numbers.ts'
import type { State } from './state.ts'

// Not looked up in the layout each time: what is constant in a file costs nothing.
const POWER = L.POWER
const SHIPS = L.SHIPS
const PORTS = L.PORTS
const CITIES = L.CITIES
const AGENTS = L.AGENTS
const OUTRAGE = L.OUTRAGE
const OWED = L.OWED
const LEADER_OF = L.LEADER_OF
const GONE_SHIPS = L.GONE_SHIPS
const GONE_AGENTS = L.GONE_AGENTS
const GONE_CITIES = L.GONE_CITIES
const PLAYED_MODE = L.PLAYED_MODE
const PLAYED_CARD = L.PLAYED_CARD
const COUNTER = L.COUNTER
const SEIZE_COUNTER = L.SEIZE_COUNTER
const RESOURCE_POWER = L.RESOURCE_POWER
const TARGET = L.TARGET
const SLOTS = L.SLOTS
const SLOTS_PER_SEAT = L.SLOTS_PER_SEAT
const TROPHIES_AT = L.TROPHIES_AT
const OWNER_STRIDE = L.OWNER_STRIDE
const CAPTIVES = L.CAPTIVES

/** Power ends at MOST_POWER on both sides of zero. */
export function setPower({ b }: State, seat: number, n: number): void {
  b[POWER + seat] = Math.min(MOST_POWER, Math.abs(n))
  b[L.belowZeroAt(seat)] = n < 0 ? 1 : 0
}

export function setShipsLeft({ b }: State, seat: number, n: number): void {
  b[SHIPS + seat] = n
}

export function addShipsLeft({ b }: State, seat: number, n: number): void {
  b[SHIPS + seat]! += n
}

export function setPortsLeft({ b }: State, seat: number, n: number): void {
  b[PORTS + seat] = n
}

export function addPortsLeft({ b }: State, seat: number, n: number): void {
  b[PORTS + seat]! += n
}

export function setCitiesLeft({ b }: State, seat: number, n: number): void {
  b[CITIES + seat] = n
}

export function addCitiesLeft({ b }: State, seat: number, n: number): void {
  b[CITIES + seat]! += n
}

export function setAgentsLeft({ b }: State, seat: number, n: number): void {
  b[AGENTS + seat] = n
}

export function addAgentsLeft({ b }: State, seat: number, n: number): void {
  b[AGENTS + seat]! += n
}

export function setOutrage({ b }: State, seat: number, n: number): void {
  b[OUTRAGE + seat] = n
}

export function setAgentsOwed({ b }: State, seat: number, n: number): void {
  b[OWED + seat] = n
}

export function addAgentsOwed({ b }: State, seat: number, n: number): void {
  b[OWED + seat]! += n
}

export function setLeaderOf({ b }: State, seat: number, n: number): void {
  b[LEADER_OF + seat] = n
}

export function setShipsGone({ b }: State, seat: number, n: number): void {
  b[GONE_SHIPS + seat] = n
}

export function setAgentsGone({ b }: State, seat: number, n: number): void {
  b[GONE_AGENTS + seat] = n
}

export function setCitiesGone({ b }: State, seat: number, n: number): void {
  b[GONE_CITIES + seat] = n
}

export function setPlayedMode({ b }: State, seat: number, n: number): void {
  b[PLAYED_MODE + seat] = n
}

export function setPlayedCard({ b }: State, seat: number, n: number): void {
  b[PLAYED_CARD + seat] = n
}

export function setCounter({ b }: State, seat: number, n: number): void {
  b[COUNTER + seat] = n
}

export function addCounter({ b }: State, seat: number, n: number): void {
  b[COUNTER + seat]! += n
}

export function setSeizeCounter({ b }: State, seat: number, n: number): void {
  b[SEIZE_COUNTER + seat] = n
}

export function addSeizeCounter({ b }: State, seat: number, n: number): void {
  b[SEIZE_COUNTER + seat]! += n
}

export function setResourcePower({ b }: State, seat: number, n: number): void {
  b[RESOURCE_POWER + seat] = n
}

export function addResourcePower({ b }: State, seat: number, n: number): void {
  b[RESOURCE_POWER + seat]! += n
}

export function setTarget({ b }: State, seat: number, n: number): void {
  b[TARGET + seat] = n
}

/** Forgets how everybody played this round. */
export function clearPlayed({ b }: State): void {
  b.fill(0, PLAYED_MODE, PLAYED_MODE + MAX_SEATS)
  b.fill(0, PLAYED_CARD, PLAYED_CARD + MAX_SEATS)
}

export function setSlot({ b }: State, seat: number, at: number, type: number): void {
  b[SLOTS + seat * SLOTS_PER_SEAT + at] = type
}

export function clearSlots({ b }: State, seat: number): void {
  const from = SLOTS + seat * SLOTS_PER_SEAT
  b.fill(0, from, from + SLOTS_PER_SEAT)
}

export function setTrophy({ b }: State, holder: number, owner: number, kind: number, n: number): void {
  b[TROPHIES_AT + (holder * OWNER_STRIDE + owner) * 4 + kind] = n
}

export function addTrophy({ b }: State, holder: number, owner: number, kind: number, n: number): void {
  b[TROPHIES_AT + (holder * OWNER_STRIDE + owner) * 4 + kind]! += n
}

export function setCaptive({ b }: State, holder: number, owner: number, n: number): void {
  b[CAPTIVES + holder * OWNER_STRIDE + owner] = n
}

export function addCaptive({ b }: State, holder: number, owner: number, n: number): void {
  b[CAPTIVES + holder * OWNER_STRIDE + owner]! += n
}
