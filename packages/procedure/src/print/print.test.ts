import { describe, expect, it } from 'vitest'
import { d6 } from '../book/nodes.ts'
import type { BookText } from '../book/rulebook.ts'
import { anchor, printHtml, printMarkdown, rulebookBlocks, rulebookHtml } from '../print.ts'
import { randomBook } from '../testing/random-book.ts'
import { rules, tinyBook } from '../testing/tiny.ts'
import { listNodes } from '../trace/coverage.ts'

const { act, ask, can, choose, leave, only, page, repeat, roll } = rules
const ways = {
  from: () => ['x'],
  prefer: [
    { id: 'near', keep: () => true },
    { id: 'far', keep: () => true },
  ],
}
const then = [leave('4.1')]
const plain = tinyBook([
  page('P', [
    ask('1', () => true, [act('1.1', () => 'a')], [repeat('1.2', () => true, [act('1.2.1', () => 'b')])]),
    only(
      'first',
      can('2', ways, (_, x) => x),
    ),
    only('second', roll('3', d6, 'n')),
    can('4', ways, (_, x) => x, { then }),
  ]),
  page('Q', [choose('Q.1', ways, 'it', [act('Q.2', () => 'c')], [leave('Q.3')])]),
])

const text: BookText = {
  ...plain.text.en,
  title: 'Tom & "Jerry" <script>',
  about: 'See [[claim]] and [[claim|that claim]]; **strong** and *soft*.',
  nodes: { ...plain.text.en.nodes, '1': { rule: 'Is 1 < 2 & 3 > 2? [[claim]]' } },
  preferences: { near: 'the <nearest>', far: 'the [[claim]]' },
  terms: [{ id: 'claim', term: 'Claim <t>', text: 'An open slot.' }],
  before: [{ title: 'Setup', text: 'One.\n\nTwo.' }],
  after: [{ title: 'Scoring', text: 'Count.' }],
}
const book = {
  ...plain,
  author: 'A & B',
  text: { en: text, ru: { ...text, title: 'Том' } },
  sources: {
    ...plain.sources,
    '2': { by: 'ruling' as const, place: '', rulings: ['tiny/1'] },
    '1.1': { by: 'backport' as const, place: '2.0' },
    '4': { by: 'printed' as const, place: 'p. 4', rulings: ['tiny/2'] },
  },
  rulings: { en: { 'tiny/1': 'Ruled.', 'tiny/2': 'So.', 'tiny/3': 'Not cited.' }, ru: { 'tiny/1': 'Решено.' } },
}
const first = { edition: 'first', lang: 'en' } as const

/** Goes through the tags and answers the nesting: every element with those around it. Throws if one is closed out of turn. */
function elements(html: string): { tag: string; attributes: string; inside: string[] }[] {
  const open: string[] = []
  const out: { tag: string; attributes: string; inside: string[] }[] = []
  for (const [, closing, tag = '', attributes = ''] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/g)) {
    if (tag === 'meta') continue
    if (closing === '/') {
      const last = open.pop()
      if (last !== tag) throw new Error(`</${tag}> closes <${last}>`)
    } else {
      out.push({ tag, attributes, inside: [...open] })
      open.push(tag)
    }
  }
  if (open.length > 0) throw new Error(`<${open.join('> <')}> stay open`)
  return out
}

/** `1(1.1 1.2(1.2.1))`: which rule stands inside which, by the list items around it. */
function nesting(html: string): string {
  let out = ''
  const open: boolean[] = []
  for (const [, closing, attributes = ''] of html.matchAll(/<(\/?)li([^>]*)>/g)) {
    const id = attributes.match(/id="([^"]+)"/)?.[1]
    if (closing === '/') out += open.pop() === true ? ')' : ''
    else {
      open.push(id !== undefined)
      out += id === undefined ? '' : `${id}(`
    }
  }
  return out.replaceAll('()', ' ').replaceAll(' )', ')').trim()
}

describe('the printed rulebook as HTML', () => {
  const html = printHtml(book, first)
  it('has every rule of the edition exactly once, as an anchor', () => {
    for (const edition of ['first', 'second']) {
      const ids = [...printHtml(book, { edition, lang: 'en' }).matchAll(/<li class="rule" id="([^"]+)"/g)].map(
        ([, id]) => id,
      )
      expect(ids).toHaveLength(10)
      expect(ids).toEqual(listNodes(book, edition).map(({ node }) => anchor(node)))
    }
  })
  it('has no id twice', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.length).toBeGreaterThan(10)
    expect(new Set(ids).size).toBe(ids.length)
  })
  it('closes every element in turn, and a list stands inside the item it belongs to', () => {
    const tags = elements(html).map(({ tag }) => tag)
    expect(['li', 'ul', 'ol', 'p', 'h1', 'h2'].filter((tag) => !tags.includes(tag))).toEqual([])
    for (const { tag, inside } of elements(html)) {
      if (tag === 'li') expect(['ul', 'ol']).toContain(inside.at(-1))
      if (tag === 'ul') expect(['main', 'li']).toContain(inside.at(-1))
      if (tag === 'ol') expect(inside.at(-1)).toBe('li')
      if (tag === 'p' || tag === 'h1' || tag === 'h2') expect(inside.at(-1)).toBe('main')
    }
  })
  it('nests rules as the book does', () => {
    expect(nesting(html)).toBe('1(1.1 1.2(1.2.1))2 4(4.1)Q.1(Q.2 Q.3)')
  })
  it('is well nested for any rulebook', () => {
    for (let seed = 1; seed < 40; seed++) {
      let at = seed
      const random = randomBook((n) => {
        at = (at * 16807) % 2147483647
        return at % n
      })
      for (const edition of random.editions) {
        const printed = rulebookHtml(random, { edition, lang: 'ru' })
        for (const { tag, inside } of elements(printed))
          if (tag === 'ul') expect([undefined, 'li']).toContain(inside.at(-1))
        const ids = [...printed.matchAll(/<li class="rule" id="([^"]+)"/g)].map(([, id]) => id)
        expect(ids.length).toBeGreaterThan(5)
        expect(ids).toEqual(listNodes(random, edition).map(({ node }) => node))
      }
    }
  })
  it('escapes what is text', () => {
    expect(html).toContain('<title>Tom &amp; &quot;Jerry&quot; &lt;script&gt;</title>')
    expect(html).toContain('<h1>Tom &amp; &quot;Jerry&quot; &lt;script&gt;</h1>')
    expect(html).toContain('Is 1 &lt; 2 &amp; 3 &gt; 2?')
    expect(html).toContain('the &lt;nearest&gt;')
    expect(html).toContain('A &amp; B')
    expect(html).not.toContain('<script')
  })
  it('escapes ids too', () => {
    const odd = tinyBook([page('P', [act('a"<b>', () => 'x')])])
    const printed = printHtml({ ...odd, rulings: { en: {}, ru: {} } }, first)
    expect(printed).toContain('id="a--b-"')
    expect(printed).toContain('<b class="node">a&quot;&lt;b&gt;</b>')
    elements(printed)
  })
  it('links terms to their definitions, in their own words or others', () => {
    expect(html).toContain('<a class="term" href="#term-claim">Claim &lt;t&gt;</a>')
    expect(html).toContain('<a class="term" href="#term-claim">that claim</a>')
    for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${target}"`)
  })
  it('marks strong words and emphasis', () => expect(html).toContain('<strong>strong</strong> and <em>soft</em>'))
  it('lists preferences in their order, under their rule', () => {
    expect(html).toContain('<ol><li>the &lt;nearest&gt;</li><li>the <a')
    const at = (part: string) => html.indexOf(part)
    expect(at('<li class="prefer">')).toBeGreaterThan(at('id="2"'))
  })
  it('says where a rule comes from, unless it is simply the author’s text', () => {
    expect(html).toContain('<small class="source ruling">ruling tiny/1</small>')
    expect(html).toContain('<small class="source backport">later version 2.0</small>')
    expect(html).toContain('<small class="source printed">tiny/2</small>')
    expect(html.match(/<small/g)).toHaveLength(3)
  })
  it('prints the rulings that are cited, and no others', () => {
    expect(html).toContain('<p class="ruling" id="tiny-1"><b>tiny/1</b> Ruled.</p>')
    expect(html).not.toContain('Not cited')
    expect(printHtml(book, { edition: 'second', lang: 'en' })).not.toContain('tiny/1')
  })
  it('has a style sheet for print, and the language', () => {
    expect(html).toContain('@media print')
    expect(html).toContain('<html lang="en">')
    expect(printHtml(book, { edition: 'first', lang: 'ru' })).toContain('<html lang="ru">')
  })
})

describe('the printed rulebook as Markdown', () => {
  const markdown = printMarkdown(book, first)
  it('has every rule of the edition exactly once, as an anchor, indented as the book is nested', () => {
    const found = [...markdown.matchAll(/^( *)- <a id="([^"]+)"><\/a>\*\*/gm)]
    const ids = found.map(([, , id]) => id).filter((id) => !/^(term|tiny)-/.test(id ?? ''))
    expect(ids).toEqual(listNodes(book, 'first').map(({ node }) => node))
    const depth = Object.fromEntries(found.map(([, indent, id]) => [id, (indent ?? '').length / 2]))
    expect(depth).toMatchObject({ '1': 0, '1.1': 2, '1.2': 2, '1.2.1': 3, '4.1': 1, 'Q.2': 2 })
  })
  it('labels the branches of a question', () => {
    expect(markdown).toMatch(/ {2}- _Yes:_\n {4}- <a id="1.1">/)
    expect(markdown).toMatch(/ {2}- _No:_\n {4}- <a id="1.2">/)
    expect(markdown).toMatch(/ {2}- _If there is none:_\n {4}- <a id="Q.3">/)
  })
  it('links terms, and lets no HTML through', () => {
    expect(markdown).toContain('[that claim](#term-claim)')
    expect(markdown).toContain('<a id="term-claim"></a>**Claim &lt;t>**')
    expect(markdown.replace(/<a id="[^"]*"><\/a>/g, '')).not.toContain('<')
  })
  it('has chapters before and after the pages', () => {
    const order = ['# Tom', 'One.', 'Two.', '## page P', '## page Q', '## Scoring', '## Terms', '## Rulings']
    const places = order.map((part) => markdown.indexOf(part))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0)
  })
  it('is in the language that was asked for', () => {
    expect(printMarkdown(book, { edition: 'first', lang: 'ru' })).toContain('_Предпочтения, по порядку:_')
  })
})

it('only the edition that is printed counts for what is cited', () => {
  const ruling = (edition: string) =>
    rulebookBlocks(book, { edition, lang: 'en' }).flatMap((block) => (block.kind === 'ruling' ? [block.id] : []))
  expect(ruling('first')).toEqual(['tiny/1', 'tiny/2'])
  expect(ruling('second')).toEqual(['tiny/2'])
})
