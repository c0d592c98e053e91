// Where a step comes from: preferences with a source of their own, in the trace, in words, in print and in the counts.

import { describe, expect, it } from 'vitest'
import { explain } from '../explain/explain.ts'
import { printMarkdown } from '../print/print.ts'
import { play, rules, type TinyNode, tinyBook } from '../testing/tiny.ts'
import { addCounts, type Counts, Coverage } from '../trace/coverage.ts'
import { Recorder } from '../trace/trace.ts'
import type { Source } from './rulebook.ts'

const { act, can, choose, page } = rules
const said = (_: unknown, x: string) => x
const later: Source = { by: 'backport', place: '0.8', rulings: ['tiny/1'] }
const ruling: Source = { by: 'ruling', place: '', rulings: ['tiny/2'] }
const first = (source?: Source) => ({
  id: 'first',
  keep: (_: unknown, x: string) => x === 'a',
  ...(source === undefined ? {} : { source }),
})
const idle = { id: 'idle', keep: () => true, source: ruling }
const book = (...nodes: TinyNode[]) => tinyBook([page('P', nodes)], { rulings: { en: { 'tiny/1': 'One.' }, ru: {} } })
const way = (source?: Source) => can('1', { from: () => ['a', 'b'], prefer: [idle, first(source)] }, said)

function counted(...nodes: TinyNode[]): Counts {
  const sink = new Coverage()
  play(book(...nodes), { sink })
  return sink.counts
}

describe('the source of a preference', () => {
  it('stands in the trace and in its explanation; without one, that of the rule does', () => {
    const sink = new Recorder()
    const made = book(way(later))
    play(made, { sink })
    const steps = sink.events.filter((event) => event.e === 'prefer')
    expect(steps).toMatchObject([{ source: ruling }, { source: later }])
    const told = explain(sink.events, { rulebook: made, lang: 'en' }).filter((line) => line.kind === 'prefer')
    expect(told.map((line) => line.source?.by)).toEqual(['ruling', 'backport'])
    const plain = new Recorder()
    const other = book(way())
    play(other, { sink: plain })
    expect(explain(plain.events, { rulebook: other, lang: 'en' }).at(-2)?.source?.by).toBe('printed')
  })

  it('is printed with the preference, and its rulings with the book', () => {
    const printed = printMarkdown(book(way(later)), { edition: 'first', lang: 'en' })
    expect(printed).toContain('1. first *(later version 0.8)*')
    expect(printed).toContain('**tiny/1** One.')
  })

  it('counts for a decision if it dropped something', () => {
    expect(counted(way(later))['1']).toEqual({ asked: 1, yes: 1, decided: 1, rested: { backport: 1 } })
    expect(counted(way())['1']).toEqual({ asked: 1, yes: 1, decided: 1 })
  })

  it('counts for what was chosen on the way, together with the rule that chose it', () => {
    const chosen = choose('1', { from: () => ['a', 'b'], prefer: [first(later)] }, 'x', [act('2', () => 'x')])
    expect(
      counted(
        chosen,
        act('3', () => 'y'),
      ),
    ).toMatchObject({ '2': { rested: { '1 backport': 1 } } })
    expect(
      counted(
        chosen,
        act('3', () => 'y'),
      )['3'],
    ).toEqual({ asked: 1, yes: 1, decided: 1 })
  })

  it('adds up', () => {
    const sum: Counts = {}
    addCounts(sum, counted(way(later)))
    addCounts(sum, counted(way(later)))
    expect(sum['1']?.rested).toEqual({ backport: 2 })
  })
})

it('candidates come with what they rest on', () => {
  const phrases = { en: { poor: () => 'It is poor.' }, ru: { poor: () => 'Он беден.' } }
  const nodes = [can('1', { from: () => [], because: () => [{ say: 'poor' }] }, said)]
  const made = tinyBook([page('P', nodes)], { phrases })
  const sink = new Recorder()
  play(made, { sink })
  expect(explain(sink.events, { rulebook: made, lang: 'en' })[1]?.text).toBe('There is no way. It is poor.')
})
