// Every paragraph of docs/arcs-campaign.md, every ruling, worked example and lore card has a test that names it.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { LORE_CARDS } from '../../vocabulary.ts'

const HERE = fileURLToPath(new URL('../../', import.meta.url))
const DOCS = fileURLToPath(new URL('../../../../../docs/arcs-campaign.md', import.meta.url))

/** What the titles of tests name after `campaign/`, up to the end of the sentence that begins there. */
function cited(): ReadonlySet<string> {
  const out = new Set<string>()
  for (const file of readdirSync(HERE, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.test.ts') || file.endsWith('citations.test.ts')) continue
    for (const [, names = ''] of readFileSync(`${HERE}${file}`, 'utf8').matchAll(/campaign\/([A-Z\d][A-Z\d., to]*)/g))
      for (const [name] of names.matchAll(/[A-Z]?\d+(?:\.\d+)*/g)) out.add(name)
  }
  // Titles made of a list: `campaign/%s`.
  for (const id of LORE_CARDS) out.add(id)
  return out
}

const docs = readFileSync(DOCS, 'utf8')
const names = cited()

describe('tests of the campaign', () => {
  it('name every paragraph', () => {
    const paragraphs = [...docs.matchAll(/(?<![\d.])(\d{1,2}\.\d{1,2})(?= [A-Z])/g)].map(([, name]) => name!)
    expect(paragraphs.length).toBeGreaterThan(40)
    expect([...new Set(paragraphs)].filter((name) => !names.has(name))).toEqual([])
  })

  it('name every ruling', () => {
    const own = [...docs.matchAll(/^\| R(\d+) \|/gm)].map(([, n]) => Number(n))
    const all = [...Array.from({ length: 27 }, (_, n) => n + 1), ...own]
    // R16 leaves nothing to see: ships of one kind are alike.
    expect(all.filter((n) => n !== 16 && !names.has(`R${n}`))).toEqual([])
  })

  it('name every worked example of the reference', () => {
    expect(Array.from({ length: 32 }, (_, n) => `20.${n + 1}`).filter((name) => !names.has(name))).toEqual([])
  })
})
