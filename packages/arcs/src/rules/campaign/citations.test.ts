// Every paragraph, table row, card, ruling and worked example of docs/arcs-campaign.md has a test that names it in its title.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const HERE = fileURLToPath(new URL('../../', import.meta.url))
const DOCS = fileURLToPath(new URL('../../../../../docs/arcs-campaign.md', import.meta.url))

/** `6.6.2`, `3.1.N`, `R7`, `L07`, `CC12`, `B.3`. */
const NAME = /(?:CC|[LR]|B\.)?\d+(?:\.\d+)*(?:\.[A-Q]\b)?/g

/** What a title says after `campaign/`, up to the colon or the first word in small letters. */
const namesIn = (title: string): string[] =>
  [...title.matchAll(/campaign\/([A-Z\d., ]+)/g)].flatMap(([, list = '']) => list.match(NAME) ?? [])

/** Titles that are written out, and those of a written-out list: its first column. */
function citedIn(source: string): string[] {
  const written = [
    ...source.matchAll(/(?:it|test|describe)\(\s*'([^']*)'/g),
    ...source.matchAll(/\]\s*(?:as const)?\s*\)\(\s*'([^']*)'/g),
  ]
  const listed = [...source.matchAll(/\.each\(\[((?:(?!\.each\()[\s\S])*?)\](?: as const)?\)\(\s*'campaign\/%s/g)]
  return [
    ...written.flatMap(([, title = '']) => namesIn(title)),
    ...listed.flatMap(([, rows = '']) =>
      [...rows.matchAll(/(?:^|\[)\s*'((?:CC|[LR]|B\.)?\d[\d.]*[A-Q]?)'/gm)].map(([, name = '']) => name),
    ),
  ]
}

const cited = new Set(
  readdirSync(HERE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('citations.test.ts'))
    .flatMap((file) => citedIn(readFileSync(`${HERE}${file}`, 'utf8'))),
)
const docs = readFileSync(DOCS, 'utf8')
const rows = [...docs.matchAll(/^\| ((?:CC|[LR]|B\.)?\d[\d.]*[A-Q]?) \|/gm)].map(([, name = '']) => name)
const uncited = (names: readonly string[]): string[] => [...new Set(names)].filter((name) => !cited.has(name))

describe('tests of the campaign', () => {
  it('name every paragraph', () => {
    const paragraphs = [...docs.matchAll(/(?<![\d.])(\d{1,2}\.\d{1,2})(?= [A-Z])/g)].map(([, name = '']) => name)
    expect(paragraphs.length).toBeGreaterThan(40)
    expect(uncited(paragraphs)).toEqual([])
  })

  it.each([
    ['rows of tables', /^\d/, 12 + 6 + 2 + 17 + 6 + 3 + 5 + 2 + 7 + 4 + 5 + 3 + 8 + 3 + 5 + 4 + 4 + 8],
    ['cards of the Court', /^CC/, 15],
    ['lore', /^L/, 28],
    ['rulings', /^R/, 27 + 5],
    ['consequences', /^B/, 13],
  ])('name all %s', (_, kind, n) => {
    const all = rows.filter((name) => kind.test(name))
    expect(all).toHaveLength(n)
    expect(uncited(all)).toEqual([])
  })

  it('name every worked example of the reference', () => {
    expect(uncited(Array.from({ length: 32 }, (_, n) => `20.${n + 1}`))).toEqual([])
  })

  it('name them in titles that are written out: a list from elsewhere names nothing', () => {
    expect(citedIn("it.each(LORE_CARDS)('campaign/%s is kept', (id) => {})")).toEqual([])
    expect(citedIn("it.each([\n  ['L01', 2],\n  ['6.6.2', 1],\n])('campaign/%s: %i', () => {})")).toEqual([
      'L01',
      '6.6.2',
    ])
    expect(citedIn("it('campaign/3.1.N, R7 to B.3: so', () => 'campaign/9.9')")).toEqual(['3.1.N', 'R7'])
  })
})
