// The book of the campaign: complete, in both languages, printable by itself.

import { citeOf, LANGS, type Lang, type Node, type Source, speak } from '@understudy/procedure'
import { printHtml, printMarkdown } from '@understudy/procedure/print'
import { branches, listNodes } from '@understudy/procedure/trace'
import { describe, expect, it } from 'vitest'
import '../../../campaign.ts'
import { speakAll } from '../../../words/index.ts'
import { books } from '../books.ts'
import { supercat } from '../index.ts'
import type { VersionId } from '../versions/version.ts'
import { campaignBooks } from './book.ts'
import { LETTER } from './choices.ts'
import { campaignOptions, optionsOfCampaign } from './options.ts'
import { campaignRulings } from './text/rulings.ts'

it('what a rule of 0.10 is called says whose it is: Negotiations, line 5 (f), is printed', () => {
  const book = campaignBooks['0.10']
  const cite = (id: 'NE.X5f' | 'NE.X5g' | 'BT.X5f', lang: Lang = 'en') => citeOf(book.text[lang], id)
  expect([cite('NE.X5f'), cite('NE.X5g')]).toEqual(['Negotiations, line 5 (f)', 'Negotiations, line 5 (g)'])
  expect(cite('NE.X5f', 'ru')).toMatch(/строка 5 \(f\)$/)
  expect([book.sources['NE.X5f'].by, book.sources['BT.X5f'].by]).toEqual(['printed', 'ruling'])
  expect(cite('BT.X5f')).toBe('Bot turn, our ruling')
})

speakAll()

describe.each(Object.keys(campaignBooks) as VersionId[])('the book of the campaign, %s', (version) => {
  const book = campaignBooks[version]
  const nodes = [...new Set(listNodes(book, 'campaign').map(({ node }) => node))] as (keyof typeof book.sources)[]

  function preferenceSources(): [string, Source | undefined][] {
    const out: [string, Source | undefined][] = []
    const walk = (list: readonly Node<unknown, unknown>[]): void => {
      for (const node of list) {
        if (node.kind === 'can' || node.kind === 'choose' || node.kind === 'select')
          for (const { id, source } of node.ways.prefer ?? []) out.push([id, source])
        for (const branch of branches(node)) walk(branch)
      }
    }
    for (const page of book.pages) walk(page.nodes as readonly Node<unknown, unknown>[])
    return out
  }

  it('is an edition of its version', () => {
    expect(supercat.versions?.map(({ editions }) => editions)).toEqual([
      ['base', 'campaign'],
      ['base', 'campaign'],
    ])
    const offered = supercat.versions?.find(({ name }) => name === version)
    expect(offered?.rulebookOf?.('campaign')).toBe(book)
    expect(offered?.rulebookOf?.('base').editions).toEqual(['base'])
  })

  it('has a source and a text in both languages for every rule', () => {
    expect(nodes.length).toBeGreaterThan(300)
    for (const node of nodes) {
      expect(book.sources).toHaveProperty([node])
      for (const lang of LANGS) expect(book.text[lang].nodes[node]?.rule ?? '').not.toBe('')
    }
  })

  it('has each rule on one page only', () => {
    expect(listNodes(book, 'campaign')).toHaveLength(nodes.length)
  })

  it('cites rulings that it explains, and has words for its preferences', () => {
    for (const node of nodes)
      for (const ruling of book.sources[node].rulings ?? []) expect(book.rulings?.en).toHaveProperty([ruling])
    for (const [id, source] of preferenceSources()) {
      for (const lang of LANGS) expect(book.text[lang].preferences).toHaveProperty([id])
      for (const ruling of source?.rulings ?? []) expect(book.rulings?.ru).toHaveProperty([ruling])
    }
    expect(Object.keys(campaignRulings.ru)).toEqual(Object.keys(campaignRulings.en))
  })

  it('supercat/A121, supercat/A126: every rule that moves ships cites what Imperial ships do then; no rule of the base game does', () => {
    const cites = (of: typeof book, node: keyof typeof book.sources) =>
      ['supercat/A121', 'supercat/A126'].filter((ruling) => of.sources[node]?.rulings?.includes(ruling)).length
    const moving =
      version === '0.5'
        ? (['MOB.16', 'AGG.8', 'ZEAL.3', 'FA.CA2'] as const)
        : (['MOB.X20', 'AGG.X4', 'FX.CA2'] as const)
    for (const node of moving) expect([node, cites(book, node)]).toEqual([node, 2])
    expect(nodes.filter((node) => /^(CON|ADM|NE|SU)\./.test(node) && cites(book, node) > 0)).toEqual([])
    const base = books[version]
    expect((Object.keys(base.sources) as typeof nodes).filter((node) => cites(base, node) > 0)).toEqual([])
  })

  it.each(LANGS)('puts a plan of the campaign into words where it stands for a card (%s)', (lang) => {
    const plan = { say: 'supercat.bargain', with: { card: { en: 'Admin Union', ru: 'Союз' }, of: 'red', n: 2 } }
    const said = speak(book.phrases, lang, { say: 'supercat.plan', with: { plan, others: 1 } })
    expect(said).not.toContain('supercat.')
    expect(said).toContain(lang === 'en' ? 'Admin Union' : 'Союз')
  })

  it.each(LANGS)('prints whole, with terms that are explained (%s)', (lang) => {
    const printed = printMarkdown(book, { edition: 'campaign', lang })
    for (const node of nodes) expect(printed).toContain(`**${book.text[lang].nodes[node].cite ?? node}**`)
    expect(printed).not.toMatch(/\[\[|undefined|\[object/)
    expect(printHtml(book, { edition: 'campaign', lang })).not.toMatch(/\[\[|undefined|\[object/)
    const known = book.text[lang].terms.map(({ id }) => id)
    const named = Object.values(book.text[lang].nodes).flatMap(({ rule }) =>
      [...rule.matchAll(/\[\[([^\]|]+)/g)].map((match) => match[1] ?? ''),
    )
    expect(named.filter((id) => !known.includes(id))).toEqual([])
  })

  it('says in the campaign what is different there', () => {
    const { nodes: texts } = book.text.en
    const [claims, city] = version === '0.5' ? (['MOB.16.if', 'AGG.27'] as const) : (['MOB.X20.if', 'AGG.X28'] as const)
    expect(texts[claims].rule).toContain('half')
    expect(texts[city].rule).toContain('Free city')
  })

  it('offers its own options, the letter as the default; the Guild page is off', () => {
    const specs = optionsOfCampaign(version)
    const letter: Record<string, unknown> = { ...LETTER, seizeGatePartisan: '2', guildPage: false }
    for (const spec of specs)
      if (spec.id in letter && 'default' in spec) expect([spec.id, spec.default]).toEqual([spec.id, letter[spec.id]])
    const offered = supercat.versions?.find(({ name }) => name === version)
    expect(offered?.optionsIn?.('base')).toBe(offered?.options)
    expect(offered?.optionsIn?.('campaign').map(({ id }) => id)).toEqual(specs.map(({ id }) => id))
    for (const spec of specs) for (const lang of LANGS) expect(spec.title[lang]).not.toBe('')
    // Every choice of the campaign is offered by one of them.
    const all = [...campaignOptions, ...optionsOfCampaign('0.10')].map(({ id }) => id)
    expect(Object.keys(LETTER).filter((id) => !all.includes(id))).toEqual([])
  })

  it('says its evidence in both languages', () => {
    expect(Object.keys(book.phrases.ru).sort()).toEqual(Object.keys(book.phrases.en).sort())
  })
})
