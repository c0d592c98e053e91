import { LANGS, listNodes, printHtml, printMarkdown } from '@understudy/procedure'
import { describe, expect, it } from 'vitest'
import { supercatBook as book } from './books.ts'
import { LATER_PREFERENCES } from './sources.ts'
import { en, ru } from './text/phrases.ts'

const nodes = [...new Set(listNodes(book, 'base').map(({ node }) => node))] as (keyof typeof book.sources)[]

describe('the book', () => {
  it('has a source and a text in both languages for every rule, and no other', () => {
    expect(Object.keys(book.sources).sort()).toEqual([...nodes].sort())
    for (const lang of LANGS) expect(Object.keys(book.text[lang].nodes).sort()).toEqual([...nodes].sort())
  })

  it('has each rule on one page only', () => {
    expect(listNodes(book, 'base')).toHaveLength(nodes.length)
  })

  it('cites rulings that exist, and explains no other', () => {
    const cited = new Set(nodes.flatMap((node) => book.sources[node].rulings ?? []))
    for (const lang of LANGS) expect(Object.keys(book.rulings?.[lang] ?? {}).sort()).toEqual([...cited].sort())
    for (const node of nodes)
      if (book.sources[node].by === 'ruling') expect(book.sources[node].rulings?.length).toBeGreaterThan(0)
  })

  it.each(LANGS)('names terms that are explained, and explains none that is not named (%s)', (lang) => {
    const text = book.text[lang]
    const all = Object.values(text.nodes).flatMap((node) => [node.rule, node.yes ?? '', node.no ?? ''])
    const named = all.flatMap((each) => [...each.matchAll(/\[\[([^\]|]+)/g)].map((match) => match[1] ?? ''))
    const known = text.terms.map((term) => term.id)
    expect([...new Set(named)].sort()).toEqual([...known].sort())
  })

  it.each(LANGS)('prints whole (%s)', (lang) => {
    const printed = printMarkdown(book, { edition: 'base', lang })
    for (const node of nodes) expect(printed).toContain(`**${node}**`)
    expect(printed).not.toMatch(/\[\[|undefined|\[object/)
    expect(printHtml(book, { edition: 'base', lang })).not.toMatch(/\[\[|undefined|\[object/)
  })

  it('names the preferences that come from later versions', () => {
    for (const id of Object.keys(LATER_PREFERENCES)) expect(book.text.en.preferences).toHaveProperty(id)
  })

  it('says its evidence in both languages', () => {
    expect(Object.keys(ru).sort()).toEqual(Object.keys(en).sort())
  })
})
