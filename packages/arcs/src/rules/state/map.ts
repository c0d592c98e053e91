// The pieces on the map as they lie in a state, ships and buildings, to find out whether any has changed.

import * as L from './layout.ts'
import { SITE_COUNT } from './sites.ts'
import type { State } from './state.ts'

const FRESH = L.FRESH
const DAMAGED = L.DAMAGED
const SITE = L.SITE
const SYSTEMS = L.SYSTEMS
const OWNER_STRIDE = L.OWNER_STRIDE
/** Ships and sites lie one after another. */
const BEGIN = Math.min(FRESH, DAMAGED, SITE)
const LENGTH = SITE - BEGIN + SITE_COUNT

export const emptyMap = (): Uint8Array => new Uint8Array(LENGTH)

export function noteMap(into: Uint8Array, { b }: State): void {
  for (let at = 0; at < LENGTH; at++) into[at] = b[BEGIN + at]!
}

/** In a base game: nobody but seats has ships there. */
export function isMapOf(map: Uint8Array, { b, options }: State): boolean {
  const seats = options.players
  for (let row = 0; row < SYSTEMS * OWNER_STRIDE; row += OWNER_STRIDE)
    for (let seat = 0; seat < seats; seat++) {
      const fresh = FRESH + row + seat
      const damaged = DAMAGED + row + seat
      if (map[fresh - BEGIN] !== b[fresh] || map[damaged - BEGIN] !== b[damaged]) return false
    }
  for (let at = SITE; at < SITE + SITE_COUNT; at++) if (map[at - BEGIN] !== b[at]) return false
  return true
}
