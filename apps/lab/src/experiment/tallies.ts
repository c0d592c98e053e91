// Numbers of many games, gathered one at a time: their size does not grow with the games.

import { type Spread, wilson } from '../statistics.ts'
import { t95 } from '../student.ts'

export interface Interval {
  readonly mean: number
  readonly low: number
  readonly high: number
  /** How many values. */
  readonly n: number
}

const rounded = (value: number): number => Math.round(value * 1e6) / 1e6

/** The mean of values with its t interval. */
export class Mean {
  #n = 0
  #mean = 0
  #squares = 0

  add(value: number): void {
    this.#n++
    const off = value - this.#mean
    this.#mean += off / this.#n
    this.#squares += off * (value - this.#mean)
  }

  get n(): number {
    return this.#n
  }

  /** No further than values can be: of few of them t would say more than there is. */
  interval(least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY): Interval {
    const n = this.#n
    // One value alone says nothing about how far it may be off.
    const half = n < 2 ? Number.NaN : t95(n - 1) * Math.sqrt(this.#squares / (n - 1) / n)
    const within = (value: number): number => rounded(Math.min(most, Math.max(least, value)))
    return { mean: rounded(this.#mean), low: within(this.#mean - half), high: within(this.#mean + half), n }
  }
}

/** A share of games, of which one may be won in part. Its Wilson interval is then a little wide, never too narrow. */
export class Part {
  #sum = 0
  #n = 0

  add(part: number): void {
    this.#sum += part
    this.#n++
  }

  interval(): Interval & { readonly count: number } {
    const { low, high } = wilson(this.#sum, this.#n)
    const mean = this.#n === 0 ? 0 : this.#sum / this.#n
    return { mean: rounded(mean), low: rounded(low), high: rounded(high), n: this.#n, count: rounded(this.#sum) }
  }
}

/** How often each value came: whole numbers, of which there are few. */
export class Histogram {
  readonly #counts = new Map<number, number>()
  #n = 0

  add(value: number): void {
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1)
    this.#n++
  }

  get n(): number {
    return this.#n
  }

  /** Values with their counts, the least first. */
  counts(): [number, number][] {
    return [...this.#counts].sort(([a], [b]) => a - b)
  }

  /** So large a part is below it. */
  at(part: number): number {
    return rounded(this.#quantile(this.counts(), part))
  }

  spread(): Spread {
    const counts = this.counts()
    const sum = counts.reduce((total, [value, n]) => total + value * n, 0)
    return {
      mean: rounded(this.#n === 0 ? 0 : sum / this.#n),
      median: rounded(this.#quantile(counts, 0.5)),
      p95: rounded(this.#quantile(counts, 0.95)),
      min: counts[0]?.[0] ?? 0,
      max: counts.at(-1)?.[0] ?? 0,
    }
  }

  /** Between two values where it falls between. */
  #quantile(counts: readonly [number, number][], q: number): number {
    if (this.#n === 0) return 0
    const at = (this.#n - 1) * q
    const below = valueAt(counts, Math.floor(at))
    return below + (valueAt(counts, Math.ceil(at)) - below) * (at - Math.floor(at))
  }
}

function valueAt(counts: readonly [number, number][], at: number): number {
  let before = 0
  for (const [value, n] of counts) {
    before += n
    if (at < before) return value
  }
  return counts.at(-1)?.[0] ?? 0
}
