// The pieces on the map as they lie in a state, ships and buildings, to find out whether any has changed.

import * as L from './layout.ts'
import { SITE_COUNT } from './sites.ts'
import type { State } from './state.ts'

const { FRESH, DAMAGED, SITE } = L
/** Ships and sites lie one after another. */
const BEGIN = Math.min(FRESH, DAMAGED, SITE)
const LENGTH = SITE - BEGIN + SITE_COUNT

export const emptyMap = (): Uint8Array => new Uint8Array(LENGTH)

export function noteMap(into: Uint8Array, { b }: State): void {
  for (let at = 0; at < LENGTH; at++) into[at] = b[BEGIN + at]!
}

export function isMapOf(map: Uint8Array, { b }: State): boolean {
  for (let at = 0; at < LENGTH; at++) if (map[at] !== b[BEGIN + at]) return false
  return true
}
