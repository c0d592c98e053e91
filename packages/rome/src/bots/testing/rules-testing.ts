// What every rule of a page is asked: where it fires, and where it is passed over (`passedOver` of the table says what that is).

import { passedOver } from '@understudy/table/testing'
import { describe, expect, it } from 'vitest'
import { speedBook, superBook } from '../books.ts'
import type { NodeId } from '../ids.ts'
import { alwaysYes } from './always-testing.ts'
import { once, type Played } from './bot-testing.ts'

/** A position in which a rule is passed over, and the rule that decides there what is done. */
export type Passed = readonly [not: () => Played, instead: NodeId]
/** The same after a position in which it fires. */
export type Case = readonly [fires: () => Played, ...passed: Passed]

const { problems } = passedOver(
  [
    [superBook, 'super'],
    [speedBook, 'speed'],
  ],
  alwaysYes,
)

export const isPassedOver = (node: string, played: Played, instead: NodeId): void =>
  expect(problems(node, instead, played)).toEqual([])

export function testRules(cases: Readonly<Record<string, Case>>): void {
  describe('rules fire, and are passed over', () => {
    it.each(Object.entries(cases))('%s', (node, [fires, not, instead]) => {
      expect(once(fires).fired).toContain(node)
      isPassedOver(node, once(not), instead)
      // Where it says yes first and no in the end, one position shows both.
      if (fires !== not) expect(once(not).fired).not.toContain(node)
    })
  })
}
