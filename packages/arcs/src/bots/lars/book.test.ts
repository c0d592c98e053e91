import { d6, LANGS, type Lang } from '@understudy/procedure'
import { printHtml, printMarkdown } from '@understudy/procedure/print'
import { listNodes } from '@understudy/procedure/trace'
import { describe, expect, it } from 'vitest'
import { larsEn } from '../../text/en/lars.ts'
import { larsRu } from '../../text/ru/lars.ts'
import { larsBook } from './book.ts'
import { AT_ITS_WORD } from './cite.ts'
import { rules } from './context.ts'
import { type NodeId, sources } from './sources.ts'
import { en, ru } from './text/phrases.ts'
import type { RulingNumber } from './text/ruling-ids.ts'
import { RULING_NUMBERS } from './text/ruling-ids.ts'

const RULINGS = RULING_NUMBERS.map((n) => `lars/A${n}` as const)

const NODES = Object.keys(sources) as NodeId[]
const PAGES = [...new Set(NODES.map((node) => node.split('.')[0]))]
const PREFERENCES = Object.keys(larsBook.text.en.preferences)

function texts(lang: Lang): string[] {
  const text = larsBook.text[lang]
  return [
    text.title,
    text.about,
    ...[...(text.before ?? []), ...(text.after ?? [])].flatMap((chapter) => [chapter.title, chapter.text]),
    ...Object.values(text.pages).flatMap((page) => [page.title, page.intro ?? '']),
    ...Object.values(text.nodes).flatMap((node) => [node.rule, node.yes ?? '', node.no ?? '']),
    ...Object.values(text.preferences),
    ...text.terms.flatMap((term) => [term.term, term.text]),
    ...Object.values(larsBook.rulings?.[lang] ?? {}),
  ]
}

describe('the book of Lars', () => {
  const nodes = listNodes(larsBook, 'standard')

  it('has every rule that has a source exactly once, on the page that its id names', () => {
    expect(nodes.map(({ node }) => node).sort()).toEqual([...NODES].sort())
    for (const { node, page } of nodes) expect(node.startsWith(`${page}.`)).toBe(true)
    expect(larsBook.pages.map((page) => page.id).sort()).toEqual([...PAGES].sort())
  })

  it('uses every preference', () => {
    const used = new Set<string>()
    JSON.stringify(larsBook.pages, (key, value) => {
      if (key === 'prefer') for (const preference of value) used.add(preference.id)
      return value
    })
    expect([...used].sort()).toEqual([...PREFERENCES].sort())
  })

  it('says where each rule comes from, and cites every ruling that it explains', () => {
    const cited = NODES.flatMap((node) => larsBook.sources[node].rulings ?? [])
    // What only a preference rests on is printed beside it.
    JSON.stringify(larsBook.pages, (key, value) => {
      if (key === 'prefer') for (const { source } of value) cited.push(...(source?.rulings ?? []))
      return value
    })
    expect([...new Set(cited)].sort()).toEqual([...RULINGS].sort())
    for (const node of NODES) expect(larsBook.sources[node].place).not.toBe('')
    for (const lang of LANGS) expect(Object.keys(larsBook.rulings?.[lang] ?? {})).toEqual([...RULINGS])
  })

  it('counts a rule as printed only if no ruling that it cites decides anything', () => {
    const deciding = (id: string): boolean => !AT_ITS_WORD.has(Number(id.replace('lars/A', '')) as RulingNumber)
    for (const node of NODES) {
      const { by, rulings = [] } = larsBook.sources[node]
      // What is nowhere in the text is marked as a ruling itself.
      expect([node, by]).toEqual([
        node,
        rulings.some(deciding) || /^(STR|SON)\.1\.1$/.test(node) ? 'ruling' : 'printed',
      ])
    }
    const by = (wanted: string) => NODES.filter((node) => larsBook.sources[node].by === wanted)
    expect(by('ruling')).toEqual(expect.arrayContaining(['BLD.1', 'MOV.3', 'END.1.1', 'DEM.1', 'INF.2', 'RAN.1']))
    expect(by('printed')).toEqual(expect.arrayContaining(['BAT.2.4', 'REP.1', 'TAX.1', 'MOV.2a', 'BAT.1.2']))
  })

  it('marks the preferences that rest on a ruling', () => {
    const marked = new Map<string, string>()
    JSON.stringify(larsBook.pages, (key, value) => {
      if (key === 'prefer') for (const { id, source } of value) marked.set(id, source?.rulings?.[0] ?? 'printed')
      return value
    })
    expect(Object.fromEntries(marked)).toMatchObject({
      otherType: 'lars/A23',
      fewestDropped: 'lars/A31',
      largestLead: 'lars/A40',
      losesLeast: 'lars/A41',
      damagedFirst: 'lars/A66',
      nearestTarget: 'lars/A5',
      mostPower: 'printed',
      mostDestroyed: 'printed',
    })
  })

  it.each(LANGS)('names no term that is not explained, and explains none that is not named (%s)', (lang) => {
    const known = larsBook.text[lang].terms.map((term) => term.id)
    const named = texts(lang).flatMap((text) => [...text.matchAll(/\[\[([^\]|]+)/g)].map((match) => match[1] ?? ''))
    expect(known.length).toBeGreaterThan(3)
    expect(named.filter((id) => !known.includes(id))).toEqual([])
    expect(known.filter((id) => !named.includes(id))).toEqual([])
  })

  it.each(LANGS)('sends the reader to pages and rules that are there (%s)', (lang) => {
    const titles = Object.values(larsBook.text[lang].pages).map((each) => each.title)
    const rules = Object.values(larsBook.text[lang].nodes).map((node) => node.rule)
    const named = rules.flatMap((rule) => [...rule.matchAll(/\*\*([^*]+)\*\*/g)].map((match) => match[1] ?? ''))
    expect(named.length).toBeGreaterThan(12)
    expect(named.filter((name) => !titles.includes(name) && !(NODES as readonly string[]).includes(name))).toEqual([])
  })

  it.each(LANGS)('prints whole (%s)', (lang) => {
    const printed = printMarkdown(larsBook, { edition: 'standard', lang })
    for (const node of NODES) expect(printed).toContain(`**${node}**`)
    for (const ruling of RULINGS) expect(printed).toContain(`**${ruling}**`)
    expect(printed).not.toMatch(/\[\[|undefined|\[object/)
    expect(printHtml(larsBook, { edition: 'standard', lang })).not.toMatch(/\[\[|undefined|\[object/)
  })

  it('is in Russian where it should be', () => {
    expect(texts('ru').length).toBeGreaterThan(300)
    for (const text of texts('ru')) {
      const words = text
        .replace(/\[\[[^\]|]+\|?/g, '')
        .replace(/\*\*[A-Z]{3,5}\.[\w.]+\*\*/g, '')
        .replace(/\*(Arcs|Shipple)\*|SUPERCAT/g, '')
        // The seed counts destinations with Latin letters, as the ids of the rules do.
        .replace(/^[a-f]\) /, '')
      expect(words.match(/[A-Za-z]+/g) ?? []).toEqual([])
    }
  })

  it('says its evidence and the sentences of its seat in both languages', () => {
    expect(Object.keys(ru).sort()).toEqual(Object.keys(en).sort())
    expect(Object.keys(larsRu).sort()).toEqual(Object.keys(larsEn).sort())
  })
})

describe('what a rule notes', () => {
  it('has a name that the bot knows, and fits it', () => {
    const ways = { from: () => [] as never[] }
    // @ts-expect-error A name with a slip in it.
    expect(rules.choose('BAT.1', ways, 'taget')).toMatchObject({ kind: 'choose' })
    // @ts-expect-error A die does not come to that.
    expect(rules.roll('BAT.1', d6, 'seize')).toMatchObject({ kind: 'roll' })
  })
})
