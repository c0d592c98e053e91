import { describe, expect, it } from 'vitest'
import { freshMemory } from '../run/memory.ts'
import { Runner } from '../run/run.ts'
import { rules, type Tiny, type TinyBook, type TinyPage, tinyBook, world } from '../testing/tiny.ts'
import { Recorder, type TraceEvent } from '../trace/trace.ts'
import type { Lang } from '../words/say.ts'
import { explainVerdict } from './explain.ts'
import { whyNot } from './why-not.ts'

const { act, ask, can, choose, go, goAs, leave, only, page, repeat, select } = rules
const said = (_: unknown, x: string) => x
const oneOf = (...names: string[]) => ({ from: () => names })

/** Runs until so many deeds are done, and asks about the last of them. */
function decide(pages: TinyPage[], over: Partial<TinyBook> = {}, deeds = 1, answer = 0) {
  const book = tinyBook(pages, over)
  const runner = new Runner<Tiny, string>(book, { edition: 'first', options: {} })
  const sink = new Recorder()
  const memory = freshMemory()
  const view = world()
  let earlier: TraceEvent[] = []
  for (let answered: number | undefined; ; ) {
    const step = runner.step(view, 'me', memory, answered, sink)
    answered = 'act' in step ? undefined : answer
    if (!('act' in step)) continue
    if (view.done.length === deeds - 1) break
    view.done.push(step.act)
    earlier = [...earlier, ...sink.take()]
  }
  const acted = sink.events.findLast((event) => event.e === 'act')
  const vars = (acted?.e === 'act' ? acted.vars : {}) as Record<string, unknown>
  return {
    verdict: (alternative: string) => whyNot(runner, view, 'me', vars, sink.events, alternative, earlier),
    sentence: (alternative: string, lang: Lang) =>
      explainVerdict(whyNot(runner, view, 'me', vars, sink.events, alternative, earlier), { rulebook: book, lang }),
  }
}

describe('“why not?” answers', () => {
  it('done: it is what the bot did', () => {
    const { verdict, sentence } = decide([page('P', [act('1', () => 'a')])])
    expect(verdict('a')).toEqual({ kind: 'done', node: '1' })
    expect(sentence('a', 'en')).toBe('That is what was done, by 1 (rule 1).')
    expect(sentence('a', 'ru')).toBe('Именно это и было сделано, по правилу 1 (rule 1).')
  })

  it('dropped: the first preference that left it behind, and what it kept', () => {
    const ways = {
      from: () => ['a', 'b', 'c'],
      prefer: [
        { id: 'notC', keep: (_: unknown, x: string) => x !== 'c' },
        { id: 'early', keep: (_: unknown, x: string) => x === 'a' },
      ],
    }
    const { verdict, sentence } = decide([page('P', [can('1', ways, said)])])
    expect(verdict('b')).toMatchObject({ kind: 'dropped', node: '1', preference: 'early', own: { value: 'b' } })
    expect(verdict('c')).toMatchObject({ kind: 'dropped', preference: 'notC', kept: [{ value: 'a' }, { value: 'b' }] })
    expect(sentence('c', 'en')).toBe('1 (rule 1) considered it, but prefers notC; c fell behind a and b.')
    expect(sentence('c', 'ru')).toMatch(/^Правило 1 \(rule 1\) это рассматривало.*notC; отпало — c; осталось — a и b/)
  })

  it('a candidate that is called by what it would do first stands within the sentence, without a full stop', () => {
    const phrases = {
      en: { done: (f: { x: string }) => `Takes ${f.x}.` },
      ru: { done: (f: { x: string }) => `Берёт ${f.x}.` },
    }
    const ways = { from: () => ['a', 'b'], prefer: [{ id: 'early', keep: (_: unknown, x: string) => x === 'a' }] }
    const book = {
      phrases: phrases as never,
      describe: (x: string) => ({ say: 'done', with: { x } }),
    }
    const { sentence } = decide([page('P', [can('1', ways, said)])], book)
    expect(sentence('b', 'en')).toBe('1 (rule 1) considered it, but prefers early; Takes b fell behind Takes a.')
    expect(sentence('b', 'ru')).toContain('отпало — Берёт b; осталось — Берёт a.')
  })

  it('unlucky: it was as good, and the random pick took another', () => {
    const { verdict, sentence } = decide([page('P', [can('1', oneOf('a', 'b', 'c'), said)])], {}, 1, 2)
    const [own, chosen] = ['a', 'c'].map((x) => ({ value: x, first: x }))
    expect(verdict('a')).toEqual({ kind: 'unlucky', node: '1', of: 3, own, chosen })
    expect(sentence('a', 'en')).toBe('1 (rule 1) found a as good as the others; the lot among 3 fell on c.')
    expect(sentence('a', 'ru')).toMatch(/не хуже: a; жребий из 3 вариантов пал на .*c/)
  })

  it('guarded: a question before the rule was answered the other way', () => {
    const nodes = [
      ask('1', () => false, [act('1.1', () => 'a')]),
      ask('2', () => true, [], [act('2.1', () => 'b')]),
      choose('3', oneOf('x'), 'it', [], [act('3.1', () => 'c')]),
      repeat('4', () => false, [act('4.1', () => 'd')]),
      act('5', () => 'z'),
    ]
    const { verdict, sentence } = decide([page('P', nodes)])
    expect(verdict('a')).toEqual({ kind: 'guarded', node: '1.1', by: '1', yes: false })
    expect(verdict('b')).toEqual({ kind: 'guarded', node: '2.1', by: '2', yes: true })
    expect(verdict('c')).toEqual({ kind: 'guarded', node: '3.1', by: '3', yes: true })
    expect(verdict('d')).toEqual({ kind: 'guarded', node: '4.1', by: '4', yes: false })
    expect(sentence('b', 'en')).toBe('2.1 (rule 2.1) would do it, but 2 (rule 2) applies here.')
    expect(sentence('d', 'en')).toBe('4.1 (rule 4.1) would do it, but 4 (rule 4) does not apply here.')
    expect(sentence('a', 'ru')).toBe('Правило 1.1 (rule 1.1) так и поступило бы, но здесь не выполняется 1 (rule 1).')
  })

  it('guarded: what is no question was not answered; what is one was', () => {
    const pages = [page('P', [ask('1', () => false, [act('1.1', () => 'a')]), act('2', () => 'z')])]
    const text = tinyBook(pages).text.en
    const own = { ...text, nodes: { ...text.nodes, '1': { rule: 'Is it war? Then on.' } } }
    const { sentence } = decide(pages, { text: { en: own, ru: own } })
    expect(sentence('a', 'en')).toBe('1.1 (rule 1.1) would do it, but 1 (Is it war?) was answered “no”.')
    expect(sentence('a', 'ru')).toBe(
      'Правило 1.1 (rule 1.1) так и поступило бы, но на вопрос 1 (Is it war?) ответ — «нет».',
    )
  })

  it('later: a rule further on would have done it', () => {
    const nodes = [can('1', oneOf('a'), said), act('2', () => 'b')]
    const { verdict, sentence } = decide([page('P', nodes)])
    expect(verdict('b')).toEqual({ kind: 'later', node: '2', first: '1' })
    expect(sentence('b', 'en')).toBe('2 (rule 2) would do it, but 1 (rule 1) comes first and decided.')
    expect(sentence('b', 'ru')).toContain('раньше стоит 1 (rule 1)')
  })

  it('later: also on the page that led to the one that decided', () => {
    const pages = [
      page('P', [act('0', () => 'a'), go('1', 'Q'), act('2', () => 'b')]),
      page('Q', [act('Q.1', () => 'q')]),
    ]
    const { verdict } = decide(pages, {}, 2)
    expect(verdict('b')).toEqual({ kind: 'later', node: '2', first: 'Q.1' })
    expect(verdict('a')).toEqual({ kind: 'passed', node: '0', decided: 'Q.1' })
  })

  it('passed: the place of that rule had been left behind', () => {
    const { verdict, sentence } = decide([page('P', [act('1', () => 'a'), act('2', () => 'b')])], {}, 2)
    expect(verdict('a')).toEqual({ kind: 'passed', node: '1', decided: '2' })
    expect(sentence('a', 'en')).toBe('1 (rule 1) could do it, but its moment had passed; 2 (rule 2) decided.')
    expect(sentence('a', 'ru')).toContain('его черёд уже прошёл')
  })

  it('planned: it was the next step of a plan', () => {
    const nodes = [can('1', oneOf('x', 'y'), (_, way) => [`${way}1`, `${way}2`])]
    const { verdict, sentence } = decide([page('P', nodes)], {}, 2)
    expect(verdict('y1')).toEqual({ kind: 'planned', node: '1', plan: { value: 'x', first: 'x1' } })
    expect(verdict('x2')).toEqual({ kind: 'done', node: '1' })
    expect(sentence('y1', 'en')).toBe('1 (rule 1) had chosen before: x1; what was done is the next step of that.')
    expect(sentence('y1', 'ru')).toContain('следующий шаг')
  })

  it('elsewhere: a step led to another page than that of the rule', () => {
    const pages = [
      page('P', [select('1', oneOf('A'), 'suit', [goAs('1.1', ['A', 'B'], (c) => String(c.vars.suit))])]),
      page('A', [act('A.1', () => 'a')]),
      page('B', [go('B.0', 'C')]),
      page('C', [act('C.1', () => 'c')]),
    ]
    const { verdict, sentence } = decide(pages)
    expect(verdict('c')).toEqual({ kind: 'elsewhere', node: 'C.1', by: '1.1', page: 'A' })
    expect(sentence('c', 'en')).toBe('C.1 (rule C.1) would do it, but 1.1 (rule 1.1) led to the page “page A” instead.')
    expect(sentence('c', 'ru')).toContain('читается другая страница: «page A»')
  })

  it('guarded: also by a question that keeps a page from being read', () => {
    const pages = [
      page('P', [ask('1', () => false, [go('1.1', 'Q')]), act('2', () => 'a')]),
      page('Q', [act('Q.1', () => 'q')]),
    ]
    expect(decide(pages).verdict('q')).toEqual({ kind: 'guarded', node: 'Q.1', by: '1', yes: false })
  })

  it('a page that belongs to other decisions is no reason', () => {
    const pages = [page('P', [act('1', () => 'a')]), page('Q', [act('Q.1', () => 'q')])]
    expect(decide(pages).verdict('q')).toEqual({ kind: 'outside', decided: '1' })
  })

  it('fell: the rule looked at it, and it would not do', () => {
    const ways = { from: () => ['a'], fell: () => [{ value: 'b', why: { say: 'too dear' } }] }
    const concerns = (action: string, _: string, value: unknown) => action === value
    const pages = [
      page('P', [
        select('1', ways, 'it', []),
        select('1.5', oneOf('b'), 'other', []),
        act('2', (c) => String(c.vars.it), 'it'),
      ]),
    ]
    const { verdict, sentence } = decide(pages, { concerns })
    expect(verdict('b')).toMatchObject({ kind: 'fell', node: '1', own: { value: 'b' }, chosen: { value: 'a' } })
    expect(sentence('b', 'en')).toBe('1 (rule 1) chose a; b will not do for it: too dear.')
    expect(sentence('b', 'ru')).toBe(
      'Правило 1 (rule 1) выбрало: a. Для него не подходит вот что — b. Причина: too dear.',
    )
  })

  it('later: a choice further on a page that was left', () => {
    const concerns = (action: string, as: string, value: unknown) => as === 'it' && action === value
    const pages = [
      page('P', [go('1', 'Q'), act('2', (c) => String(c.vars.it), 'it')]),
      page('Q', [select('Q.1', oneOf('a'), 'it', [leave('Q.1.go')]), select('Q.2', oneOf('b'), 'it', [])]),
    ]
    expect(decide(pages, { concerns }).verdict('b')).toEqual({ kind: 'later', node: 'Q.2', first: 'Q.1' })
  })

  it('how: what was chosen is carried out in another way', () => {
    const concerns = (action: string, _: string, value: unknown) => action.startsWith(String(value))
    const nodes = [choose('1', oneOf('a'), 'it'), act('2', (c) => `${c.vars.it} by land`, 'it')]
    const { verdict, sentence } = decide([page('P', nodes)], { concerns })
    expect(verdict('a by sea')).toEqual({ kind: 'how', node: '1', by: '2', chosen: { value: 'a' } })
    expect(sentence('a by sea', 'en')).toBe(
      '1 (rule 1) chose just that, a; how it is done is for 2 (rule 2), and it does it in another way.',
    )
    expect(sentence('a by sea', 'ru')).toContain('как это сделать, решает 2 (rule 2)')
  })

  it('a rule that takes anything is no reason', () => {
    const nodes = [can('1', oneOf('a'), said), can('2', { ...oneOf('a', 'b'), any: true }, said)]
    expect(decide([page('P', nodes)]).verdict('b')).toMatchObject({ kind: 'outside', decided: '1' })
  })

  it('outside: no rule of the book does it', () => {
    const { verdict, sentence } = decide([page('P', [act('1', () => 'a')])])
    expect(verdict('nonsense')).toEqual({ kind: 'outside', decided: '1' })
    expect(sentence('nonsense', 'en')).toBe(
      'That is not among the ways of 1 (rule 1), which decided; no other rule does it here.',
    )
    expect(sentence('nonsense', 'ru')).toContain('Среди вариантов правила 1 (rule 1) этого нет')
  })
})

describe('“why not?”', () => {
  const concerns = (action: string, as: string, value: unknown) => as === 'unit' && action.startsWith(String(value))
  const units = {
    from: () => ['u', 'v'],
    prefer: [{ id: 'first', keep: (_: unknown, x: string) => x === 'u' }],
  }
  it('finds that the choice before kept the alternative out', () => {
    const nodes = [choose('1', units, 'unit', [act('1.1', (c) => `${c.vars.unit} moves`)])]
    const { verdict } = decide([page('P', nodes)], { concerns })
    expect(verdict('v moves')).toMatchObject({ kind: 'dropped', node: '1', preference: 'first' })
  })
  it('finds that also when the choice was made before an earlier action', () => {
    const nodes = [choose('1', units, 'unit', [act('1.1', () => 'wait'), act('1.2', (c) => `${c.vars.unit} moves`)])]
    const { verdict } = decide([page('P', nodes)], { concerns }, 2)
    expect(verdict('v moves')).toMatchObject({ kind: 'dropped', node: '1', preference: 'first' })
  })
  it('does not take rules of another edition for an answer', () => {
    const nodes = [
      act('1', () => 'a'),
      only(
        'second',
        act('2', () => 'b'),
      ),
    ]
    expect(decide([page('P', nodes)]).verdict('b')).toEqual({ kind: 'outside', decided: '1' })
  })
  it('does not call a rule later that was read and had nothing to offer', () => {
    let asked = 0
    const once = { from: () => (asked++ === 0 ? ['x'] : ['b']) }
    const { verdict } = decide([page('P', [choose('1', oneOf('c'), 'n', [can('2', once, said)])])])
    expect(verdict('b')).toEqual({ kind: 'outside', decided: '2', chosen: { value: 'x', first: 'x' } })
  })
  it('does not say of such a rule that its moment had passed, even if it would offer it by now', () => {
    const late = can('1', { from: (c) => (c.vars.n === 'x' ? ['b'] : []) }, said)
    const { verdict } = decide([page('P', [late, choose('2', oneOf('x'), 'n', [act('3', () => 'a')])])])
    expect(verdict('b')).toEqual({ kind: 'outside', decided: '3' })
  })
  it('is not upset by a rule that cannot be asked now', () => {
    const broken = () => {
      throw new Error('no unit')
    }
    const nodes = [act('1', () => 'a'), can('2', { from: broken }, said), act('3', () => 'b')]
    expect(decide([page('P', nodes)]).verdict('b')).toEqual({ kind: 'later', node: '3', first: '1' })
  })
})
