import { readFileSync } from 'node:fs'
import { d6, LANGS, type Node, type Source } from '@understudy/procedure'
import { printHtml, printMarkdown } from '@understudy/procedure/print'
import { branches, listNodes } from '@understudy/procedure/trace'
import { describe, expect, it } from 'vitest'
import { books } from './books.ts'
import { supercatBook as book } from './books-testing.ts'
import { DECIDES } from './cite.ts'
import { rules } from './context.ts'
import { OPTIONS } from './options.ts'
import { en, ru } from './text/phrases.ts'
import type { RulingNumber } from './text/rulings.ts'

const nodes = [...new Set(listNodes(book, 'base').map(({ node }) => node))] as (keyof typeof book.sources)[]
/** With those of the campaign that are there already. */
const all = [...new Set([...nodes, ...listNodes(book, 'campaign').map(({ node }) => node)])] as typeof nodes

/** Preferences with a source of their own. */
function preferenceSources(): [string, Source][] {
  const out: [string, Source][] = []
  const walk = (list: readonly Node<unknown, unknown>[]): void => {
    for (const node of list) {
      if (node.kind === 'can' || node.kind === 'choose' || node.kind === 'select')
        for (const { id, source } of node.ways.prefer ?? []) if (source !== undefined) out.push([id, source])
      for (const branch of branches(node)) walk(branch)
    }
  }
  for (const page of book.pages) walk(page.nodes as readonly Node<unknown, unknown>[])
  return out
}

describe('the book', () => {
  it('has a source and a text in both languages for every rule, and no other', () => {
    expect(Object.keys(book.sources).sort()).toEqual([...all].sort())
    for (const lang of LANGS) expect(Object.keys(book.text[lang].nodes).sort()).toEqual([...all].sort())
  })

  it('has each rule on one page only', () => {
    expect(listNodes(book, 'base')).toHaveLength(nodes.length)
  })

  it('cites rulings that exist, and explains no other', () => {
    const cited = new Set([
      ...nodes.flatMap((node) => book.sources[node].rulings ?? []),
      ...preferenceSources().flatMap(([, source]) => source.rulings ?? []),
    ])
    for (const lang of LANGS) expect(Object.keys(book.rulings?.[lang] ?? {}).sort()).toEqual([...cited].sort())
    for (const node of nodes)
      if (book.sources[node].by === 'ruling') expect(book.sources[node].rulings?.length).toBeGreaterThan(0)
  })

  it.each(LANGS)('names terms that are explained, and explains none that is not named (%s)', (lang) => {
    const text = book.text[lang]
    const texts = [
      ...Object.values(text.nodes).flatMap((node) => [node.rule, node.yes ?? '', node.no ?? '']),
      ...Object.values(text.preferences),
      ...Object.values(text.pages).map(({ intro }) => intro ?? ''),
      ...[...(text.before ?? []), ...(text.after ?? [])].map((chapter) => chapter.text),
    ]
    const named = texts.flatMap((each) => [...each.matchAll(/\[\[([^\]|]+)/g)].map((match) => match[1] ?? ''))
    const known = text.terms.map((term) => term.id)
    expect(known.length).toBeGreaterThan(15)
    expect([...new Set(named)].sort()).toEqual([...known].sort())
  })

  it.each(LANGS)('prints whole (%s)', (lang) => {
    const printed = printMarkdown(book, { edition: 'base', lang })
    for (const node of nodes) expect(printed).toContain(`**${node}**`)
    expect(printed).not.toMatch(/\[\[|undefined|\[object/)
    expect(printHtml(book, { edition: 'base', lang })).not.toMatch(/\[\[|undefined|\[object/)
  })

  it('marks the preferences that come from later versions or from rulings, and cites them', () => {
    const marked = new Set(preferenceSources().map(([id, source]) => `${id} ${source.by}`))
    for (const id of ['outrightLead', 'morePips', 'higherNumber', 'ownControl', 'mostTrophies', 'mostAgents'])
      expect(marked).toContain(`${id} backport`)
    for (const id of ['staysAlive', 'mostFresh', 'fewestLost']) expect(marked).toContain(`${id} backport`)
    for (const id of ['suitOrder', 'singleCity', 'inPlace', 'richest', 'mostActions'])
      expect(marked).toContain(`${id} ruling`)
    for (const [, source] of preferenceSources()) {
      if (source.by === 'backport') expect(source.place).toMatch(/^0\.\d+$/)
      else expect(source.rulings?.length).toBeGreaterThan(0)
      for (const ruling of source.rulings ?? []) expect(book.rulings?.en).toHaveProperty([ruling])
    }
    expect(printMarkdown(book, { edition: 'base', lang: 'en' })).toContain(
      'the card with more actions *(later version 0.8',
    )
  })

  it('counts a rule that rests on a ruling as such', () => {
    for (const node of nodes) {
      const { by, rulings: cited = [] } = book.sources[node]
      const decides = cited.some((id) => DECIDES.has(id.replace('supercat/', '') as RulingNumber))
      if (decides) expect([node, by]).not.toEqual([node, 'printed'])
      if (by === 'ruling') expect(cited.length).toBeGreaterThan(0)
    }
    expect(book.sources['GP.1'].by).toBe('ruling')
    expect(book.sources['GP.3'].by).toBe('printed')
  })

  it('says its evidence in both languages', () => {
    expect(Object.keys(ru).sort()).toEqual(Object.keys(en).sort())
  })
})

it('the page about the bot has the rulings as the book has them, and every option', () => {
  const page = readFileSync(new URL('../../../../../docs/supercat.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| ([AB]\d+) \| (.*) \|$/gm)].map(([, number, text]) => [`supercat/${number}`, text])
  const all = Object.assign({}, ...Object.values(books).map(({ rulings }) => rulings?.en))
  expect(Object.fromEntries(rows)).toEqual(all)
  for (const { id } of Object.values(OPTIONS).flat()) expect(page).toContain(`| \`${id}\` |`)
})

describe('what a rule notes', () => {
  it('has a name that the bot knows, and fits it', () => {
    const ways = { from: () => [] as never[] }
    // @ts-expect-error A name with a slip in it.
    expect(rules.choose('PR.8', ways, 'comming')).toMatchObject({ kind: 'choose' })
    // @ts-expect-error A die does not come to that.
    expect(rules.roll('PR.8', d6, 'seizes')).toMatchObject({ kind: 'roll' })
  })
})
