import { readFileSync } from 'node:fs'
import { listNodes } from '@understudy/procedure'
import { expect, it } from 'vitest'
import { supercatBook } from './books.ts'

const page = readFileSync(new URL('../../../../../docs/supercat-seed-map.md', import.meta.url), 'utf8')
const nodes = new Set(listNodes(supercatBook, 'base').map(({ node }) => node as string))

it('the map of the published text leaves out no line, and names rules that exist', () => {
  const [text] = page.split('## The source')
  let last = 0
  for (const [, from, to] of (text ?? '').matchAll(/^\| (\d+)(?:-(\d+))? \|/gm)) {
    expect(Number(from)).toBe(last + 1)
    last = Number(to ?? from)
  }
  expect(last).toBe(723)
  const named = page.match(/\b(BT|GP|PR|GC|ADM|AGG|CON|MOB|CMB|VX|SL|OT)\.\w+(\.(\d|if))?/g) ?? []
  expect(named.length).toBeGreaterThan(120)
  expect(named.filter((node) => !nodes.has(node))).toEqual([])
})

it('every rule of the suit pages and of General Priorities has its place in the map', () => {
  const own = [...nodes].filter((node) => /^(GP|ADM|AGG|CON|MOB|VX|PR)\./.test(node) && !/\.(go|top)$/.test(node))
  expect(own.filter((node) => !page.includes(node))).toEqual([])
})
