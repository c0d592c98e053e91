// What the tests of both target lists ask about the lines of a list.

import { describe, expect, it } from 'vitest'
import { type Case, once, type Played } from '../testing/bot-testing.ts'
import { attacked } from '../testing/campaign-testing.ts'
import { type Step, SURE_STEPS, TESTED_STEPS, WALK_STEPS } from './steps.ts'

/** What a line attacks in its position, and a position where it finds nothing or is not reached. */
export type Attack = readonly [target: string | undefined, not: () => Played]

const keysOf = <N extends string>(lines: Readonly<Record<N, unknown>>): N[] => Object.keys(lines) as N[]

/** The steps below this line that fired, of those asked about. */
const stepsOf = ({ fired }: Played, line: string, steps: readonly Step[]): Step[] =>
  steps.filter((step) => fired.has(`${line}.${step}`))

interface List<Sure extends string, Tested extends string> {
  /** Rules that are no line and no step: where each fires, and where it does not. */
  readonly rules: Readonly<Record<string, Case>>
  readonly sure: Readonly<Record<Sure, unknown>>
  readonly tested: Readonly<Record<Tested, unknown>>
  /** The position of each line. */
  readonly scenes: Readonly<Record<NoInfer<Sure | Tested>, () => Played>>
  /** Where the table says no to what the line finds. */
  readonly calm: Readonly<Record<NoInfer<Tested>, () => Played>>
  readonly targets: Readonly<Record<NoInfer<Sure | Tested>, Attack>>
  /** Where the army walks there, and where it does not. */
  readonly walks: Readonly<Record<string, Case>>
}

/** Every rule of a list, every line and every step below it, each under its name. */
export function testList<Sure extends string, Tested extends string>(list: List<Sure, Tested>): void {
  const { rules, sure, tested, scenes, calm, targets, walks } = list

  describe('rules fire, and do not', () => {
    it.each(Object.entries(rules))('%s', (node, [fires, not]) => {
      expect(once(fires).fired).toContain(node)
      expect(once(not).fired).not.toContain(node)
    })
  })

  describe('lines that attack without a roll, and every step below them', () => {
    it.each(keysOf(sure))('%s', (line) => {
      const [target, not] = targets[line]
      const played = scenes[line]()
      expect(stepsOf(played, line, SURE_STEPS)).toEqual(SURE_STEPS)
      expect(attacked(played)).toBe(target)
      expect(stepsOf(not(), line, SURE_STEPS)).toEqual([])
    })
  })

  describe('lines that ask the table, and every step below them', () => {
    it.each(keysOf(tested))('%s', (line) => {
      const [target, not] = targets[line]
      const played = scenes[line]()
      expect(stepsOf(played, line, TESTED_STEPS)).toEqual(['t', 'yes', 'x', 'go', 'done'])
      if (target !== undefined) expect(attacked(played)).toBe(target)
      expect(stepsOf(not(), line, ['yes', 'x', 'go', 'done'])).toEqual([])
      expect(stepsOf(calm[line](), line, TESTED_STEPS)).toEqual(['t', 'next'])
    })
  })

  describe('lines that walk, and every step below them', () => {
    it.each(Object.entries(walks))('%s', (line, [there, not]) => {
      expect(stepsOf(once(there), line, WALK_STEPS)).toEqual(WALK_STEPS)
      expect(stepsOf(once(not), line, WALK_STEPS)).toEqual([])
    })
  })
}
