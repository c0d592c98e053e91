// Every rule that only the campaign edition of 0.5 has: whole acts show it at work and passed over. What they seldom bring is
// listed, and asserted by hand under its name on its page.

import { listNodes } from '@understudy/procedure/trace'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { offerCampaign } from '../../../campaign.ts'
import { supercatBook } from '../books-testing.ts'
import { Watch } from '../watch-testing.ts'
import { playActs } from './acts-testing.ts'
import { campaignBook } from './book.ts'
import { neverPassed } from './never-passed-testing.ts'

/** Rules that can never say yes, and the steps below them. */
const NEVER_YES: Readonly<Record<string, string>> = {
  'GP.9': 'the line on influence above it takes the Council with every other card (supercat/A163)',
  'GP.9.go': 'see GP.9',
}
/** At work in a test by hand. */
const SELDOM_YES: readonly string[] = [
  ...['CMB.10', 'ED.6', 'SU.1c', 'SU.1d', 'CR.2', 'SET.1'],
  ...['WIS.0', 'WIS.5a', 'WIS.F33', 'WIS.F4', 'WIS.F5', 'WIS.F6', 'WIS.F7', 'WIS.F18', 'WIS.F39'],
  ...['ZEAL.3.if', 'ZEAL.3', 'ZEAL.4b.top', 'ZEAL.7.top', 'ZEAL.F27', 'ZEAL.F40', 'ZEAL.F41', 'ZEAL.F42', 'ZEAL.F44'],
  ...['FA.ST3.card', 'FA.ST3.card.go', 'FA.ST3', 'FA.CA3.card', 'FA.CA3.card.go', 'FA.CA3', 'FA.CA3.go', 'FA.CA3.top'],
  ...['FA.CA1a', 'FA.CA5'],
]
const NEVER_PASSED = neverPassed('0.5')
/** Passed over in a test by hand. */
const SELDOM_NO: readonly string[] = [
  ...['WIS.2', 'WIS.F', 'WIS.F34', 'WIS.F4', 'WIS.F5', 'WIS.F6', 'WIS.F7', 'WIS.F18', 'WIS.F39'],
  ...['ZEAL.3', 'ZEAL.F', 'FA.BE2.if'],
]

const base = new Set(listNodes(supercatBook, 'base').map(({ node }) => node))
const own = listNodes(campaignBook, 'campaign').filter(({ node }) => !base.has(node))
const asked = own.filter(({ kind }) => ['ask', 'can', 'choose', 'select', 'repeat'].includes(kind))

const watch = new Watch()
let withdraw = (): void => {}
beforeAll(() => {
  withdraw = offerCampaign()
  playActs('0.5', watch)
}, 600_000)
afterAll(() => withdraw())

describe('rules of 0.5 that only the campaign has', () => {
  it('are many', () => {
    expect([own.length > 250, asked.length > 150]).toEqual([true, true])
  })

  it('are at work in whole acts, but for those that are listed', () => {
    const listed = new Set([...SELDOM_YES, ...Object.keys(NEVER_YES)])
    expect(own.filter(({ node }) => !watch.yes.has(node) && !listed.has(node)).map(({ node }) => node)).toEqual([])
  })

  it('are passed over in whole acts, but for those that are listed', () => {
    const listed = new Set([...SELDOM_NO, ...NEVER_PASSED])
    expect(asked.filter(({ node }) => !watch.no.has(node) && !listed.has(node)).map(({ node }) => node)).toEqual([])
  })

  it('none that can never say yes does, none that is never passed over is', () => {
    expect(Object.keys(NEVER_YES).filter((node) => watch.yes.has(node))).toEqual([])
    expect(NEVER_PASSED.length).toBeGreaterThan(15)
    expect(NEVER_PASSED.filter((node) => watch.no.has(node))).toEqual([])
  })

  it('exceptions are only made of rules that exist', () => {
    const known = own.map(({ node }) => node as string)
    const exceptions = [...Object.keys(NEVER_YES), ...SELDOM_YES, ...NEVER_PASSED, ...SELDOM_NO]
    expect(exceptions.filter((node) => !known.includes(node))).toEqual([])
  })
})
