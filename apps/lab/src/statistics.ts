// Small statistics for results of many games.

/** 95 % of a normal distribution lie within this many standard deviations. */
const Z95 = 1.959963984540054

export interface Share {
  readonly count: number
  readonly of: number
  readonly share: number
  /** The Wilson 95 % interval of the share. */
  readonly low: number
  readonly high: number
}

export function shareOf(count: number, of: number): Share {
  const { low, high } = wilson(count, of)
  return { count, of, share: rounded(of === 0 ? 0 : count / of), low: rounded(low), high: rounded(high) }
}

/** The Wilson score interval: honest near 0 and 1 and for few games, unlike "p ± 2σ". */
export function wilson(count: number, of: number, z = Z95): { low: number; high: number } {
  if (of === 0) return { low: 0, high: 1 }
  const p = count / of
  const zz = (z * z) / of
  const middle = p + zz / 2
  const spread = z * Math.sqrt((p * (1 - p)) / of + zz / (4 * of))
  const clamp = (value: number) => Math.min(1, Math.max(0, value))
  // At the ends rounding would leave a trace of 1e-17.
  const low = count === 0 ? 0 : clamp((middle - spread) / (1 + zz))
  const high = count === of ? 1 : clamp((middle + spread) / (1 + zz))
  return { low, high }
}

export interface Spread {
  readonly mean: number
  readonly median: number
  readonly p95: number
  readonly min: number
  readonly max: number
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  const sum = sorted.reduce((total, value) => total + value, 0)
  return {
    mean: rounded(sorted.length === 0 ? 0 : sum / sorted.length),
    median: rounded(quantile(sorted, 0.5)),
    p95: rounded(quantile(sorted, 0.95)),
    min: sorted[0] ?? 0,
    max: sorted[sorted.length - 1] ?? 0,
  }
}

/** The q-quantile of sorted values, between two of them where it falls between. */
export function quantile(sorted: readonly number[], q: number): number {
  if (sorted.length === 0) return 0
  const at = (sorted.length - 1) * q
  const below = sorted[Math.floor(at)] as number
  const above = sorted[Math.ceil(at)] as number
  return below + (above - below) * (at - Math.floor(at))
}

export const median = (values: readonly number[]): number =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  )

/** Six decimals are more than any number of games can tell. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6
