import { readdirSync, readFileSync } from 'node:fs'
import { listNodes } from '@understudy/procedure/trace'
import { expect, it } from 'vitest'
import { supercatBook } from './books-testing.ts'
import { campaignBook } from './campaign/book.ts'
import { campaignRulings } from './campaign/text/rulings.ts'
import { rulings } from './text/rulings.ts'

const page = readFileSync(new URL('../../../../../docs/supercat-seed-map.md', import.meta.url), 'utf8')
const [text = '', rest = ''] = page.split('## The source')
const nodes = new Set(
  ['base', 'campaign'].flatMap((edition) => listNodes(supercatBook, edition).map(({ node }) => node as string)),
)
const campaign = listNodes(campaignBook, 'campaign')
for (const { node } of campaign) nodes.add(node)
const rows = [...text.matchAll(/^\| (\d+)(?:-(\d+))? \|([^|]*)\|([^|]*)\|$/gm)].map(([, from, to, about, where]) => ({
  from: Number(from),
  to: Number(to ?? from),
  about: about?.trim() ?? '',
  where: where?.trim() ?? '',
}))

it('the map of the published text leaves out no line, and says of each what became of it', () => {
  let last = 0
  for (const { from, to, about, where } of rows) {
    expect(from).toBe(last + 1)
    expect(to).toBeGreaterThanOrEqual(from)
    expect(about).not.toBe('')
    expect(where).not.toBe('')
    last = to
  }
  expect(last).toBe(723)
  let source = 0
  for (const [, from, to] of rest.matchAll(/^\| (\d+)-(\d+) \|/gm)) {
    expect(Number(from)).toBe(source + 1)
    source = Number(to)
  }
  expect(source).toBe(82)
})

it('names rules, rulings and preferences that exist', () => {
  const named =
    page.match(
      /\b(BT|GP|PR|GC|ADM|AGG|CON|MOB|CMB|VX|SL|OT|ED|SU|NE|FA|SET|GO|CR|WIS|ZEAL)\.\w+(\.(\d|if|turn|card))?/g,
    ) ?? []
  expect(named.length).toBeGreaterThan(150)
  expect(named.filter((node) => !nodes.has(node))).toEqual([])
  const cited = [...new Set(page.match(/\bA\d+\b/g) ?? [])]
  const ruled = { ...rulings.en, ...campaignRulings.en }
  expect(cited.filter((number) => !(`supercat/${number}` in ruled))).toEqual([])
  const preferences = page.match(/(?<=: )[a-z]+[A-Z]\w+(?:, [a-z]+[A-Z]\w+)*(?= [|;(]|; A)/g) ?? []
  expect(preferences.length).toBeGreaterThan(5)
  for (const list of preferences)
    for (const id of list.split(', ')) expect(campaignBook.text.en.preferences).toHaveProperty(id)
})

it('names functions that exist', () => {
  const code = ['./', '../../rules/']
    .map((folder) => new URL(folder, import.meta.url))
    .flatMap((url) =>
      readdirSync(url, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .map((name) => new URL(name, url)),
    )
    .map((url) => readFileSync(url, 'utf8'))
    .join('\n')
  const named = [...new Set([...text.matchAll(/`(\w+)(?:\(\))?`/g)].map(([, name]) => name ?? ''))]
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([])
})

it('every rule has its place in the map', () => {
  const own = [...nodes].filter((node) => !/\.(go|top)$/.test(node))
  expect(own.length).toBeGreaterThan(300)
  expect(
    own.filter((node) => !new RegExp(`(^|[^\\w.])${node.replace(/\./g, '\\.')}($|[^\\w.]|\\.$)`, 'm').test(page)),
  ).toEqual([])
})
