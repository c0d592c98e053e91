// "Why not?" has an answer for every legal alternative. 1,000 positions and more are asked by the soak.

import { askWhyNot, whyNotTally } from '@understudy/table/testing'
import { expect, it } from 'vitest'
import { arcsPackage } from '../../package.ts'
import { MIXED } from './company-testing.ts'

it('every legal alternative has an answer that can be said in both languages', () => {
  const tally = whyNotTally()
  const EACH = 8
  for (const [at, company] of MIXED.entries())
    askWhyNot(arcsPackage, 'supercat', { ...company, seed: `why ${at}` }, tally, (at + 1) * EACH)
  expect(tally.positions).toBe(MIXED.length * EACH)
  expect(tally.asked).toBeGreaterThan(tally.positions * 5)
  // All kinds of answer occur, so that each of them has been said.
  expect(Object.keys(tally.kinds)).toEqual(expect.arrayContaining(['done', 'dropped', 'later', 'outside']))
}, 60_000)
