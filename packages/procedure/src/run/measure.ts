// Preferences in one form, whatever kind they are: what is asked about every candidate should look alike.

import type { Preference } from '../book/nodes.ts'
import type { Source } from '../book/rulebook.ts'

export interface Measure<C, X> {
  readonly id: string
  readonly source: Source | undefined
  /** Those that satisfy it stay … */
  readonly keep: ((c: C, x: X) => boolean) | undefined
  /** … or those with the highest of these numbers. */
  readonly value: ((c: C, x: X) => number) | undefined
  /** -1: with the lowest. */
  readonly sign: 1 | -1
}

export const measuresOf = <C, X>(prefer: readonly Preference<C, X>[] = []): Measure<C, X>[] =>
  prefer.map((preference) => ({
    id: preference.id,
    source: preference.source,
    keep: 'keep' in preference ? preference.keep : undefined,
    value: 'most' in preference ? preference.most : 'least' in preference ? preference.least : undefined,
    sign: 'least' in preference ? -1 : 1,
  }))

/** Which of these (by position) a preference keeps. One that nobody satisfies, or that has no number for anybody, keeps all. */
export function measure<C, X>(
  c: C,
  { keep, value, sign }: Measure<C, X>,
  left: readonly X[],
): { kept: number[]; best: number | undefined } {
  const kept: number[] = []
  if (keep !== undefined) {
    for (let i = 0; i < left.length; i++) if (keep(c, left[i] as X)) kept.push(i)
    return { kept: kept.length > 0 ? kept : all(left), best: undefined }
  }
  let best = Number.NEGATIVE_INFINITY
  for (let i = 0; i < left.length; i++) {
    const number = value === undefined ? Number.NaN : sign * value(c, left[i] as X)
    if (number > best) {
      best = number
      if (kept.length > 0) kept.length = 0
    }
    if (number === best) kept.push(i)
  }
  return kept.length > 0 ? { kept, best: sign * best } : { kept: all(left), best: undefined }
}

export function all(left: readonly unknown[]): number[] {
  const places: number[] = []
  for (let i = 0; i < left.length; i++) places.push(i)
  return places
}
