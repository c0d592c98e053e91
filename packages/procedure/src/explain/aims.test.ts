import { describe, expect, it } from 'vitest'
import { d6 } from '../book/nodes.ts'
import type { NodeText } from '../book/rulebook.ts'
import { type PlayOptions, play, rules, type TinyPage, tinyBook } from '../testing/tiny.ts'
import { Recorder } from '../trace/trace.ts'
import type { Lang } from '../words/say.ts'
import { explainFirst } from './reason.ts'

const { act, ask, can, page, roll } = rules
const said = (_: unknown, x: string) => x
const poor = { test: () => true, show: () => [{ say: 'It is poor.' }] }
const none = { from: () => [] as string[] }

/** What is said at a first look of what a page does, where its rules have these words. */
function first(
  nodes: TinyPage['nodes'],
  words: Record<string, NodeText>,
  lang: Lang = 'en',
  options: PlayOptions = {},
  others: readonly TinyPage[] = [],
) {
  const sink = new Recorder()
  const pages = [page('P', nodes), ...others]
  const book = tinyBook(pages)
  const text = { ...book.text.en, nodes: { ...book.text.en.nodes, ...words } }
  play(book, { ...options, sink })
  return explainFirst(sink.events, { rulebook: { ...book, text: { en: text, ru: text } }, lang })
}

describe('what a bot is after', () => {
  const aim = 'It needs claims'
  it('stands in place of the question, with what that rests on', () => {
    const nodes = [ask('1', poor, [can('2', { from: () => ['here'] }, said)])]
    const words = { '1': { rule: 'Is it poor?' }, '2': { rule: 'Can it go?', aim } }
    expect(first(nodes, words)).toBe('It needs claims (2): here. It is poor.')
    expect(first(nodes, { ...words, '2': { rule: 'Can it go?' } })).toBe('Can it go (2)? Yes, here.')
  })
  it('has a dash in Russian where there is a colon already', () => {
    const nodes = (way: string) => [can('1', { from: () => [way] }, said)]
    const words = { '1': { rule: 'Идти?', aim: 'Ему нужны заявки' } }
    expect(first(nodes('врата 2'), words, 'ru')).toBe('Ему нужны заявки (1): врата 2.')
    expect(first(nodes('корабль: врата 2'), words, 'ru')).toBe('Ему нужны заявки (1) — корабль: врата 2.')
  })
  it('is said of a deed without a choice, with the evidence, or the dice after the question', () => {
    const words = { '2': { rule: 'Beg.', aim: 'It begs' } }
    expect(first([act('2', () => 'x')], words)).toBe('It begs (2).')
    expect(first([ask('1', poor, [act('2', () => 'x')])], words)).toBe('It begs (2). It is poor.')
    const rolled = [roll('0', d6, 'n'), ask('1', () => true, [roll('3', d6, 'n'), act('2', () => 'x')])]
    expect(first(rolled, words, 'en', { answers: [4, 1] })).toBe('It begs (2). Rolled d6: 2.')
  })
  it('is said with the page that came to nothing, where that led to another', () => {
    const words = { '2': { rule: 'Beg.', aim: 'It begs' }, '1': { rule: 'A field?', no: 'No field is free.' } }
    const beg = [page('B', [act('2', () => 'x')])]
    const said = (nodes: TinyPage['nodes']) => first(nodes, words, 'en', {}, beg)
    const none = { from: () => [] as string[], because: () => [{ say: 'All are sown.' }] }
    const want = 'It begs (2). “page P” came to nothing. No field is free. All are sown.'
    expect(said([rules.choose('1', none, 'it', [], [rules.go('3', 'B')])])).toBe(want)
    expect(said([ask('1', poor, [rules.go('3', 'B')])])).toBe('It begs (2). It is poor.')
    expect(said([rules.go('3', 'B')])).toBe('It begs (2).')
    expect(first([rules.go('1', 'B')], words, 'en', {}, beg)).toBe(
      'It begs (2). “page P” came to nothing. No field is free.',
    )
  })
  it('is said with the no that left something to deal with, however long ago', () => {
    const words = { '3': { rule: 'Discard.', aim: 'It discards what is left' } }
    const dear = (yes: boolean) => ({ test: () => yes, show: () => [{ say: 'It is too dear.' }] })
    const nodes = (yes: boolean) => [ask('1', dear(yes), []), act('2', () => 'x'), rules.actAfter('3', '1', () => 'y')]
    expect(first(nodes(false), words)).toBe('It discards what is left (3). It is too dear.')
    expect(first(nodes(true), words)).toBe('It discards what is left (3).')
  })
  it('is followed by a yes that is carried out along with it, even where another deed came between', () => {
    const words = { '3': { rule: 'Play.', aim: 'It plays' }, '1': { rule: 'Low?', aim: 'It also seizes' } }
    const low = (yes: boolean) => ({ test: () => yes, show: () => [{ say: 'The die shows 1.' }] })
    const nodes = (yes: boolean, between: TinyPage['nodes']) => [
      ask('1', low(yes), []),
      ...between,
      rules.along(
        ['1'],
        act('3', () => 'y'),
      ),
    ]
    const turnedUp = [act('2', () => 'x')]
    expect(first(nodes(true, []), words)).toBe('It plays (3). It also seizes (1). The die shows 1.')
    expect(first(nodes(true, turnedUp), words)).toBe('It plays (3). It also seizes (1). The die shows 1.')
    expect(first(nodes(false, []), words)).toBe('It plays (3).')
    const chosen = (yes: boolean) => [
      ask('1', low(yes), []),
      rules.choose('2', { from: () => ['here'] }, 'it'),
      rules.along(
        ['1'],
        act('3', () => 'y', 'it'),
      ),
    ]
    const more = { ...words, '2': { rule: 'Which?', aim: 'It needs claims' } }
    expect(first(chosen(true), more)).toBe('It needs claims (2): here. It also seizes (1). The die shows 1.')
    expect(first(chosen(false), more)).toBe('It needs claims (2): here.')
  })
  it('is followed by what it would do first, and cannot', () => {
    const nodes = [
      can('1', none, said),
      can('2', none, said),
      ask('3', () => false, []),
      can('4', { from: () => ['x'] }, said),
    ]
    const words = (one: string, two: string) => ({
      '1': { rule: one },
      '2': { rule: two },
      '3': { rule: 'Is it late?' },
      '4': { rule: 'Can it wait?', aim },
    })
    const en = words('Can it Build any ship?', 'Can it Repair any other ship?')
    expect(first(nodes, en)).toBe(
      'It needs claims (4): x. It would rather Repair another ship (2) or Build a ship (1), but cannot.',
    )
    const ru = words('Может ли он построить город?', 'Может ли он чинить?')
    expect(first(nodes, ru, 'ru')).toBe(
      'It needs claims (4): x. Он предпочёл бы чинить (2) или построить город (1), но не может.',
    )
    expect(first(nodes, words('A city.', 'A ship.'))).toBe(
      'It needs claims (4): x. Nothing above this rule was possible.',
    )
  })
  it('is not followed by that if something above was found, or nothing was looked for', () => {
    const words = { '4': { rule: 'Can it wait?', aim } }
    expect(first([ask('1', () => false, []), can('4', { from: () => ['x'] }, said)], words)).toBe(
      'It needs claims (4): x.',
    )
    const found = [rules.choose('1', { from: () => ['y'] }, 'it'), can('4', { from: () => ['x'] }, said)]
    expect(first(found, words)).not.toMatch(/Nothing above/)
  })
})

describe('rivals', () => {
  it('that are called just as what was chosen are not named', () => {
    const ways = {
      from: () => [1, 2, 3],
      show: (_: unknown, n: number) => ({ say: n < 3 ? 'a city here' : 'a city there' }),
    }
    const nodes = [can('1', ways, () => 'build')]
    expect(first(nodes, {}, 'en', { answers: [0] })).toBe(
      'Rule 1 (1): a city here. Equally good: a city there; the lot decided.',
    )
  })
  it('that were tied make way where one was passed over and there is no room', () => {
    const long = (n: number) => `${'a very long way '.repeat(5)}${n}`
    const ways = {
      from: () => [1, 2, 3],
      prefer: [{ id: 'small', keep: (_: unknown, n: number) => n < 3 }],
      show: (_: unknown, n: number) => ({ say: long(n) }),
    }
    const why = first([can('1', ways, (_, n) => `build ${n}`)], {}, 'en', { answers: [0] })
    expect(why).toBe(`Rule 1 (1): ${long(1)}. Passed over: ${long(3)}, because it prefers small.`)
  })
  it('that share most of a long list with what was chosen are named by the rest', () => {
    const places = (ship: string) => [
      'a city at the first place',
      'a city at the second one',
      ship,
      'a city at the third',
      'a city at the fourth',
    ]
    const ways = { from: () => ['here', 'there'].map((each) => places(`a ship ${each}`).join('; ')) }
    const aim = 'It needs claims for all of its cities, and for those that it has not built yet, too'
    const why = first([can('1', ways, said)], { '1': { rule: 'Go.', aim } }, 'en', { answers: [0] })
    expect(why).toMatch(/Equally good: … a ship (?:here|there); the lot decided\.$/)
  })
})
