import { d6, LANGS, type Lang } from '@understudy/procedure'
import { printHtml, printMarkdown } from '@understudy/procedure/print'
import { listNodes } from '@understudy/procedure/trace'
import { describe, expect, it } from 'vitest'
import { speedBook, superBook } from '../books.ts'
import { rules } from '../context.ts'
import { type NodeId, sources } from '../sources.ts'
import { en } from './en.ts'
import { RULING_NUMBERS } from './ruling-ids.ts'

const NODES = Object.keys(sources) as NodeId[]

const BOOKS = [
  ['super', superBook],
  ['speed', speedBook],
] as const

const words = (lang: Lang, which: 0 | 1): string[] => {
  const text = BOOKS[which][1].text[lang]
  return [
    ...[...(text.before ?? []), ...(text.after ?? [])].flatMap((chapter) => [chapter.title, chapter.text]),
    ...Object.values(text.pages).flatMap((page) => [page.title, page.intro ?? '']),
    ...Object.values(text.nodes).flatMap((node) => [node.rule, node.yes ?? '', node.no ?? '']),
    ...Object.values(text.preferences),
    ...text.terms.flatMap((term) => [term.term, term.text]),
    ...Object.values(BOOKS[which][1].rulings?.[lang] ?? {}),
  ]
}

describe('the two books', () => {
  it('have every rule of the lists between them, each once', () => {
    const lists = BOOKS.map(([edition, book]) => listNodes(book, edition).map(({ node }) => node))
    for (const list of lists) expect(new Set(list).size).toBe(list.length)
    expect([...new Set(lists.flat())].sort()).toEqual([...NODES].sort())
    const pages = BOOKS.flatMap(([, book]) => book.pages.map((page) => page.id))
    expect([...new Set(pages)].sort()).toEqual(Object.keys(en.pages).sort())
  })

  it('differ in taxes and targets', () => {
    const [long, quick] = BOOKS.map(([edition, book]) => new Set(listNodes(book, edition).map(({ node }) => node)))
    const only = (a: Set<string> | undefined, b: Set<string> | undefined): string[] =>
      [...(a ?? [])].filter((node) => !b?.has(node)).map((node) => node.split('-')[0] ?? '')
    expect([...new Set(only(long, quick))].sort()).toEqual(expect.arrayContaining(['SUP', 'TAX']))
    expect([...new Set(only(quick, long))].sort()).toEqual(expect.arrayContaining(['SPD', 'TAX']))
  })

  it('use every preference', () => {
    const used = new Set<string>()
    for (const [, book] of BOOKS) {
      JSON.stringify(book.pages, (key, value) => {
        if (key === 'prefer') for (const preference of value) used.add(preference.id)
        return value
      })
    }
    expect(Object.keys(en.preferences).filter((id) => !used.has(id))).toEqual([])
  })

  it('mark what only a ruling prefers, so that coverage counts it as such', () => {
    const by = new Map<string, Set<string>>()
    for (const [, book] of BOOKS) {
      JSON.stringify(book.pages, (key, value) => {
        if (key === 'prefer')
          for (const { id, source } of value) by.set(id, (by.get(id) ?? new Set()).add(source?.by ?? 'printed'))
        return value
      })
    }
    const ours = [...by].filter(([, sources]) => sources.has('ruling')).map(([id]) => id)
    expect(ours.sort()).toEqual(
      [
        ...['alarming', 'farthest', 'fewestEnemyNavies', 'fewestLinks', 'fewestZones', 'firstAgent', 'goldHigh'],
        ...['mercenaryFirst', 'moveCostLow', 'nearCapital', 'nearest', 'nearestAgent', 'nearestFirst', 'nearOpponent'],
        ...['reachable', 'reservesFirst', 'richest', 'stageOwn', 'stanceHigh', 'valueFirst'],
      ].sort(),
    )
    // Golden rule C, mercenaries, homes and terrain are in the text.
    for (const id of ['GR-C', 'mercenary', 'homeOfHolder', 'terrainLow'])
      expect(by.get(id)).toEqual(new Set(['printed']))
  })

  it('say for each rule on which lines of the draft it rests', () => {
    for (const node of NODES) expect(superBook.sources[node].place, node).toMatch(/L\d+/)
  })

  it.each(LANGS)('explain every ruling (%s)', (lang) => {
    expect(Object.keys(superBook.rulings?.[lang] ?? {})).toHaveLength(RULING_NUMBERS.length)
    const known = new Set(Object.keys(superBook.rulings?.[lang] ?? {}))
    const cited = NODES.flatMap((node) => superBook.sources[node].rulings ?? [])
    expect(cited.filter((id) => !known.has(id))).toEqual([])
  })

  it.each(LANGS)('name no term that is not explained, and explain none that is not named (%s)', (lang) => {
    const known = superBook.text[lang].terms.map((term) => term.id)
    const all = [...words(lang, 0), ...words(lang, 1)]
    const named = all.flatMap((text) => [...text.matchAll(/\[\[([^\]|]+)/g)].map((match) => match[1] ?? ''))
    expect(known.length).toBeGreaterThan(6)
    expect(named.filter((id) => !known.includes(id))).toEqual([])
    expect(known.filter((id) => !named.includes(id))).toEqual([])
  })

  it.each(LANGS)('send the reader to pages that are there (%s)', (lang) => {
    const titles = Object.values(superBook.text[lang].pages).map((each) => each.title)
    const rules = Object.values(superBook.text[lang].nodes).map((node) => node.rule)
    const named = rules.flatMap((rule) => [...rule.matchAll(/\*\*([^*]+)\*\*/g)].map((match) => match[1] ?? ''))
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((name) => !titles.includes(name))).toEqual([])
  })

  it('are complete and speak Russian in Russian', () => {
    for (const which of [0, 1] as const) {
      expect(words('en', which).length).toBeGreaterThan(1500)
      expect(words('en', which).filter((text) => /[а-яё]/i.test(text) || text === '…')).toEqual([])
      const silent = Object.values(BOOKS[which][1].text.ru.nodes).filter(({ rule }) => !/[а-яё]/i.test(rule))
      expect(silent).toEqual([])
    }
  })

  it.each(LANGS)('print in both forms (%s)', (lang) => {
    for (const [edition, book] of BOOKS) {
      const text = printMarkdown(book, { edition, lang })
      for (const { node } of listNodes(book, edition)) {
        const place = book.sources[node as keyof typeof book.sources].place
        expect(text.split('\n').find((line) => line.includes(`**${node}**`))).toContain(`(${place})`)
      }
      expect(printHtml(book, { edition, lang })).toContain('GAIN-GOLD')
    }
  })
})

describe('what a rule notes', () => {
  it('has a name that the bot knows, and fits it', () => {
    const ways = { from: () => [] as never[] }
    // @ts-expect-error A name with a slip in it.
    expect(rules.choose('AGT-1', ways, 'targt')).toMatchObject({ kind: 'choose' })
    // @ts-expect-error A die does not come to that.
    expect(rules.roll('AGT-1', d6, 'face')).toMatchObject({ kind: 'roll' })
  })
})
