// No rule of the Fates lacks its tests: one in which it is at work, one in which it is passed over.

import { readdirSync, readFileSync } from 'node:fs'
import { listNodes } from '@understudy/procedure/trace'
import { expect, it } from 'vitest'
import { campaignBook } from '../campaign/book.ts'

/** Plain steps, shown by the rule that they belong to; and whether a page is read for a card or for actions, by all. */
const STEPS = /\.(go|top|turn)$|^FA\.[A-Z]{2}\.if$/
const titles = readdirSync(new URL('./', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .flatMap((name) => [...readFileSync(new URL(name, import.meta.url), 'utf8').matchAll(/\bit\(\s*['"`](.*?)['"`],/g)])
  .map(([, title]) => title ?? '')
const named = (node: string): boolean =>
  titles.some((title) => new RegExp(`(^|[^\\w.])${node.replace(/\./g, '\\.')}($|[^\\w.]|\\.$)`).test(title))

it('every rule is named by a test', () => {
  const rules = listNodes(campaignBook, 'campaign').map(({ node }) => node as string)
  const own = rules.filter((node) => node.startsWith('FA.') && !STEPS.test(node))
  expect(own.length).toBeGreaterThan(60)
  // A card is called for and used in the same test.
  expect(own.filter((node) => !named(node) && !named(node.replace(/\.card$/, '')))).toEqual([])
})
