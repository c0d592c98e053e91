import { describe, expect, it } from 'vitest'
import { deeds, play, rules, type TinyNode, tinyBook } from '../testing/tiny.ts'
import { allOf, anyOf, d6, not, type Question } from './nodes.ts'

const { act, ask, can, choose, fact, go, goAs, leave, only, page, proceed, repeat, roll, select, set } = rules

const yes = () => true
const no = () => false
const run = (nodes: TinyNode[], options: Parameters<typeof play>[1] = {}) =>
  deeds(play(tinyBook([page('P', nodes)]), options))
const one = (name: string) => ({ from: () => [name] })
const none = { from: () => [] as string[] }
const said = (_: unknown, x: string) => x

describe('type 1: “can the bot …?”', () => {
  it('takes the action if there is a way, and reads on afterwards', () => {
    expect(run([can('1', one('a'), said), act('2', () => 'b')])).toBe('a b')
  })
  it('reads on if there is no way', () => {
    expect(run([can('1', none, said), act('2', () => 'b')])).toBe('b')
  })
  it('goes on with what follows when it was done, or with what is done instead', () => {
    const then = [act('1.1', () => 'then')]
    const after = { then, none: [act('1.2', () => 'instead')] }
    expect(run([can('1', one('a'), said, after), act('2', () => 'b')])).toBe('a then b')
    expect(run([can('1', none, said, after), act('2', () => 'b')])).toBe('instead b')
    expect(run([can('1', none, said, { then }), act('2', () => 'b')])).toBe('b')
  })
})

describe('type 2: a question with nested steps', () => {
  const book = (test: () => boolean) => [ask('1', test, [act('1.1', () => 'in')]), act('2', () => 'on')]
  it('follows the nested steps on yes', () => expect(run(book(yes))).toBe('in on'))
  it('passes them over on no', () => expect(run(book(no))).toBe('on'))
})

describe('type 3: a question with a yes- and a no-branch', () => {
  const book = (test: () => boolean) => [
    ask('1', test, [act('1.1', () => 'yes')], [act('1.2', () => 'no')]),
    act('2', () => 'on'),
  ]
  it('follows the yes-branch only', () => expect(run(book(yes))).toBe('yes on'))
  it('follows the no-branch only', () => expect(run(book(no))).toBe('no on'))
})

describe('type 4: a yes calls for a card and leads to its page', () => {
  const book = (suits: string[]) =>
    tinyBook([
      page('P', [
        select('1', { from: () => suits }, 'suit', [goAs('1.1', ['A', 'B'], (c) => String(c.vars.suit))]),
        act('2', () => 'end'),
      ]),
      page('A', [act('A.1', () => 'a')]),
      page('B', [act('B.1', () => 'b')]),
    ])
  it('goes to the page of the card that was selected, and comes back', () => {
    expect(deeds(play(book(['B'])))).toBe('b end')
  })
  it('reads on without a card', () => expect(deeds(play(book([])))).toBe('end'))
})

describe('choose', () => {
  it('notes the choice under its name for the steps that follow', () => {
    expect(run([choose('1', one('x'), 'thing', [act('1.1', (c) => `take ${c.vars.thing}`)])])).toBe('take x')
  })
  it('takes the other branch if there is nothing to choose', () => {
    const nodes = [choose('1', none, 'thing', [act('1.1', () => 'some')], [act('1.2', () => 'none')])]
    expect(run(nodes)).toBe('none')
  })
})

describe('act', () => {
  it('may be several actions in a row', () => expect(run([act('1', () => ['a', 'b', 'c'])])).toBe('a b c'))
  it('may be none at all', () => expect(run([act('1', () => []), act('2', () => 'b')])).toBe('b'))
})

describe('roll', () => {
  it('wants the die and notes the face that came up, not its number', () => {
    const odd = { id: 'odd', faces: [1, 3, 'x'] }
    const book = tinyBook([page('P', [roll('1', odd, 'n'), act('2', (c) => `got ${c.vars.n}`)])])
    const played = play(book, { answers: [2] })
    expect(played.steps[0]).toEqual({ roll: odd, node: '1' })
    expect(deeds(played)).toBe('got x')
  })
  it('may choose its die by the position', () => {
    const book = [roll('1', (c) => (c.view.done.length === 0 ? d6 : { id: 'none', faces: [] }), 'n')]
    expect(play(tinyBook([page('P', book)])).steps[0]).toEqual({ roll: d6, node: '1' })
  })
})

describe('fact', () => {
  it('asks what only the table knows and notes the value of the answer', () => {
    const question = {
      ask: { say: 'rain?' },
      answers: [
        { value: 'dry', text: { say: 'no' } },
        { value: 'wet', text: { say: 'yes' } },
      ],
    }
    const played = play(tinyBook([page('P', [fact('1', () => question, 'rain'), act('2', (c) => `${c.vars.rain}`)])]), {
      answers: [1],
    })
    expect(played.steps[0]).toEqual({ fact: question, node: '1' })
    expect(deeds(played)).toBe('wet')
  })
})

describe('repeat', () => {
  it('does its steps while the question is answered yes, and asks again after each round', () => {
    const nodes = [repeat('1', (c) => c.view.done.length < 3, [act('1.1', (c) => `${c.view.done.length}`)])]
    expect(run([...nodes, act('2', () => 'end')])).toBe('0 1 2 end')
  })
  it('does nothing if the answer is no at once', () => expect(run([repeat('1', no, [act('1.1', () => 'x')])])).toBe(''))
})

describe('go, leave and proceed', () => {
  it('goes to another page and comes back to the next step', () => {
    const pages = [page('P', [go('1', 'Q'), act('2', () => 'p')]), page('Q', [act('Q.1', () => 'q')])]
    expect(deeds(play(tinyBook(pages)))).toBe('q p')
  })
  it('leaves the page it stands on, and only that one', () => {
    const pages = [
      page('P', [go('1', 'Q'), act('2', () => 'p')]),
      page('Q', [act('Q.1', () => 'q'), leave('Q.2'), act('Q.3', () => 'never')]),
    ]
    expect(deeds(play(tinyBook(pages)))).toBe('q p')
  })
  it('proceeds at another step of the page, forwards or backwards', () => {
    const nodes = [
      proceed('1', '3'),
      act('2', () => 'two'),
      act('3', () => 'three'),
      ask('4', (c) => c.view.done.length < 3, [proceed('4.1', '2')]),
    ]
    expect(run(nodes)).toBe('three two three')
  })
  it('refuses a book that proceeds at a step which is not on the page', () => {
    expect(() => run([proceed('1', '9')])).toThrow('page P proceeds at 9, which is not there')
  })
  it('says which page is not there', () => {
    expect(() => play(tinyBook([page('P', [go('1', 'Q')])]))).toThrow('there is no page Q')
  })
})

it('set notes something between two steps without being a rule', () => {
  const nodes: TinyNode[] = [
    set((c) => {
      c.vars.n = 7
    }),
    act('1', (c) => `${c.vars.n}`),
  ]
  expect(run(nodes)).toBe('7')
})

describe('editions', () => {
  const nodes = [
    only(
      'first',
      act('1', () => 'one'),
    ),
    only(
      ['second'],
      act('2', () => 'two'),
    ),
    act('3', () => 'both'),
  ]
  it('read only what is in them', () => {
    expect(run(nodes, { edition: 'first' })).toBe('one both')
    expect(run(nodes, { edition: 'second' })).toBe('two both')
  })
  it('may give one id to two wordings, but no edition has it twice', () => {
    const variants = [
      only(
        'first',
        act('1', () => 'one'),
      ),
      only(
        'second',
        act('1', () => 'two'),
      ),
    ]
    expect(run(variants, { edition: 'second' })).toBe('two')
    expect(() => run([act('1', () => 'a'), act('1', () => 'b')])).toThrow('1 stands twice on page P')
  })
  it('that do not exist are refused', () => {
    expect(() => run(nodes, { edition: 'third' })).toThrow('tiny has no edition third')
  })
})

describe('again', () => {
  it('reads the page from its top after each plan, while the question is answered yes', () => {
    const book = tinyBook([
      page(
        'P',
        [
          can('1', { from: (c) => (c.view.done.length === 1 ? ['first'] : []) }, said),
          can('2', one('second'), said),
          act('3', () => 'never'),
        ],
        (c) => c.view.done.length < 3,
      ),
    ])
    expect(deeds(play(book))).toBe('second first second')
  })
})

describe('questions joined', () => {
  const telling = (answer: boolean, name: string): Question<unknown> => ({
    test: () => answer,
    show: (_, shown) => [{ say: `${name} ${shown}` }],
  })
  const shown = (question: Question<unknown>) => {
    const answer = question.test({})
    return [answer, ...(question.show?.({}, answer) ?? []).map((sentence) => sentence.say)]
  }
  it('allOf is yes if all are, and shows what decided', () => {
    expect(shown(allOf(telling(true, 'a'), telling(true, 'b')))).toEqual([true, 'a true', 'b true'])
    expect(shown(allOf(telling(true, 'a'), telling(false, 'b'), telling(false, 'c')))).toEqual([false, 'b false'])
  })
  it('anyOf is yes if any is, and shows what decided', () => {
    expect(shown(anyOf(telling(false, 'a'), telling(true, 'b'), telling(true, 'c')))).toEqual([true, 'b true'])
    expect(shown(anyOf(telling(false, 'a'), telling(false, 'b')))).toEqual([false, 'a false', 'b false'])
  })
  it('not turns the answer round and keeps what it rests on', () => {
    expect(shown(not(telling(true, 'a')))).toEqual([false, 'a true'])
    expect(shown(not(() => false))).toEqual([true])
  })
})
