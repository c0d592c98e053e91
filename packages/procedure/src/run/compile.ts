// Pages are flattened into short lists of operations, so that "where we are" is a page and a number: plain data that can
// be saved in the middle of a turn and taken up later.

import type { Node, Page, Question, Ways } from '../book/nodes.ts'
import { type Measure, measuresOf } from './measure.ts'

export type Op<C, A> =
  | { readonly op: 'enter'; readonly page: string }
  | { readonly op: 'ask'; readonly node: string; readonly depth: number; readonly test: Question<C>; no: number }
  | {
      readonly op: 'narrow'
      readonly node: string
      readonly depth: number
      // biome-ignore lint/suspicious/noExplicitAny: candidates are checked where the node is written
      readonly ways: Ways<C, any>
      // biome-ignore lint/suspicious/noExplicitAny: see above
      readonly measures: readonly Measure<C, any>[]
      /** Note the choice under this name, or … */
      readonly as?: string
      /** … turn it into actions. */
      // biome-ignore lint/suspicious/noExplicitAny: see above
      readonly act?: (c: C, x: any) => A | readonly A[]
      readonly of?: readonly string[] | undefined
      none: number
    }
  | {
      readonly op: 'act'
      readonly node: string
      readonly depth: number
      readonly act: (c: C) => A | readonly A[]
      readonly of?: readonly string[] | undefined
    }
  | (Extract<Node<C, A>, { kind: 'roll' }> & { readonly op: 'roll'; readonly node: string; readonly depth: number })
  | (Extract<Node<C, A>, { kind: 'fact' }> & { readonly op: 'fact'; readonly node: string; readonly depth: number })
  | { readonly op: 'call'; readonly node: string; readonly depth: number; readonly page: string | ((c: C) => string) }
  | { readonly op: 'set'; readonly set: (c: C) => void }
  | { readonly op: 'jump'; to: number; readonly node?: string; readonly depth?: number; readonly name?: string }
  | { readonly op: 'return' }

export interface Code<C, A> {
  readonly page: string
  readonly ops: readonly Op<C, A>[]
}

/** Every field that an operation can have. */
const BLANK = {
  op: undefined,
  node: undefined,
  depth: undefined,
  test: undefined,
  no: undefined,
  ways: undefined,
  measures: undefined,
  as: undefined,
  act: undefined,
  of: undefined,
  none: undefined,
  to: undefined,
  name: undefined,
  page: undefined,
  set: undefined,
  die: undefined,
  fact: undefined,
  kind: undefined,
  id: undefined,
}

/** All operations in one form, with the same fields in the same order: what is read at every step is then read fast. */
function alike<C, A>(op: Op<C, A>): Op<C, A> {
  const out = Object.assign({ ...BLANK }, op) as Op<C, A>
  if (out.op === 'ask') return Object.assign(out, { test: { show: undefined, ...out.test } })
  if (out.op === 'narrow') return Object.assign(out, { ways: { ...NO_WAYS, ...out.ways } })
  return out
}
const NO_WAYS = {
  from: undefined,
  prefer: undefined,
  show: undefined,
  because: undefined,
  plan: undefined,
  fell: undefined,
  any: undefined,
  key: undefined,
}

function compilePage<C, A>(page: Page<C, A>, edition: string): Code<C, A> {
  const ops: Op<C, A>[] = [{ op: 'enter', page: page.id }]
  const starts = new Map<string, number>()
  const jumps: { at: { to: number }; target: string }[] = []

  /** After a completed plan: from the top, or the end of the page. */
  const afterPlan = (depth: number) => {
    if (page.again === undefined) return
    const test: Op<C, A> = { op: 'ask', node: '', depth, test: page.again, no: 0 }
    ops.push(test, { op: 'jump', to: 1 })
    test.no = ops.length
    ops.push({ op: 'return' })
  }

  const emit = (nodes: readonly Node<C, A>[], depth: number): void => {
    for (const node of nodes) one(node, depth)
  }

  const one = (node: Node<C, A>, depth: number): void => {
    if ('id' in node) {
      if (starts.has(node.id)) throw new Error(`rulebook: ${node.id} stands twice on page ${page.id}`)
      starts.set(node.id, ops.length)
    }
    switch (node.kind) {
      case 'ask': {
        const ask: Op<C, A> = { op: 'ask', node: node.id, depth, test: node.test, no: 0 }
        ops.push(ask)
        emit(node.yes, depth + 1)
        if (node.no === undefined) {
          ask.no = ops.length
        } else {
          const end: Op<C, A> = { op: 'jump', to: 0 }
          ops.push(end)
          ask.no = ops.length
          emit(node.no, depth + 1)
          end.to = ops.length
        }
        return
      }
      case 'can': {
        const { id, ways, act, of } = node
        const measures = measuresOf(ways.prefer)
        const narrow: Op<C, A> = { op: 'narrow', node: id, depth, ways, measures, act, of, none: 0 }
        ops.push(narrow)
        emit(node.then ?? [], depth + 1)
        afterPlan(depth)
        const end: Op<C, A> = { op: 'jump', to: 0 }
        if (node.none !== undefined) ops.push(end)
        narrow.none = ops.length
        emit(node.none ?? [], depth + 1)
        end.to = ops.length
        return
      }
      case 'choose':
      case 'select': {
        const { id, ways, as } = node
        const measures = measuresOf(ways.prefer)
        const narrow: Op<C, A> = { op: 'narrow', node: id, depth, ways, measures, as, none: 0 }
        ops.push(narrow)
        emit(node.then, depth + 1)
        if (node.none === undefined) {
          narrow.none = ops.length
        } else {
          const end: Op<C, A> = { op: 'jump', to: 0 }
          ops.push(end)
          narrow.none = ops.length
          emit(node.none, depth + 1)
          end.to = ops.length
        }
        return
      }
      case 'act':
        ops.push({ op: 'act', node: node.id, depth, act: node.act, of: node.of })
        return
      case 'roll':
        ops.push({ ...node, op: 'roll', node: node.id, depth })
        return
      case 'fact':
        ops.push({ ...node, op: 'fact', node: node.id, depth })
        return
      case 'repeat': {
        const start = ops.length
        const ask: Op<C, A> = { op: 'ask', node: node.id, depth, test: node.test, no: 0 }
        ops.push(ask)
        emit(node.body, depth + 1)
        ops.push({ op: 'jump', to: start })
        ask.no = ops.length
        return
      }
      case 'go':
        ops.push({ op: 'call', node: node.id, depth, page: node.page })
        return
      case 'proceed': {
        const jump = { op: 'jump' as const, to: 0, node: node.id, depth, name: node.to }
        ops.push(jump)
        jumps.push({ at: jump, target: node.to })
        return
      }
      case 'leave':
        ops.push({ op: 'jump', to: -1, node: node.id, depth })
        return
      case 'set':
        ops.push({ op: 'set', set: node.set })
        return
      case 'only':
        if (node.editions.includes(edition)) emit(node.nodes, depth)
    }
  }

  emit(page.nodes, 0)
  for (const jump of jumps) {
    const to = starts.get(jump.target)
    if (to === undefined) throw new Error(`rulebook: page ${page.id} proceeds at ${jump.target}, which is not there`)
    jump.at.to = to
  }
  ops.push({ op: 'return' })
  return { page: page.id, ops: ops.map(alike) }
}

/** A page is flattened once for each edition, however many seats and games read it. */
const flat = new WeakMap<object, Map<string, unknown>>()

function compiled<C, A>(page: Page<C, A>, edition: string): Code<C, A> {
  const editions = flat.get(page) ?? new Map<string, unknown>()
  flat.set(page, editions)
  const code = (editions.get(edition) as Code<C, A> | undefined) ?? compilePage(page, edition)
  editions.set(edition, code)
  return code
}

/** Pages by their ids, ready to be read. */
export const codeOf = <C, A>(pages: readonly Page<C, A>[], edition: string): Map<string, Code<C, A>> =>
  new Map(pages.map((page) => [page.id, compiled(page, edition)]))
