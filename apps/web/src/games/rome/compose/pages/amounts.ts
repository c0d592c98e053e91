// Many amounts to choose from: a few of them have keys of their own, the others are stepped to.

/** One row, those that step included. */
export const MOST_KEYS = 10

/** `−`, the amount, `+`. */
const STEPPER = 3

const ROUND = [1, 2, 5, 10, 20, 50, 100, 200, 500]

/** Those that have a key: all of them if they fit in a row; otherwise the first, the last and round ones between. */
export function keyedAmounts(all: readonly number[]): readonly number[] {
  if (all.length <= MOST_KEYS) return all
  const first = all[0] ?? 0
  const last = all.at(-1) ?? 0
  const between = ROUND.filter((amount) => amount > first && amount < last && all.includes(amount))
  return [first, ...between.slice(0, MOST_KEYS - STEPPER - 2), last]
}
