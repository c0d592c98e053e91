// Reading ahead: what a page would come to now, without doing it, noting it or rolling for it.

import type { Ctx, Page } from '../book/nodes.ts'
import { codeOf } from './compile.ts'
import { newRun, RulebookError, type Run } from './memory.ts'
import { PATIENCE, perform, type Reading, resolve } from './perform.ts'

/**
 * Rules to look out for, each with what it is to choose from while reading ahead. Where there is something, reading ends;
 * where there is nothing, it goes on as if the rule had found no way.
 */
export type Lookout<C, X, Id extends string = string> = { readonly [K in Id]?: (c: C) => readonly X[] }

export type Ahead<A, X> =
  /** The plan of a rule. */
  | { readonly node: string; readonly actions: readonly A[] }
  /** A choice that was looked out for. */
  | { readonly node: string; readonly found: readonly X[] }

/**
 * Reads the first of these pages (and others of them that it goes to) up to the next plan, or to a choice that is looked out
 * for. Of what is tied the first counts, in the order in which a pick counts. Nothing: the page has come to its end, or to
 * something that only a die or the table can tell. What the rules note on the way is noted on a copy of the variables.
 */
export function peek<C extends Ctx, A, Id extends string, Pg extends string, Out extends Id = never, X = never>(
  c: C,
  pages: readonly [Page<C, A, Id, Pg>, ...Page<C, A, Id, Pg>[]],
  lookout: Lookout<C, X, Out> = {},
): Ahead<A, X> | undefined {
  const page = pages[0].id
  const read: Reading<C, A> = { book: page, code: codeOf<C, A>(pages, c.edition) }
  const run = newRun(page)
  // One by one, in the form that they have in a run: a copy all at once has another.
  for (const name of Object.keys(c.vars as Run['vars'])) run.vars[name] = (c.vars as Run['vars'])[name]
  const { view, seat, edition, options, settings } = c
  // In the form that the runner gives it: what is read at every step is then read fast.
  const here = { view, seat, vars: run.vars, edition, options, settings } as Ctx as C
  const out: Lookout<C, X> = lookout
  for (let patience = PATIENCE; patience > 0; patience--) {
    if (run.queue !== undefined)
      return { node: run.queue.by ?? run.queue.node, actions: run.queue.actions as readonly A[] }
    const frame = run.frames.at(-1)
    if (frame === undefined) return undefined
    const op = read.code.get(frame.page)?.ops[frame.pc]
    if (op === undefined) throw new RulebookError(`no step ${frame.pc} on page ${frame.page}`)
    if (op.op === 'narrow') {
      const found = out[op.node]?.(here)
      if (found !== undefined) {
        if (found.length > 0) return { node: op.node, found }
        frame.pc = op.none
        continue
      }
    }
    perform(read, here, run, frame, op, undefined)
    if (run.pending === undefined) continue
    if (run.pending.want !== 'pick') return undefined
    resolve(read, here, run, run.pending, 0, undefined)
  }
  throw new RulebookError(`reading ahead goes round in circles on page ${page}`, page)
}
