import { describe, expect, it } from 'vitest'
import { d6 } from '../book/nodes.ts'
import { hash53 } from '../json.ts'
import { randomBook } from '../testing/random-book.ts'
import { type C, rules, type Tiny, type TinyPage, type TinyVars, tinyBook, world } from '../testing/tiny.ts'
import { freshMemory } from './memory.ts'
import { peek } from './peek.ts'
import { Runner } from './run.ts'

const { act, ask, can, choose, fact, go, leave, only, page, proceed, roll, set } = rules

const seen = (vars: TinyVars = {}, edition = 'first'): C => ({
  view: world(),
  seat: 'me',
  vars,
  edition,
  options: {},
})
const said = (_: C, x: string) => x
const ways = (...list: string[]) => ({ from: () => list })
const ahead = (nodes: TinyPage['nodes'], c = seen()) => peek(c, [page('P', nodes)])

describe('reading ahead', () => {
  it('comes to the first plan of the page, whole', () => {
    const nodes = [
      can('1', ways(), said),
      ask('2', () => false, [act('2.1', () => 'a')], [act('2.2', () => ['b', 'c'])]),
      act('3', () => 'd'),
    ]
    expect(ahead(nodes)).toEqual({ node: '2.2', actions: ['b', 'c'] })
    expect(ahead([can('1', ways(), said)])).toBeUndefined()
    expect(ahead([act('1', () => []), act('2', () => 'a')])).toEqual({ node: '2', actions: ['a'] })
  })

  it('reads its own edition, other pages, and what there is to do where there is no way', () => {
    const nodes = [
      only(
        'second',
        act('1', () => 'a'),
      ),
      can('2', ways(), said, { none: [act('2.1', () => 'b')] }),
    ]
    expect(ahead(nodes)).toEqual({ node: '2.1', actions: ['b'] })
    expect(ahead(nodes, seen({}, 'second'))).toEqual({ node: '1', actions: ['a'] })
    const pages = [
      page('P', [go('1', 'Q'), act('2', () => 'a')]),
      page('Q', [leave('3'), act('4', () => 'b')]),
    ] as const
    expect(peek(seen(), pages)).toEqual({ node: '2', actions: ['a'] })
    expect(() => peek(seen(), [pages[0]])).toThrow('there is no page Q')
  })

  it('takes of what is tied what a pick counts first: by preferences, then by key, then by text', () => {
    const prefer = [{ id: 'short', least: (_: C, x: string) => x.length }]
    expect(ahead([can('1', { ...ways('ccc', 'b', 'a'), prefer }, said)])).toEqual({ node: '1', actions: ['a'] })
    const key = (x: string) => -x.charCodeAt(0)
    expect(ahead([can('1', { ...ways('ccc', 'a', 'b'), prefer, key }, said)])).toEqual({ node: '1', actions: ['b'] })
  })

  it('notes what it chooses on the way, for itself alone', () => {
    const vars: TinyVars = { it: 'z' }
    const nodes = [
      choose('1', ways('y', 'x'), 'it', [
        set((c) => {
          c.vars.n = 7
        }),
        act('1.1', (c) => `${c.vars.it}${c.vars.n}`, 'it'),
      ]),
    ]
    expect(ahead(nodes, seen(vars))).toEqual({ node: '1', actions: ['x7'] })
    expect(vars).toEqual({ it: 'z' })
  })

  it('does not know what a die or the table would say', () => {
    const rain = () => ({ ask: { say: '?' }, answers: [{ value: 'wet', text: { say: 'yes' } }] })
    expect(ahead([roll('1', d6, 'n'), act('2', () => 'a')])).toBeUndefined()
    expect(ahead([fact('1', rain, 'rain'), act('2', () => 'a')])).toBeUndefined()
  })

  it('stops at a choice that is looked out for, with what there is to choose from', () => {
    const first = [can('1', ways(), said), choose('2', ways('x'), 'it', [act('2.1', () => 'a')])]
    const aim = page('P', [...first, act('3', () => 'b')])
    expect(peek(seen(), [aim], { '2': () => [4, 3] })).toEqual({ node: '2', found: [4, 3] })
    expect(peek(seen(), [aim], { '2': () => [] })).toEqual({ node: '3', actions: ['b'] })
    const noted = peek(seen({ n: 5 }), [aim], { '2': (c) => [c.vars.n] })
    expect(noted).toEqual({ node: '2', found: [5] })
  })

  it('says so if a page goes round in circles', () => {
    const round = page('P', [ask('1', () => true, [proceed('2', '1')])])
    expect(() => peek(seen(), [round])).toThrow('goes round in circles on page P')
  })

  it('comes to what the turn would do, in any book', () => {
    const came = { plans: 0, nothing: 0 }
    for (let n = 0; n < 400; n++) {
      let rolled = 0
      const { pages } = randomBook((sides) => hash53(`${n} ${rolled++}`) % sides)
      const book = tinyBook(pages)
      const runner = new Runner<Tiny, string>(book, { edition: 'first', options: {} })
      const memory = freshMemory()
      let step = runner.step(world(), 'me', memory)
      while ('pick' in step) step = runner.step(world(), 'me', memory, 0)
      const found = peek(seen(), pages as [TinyPage, ...TinyPage[]])
      const looked = found !== undefined && 'actions' in found ? [found.node, found.actions[0]] : undefined
      expect(looked).toEqual('act' in step ? [step.node, step.act] : undefined)
      came[looked === undefined ? 'nothing' : 'plans']++
    }
    expect(came.plans).toBeGreaterThan(100)
    expect(came.nothing).toBeGreaterThan(50)
  })
})
