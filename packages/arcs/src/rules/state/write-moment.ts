// Changing a state: the moment of the game, and the turn under way.

import * as L from './layout.ts'
import type { State } from './state.ts'

// Not looked up in the layout each time: what is constant in a file costs nothing.
const SETUP = L.SETUP
const CHAPTER = L.CHAPTER
const ROUND = L.ROUND
const TURN = L.TURN
const INITIATIVE = L.INITIATIVE
const LEADER = L.LEADER
const LEAD_CARD = L.LEAD_CARD
const SEIZED = L.SEIZED
const PASSED = L.PASSED
const OVER = L.OVER
const ACTIVE = L.ACTIVE
const MODE = L.MODE
const SUIT = L.SUIT
const PIPS_LEFT = L.PIPS_LEFT
const ARRANGE = L.ARRANGE
const USED = L.USED
const EXTRA_DIE = L.EXTRA_DIE
const GROUPS = L.GROUPS
const BONUS = L.BONUS
const LAST_SITE = L.LAST_SITE
const LEAD_ZERO = L.LEAD_ZERO
const DECLARED = L.DECLARED
const ARMED = L.ARMED
const PRELUDE = L.PRELUDE
const FIRST = L.FIRST

export function setSetup({ b }: State, n: number): void {
  b[SETUP] = n
}

export function setChapter({ b }: State, n: number): void {
  b[CHAPTER] = n
}

export function addChapter({ b }: State, n: number): void {
  b[CHAPTER]! += n
}

export function setRound({ b }: State, n: number): void {
  b[ROUND] = n
}

export function addRound({ b }: State, n: number): void {
  b[ROUND]! += n
}

export function setTurn({ b }: State, n: number): void {
  b[TURN] = n
}

export function setInitiative({ b }: State, n: number): void {
  b[INITIATIVE] = n
}

export function setLeader({ b }: State, n: number): void {
  b[LEADER] = n
}

export function setLeadCard({ b }: State, n: number): void {
  b[LEAD_CARD] = n
}

export function setSeized({ b }: State, n: number): void {
  b[SEIZED] = n
}

export function setPassed({ b }: State, n: number): void {
  b[PASSED] = n
}

export function setOver({ b }: State, n: number): void {
  b[OVER] = n
}

export function setActive({ b }: State, n: number): void {
  b[ACTIVE] = n
}

export function setMode({ b }: State, n: number): void {
  b[MODE] = n
}

export function setSuit({ b }: State, n: number): void {
  b[SUIT] = n
}

export function setPipsLeft({ b }: State, n: number): void {
  b[PIPS_LEFT] = n
}

export function addPipsLeft({ b }: State, n: number): void {
  b[PIPS_LEFT]! += n
}

export function setArranging({ b }: State, n: number): void {
  b[ARRANGE] = n
}

export function setUsed({ b }: State, n: number): void {
  b[USED] = n
}

export function setExtraDie({ b }: State, n: number): void {
  b[EXTRA_DIE] = n
}

export function setGroups({ b }: State, n: number): void {
  b[GROUPS] = n
}

export function addGroups({ b }: State, n: number): void {
  b[GROUPS]! += n
}

export function setBonus({ b }: State, n: number): void {
  b[BONUS] = n
}

export function setLastSite({ b }: State, n: number): void {
  b[LAST_SITE] = n
}

export function setLeadZero({ b }: State, yes: boolean): void {
  b[LEAD_ZERO] = yes ? 1 : 0
}

export function setDeclared({ b }: State, yes: boolean): void {
  b[DECLARED] = yes ? 1 : 0
}

export function setArmed({ b }: State, yes: boolean): void {
  b[ARMED] = yes ? 1 : 0
}

export function setPrelude({ b }: State, yes: boolean): void {
  b[PRELUDE] = yes ? 1 : 0
}

export function setFirst({ b }: State, yes: boolean): void {
  b[FIRST] = yes ? 1 : 0
}
