// What the tests of both target lists ask about one line of a list.

import type { Played } from '../testing/bot-testing.ts'
import type { Step } from './steps.ts'

/** What a line attacks in its position, and a position where it finds nothing or is not reached. */
export type Attack = readonly [target: string | undefined, not: () => Played]

export const keysOf = <N extends string>(lines: Readonly<Record<N, unknown>>): N[] => Object.keys(lines) as N[]

/** The steps below this line that fired, of those asked about. */
export const stepsOf = ({ fired }: Played, line: string, steps: readonly Step[]): Step[] =>
  steps.filter((step) => fired.has(`${line}.${step}`))
