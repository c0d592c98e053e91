// Irregularity that is always the same: a cut edge must not wander between two renders.

/** A number from 0 up to 1 that depends on these numbers only. */
export function noise(...of: readonly number[]): number {
  let h = 0x9e3779b9
  for (const value of of) {
    h = Math.imul(h ^ Math.round(value * 64), 0x85ebca6b)
    h ^= h >>> 13
    h = Math.imul(h, 0xc2b2ae35)
    h ^= h >>> 16
  }
  return (h >>> 0) / 4294967296
}

/** From -1 to 1. */
export const swing = (...of: readonly number[]): number => noise(...of) * 2 - 1
