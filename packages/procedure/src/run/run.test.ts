import { describe, expect, it } from 'vitest'
import { d6 } from '../book/nodes.ts'
import { deeds, play, rules, type Tiny, type TinyBook, throughJson, tinyBook, world } from '../testing/tiny.ts'
import { Recorder } from '../trace/trace.ts'
import { freshMemory, type Memory } from './memory.ts'
import { peek } from './peek.ts'
import { Runner } from './run.ts'

const { act, ask, can, choose, go, leave, page, proceed, repeat, roll } = rules
const runnerOf = (book: TinyBook) => new Runner<Tiny, string>(book, { edition: 'first', options: {} })
const said = (_: unknown, x: string) => x
const oneOf = (...names: string[]) => ({ from: () => names })

describe('a tie', () => {
  const book = tinyBook([page('P', [can('1', oneOf('c', 'a', 'b'), said)])])
  it('wants a pick among what is left, counted in canonical order', () => {
    expect(play(book).steps[0]).toEqual({ pick: 3, node: '1' })
    expect([0, 1, 2].map((answer) => deeds(play(book, { answers: [answer] })))).toEqual(['a', 'b', 'c'])
  })
  it('is broken once: a choice keeps what was picked', () => {
    const twice = tinyBook([
      page('P', [
        choose('1', oneOf('x', 'y'), 'it', [act('2', (c) => `${c.vars.it}`), act('3', (c) => `${c.vars.it}`)]),
      ]),
    ])
    expect(deeds(play(twice, { answers: [1] }))).toBe('y y')
  })
  it('refuses an answer that is no candidate', () => {
    expect(() => play(book, { answers: [3] })).toThrow('pick 3 of 3')
  })
})

it('a roll refuses a face that the die does not have', () => {
  expect(() => play(tinyBook([page('P', [roll('1', d6, 'n')])]), { answers: [6] })).toThrow('no face 6 on d6')
})

it('called again without an answer, a run wants the same again', () => {
  const runner = runnerOf(tinyBook([page('P', [roll('1', d6, 'n'), can('2', oneOf('a', 'b'), said)])]))
  const memory = freshMemory()
  const view = world()
  const first = runner.step(view, 'me', memory)
  expect(runner.step(view, 'me', memory)).toEqual(first)
  expect(runner.step(view, 'me', throughJson(memory))).toEqual(first)
  const second = runner.step(view, 'me', memory, 2)
  expect(second).toEqual({ pick: 2, node: '2' })
  expect(runner.step(view, 'me', memory)).toEqual(second)
})

describe('a plan of several actions', () => {
  const book = tinyBook([page('P', [can('1', oneOf('x'), () => ['a', 'b', 'c']), act('2', () => 'end')])])
  it('is done step by step, each when the one before has been done', () => {
    const seen: string[][] = []
    play(book, { after: (view) => void seen.push([...view.done]) })
    expect(seen).toEqual([['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'end']])
  })
  it('breaks off where a later step has become illegal, and the page goes on', () => {
    const sink = new Recorder()
    const forbidB = (view: Tiny, deed: string) => {
      if (deed === 'a') view.forbidden.push('b')
    }
    expect(deeds(play(book, { after: forbidB, sink }))).toBe('a end')
    expect(sink.events.filter((event) => event.e === 'broken')).toEqual([
      { e: 'broken', node: '1', depth: 1, action: 'b' },
    ])
  })
  it('says which step of the plan each action is', () => {
    const sink = new Recorder()
    play(book, { sink })
    expect(sink.events.flatMap((event) => (event.e === 'act' ? [[event.node, event.step]] : []))).toEqual([
      ['1', 0],
      ['1', 1],
      ['1', 2],
      ['2', 0],
    ])
  })
})

it('a plan that is broken off counts as completed for “again”', () => {
  const book = tinyBook([page('P', [can('1', oneOf('x'), () => ['a', 'b'])], (c) => c.view.done.length < 3)])
  expect(deeds(play(book, { view: world(['b']) }))).toBe('a a a')
})

describe('an interruption', () => {
  const book = tinyBook(
    [
      page('TURN', [act('T.1', () => 'one'), act('T.2', () => 'two'), act('T.3', () => 'three')]),
      page('PAY', [roll('P.1', d6, 'n'), act('P.2', (c) => `pay ${c.vars.n}`), leave('P.3')]),
    ],
    { entry: (view) => (view.done.at(-1) === 'asked' ? 'PAY' : 'TURN') },
  )
  it('is answered by its own page, while the page under way waits', () => {
    const runner = runnerOf(book)
    let memory = freshMemory()
    const view = world()
    const step = (answer?: number) => {
      const wanted = runner.step(view, 'me', memory, answer)
      memory = throughJson(memory)
      if ('act' in wanted) view.done.push(wanted.act)
      return wanted
    }
    step()
    view.done.push('asked')
    expect(step()).toEqual({ roll: d6, node: 'P.1' })
    step(3)
    step()
    step()
    expect(view.done).toEqual(['one', 'asked', 'pay 4', 'two', 'three'])
    expect(memory.runs).toEqual([])
  })
  it('that was left unfinished is over once the page under way goes on', () => {
    const half = tinyBook(
      [
        page('TURN', [repeat('T.1', () => true, [act('T.2', () => 'turn')])]),
        page('PAY', [act('P.1', () => 'first'), act('P.2', () => 'second')]),
      ],
      { entry: (view) => (view.done.length % 2 === 1 ? 'PAY' : 'TURN') },
    )
    expect(deeds(play(half, { deeds: 6 }))).toBe('turn first turn first turn first')
  })
  it('keeps its own notes apart from those of the page under way', () => {
    const noted = tinyBook(
      [
        page('TURN', [choose('T.1', oneOf('x'), 'n', [act('T.2', () => 'one'), act('T.3', (c) => `${c.vars.n}`)])]),
        page('PAY', [roll('P.1', d6, 'n'), act('P.2', () => 'pay')]),
      ],
      { entry: (view) => (view.done.length === 1 ? 'PAY' : 'TURN') },
    )
    expect(deeds(play(noted, { answers: [5] }))).toBe('one pay x')
  })
})

describe('a finished page leaves nothing behind', () => {
  const memoryAfterOne = (nodes: Parameters<typeof page>[1]): Memory => {
    const runner = runnerOf(tinyBook([page('P', nodes), page('Q', [act('Q.1', () => 'q'), leave('Q.2')])]))
    const memory = freshMemory()
    runner.step(world(), 'me', memory)
    return memory
  }
  it.each<[string, Parameters<typeof page>[1]]>([
    ['after its last action', [act('1', () => 'a')]],
    ['inside branches', [ask('1', () => true, [act('1.1', () => 'a')], [act('1.2', () => 'b')])]],
    ['before a step that leaves it', [act('1', () => 'a'), leave('2'), act('3', () => 'b')]],
    ['on a page called at the end of another', [go('1', 'Q')]],
  ])('%s', (_, nodes) => expect(memoryAfterOne(nodes).runs).toEqual([]))
  it('but a step that is still to be read keeps it', () => {
    expect(memoryAfterOne([act('1', () => 'a'), ask('2', () => false, [])]).runs).toHaveLength(1)
  })
})

describe('a page that goes round in circles is reported with the place', () => {
  it.each([
    ['in a repeat', [repeat('7', () => true, [ask('8', () => false, [])])], /^tiny goes round in circles at P, [78]$/],
    ['by proceeding', [ask('7', () => true, []), proceed('8', '7')], /circles at P, [78]/],
  ] as const)('%s', (_, nodes, message) => {
    expect(() => play(tinyBook([page('P', nodes)]))).toThrow(message)
  })
  it('with the pages that led there', () => {
    const book = tinyBook([page('P', [go('1', 'Q')]), page('Q', [repeat('5', () => true, [])])])
    expect(() => play(book)).toThrow(/circles at P, 1 › Q, 5$/)
  })
  it('when a plan without an action is offered again and again', () => {
    const book = tinyBook([page('P', [can('1', oneOf('x'), () => [])], () => true)])
    expect(() => play(book)).toThrow(/circles at P/)
  })
})

it('a rule finds what its book makes of the options, also when it reads ahead', () => {
  const word = act('1', (c) => `${c.settings}`)
  const settings = (options: Readonly<Record<string, unknown>>) => `loud ${options.loud}`
  const ahead = act('2', (c) => {
    const found = peek(c, [page('Q', [word])])
    return found !== undefined && 'actions' in found ? found.actions : []
  })
  const book = tinyBook([page('P', [word, ahead])], { settings })
  const runner = new Runner<Tiny, string>(book, { edition: 'first', options: { loud: true } })
  const memory = freshMemory()
  const steps = [runner.step(world(), 'me', memory), runner.step(world(), 'me', memory)]
  expect(steps.map((step) => 'act' in step && step.act)).toEqual(['loud true', 'loud true'])
})
