// Numbers of what a table is asked, told in one line each; `npm run taps` gathers the lines. Used by tests only.

/** `npm run taps` measures many games; an ordinary test run looks at a few. */
export const MANY: boolean =
  (globalThis as { process?: { env: Record<string, string | undefined> } }).process?.env.TAPS === '1'

export const spread = (numbers: readonly number[]): readonly number[] => [...numbers].sort((a, b) => a - b)

export const at = (sorted: readonly number[], share: number): number => sorted[Math.ceil((sorted.length - 1) * share)]!

const told = (numbers: readonly number[]): string =>
  `median ${at(numbers, 0.5)}, 95 % ${at(numbers, 0.95)}, most ${numbers.at(-1)}`

export function report(what: string, figures: readonly (readonly [string, readonly number[] | string])[]): void {
  const all = figures.map(([name, value]) => `${name}: ${typeof value === 'string' ? value : told(value)}`)
  console.log(`| ${what} | ${all.join('; ')} |`)
}
