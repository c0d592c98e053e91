// Choosing without dice, for looking ahead: what is still tied after all preferences is taken in canonical order.

import { canonical } from '@understudy/procedure'
import type { C, WaysOf } from '../context.ts'

export function preferred<X>(c: C, ways: WaysOf<X>): X | undefined {
  let left = [...ways.from(c)]
  for (const preference of ways.prefer ?? []) {
    if (left.length <= 1) break
    if ('keep' in preference) {
      const kept = left.filter((x) => preference.keep(c, x))
      if (kept.length > 0) left = kept
      continue
    }
    const sign = 'most' in preference ? 1 : -1
    const values = left.map((x) => sign * ('most' in preference ? preference.most(c, x) : preference.least(c, x)))
    const best = Math.max(...values)
    left = left.filter((_, i) => values[i] === best)
  }
  if (left.length <= 1) return left[0]
  return left.map((x) => ({ x, key: canonical(x) })).sort((a, b) => (a.key < b.key ? -1 : 1))[0]?.x
}
