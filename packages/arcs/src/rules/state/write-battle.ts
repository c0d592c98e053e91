// Changing a state: the battle, or the rifle fire, under way.

import * as L from './layout.ts'
import type { State } from './state.ts'

// Not looked up in the layout each time: what is constant in a file costs nothing.
const B_KIND = L.B_KIND
const B_AT = L.B_AT
const B_ATT = L.B_ATT
const B_DEF = L.B_DEF
const B_REROLLED = L.B_REROLLED
const B_ALIVE = L.B_ALIVE
const B_KEYS = L.B_KEYS
const B_RANSACKS = L.B_RANSACKS
const B_TYPES = L.B_TYPES
const B_AFTER = L.B_AFTER
const B_CLEAN = L.B_CLEAN
const B_TROPHY = L.B_TROPHY
const B_DICE = L.B_DICE
const B_FACES = L.B_FACES

export function setBattleKind({ b }: State, n: number): void {
  b[B_KIND] = n
}

export function setBattleAt({ b }: State, n: number): void {
  b[B_AT] = n
}

export function setAttacker({ b }: State, n: number): void {
  b[B_ATT] = n
}

export function setDefender({ b }: State, n: number): void {
  b[B_DEF] = n
}

export function setRerolled({ b }: State, n: number): void {
  b[B_REROLLED] = n
}

export function setAttackersAlive({ b }: State, n: number): void {
  b[B_ALIVE] = n
}

export function setBattleKeys({ b }: State, n: number): void {
  b[B_KEYS] = n
}

export function setRansacks({ b }: State, n: number): void {
  b[B_RANSACKS] = n
}

export function setBattleTypes({ b }: State, n: number): void {
  b[B_TYPES] = n
}

export function setAfterBattle({ b }: State, n: number): void {
  b[B_AFTER] = n
}

export function setBattleClean({ b }: State, yes: boolean): void {
  b[B_CLEAN] = yes ? 1 : 0
}

export function setBattleTrophy({ b }: State, yes: boolean): void {
  b[B_TROPHY] = yes ? 1 : 0
}

export function setBattleDice({ b }: State, die: number, n: number): void {
  b[B_DICE + die] = n
}

export function setRolledFaces({ b }: State, die: number, face: number, n: number): void {
  b[B_FACES + die * 6 + face] = n
}

export function addRolledFaces({ b }: State, die: number, face: number, n: number): void {
  b[B_FACES + die * 6 + face]! += n
}

export function clearBattle({ b }: State): void {
  b.fill(0, B_KIND, B_AFTER + 1)
}
