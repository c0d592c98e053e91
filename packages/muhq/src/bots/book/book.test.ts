import { d6, LANGS, type Lang } from '@understudy/procedure'
import { printHtml, printMarkdown } from '@understudy/procedure/print'
import { listNodes } from '@understudy/procedure/trace'
import { describe, expect, it } from 'vitest'
import { type BossBook, kraken, tyrant } from '../books.ts'
import { rules } from '../context.ts'
import { sources } from '../sources.ts'
import { en } from './en.ts'
import { ru } from './ru.ts'
import { RULINGS } from './rulings.ts'

/** Every text that a reader of the book sees. */
function texts(book: BossBook, lang: Lang): string[] {
  const text = book.text[lang]
  return [
    text.title,
    text.about,
    ...[...(text.before ?? []), ...(text.after ?? [])].flatMap((chapter) => [chapter.title, chapter.text]),
    ...Object.values(text.pages).flatMap((page) => [page.title, page.intro ?? '']),
    ...Object.values(text.nodes).flatMap((node) => [node.rule, node.yes ?? '', node.no ?? '']),
    ...Object.values(text.preferences),
    ...text.terms.flatMap((term) => [term.term, term.text]),
    ...Object.values(book.rulings?.[lang] ?? {}),
  ]
}

describe.each([
  { book: kraken, page: 'KRA' },
  { book: tyrant, page: 'TYR' },
] as const)('the book of $book.id', ({ book, page }) => {
  const nodes = listNodes(book, 'standard').map(({ node }) => node)

  it('has every rule that has a source exactly once, and none of the other boss', () => {
    const wanted = Object.keys(sources).filter((id) => id.startsWith(page) || !/^(?:KRA|TYR)/.test(id))
    expect([...nodes].sort()).toEqual(wanted.sort())
  })

  it('stands on the page that a rule’s id names', () => {
    expect(nodes.length).toBeGreaterThan(30)
    for (const { node, page: on } of listNodes(book, 'standard')) expect(node.startsWith(`${on}.`)).toBe(true)
  })

  it('says where each rule comes from, and cites rulings that exist', () => {
    for (const node of nodes) {
      const source = book.sources[node as keyof typeof book.sources]
      expect(source.place).not.toBe('')
      for (const cited of source.rulings ?? []) expect(RULINGS).toContain(cited)
      if (source.by === 'ruling') expect(source.rulings?.length).toBeGreaterThan(0)
    }
  })

  it('cites every ruling that it explains', () => {
    const cited = nodes.flatMap((node) => book.sources[node as keyof typeof book.sources].rulings ?? [])
    expect([...new Set(cited)].sort()).toEqual([...RULINGS].sort())
    for (const lang of LANGS) expect(Object.keys(book.rulings?.[lang] ?? {})).toEqual([...RULINGS])
  })

  it.each(LANGS)('names no term that is not explained, and explains none that is not named (%s)', (lang) => {
    const known = book.text[lang].terms.map((term) => term.id)
    const named = texts(book, lang).flatMap((text) =>
      [...text.matchAll(/\[\[([^\]|]+)/g)].map((match) => match[1] ?? ''),
    )
    expect(known.length).toBeGreaterThan(6)
    expect(named.filter((id) => !known.includes(id))).toEqual([])
    expect(known.filter((id) => !named.includes(id))).toEqual([])
    expect(new Set(known).size).toBe(known.length)
  })

  it.each(LANGS)('sends the reader to rules that are there (%s)', (lang) => {
    const sent = texts(book, lang).flatMap((text) => text.match(/\b(AGG|SHY|WAN|TGT)\.\d\w*(\.\d)?\b/g) ?? [])
    expect(sent.length).toBeGreaterThan(0)
    expect(sent.filter((node) => !nodes.includes(node))).toEqual([])
  })

  it.each(LANGS)('sends the reader to pages by their titles (%s)', (lang) => {
    const titles = Object.values(book.text[lang].pages).map((each) => each.title)
    const rules = Object.values(book.text[lang].nodes).map((node) => node.rule)
    const named = rules.flatMap((rule) => [...rule.matchAll(/\*\*([^*]+)\*\*/g)].map((match) => match[1] ?? ''))
    const pages = named.filter((name) => !/^[A-Z]{3}\./.test(name))
    expect(pages.length).toBeGreaterThan(0)
    expect(pages.filter((name) => !titles.includes(name))).toEqual([])
  })

  it.each(LANGS)('prints whole: every rule, term and cited ruling, and nothing left over (%s)', (lang) => {
    const printed = printMarkdown(book, { edition: 'standard', lang })
    for (const node of nodes) expect(printed).toContain(`**${node}**`)
    for (const ruling of RULINGS) expect(printed).toContain(`**${ruling}**`)
    expect(printed).not.toMatch(/\[\[|undefined|\[object/)
    expect(printHtml(book, { edition: 'standard', lang })).not.toMatch(/\[\[|undefined|\[object/)
  })

  it('is in Russian where it should be', () => {
    // Latin letters are only left in ids, in the name of the game and of the X of Wandering X.
    expect(texts(book, 'ru').length).toBeGreaterThan(120)
    for (const text of texts(book, 'ru')) {
      const words = text
        .replace(/\[\[[^\]|]+\|?/g, '')
        .replace(/\b(AGG|SHY|WAN|TGT)\.[\w.]+/g, '')
        .replace(/muhq’s game/g, '')
      expect(words.match(/[A-Za-z]+/g)?.filter((word) => word !== 'X') ?? []).toEqual([])
    }
  })
})

describe('evidence', () => {
  it('is said in both languages', () => {
    expect(Object.keys(ru.phrases).sort()).toEqual(Object.keys(en.phrases).sort())
  })
})

describe('what a rule notes', () => {
  it('has a name that the bot knows, and fits it', () => {
    const ways = { from: () => [] as never[] }
    // @ts-expect-error A name with a slip in it.
    expect(rules.choose('AGG.1', ways, 'unti')).toMatchObject({ kind: 'choose' })
    // @ts-expect-error A die does not come to that.
    expect(rules.roll('AGG.1', d6, 'goal')).toMatchObject({ kind: 'roll' })
  })
})
