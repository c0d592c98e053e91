import { describe, expect, it } from 'vitest'
import { d6 } from '../book/nodes.ts'
import { play, rules, type TinyPage, tinyBook } from '../testing/tiny.ts'
import { Recorder, type TraceNode, traceTree } from './trace.ts'

const { act, ask, can, choose, go, leave, page, repeat, roll } = rules
const said = (_: unknown, x: string) => x

function record(pages: TinyPage[], answers: number[] = []): Recorder {
  const sink = new Recorder()
  play(tinyBook(pages), { sink, answers })
  return sink
}

/** `P(1[ask](1.1[act]))`: pages and rules, with what each of them did, nested. */
const outline = (nodes: readonly TraceNode[]): string =>
  nodes
    .map(({ node, page: name, events, children }) => {
      const inside = children.length === 0 ? '' : `(${outline(children)})`
      return `${node ?? name}[${events.map(({ e }) => e).join(' ')}]${inside}`
    })
    .join(' ')

describe('the tree of a decision', () => {
  it('nests as the rulebook is nested: page, question, what it led to', () => {
    const { events } = record([page('P', [ask('1', () => true, [act('1.1', () => 'a')]), act('2', () => 'b')])])
    expect(outline(traceTree(events))).toBe('P[page](1[ask](1.1[act]) 2[act])')
  })
  it('gathers candidates, preferences, the pick and the action under one rule', () => {
    const ways = { from: () => ['a', 'b'], prefer: [{ id: 'none', keep: () => false }] }
    const { events } = record([page('P', [can('1', ways, said)])])
    expect(outline(traceTree(events))).toBe('P[page](1[found prefer pick act])')
  })
  it('puts a page that was called under the step that called it', () => {
    const pages = [page('P', [go('1', 'Q'), act('2', () => 'p')]), page('Q', [act('Q.1', () => 'q'), leave('Q.2')])]
    expect(outline(traceTree(record(pages).events))).toBe('P[page](1[go](Q[page](Q.1[act] Q.2[proceed])) 2[act])')
  })
  it('shows each round of a repeat for itself', () => {
    const nodes = [repeat('1', (c) => c.view.done.length < 2, [act('1.1', () => 'x')])]
    expect(outline(traceTree(record([page('P', nodes)]).events))).toBe(
      'P[page](1[ask](1.1[act]) 1[ask](1.1[act]) 1[ask])',
    )
  })
  it('puts what a choice led to under the choice', () => {
    const nodes = [choose('1', { from: () => ['a', 'b'] }, 'it', [roll('1.1', d6, 'n'), act('1.2', () => 'x')])]
    expect(outline(traceTree(record([page('P', nodes)]).events))).toBe('P[page](1[found pick](1.1[roll] 1.2[act]))')
  })
  it('of a trace in pieces has one root for each piece', () => {
    const { events } = record([page('P', [act('1', () => 'a'), act('2', () => 'b')])])
    const at = events.findIndex((event) => event.e === 'act') + 1
    expect(outline(traceTree(events.slice(at)))).toBe('2[act]')
  })
})

describe('the trace', () => {
  it('has the evidence of an answer, the candidates with their words and first actions, and the pick', () => {
    const { events } = record(
      [
        page('P', [
          ask('1', { test: () => false, show: (_, yes) => [{ say: `it is ${yes}` }] }, []),
          can(
            '2',
            {
              from: () => ['b', 'a', 'c'],
              prefer: [{ id: 'early', keep: (_, x) => x < 'c' }],
              show: (_, x) => ({ say: `way ${x}` }),
            },
            (_, x) => [`${x}1`, `${x}2`],
          ),
        ]),
      ],
      [1],
    )
    expect(events.slice(1, 5)).toEqual([
      { e: 'ask', node: '1', depth: 1, yes: false, because: [{ say: 'it is false' }] },
      {
        e: 'found',
        node: '2',
        depth: 1,
        candidates: [
          { value: 'b', text: { say: 'way b' }, first: 'b1' },
          { value: 'a', text: { say: 'way a' }, first: 'a1' },
          { value: 'c', text: { say: 'way c' }, first: 'c1' },
        ],
      },
      { e: 'prefer', node: '2', depth: 1, preference: 'early', kept: [0, 1], dropped: [2] },
      { e: 'pick', node: '2', depth: 1, of: [1, 0], chosen: 0 },
    ])
  })
  it('has the best value of a preference that measures', () => {
    const ways = { from: () => [3, 5], prefer: [{ id: 'low', least: (_: unknown, x: number) => x }] }
    const { events } = record([page('P', [can('1', ways, (_, x) => `${x}`)])])
    expect(events.find((event) => event.e === 'prefer')).toMatchObject({ best: 3, kept: [0], dropped: [1] })
  })
  it('notes what was chosen before, for “why not?”', () => {
    const nodes = [choose('1', { from: () => ['x'] }, 'it', [act('1.1', () => 'a')])]
    expect(record([page('P', nodes)]).events.find((event) => event.e === 'act')).toMatchObject({ vars: { it: 'x' } })
  })
  it('is handed over in pieces', () => {
    const sink = record([page('P', [act('1', () => 'a')])])
    expect(sink.take().map(({ e }) => e)).toEqual(['page', 'act'])
    expect(sink.take()).toEqual([])
  })
  it('works out neither evidence nor names for a sink that wants no detail', () => {
    const events: unknown[] = []
    const never = () => {
      throw new Error('asked for words')
    }
    const ways = {
      from: () => ['a', 'b'],
      show: never,
      prefer: [{ id: 'first', keep: (_: unknown, x: string) => x < 'b' }],
    }
    const nodes = [ask('1', { test: () => true, show: never }, []), can('2', ways, said)]
    play(tinyBook([page('P', nodes)]), { sink: { detail: false, event: (event) => void events.push(event.e) } })
    expect(events).toEqual(['page', 'ask', 'found', 'act'])
  })
})
