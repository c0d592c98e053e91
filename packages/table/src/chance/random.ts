// Chance is keyed, not streamed: every roll, draw and pick is a function of (seed, key), so that changing one action two
// turns ago leaves all other chance as it was.

import { hashAfter } from '@understudy/procedure/json'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

export interface Random {
  /** A whole number from 0 to n - 1. */
  int(n: number): number
}

export const keyedRandom = (seed: string, key: string): Random => new Keyed(hashAfter(seed, key))

/** A class, because one is made for every roll, draw and pick. */
class Keyed implements Random {
  readonly #generator: ReturnType<typeof xoroshiro128plus>

  constructor(hash: number) {
    this.#generator = xoroshiro128plus((hash % 4294967296) | 0)
  }

  int(n: number): number {
    return n <= 1 ? 0 : uniformInt(this.#generator, 0, n - 1)
  }
}

export function pickFrom<T>(random: Random, items: readonly T[]): T {
  const item = items[random.int(items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const out = [...items]
  for (let i = out.length - 1; i > 0; i--) {
    const j = random.int(i + 1)
    const a = out[i] as T
    out[i] = out[j] as T
    out[j] = a
  }
  return out
}
