// Every rule that only the campaign edition of 0.10 has: a position in which it is at work, and one in which it is passed
// over. Most come from whole acts; what these rarely bring is set up by hand (`by-hand.test.ts` and beside it).

import { readdirSync, readFileSync } from 'node:fs'
import { listNodes } from '@understudy/procedure/trace'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { offerCampaign } from '../../../../campaign.ts'
import { books } from '../../books.ts'
import { Watch } from '../../watch-testing.ts'
import { playActs } from '../acts-testing.ts'
import { campaignBookOfTen } from '../book.ts'
import { neverPassed } from '../never-passed-testing.ts'
import { isStep, NEVER_YES, SELDOM } from './in-acts-testing.ts'

const base = new Set(listNodes(books['0.10'], 'base').map(({ node }) => node as string))
const all = [...new Set(listNodes(campaignBookOfTen, 'campaign').map(({ node }) => node as string))]
const own = all.filter((node) => !base.has(node))
const seldom: ReadonlySet<string> = new Set(SELDOM)

const root = new URL('../../', import.meta.url)
const titles = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .flatMap((name) => [...readFileSync(new URL(name, root), 'utf8').matchAll(/\bit\(\s*['"`](.*?)['"`],/g)])
  .map(([, title]) => title ?? '')
const named = (node: string): string[] =>
  titles.filter((title) => new RegExp(`(^|[^\\w.])${node.replace(/\./g, '\\.')}($|[^\\w.]|\\.$)`).test(title))

/** Named otherwise than as passed over. */
const isAtWork = (node: string, title: string): boolean =>
  new RegExp(`(^|[^\\w.])${node.replace(/\./g, '\\.')}(?![\\w])(?! is passed over)`).test(title)

const watch = new Watch()
let withdraw = (): void => {}
beforeAll(() => {
  withdraw = offerCampaign()
  playActs('0.10', watch)
}, 600_000)
afterAll(() => withdraw())

describe('rules of 0.10 that only the campaign has', () => {
  it('are many', () => {
    expect(own.length).toBeGreaterThan(250)
  })

  it('are at work in whole acts, but for those that are seldom', () => {
    const lacking = own.filter(
      (node) => !watch.yes.has(node) && !(node in NEVER_YES) && !isStep(node) && !seldom.has(node),
    )
    expect(lacking).toEqual([])
  })

  it('that are seldom are at work in a test by hand under their name', () => {
    expect(SELDOM.filter((node) => !named(node).some((title) => isAtWork(node, title)))).toEqual([])
    expect(SELDOM.filter((node) => !own.includes(node) || node in NEVER_YES || isStep(node))).toEqual([])
  })

  it('are passed over in whole acts, or in a test by hand under their name', () => {
    const never = new Set(neverPassed('0.10'))
    const lacking = own.filter(
      (node) =>
        !watch.no.has(node) &&
        !isStep(node) &&
        !never.has(node) &&
        !named(node).some((title) => /passed over/.test(title)),
    )
    expect(lacking).toEqual([])
    expect([...never].filter((node) => watch.no.has(node) || !own.includes(node))).toEqual([])
  })

  it('none that never says yes does', () => {
    expect(Object.keys(NEVER_YES).filter((node) => watch.yes.has(node))).toEqual([])
    expect(Object.keys(NEVER_YES).filter((node) => !all.includes(node))).toEqual([])
  })
})
