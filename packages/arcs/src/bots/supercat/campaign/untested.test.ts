// No rule that the campaign has on these pages lacks its tests: one in which it is at work, one in which it is passed over.

import { readdirSync, readFileSync } from 'node:fs'
import { listNodes } from '@understudy/procedure/trace'
import { expect, it } from 'vitest'
import { supercatBook } from '../books-testing.ts'
import { campaignBook } from './book.ts'

/** Pages with tests of their own kind. */
const APART = ['FST', 'FFO', 'FMA', 'FAD', 'FCA', 'FPA', 'FAM', 'FBE', 'EDI', 'SUM', 'NEG']
/** Plain steps: done when they are come to, or shown by the rule that they belong to. */
const STEPS =
  /\.(go|top)$|^(BT\.3b|BT\.4d\.1|BT\.5g\.1|GP\.0(\.\d)?|BT\.4p\.1|WIS\.0|ZEAL\.0|GO\.5|SET\.4|SET\.2\.1|CR\.\d|VX\.7a)$/

const root = new URL('../', import.meta.url)
const titles = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .flatMap((name) => [...readFileSync(new URL(name, root), 'utf8').matchAll(/\bit\(\s*['"`](.*?)['"`],/g)])
  .map(([, title]) => title ?? '')
const named = (node: string): string[] =>
  titles.filter((title) => new RegExp(`(^|[^\\w.])${node.replace(/\./g, '\\.')}($|[^\\w.]|\\.$)`).test(title))

const base = new Set(
  ['base', 'campaign'].flatMap((edition) => listNodes(supercatBook, edition).map(({ node }) => node)),
)
const own = listNodes(campaignBook, 'campaign')
  .filter(({ page, node }) => !APART.includes(page) && !base.has(node) && !node.startsWith('FA.'))
  .map(({ node }) => node as string)

it('every rule is named by a test in which it is at work', () => {
  expect(own.length).toBeGreaterThan(70)
  const shown = (node: string) =>
    named(node).some(
      (title) => !new RegExp(`${node.replace(/\./g, '\\.')}(?![\\w.])[^;]* (is|are) passed over`).test(title),
    )
  expect(own.filter((node) => !STEPS.test(node) && !shown(node))).toEqual([])
})

it('every rule is named by a test in which it is passed over', () => {
  expect(own.filter((node) => !STEPS.test(node) && !named(node).some((title) => /passed over/.test(title)))).toEqual([])
})
