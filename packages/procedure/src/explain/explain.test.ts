import { describe, expect, it } from 'vitest'
import { d6 } from '../book/nodes.ts'
import { type PlayOptions, play, rules, type TinyBook, type TinyPage, tinyBook } from '../testing/tiny.ts'
import { Recorder } from '../trace/trace.ts'
import type { Lang } from '../words/say.ts'
import { explain, type Speaker } from './explain.ts'
import { explainFirst, explainShort, explainTitle } from './reason.ts'

const { act, ask, can, choose, fact, go, leave, page, proceed, roll } = rules
const said = (_: unknown, x: string) => x

const phrases = {
  en: {
    site: ({ n }: { n: number }) => `site ${n}`,
    poor: () => 'It is poor.',
    wet: () => 'it rains',
    rain: () => 'Rain?',
  },
  ru: {
    site: ({ n }: { n: number }) => `участок ${n}`,
    poor: () => 'Он беден.',
    wet: () => 'идёт',
    rain: () => 'Дождь?',
  },
}

function lines(pages: TinyPage[], lang: Lang, options: PlayOptions = {}, over: Partial<TinyBook> = {}) {
  const sink = new Recorder()
  const book = tinyBook(pages, { phrases, ...over })
  play(book, { ...options, sink })
  const speaker: Speaker = { rulebook: book, lang }
  return { all: explain(sink.events, speaker), short: explainShort(sink.events, speaker) }
}
const texts = (pages: TinyPage[], lang: Lang, options?: PlayOptions) =>
  lines(pages, lang, options).all.map((line) => line.text)

describe('an explanation', () => {
  it('gives the answer to a question with what it rests on', () => {
    const nodes = [ask('1', { test: () => true, show: () => [{ say: 'poor' }] }, []), ask('2', () => false, [])]
    expect(texts([page('P', nodes)], 'en')).toEqual(['page P', 'Yes. It is poor.', 'No.'])
    expect(texts([page('P', nodes)], 'ru')).toEqual(['page P', 'Да. Он беден.', 'Нет.'])
  })
  it('makes a sentence of evidence that names candidates', () => {
    const show = () => [1, 2].map((n) => ({ say: 'site', with: { n } }))
    expect(texts([page('P', [ask('1', { test: () => true, show }, [])])], 'en')[1]).toBe('Yes. site 1. site 2.')
  })
  it('uses the rule’s own words for yes and no where it has some', () => {
    const book = tinyBook([page('P', [ask('1', () => true, [])])])
    const own = { ...book.text.en, nodes: { '1': { rule: 'r', yes: 'Indeed.', no: 'Nay.' } } }
    const { all } = lines([page('P', [ask('1', () => true, [])])], 'en', {}, { text: { en: own, ru: own } })
    expect(all[1]).toMatchObject({ node: '1', rule: 'r', text: 'Indeed.', yes: true })
  })
  const ways = {
    from: () => [1, 2, 3, 4],
    prefer: [
      { id: 'small', keep: (_: unknown, n: number) => n < 4 },
      { id: 'none', keep: () => false },
      { id: 'odd', keep: (_: unknown, n: number) => n % 2 === 1 },
    ],
    show: (_: unknown, n: number) => ({ say: 'site', with: { n } }),
  }
  const picked = [page('P', [can('1', ways, (_, n) => `build ${n}`)])]
  it('tells how many ways there were, what each preference dropped, and the pick', () => {
    expect(texts(picked, 'en', { answers: [1] }).slice(1)).toEqual([
      'There are 4 ways.',
      'Prefer small: drops 1, keeps 3.',
      'Prefer none: makes no difference.',
      'Prefer odd: drops 1, keeps 2.',
      'A tie between site 1 and site 3, broken at random: site 3.',
      'build 3',
    ])
    expect(texts(picked, 'ru', { answers: [1] }).slice(1)).toEqual([
      'Есть 4 варианта.',
      'Предпочтение — small: отпадает 1, остаётся 3.',
      'Предпочтение — none: ничего не меняет.',
      'Предпочтение — odd: отпадает 1, остаётся 2.',
      'Равны: участок 1 и участок 3. Жребий пал на вариант: участок 3.',
      'build 3',
    ])
  })
  it('shows the candidates of each step, and which of them it dropped', () => {
    const { all } = lines(picked, 'en', { answers: [1] })
    expect(all[2]?.chips).toEqual([
      { text: 'site 1', dropped: false },
      { text: 'site 2', dropped: false },
      { text: 'site 3', dropped: false },
      { text: 'site 4', dropped: true },
    ])
    expect(all[5]?.chips).toEqual([
      { text: 'site 1', dropped: true },
      { text: 'site 3', dropped: false },
    ])
  })
  it('names a candidate without words of its own by its first action, or by its value', () => {
    const { all } = lines(
      [page('P', [choose('1', { from: () => [{ a: 1 }] }, 'pair', [can('2', { from: () => ['x'] }, said)])])],
      'en',
    )
    expect(all[1]?.chips).toEqual([{ text: '{"a":1}', dropped: false }])
    expect(all[2]?.chips).toEqual([{ text: 'x', dropped: false }])
  })
  it('gives with each rule its text and where it comes from', () => {
    const book = tinyBook([page('P', [act('1', () => 'x')])])
    const sources = { '1': { by: 'ruling', place: '', rulings: ['tiny/1'] } } as const
    const { all } = lines([page('P', [act('1', () => 'x')])], 'en', {}, { sources })
    expect(all[1]).toMatchObject({ node: '1', rule: book.text.en.nodes['1']?.rule, source: sources['1'] })
    expect(all[0]).toEqual({ depth: 0, kind: 'page', page: 'P', text: 'page P' })
  })
  it('says that there was no way', () => {
    const nodes = [can('1', { from: () => [] as string[] }, said)]
    expect([texts([page('P', nodes)], 'en')[1], texts([page('P', nodes)], 'ru')[1]]).toEqual([
      'There is no way.',
      'Вариантов нет.',
    ])
  })
  it.each([
    [0, 'No, there is no way.', 'Нет, ни одного варианта.'],
    [1, 'Yes, in one way.', 'Да, 1 вариант.'],
    [2, 'Yes, in 2 ways.', 'Да, 2 варианта.'],
  ])('a rule that asks is answered: %i', (n, en, ru) => {
    const pages = [page('P', [can('1', { from: () => ['a', 'b'].slice(0, n) }, said)])]
    const own = { ...tinyBook(pages).text.en, nodes: { '1': { rule: 'Is there something? Take it.' } } }
    const asked = { text: { en: own, ru: own } }
    expect([lines(pages, 'en', {}, asked).all[1]?.text, lines(pages, 'ru', {}, asked).all[1]?.text]).toEqual([en, ru])
  })
  it('gives rolls, and facts in the words of the answer', () => {
    const question = () => ({ ask: { say: 'rain' }, answers: [{ value: 'code-7', text: { say: 'wet' } }] })
    const pages = [page('P', [roll('1', d6, 'n'), fact('2', question, 'rain')])]
    expect(texts(pages, 'en', { answers: [4] }).slice(1)).toEqual(['Rolled d6: 5.', 'Rain? The table says: it rains.'])
    expect(texts(pages, 'ru', { answers: [4] }).slice(1)).toEqual(['Бросок d6: 5.', 'Дождь? Ответ со стола: идёт.'])
  })
  it('follows the way through the book', () => {
    const pages = [page('P', [go('1', 'Q'), proceed('2', '3'), act('3', () => 'x')]), page('Q', [leave('Q.1')])]
    expect(texts(pages, 'en')).toEqual([
      'page P',
      'Go to “page Q”.',
      'page Q',
      'This page ends here.',
      'Go on at 3.',
      'x',
    ])
  })
  it('says where a plan broke off', () => {
    const pages = [page('P', [can('1', { from: () => ['x'] }, () => ['a', 'b']), act('2', () => 'c')])]
    const broken = texts(pages, 'en', { after: (view) => view.forbidden.push('b') })
    expect(broken.slice(2)).toEqual(['a', 'The plan stops here, because this can no longer be done: b', 'c'])
  })
})

it('marks and links of the book’s texts do not show in plain sentences', () => {
  const nodes = [
    can('1', { from: () => ['a', 'b'], prefer: [{ id: 'p', keep: (_: unknown, x: string) => x === 'a' }] }, said),
  ]
  const book = tinyBook([page('P', nodes)])
  const text = {
    ...book.text.en,
    nodes: { '1': { rule: 'Build a **claim** [[near|close by]] *it*', yes: 'Yes, a [[claim]].' } },
    preferences: { p: 'the [[claim]]' },
    terms: [{ id: 'claim', term: 'open slot', text: '' }],
  }
  const { all, short } = lines([page('P', nodes)], 'en', {}, { text: { en: text, ru: text } })
  expect(all.map((line) => line.text)).toEqual([
    'page P',
    'Yes, a open slot.',
    'Prefer the open slot: drops 1, keeps 1.',
    'a',
  ])
  expect(short).toBe('Build a claim close by it (1): a. Passed over: b, because it prefers the open slot.')
})

describe('a short explanation', () => {
  const choice = { from: () => ['a', 'b'], prefer: [{ id: 'early', keep: (_: unknown, x: string) => x === 'a' }] }
  it('is the rule that chose, what it chose, and over what', () => {
    const pages = [page('P', [can('1', choice, said)])]
    expect(lines(pages, 'en').short).toBe('Rule 1 (1): a. Passed over: b, because it prefers early.')
    expect(lines(pages, 'ru').short).toBe('Rule 1 (1): a. Хуже — b; предпочтение — early.')
  })
  it('credits the rule that chose, not the one that carries it out', () => {
    const pages = [page('P', [choose('1', choice, 'it'), act('2', (c) => `${c.vars.it}!`, 'it')])]
    const { short, all } = lines(pages, 'en')
    expect(short).toBe('Rule 1 (1): a. Passed over: b, because it prefers early.')
    expect(all.at(-1)).toMatchObject({ kind: 'act', node: '2', by: '1' })
  })
  it('names the plan, the tied, and what would not do', () => {
    const ways = {
      from: () => ['a', 'b', 'c'],
      plan: (_: unknown, x: string) => (x === 'a' ? { say: 'site', with: { n: 7 } } : undefined),
      fell: () => [{ value: 'd', why: { say: 'poor' } }],
    }
    const pages = [page('P', [can('1', ways, said)])]
    expect(lines(pages, 'en').short).toBe(
      'Rule 1 (1): a; the plan: site 7. Equally good: b and c; the lot decided. Not d: It is poor.',
    )
    expect(lines(pages, 'en').all[1]?.chips?.map(({ text, dropped }) => `${text}${dropped ? ' -' : ''}`)).toEqual([
      'a: site 7',
      'b',
      'c',
      'd: It is poor. -',
    ])
  })
  it('tells what was chosen on the way, if the action is about it', () => {
    const nodes = [
      choose('1', choice, 'unit', [choose('2', choice, 'stale', []), can('3', { from: () => ['x', 'y'] }, said)]),
    ]
    expect(lines([page('P', nodes)], 'en').short).toBe(
      'Rule 3 (3): x. Equally good: y; the lot decided. Rule 1 (1): a. Passed over: b, because it prefers early. Rule 2 (2): a. Passed over: b, because it prefers early.',
    )
    const left = [choose('1', choice, 'stale', [act('1.1', () => [])]), can('3', { from: () => ['x', 'y'] }, said)]
    expect(lines([page('P', [ask('0', () => true, left)])], 'en').short).not.toContain('rule 0')
  })
  it('names only the last preferences of many, and says how many fell before', () => {
    const many = {
      from: () => [1, 2, 3, 4, 5, 6, 7, 8],
      prefer: [4, 3, 2].map((n) => ({ id: `p${n}`, keep: (_: unknown, x: number) => x <= n })),
      show: (_: unknown, n: number) => ({ say: 'site', with: { n } }),
    }
    const { short } = lines([page('P', [can('1', many, (_, n) => `${n}`)])], 'en')
    expect(short).toBe(
      'Rule 1 (1): site 1. Passed over: site 3, because it prefers p2. Passed over: site 4, because it prefers p3. 4 more fell before that. Equally good: site 2; the lot decided.',
    )
  })
  it('names the nearest of many rivals, of many tied and of many that will not do, and counts the others', () => {
    const sites = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
    const many = {
      from: () => sites(1, 12),
      prefer: [{ id: 'low', keep: (_: unknown, x: number) => x <= 4 }],
      fell: () => sites(20, 26).map((n) => ({ value: n, why: { say: n < 25 ? 'poor' : `no ${n}` } })),
      show: (_: unknown, n: number) => ({ say: 'site', with: { n } }),
    }
    const short = (lang: Lang) => lines([page('P', [can('1', many, (_, n) => `${n}`)])], lang).short
    expect(short('en')).toBe(
      'Rule 1 (1): site 1. Passed over: site 5, site 6, site 7 and 5 others, because it prefers low. Equally good: site 2, site 3 and 1 other; the lot decided. Not site 20 and 4 others: It is poor. Not site 25: no 25. One more will not do.',
    )
    expect(short('ru')).toContain('Ещё 1 вариант не подходит')
  })
  it('a rule is called by its first sentence, without asides and headings of its own', () => {
    const pages = [page('P', [can('1', { from: () => ['a', 'b'] }, said)])]
    const called = (rule: string): string => {
      const own = { ...tinyBook(pages).text.en, nodes: { '1': { rule } } }
      return lines(pages, 'en', {}, { text: { en: own, ru: own } }).short.replace(/(\(1\)\??).*/, '$1')
    }
    expect(called('Draw a card (or two). The turn ends.')).toBe('Draw a card (1)')
    expect(called('Is there an enemy at all? Take the nearest one.')).toBe('Is there an enemy at all (1)?')
    expect(called('Phase 1. Is there a system with ships? Fight.')).toBe('Phase 1. Is there a system with ships (1)?')
    expect(called('b) a planet with an empty slot;')).toBe('A planet with an empty slot (1)')
  })
  it('tells candidates apart that are called alike', () => {
    const alike = { from: () => ['a', 'b'], show: () => ({ say: 'poor' }) }
    const { all } = lines([page('P', [can('1', alike, said)])], 'en')
    expect(all[1]?.chips?.map(({ text }) => text)).toEqual(['It is poor. (a)', 'It is poor. (b)'])
  })
  it('leaves out the numbers of lines that a rule ends with', () => {
    const book = tinyBook([page('P', [act('1', () => 'x')])])
    const own = { ...book.text.en, nodes: { '1': { rule: 'Attack it. (L512, L554–556)' } } }
    const { all, short } = lines([page('P', [act('1', () => 'x')])], 'en', {}, { text: { en: own, ru: own } })
    expect([all[1]?.rule, short]).toEqual(['Attack it.', 'There was nothing to choose. Attack it (1).'])
  })
  it('or the question that led there', () => {
    const nodes = [ask('1', { test: () => true, show: () => [{ say: 'poor' }] }, [act('1.1', () => 'x')])]
    const pages = [page('P', nodes)]
    expect(lines(pages, 'ru').short).toBe('rule 1. Он беден. rule 1.1 (1.1).')
    const own = { ...tinyBook(pages).text.en, nodes: { '1': { rule: 'Poor?' }, '1.1': { rule: 'Beg.' } } }
    const asked = { text: { en: own, ru: own } }
    expect(lines(pages, 'en', {}, asked).short).toBe('Poor? Yes. It is poor. Beg (1.1).')
  })
  it('a question is answered by what was chosen', () => {
    const pages = [page('P', [can('1', choice, said)])]
    const own = { ...tinyBook(pages).text.en, nodes: { '1': { rule: 'Can it build? Build there.' } } }
    const asked = { text: { en: own, ru: own } }
    expect(lines(pages, 'en', {}, asked).short).toMatch(/^Can it build \(1\)\? Yes, a\. /)
    expect(lines(pages, 'ru', {}, asked).short).toMatch(/^Can it build \(1\)\? Да, a\. /)
  })
  it('where nothing else was weighed, names the last rules above that said no', () => {
    const none = { from: () => [] as string[] }
    const pages = [
      page('P', [...['1', '2', '3'].map((id) => can(id, none, said)), can('4', { from: () => ['x'] }, said)]),
    ]
    const nodes = Object.fromEntries(['1', '2', '3', '4'].map((id) => [id, { rule: `Way ${id}?` }]))
    const own = { ...tinyBook(pages).text.en, nodes }
    const asked = { text: { en: own, ru: own } }
    expect(lines(pages, 'en', {}, asked).short).toBe(
      'Way 4 (4)? Yes, x. Before it the answer was no: Way 3 (3)? Way 2 (2)?',
    )
    expect(lines(pages, 'ru', {}, asked).short).toBe(
      'Way 4 (4)? Да, x. Перед этим ответ был «нет»: Way 3 (3)? Way 2 (2)?',
    )
  })
  it('or the dice that led there', () => {
    const pages = [page('P', [roll('1', d6, 'n'), act('2', () => 'x')])]
    expect(lines(pages, 'en', { answers: [4] }).short).toBe('Rolled d6: 5. rule 2 (2).')
  })
  it('is nothing if nothing was done', () =>
    expect(lines([page('P', [ask('1', () => false, [])])], 'en').short).toBe(''))
})

describe('at a glance', () => {
  const long = (n: number) => `the ${'very '.repeat(30)}long way ${n}`
  const first = (text: string, plan: string, wish = 'small'): string => {
    const sink = new Recorder()
    const ways = {
      from: () => [1, 2, 3],
      prefer: [{ id: wish, keep: (_: unknown, n: number) => n < 2 }],
      show: () => ({ say: text }),
      plan: () => ({ say: plan }),
    }
    const book = tinyBook([page('P', [can('1', ways, (_, n) => `build ${n}`)])], { phrases })
    play(book, { sink })
    return explainFirst(sink.events, { rulebook: book, lang: 'en' })
  }
  it('what it is for is left out before what it was preferred to', () => {
    const said = first('a way', long(1))
    expect(said.length).toBeLessThanOrEqual(240)
    expect(said).toMatch(/^Rule 1 \(1\): a way.* Passed over: a way/)
    expect(said).not.toMatch(/very/)
  })
  it('long names end early, and a rival is named all the same', () => {
    const said = first(long(1), long(2))
    expect(said.length).toBeLessThanOrEqual(240)
    expect(said).toMatch(/^Rule 1 \(1\): the very .* … .*\. Passed over: the very/)
  })
  it('why it lost is said to the end, before what was chosen is named once more', () => {
    const said = first(long(1), long(2), `${'so '.repeat(30)}small a way`)
    expect(said.length).toBeLessThanOrEqual(240)
    expect(said).toMatch(/^Rule 1 \(1\)\. Passed over: the very .*, because it prefers so .* small a way\.$/)
  })
})

describe('the question', () => {
  const title = (name: string, lang: Lang): string => {
    const sink = new Recorder()
    const ways = { from: () => [1], show: () => ({ say: name }) }
    const book = tinyBook([page('P', [can('1', ways, (_, n) => `build ${n}`)])], { phrases })
    play(book, { sink })
    return explainTitle(sink.events, { rulebook: book, lang })
  }
  it.each([
    ['Mobilization 5 (lead, 2 actions)', 'Why Mobilization 5?', 'Почему Mobilization 5?'],
    ['the Shark (M3)', 'Why the Shark (M3)?', 'Почему the Shark (M3)?'],
    ['город (врата)', 'Why город (врата)?', 'Почему город (врата)?'],
    ['построить город', 'Why построить город?', 'Почему так?'],
    [`a ${'very '.repeat(30)}long way`, 'Why this?', 'Почему так?'],
  ])('is about what was chosen: %s', (name, en, ru) => {
    expect([title(name, 'en'), title(name, 'ru')]).toEqual([en, ru])
  })
  it('or about the deed, where nothing was chosen', () => {
    const sink = new Recorder()
    const book = tinyBook([page('P', [act('1', () => 'x')])])
    play(book, { sink })
    expect(explainTitle(sink.events, { rulebook: book, lang: 'en' })).toBe('Why this?')
  })
})
