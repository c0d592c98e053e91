// No rule lacks its tests: whole games show it, or a test of its page by hand.

import { readdirSync, readFileSync } from 'node:fs'
import { listNodes } from '@understudy/procedure/trace'
import { describe, expect, it } from 'vitest'
import { books } from './books.ts'
import { NEVER_PASSED, NEVER_YES, SELDOM } from './in-games-testing.ts'
import type { NodeId } from './sources.ts'
import type { VersionId } from './versions/version.ts'

describe.each(Object.keys(books) as VersionId[])('the tests of %s', (version) => {
  const titles = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .flatMap((name) => [...readFileSync(new URL(name, import.meta.url), 'utf8').matchAll(/\bit\(\s*['"`](.*?)['"`],/g)])
    .map(([, title]) => title ?? '')
  const named = (node: string): string[] =>
    titles.filter((title) => new RegExp(`(^|[^\\w.])${node.replace(/\./g, '\\.')}($|[^\\w.]|\\.$)`).test(title))
  const nodes = listNodes(books[version], 'base').map(({ node }) => node as NodeId)

  it('are about many rules', () => {
    expect(nodes.length).toBeGreaterThan(150)
    expect([SELDOM.yes.size > 20, SELDOM.no.size > 10]).toEqual([true, true])
  })

  it('show every rule at work: in whole games, or by hand under its name', () => {
    const lacking = nodes.filter(
      (node) =>
        SELDOM.yes.has(node) &&
        !(node in NEVER_YES) &&
        !named(node).some((title) => !title.includes(`${node} is passed over`)),
    )
    expect(lacking).toEqual([])
  })

  it('show every rule passed over: in whole games, or by hand under its name', () => {
    const lacking = nodes.filter(
      (node) =>
        SELDOM.no.has(node) &&
        !(node in NEVER_PASSED) &&
        !named(node).some((title) => /passed over|passes/.test(title)),
    )
    expect(lacking).toEqual([])
  })
})

it('exceptions are only made of rules that exist', () => {
  const nodes = Object.values(books).flatMap((book) => listNodes(book, 'base').map(({ node }) => node))
  for (const node of [...Object.keys(NEVER_YES), ...Object.keys(NEVER_PASSED), ...SELDOM.yes, ...SELDOM.no])
    expect(nodes).toContain(node)
})
