import { describe, expect, it } from 'vitest'
import { d6 } from '../book/nodes.ts'
import { play, rules, type TinyNode, tinyBook } from '../testing/tiny.ts'
import { addCounts, Coverage, listNodes } from './coverage.ts'

const { act, ask, can, choose, fact, go, leave, only, page, proceed, repeat, roll, select, set } = rules

function counted(nodes: TinyNode[], times = 1) {
  const sink = new Coverage()
  const book = tinyBook([page('P', nodes), page('Q', [act('Q.1', () => 'q')])])
  for (let i = 0; i < times; i++) play(book, { sink })
  return sink.counts
}
const said = (_: unknown, x: string) => x

describe('coverage', () => {
  it('counts how often a question was asked, and answered yes', () => {
    const nodes = [repeat('1', (c) => c.view.done.length < 2, [act('1.1', () => 'x')])]
    expect(counted(nodes)['1']).toEqual({ asked: 3, yes: 2, decided: 0 })
  })
  it('counts a “can” as yes if there is a way, and as decided if it acted', () => {
    const counts = counted([can('1', { from: () => [] }, said), can('2', { from: () => ['a', 'b'] }, said)], 3)
    expect(counts).toEqual({ '1': { asked: 3, yes: 0, decided: 0 }, '2': { asked: 3, yes: 3, decided: 3 } })
  })
  it('counts a plan of several actions as one decision', () => {
    expect(counted([can('1', { from: () => ['x'] }, () => ['a', 'b', 'c'])])['1']).toEqual({
      asked: 1,
      yes: 1,
      decided: 1,
    })
  })
  it('counts a plain instruction as asked when it is done', () => {
    expect(counted([act('1', () => ['a', 'b'])])['1']).toEqual({ asked: 1, yes: 1, decided: 1 })
  })
  it('counts rolls, facts, going and leaving', () => {
    const coin = () => ({ ask: { say: '?' }, answers: [{ value: 1, text: { say: 'one' } }] })
    const counts = counted([roll('1', d6, 'n'), fact('2', coin, 'f'), go('3', 'Q'), proceed('4', '5'), leave('5')])
    for (const id of ['1', '2', '3', '4', '5']) expect(counts[id]).toEqual({ asked: 1, yes: 1, decided: 0 })
    expect(counts['Q.1']?.decided).toBe(1)
  })
  it('counts a leave that follows the last action', () => {
    expect(counted([act('1', () => 'a'), leave('2')])['2']).toEqual({ asked: 1, yes: 1, decided: 0 })
  })
  it('says nothing of rules that were never reached', () => {
    expect(Object.keys(counted([ask('1', () => false, [act('1.1', () => 'x')])]))).toEqual(['1'])
  })
  it('adds up over games', () => {
    const sum = { '1': { asked: 1, yes: 1, decided: 0 } }
    addCounts(sum, { '1': { asked: 2, yes: 0, decided: 1 }, '2': { asked: 5, yes: 4, decided: 3 } })
    expect(sum).toEqual({ '1': { asked: 3, yes: 1, decided: 1 }, '2': { asked: 5, yes: 4, decided: 3 } })
  })
})

it('the rules of an edition are listed in the order of the book, with page and kind', () => {
  const then = [leave('4.1')]
  const book = tinyBook([
    page('P', [
      set(() => {}),
      ask('1', () => true, [act('1.1', () => 'a')], [act('1.2', () => 'b')]),
      only('second', choose('2', { from: () => [] }, 'x', [act('2.1', () => 'c')], [act('2.2', () => 'd')])),
      repeat('3', () => false, [select('3.1', { from: () => [] }, 'y', [])]),
      can('4', { from: () => [] }, said, { then, none: [leave('4.2')] }),
    ]),
    page('Q', [roll('Q.1', d6, 'n')]),
  ])
  const listed = (edition: string) =>
    listNodes(book, edition).map(({ page: on, node, kind }) => `${on} ${node} ${kind}`)
  const rest = ['P 3 repeat', 'P 3.1 select', 'P 4 can', 'P 4.1 leave', 'P 4.2 leave', 'Q Q.1 roll']
  expect(listed('first')).toEqual(['P 1 ask', 'P 1.1 act', 'P 1.2 act', ...rest])
  expect(listed('second')).toEqual([
    'P 1 ask',
    'P 1.1 act',
    'P 1.2 act',
    'P 2 choose',
    'P 2.1 act',
    'P 2.2 act',
    ...rest,
  ])
})
