// Changing a state: what lies on the table for all: tokens, ambitions, the map, the Court.

import * as L from './layout.ts'
import { SITE_COUNT, SITE_USED } from './sites.ts'
import type { State } from './state.ts'

// Not looked up in the layout each time: what is constant in a file costs nothing.
const OWNER_STRIDE = L.OWNER_STRIDE
const SUPPLY = L.SUPPLY
const HELD = L.HELD
const BOXES = L.BOXES
const MARKER_AT = L.MARKER_AT
const MARKER_FLIPPED = L.MARKER_FLIPPED
const FRESH = L.FRESH
const DAMAGED = L.DAMAGED
const SITE = L.SITE
const MYTHIC = L.MYTHIC
const MOVED = L.MOVED
const SYSTEMS = L.SYSTEMS
const ROW = L.ROW
const UNION_ON = L.UNION_ON
const UNION_OF = L.UNION_OF

// — Tokens and ambitions of the table

export function setSupply({ b }: State, type: number, n: number): void {
  b[SUPPLY + type] = n
}

export function addSupply({ b }: State, type: number, n: number): void {
  b[SUPPLY + type]! += n
}

export function setHeld({ b }: State, type: number, n: number): void {
  b[HELD + type] = n
}

export function addHeld({ b }: State, type: number, n: number): void {
  b[HELD + type]! += n
}

export function setBox({ b }: State, type: number, n: number): void {
  b[BOXES + type] = n
}

export function addBox({ b }: State, type: number, n: number): void {
  b[BOXES + type]! += n
}

export function setMarkerAt({ b }: State, marker: number, n: number): void {
  b[MARKER_AT + marker] = n
}

export function setMarkerFlipped({ b }: State, marker: number, yes: boolean): void {
  b[MARKER_FLIPPED + marker] = yes ? 1 : 0
}

// — The map

export function setFresh({ b }: State, system: number, owner: number, n: number): void {
  b[FRESH + system * OWNER_STRIDE + owner] = n
}

export function addFresh({ b }: State, system: number, owner: number, n: number): void {
  b[FRESH + system * OWNER_STRIDE + owner]! += n
}

export function setDamaged({ b }: State, system: number, owner: number, n: number): void {
  b[DAMAGED + system * OWNER_STRIDE + owner] = n
}

export function addDamaged({ b }: State, system: number, owner: number, n: number): void {
  b[DAMAGED + system * OWNER_STRIDE + owner]! += n
}

export function setSite({ b }: State, at: number, n: number): void {
  b[SITE + at] = n
}

/** Everything may be taxed and may build again. */
export function clearUsedSites({ b }: State): void {
  for (let at = SITE; at < SITE + SITE_COUNT; at++) b[at]! &= ~SITE_USED
}

export function setMythic({ b }: State, system: number, n: number): void {
  b[MYTHIC + system] = n
}

export function setMoved({ b }: State, system: number, n: number): void {
  b[MOVED + system] = n
}

export function addMoved({ b }: State, system: number, n: number): void {
  b[MOVED + system]! += n
}

export function clearMoved({ b }: State): void {
  b.fill(0, MOVED, MOVED + SYSTEMS)
}

// — The Court

export function setRowCard({ b }: State, spot: number, n: number): void {
  b[ROW + spot] = n
}

export function setCourtAgents({ b }: State, spot: number, owner: number, n: number): void {
  b[L.courtAgentsAt(spot, owner)] = n
}

export function addCourtAgents({ b }: State, spot: number, owner: number, n: number): void {
  b[L.courtAgentsAt(spot, owner)]! += n
}

export function setUnionOn({ b }: State, union: number, n: number): void {
  b[UNION_ON + union] = n
}

export function setUnionOf({ b }: State, union: number, n: number): void {
  b[UNION_OF + union] = n
}
