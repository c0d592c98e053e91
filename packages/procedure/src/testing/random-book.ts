// Rulebooks at random: every kind of node, nested, with questions that depend on what was done. For property tests.

import type { Preference } from '../book/nodes.ts'
import { hash53 } from '../json.ts'
import { type C, rules, type TinyBook, type TinyNode, type TinyPage, tinyBook } from './tiny.ts'

const { act, ask, can, choose, fact, go, leave, only, page, proceed, repeat, roll, select, set } = rules

/** A source of whole numbers below n. */
export type Dice = (n: number) => number

export function randomBook(dice: Dice): TinyBook {
  let count = 0
  const fresh = (pageId: string) => `${pageId}.${++count}`
  const chance = (c: C, id: string, n: number) => hash53(`${id}|${c.view.done.join()}|${JSON.stringify(c.vars)}`) % n
  const question = (id: string) => ({
    test: (c: C) => chance(c, id, 3) > 0,
    show: (c: C) => [{ say: `${c.view.done.length} done` }],
  })
  const ways = (id: string) => {
    const prefer = (['keep', 'most', 'least'] as const)
      .filter(() => dice(2) === 0)
      .map((kind): Preference<C, string> => {
        const measure = (c: C, x: string) => chance(c, id + kind + x, 2)
        if (kind === 'keep') return { id: kind, keep: (c, x) => measure(c, x) === 0 }
        return kind === 'most' ? { id: kind, most: measure } : { id: kind, least: measure }
      })
    return {
      from: (c: C) => Array.from({ length: chance(c, id, 4) }, (_, at) => `${id}${'xyz'[at]}`),
      show: (_: C, x: string) => ({ say: x }),
      prefer,
    }
  }
  const done = (c: C) => c.view.done.length
  /** Counts rounds of repeats and pages, so that no book goes on for ever. */
  const rounds = (c: C) => Number(c.vars.rounds ?? 0)
  const once = set((c) => {
    c.vars.rounds = rounds(c) + 1
  })
  const coin = () => ({
    ask: { say: 'heads?' },
    answers: [
      { value: true, text: { say: 'heads' } },
      { value: false, text: { say: 'tails' } },
    ],
  })

  const list = (pageId: string, depth: number, callable: readonly string[]): TinyNode[] =>
    Array.from({ length: 1 + dice(3) }, () => node(pageId, depth, callable))

  const node = (pageId: string, depth: number, callable: readonly string[]): TinyNode => {
    const id = fresh(pageId)
    const inner = () => list(pageId, depth - 1, callable)
    const kind = depth > 0 ? dice(12) : 7 + dice(5)
    switch (kind) {
      case 0:
        return ask(id, question(id), inner())
      case 1:
        return ask(id, question(id), inner(), inner())
      case 2:
        return choose(id, ways(id), 'it', inner(), inner())
      case 3:
        return select(id, ways(id), 'it', inner())
      case 4:
        return repeat(id, (c) => chance(c, id, 3) > 0 && rounds(c) < 6, [
          once,
          ...inner(),
          act(fresh(pageId), (c) => `${id}${done(c)}`),
        ])
      case 5:
        return only(dice(2) === 0 ? 'first' : 'second', node(pageId, depth - 1, callable))
      case 6: {
        const then = inner()
        return can(id, ways(id), (_, x) => x, { then, none: inner() })
      }
      case 7:
        return can(id, ways(id), (c, x) => Array.from({ length: 1 + chance(c, id, 3) }, (_, at) => `${x}${at}`))
      case 8:
        return act(id, (c) => `${id}${done(c)}`)
      case 9:
        return roll(id, { id: 'd3', faces: [1, 2, 3] }, 'n')
      case 10:
        return fact(id, coin, 'f')
      default: {
        const target = callable[dice(callable.length + 1)]
        return target === undefined ? ask(id, question(id), [leave(fresh(pageId))]) : go(id, target)
      }
    }
  }

  const ids = ['P', 'Q', 'R']
  const pages = ids.map((id, at): TinyPage => {
    const nodes = list(id, 3, ids.slice(at + 1))
    const last = fresh(id)
    if (dice(2) === 0) nodes.unshift(ask(fresh(id), question(`skip${id}`), [proceed(fresh(id), last)]))
    nodes.push(act(last, (c) => `${last}${done(c)}`))
    return dice(3) === 0 ? page(id, [once, ...nodes], (c) => rounds(c) < 6) : page(id, nodes)
  })
  return tinyBook(pages, { legal: (view, _seat, action) => hash53(`${view.done.length}${action}`) % 5 > 0 })
}
