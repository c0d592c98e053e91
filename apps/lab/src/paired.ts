// The same turn played by two bots: how much more or less one of them asks for than the other.

import type { Lang } from '@understudy/procedure'

export interface Paired {
  readonly what: Readonly<Record<Lang, string>>
  /** Means of the two bots, and of the difference between them in one position. */
  readonly bots: Readonly<Record<string, number>>
  readonly difference: number
  /** The 95 % interval of the difference reaches so far to both sides. */
  readonly within: number
  readonly turns: number
}

const Z95 = 1.96

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Of pairs of numbers, one for each bot: second less first. */
export function pairedOf(
  what: Paired['what'],
  names: readonly [string, string],
  pairs: readonly (readonly [number, number])[],
): Paired {
  const differences = pairs.map(([a, b]) => b - a)
  const difference = mean(differences)
  const variance = mean(differences.map((each) => (each - difference) ** 2))
  const n = pairs.length
  return {
    what,
    bots: { [names[0]]: mean(pairs.map(([a]) => a)), [names[1]]: mean(pairs.map(([, b]) => b)) },
    difference,
    within: n < 2 ? Number.POSITIVE_INFINITY : Z95 * Math.sqrt(variance / (n - 1)),
    turns: n,
  }
}
