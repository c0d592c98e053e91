// What the tests of both target lists ask about the lines of a list.

import { describe, expect, it } from 'vitest'
import type { NodeId } from '../ids.ts'
import { once, type Played } from '../testing/bot-testing.ts'
import { attacked } from '../testing/campaign-testing.ts'
import { type Case, isPassedOver, type Passed, testRules } from '../testing/rules-testing.ts'
import { AIMS, type TargetNode } from './lists.ts'
import { type Step, SURE_STEPS, TESTED_STEPS, WALK_STEPS } from './steps.ts'

/** What a line attacks in its position, a position where it finds nothing, and the rule that decides there. */
export type Attack = readonly [target: string | undefined, not: () => Played, instead: NodeId]

const keysOf = <N extends string>(lines: Readonly<Record<N, unknown>>): N[] => Object.keys(lines) as N[]

/** The steps below this line that fired, of those asked about. */
const stepsOf = ({ fired }: Played, line: string, steps: readonly Step[]): Step[] =>
  steps.filter((step) => fired.has(`${line}.${step}`))

/** It is read, and never finds anything; nothing below it is come to. */
function findsNothing(line: string, played: Played, instead: NodeId): void {
  isPassedOver(line, played, instead)
  expect(played.fired).not.toContain(line)
  expect(stepsOf(played, line, TESTED_STEPS)).toEqual([])
}

interface List<Sure extends string, Tested extends string> {
  /** Rules that are no line and no step. */
  readonly rules: Readonly<Record<string, Case>>
  readonly sure: Readonly<Record<Sure, unknown>>
  readonly tested: Readonly<Record<Tested, unknown>>
  /** The position of each line. */
  readonly scenes: Readonly<Record<NoInfer<Sure | Tested>, () => Played>>
  readonly targets: Readonly<Record<NoInfer<Sure | Tested>, Attack>>
  /** Where the table says no to what the line finds. */
  readonly calm: Readonly<Record<NoInfer<Tested>, Passed>>
  /** Where nothing can be done about what the line finds. */
  readonly stuck: Readonly<Record<string, Passed>>
  /** Where the army walks there, and where the line finds a place and it cannot walk. */
  readonly walks: Readonly<Record<string, Case>>
}

/** Every rule of a list, every line and every step below it, each under its name. */
export function testList<Sure extends TargetNode, Tested extends TargetNode>(list: List<Sure, Tested>): void {
  const { rules, sure, tested, scenes, calm, stuck, targets, walks } = list

  testRules(rules)

  describe('lines that attack without a roll, and every step below them', () => {
    it.each(keysOf(sure))('%s', (line) => {
      const [target, not, instead] = targets[line]
      const played = scenes[line]()
      expect(stepsOf(played, line, SURE_STEPS)).toEqual(SURE_STEPS)
      expect(attacked(played)).toBe(target)
      findsNothing(line, not(), instead)
    })
  })

  describe('lines that ask the table, and every step below them', () => {
    it.each(keysOf(tested))('%s', (line) => {
      const [target, not, instead] = targets[line]
      const played = scenes[line]()
      expect(stepsOf(played, line, TESTED_STEPS)).toEqual(['t', 'yes', 'x', 'go', 'done'])
      if (target !== undefined) expect(attacked(played)).toBe(target)
      findsNothing(line, not(), instead)
      const [turnedDown, then] = calm[line]
      isPassedOver(`${line}.yes`, turnedDown(), then)
      expect(stepsOf(turnedDown(), line, TESTED_STEPS)).toEqual(['t', 'next'])
    })
  })

  describe('lines that look beyond this activation, and cannot get nearer in it', () => {
    it('are all that find more than they can attack now', () => {
      const lines: string[] = [...keysOf(sure), ...keysOf(tested)].filter((line) => AIMS[line].range === 'march')
      expect(Object.keys(stuck).sort()).toEqual(lines.sort())
    })

    it.each(Object.entries(stuck))('%s.x', (line, [not, instead]) => {
      const played = not()
      expect(played.fired).toContain(line)
      isPassedOver(`${line}.x`, played, instead)
      for (const step of ['go', 'done']) isPassedOver(`${line}.${step}`, played, instead)
    })
  })

  describe('lines that walk, and every step below them', () => {
    it.each(Object.entries(walks))('%s', (line, [there, not, instead]) => {
      expect(stepsOf(once(there), line, WALK_STEPS)).toEqual(WALK_STEPS)
      const played = once(not)
      expect(played.fired).toContain(line)
      isPassedOver(`${line}.walk`, played, instead)
      isPassedOver(`${line}.end`, played, instead)
    })
  })
}
