// What the rules of a book would offer now, each with the questions that lead to it, and how far the book was read.

import type { Ctx, Node } from '../book/nodes.ts'
import type { AnyRulebook } from '../book/rulebook.ts'
import { canonical, type Json } from '../json.ts'
import { branches } from '../trace/coverage.ts'
import type { TraceEvent } from '../trace/trace.ts'

type AnyNode = Node<Ctx, unknown>
export interface Guard {
  readonly id: string
  readonly node: AnyNode
  readonly wants: boolean
}

interface Offer {
  readonly node: string
  readonly page: string
  /** Questions that lead to it, outermost first. */
  readonly guards: readonly Guard[]
  /** Its place in the order of the book. */
  readonly at: number
  /** It would choose what the action is about (a unit) rather than do it. */
  readonly choice: boolean
}

/** A step that leads to other pages. */
interface Lead extends Pick<Offer, 'node' | 'page' | 'guards' | 'at'> {
  readonly to: readonly string[]
}

/** Rules that would come up with this action now, and the steps that lead from page to page. */
export function offering(book: AnyRulebook, c: Ctx, alternative: unknown): { offers: Offer[]; leads: Lead[] } {
  const offering: Offer[] = []
  const leads: Lead[] = []
  const wanted = canonical(alternative)
  let at = 0
  const walk = (page: string, nodes: readonly AnyNode[], guards: readonly Guard[]): void => {
    for (const node of nodes) {
      at++
      if (node.kind === 'only' && !node.editions.includes(c.edition)) continue
      const takesAnything = 'ways' in node && node.ways.any === true
      if ((node.kind === 'can' || node.kind === 'act') && !takesAnything && offers(node, c, wanted))
        offering.push({ node: node.id, page, guards, at, choice: false })
      if ((node.kind === 'choose' || node.kind === 'select') && !takesAnything && chooses(book, node, c, alternative))
        offering.push({ node: node.id, page, guards, at, choice: node.kind === 'choose' })
      if (node.kind === 'go') leads.push({ node: node.id, page, guards, at, to: node.pages })
      for (const [branch, list] of branches(node as Node<unknown, unknown>).entries()) {
        const guard = node.kind !== 'only' && 'id' in node ? [{ id: node.id, node, wants: branch === 0 }] : []
        walk(page, list as readonly AnyNode[], [...guards, ...guard])
      }
    }
  }
  for (const page of book.pages) walk(page.id, page.nodes as readonly AnyNode[], [])
  return { offers: offering, leads }
}

/** Whether a rule could come up with this action in this position. A rule that cannot be asked now offers nothing. */
function offers(node: Extract<AnyNode, { kind: 'can' | 'act' }>, c: Ctx, wanted: string): boolean {
  const first = (made: unknown): unknown => (Array.isArray(made) ? made[0] : made)
  try {
    if (node.kind === 'act') return canonical(first(node.act(c))) === wanted
    return node.ways.from(c).some((x) => canonical(first(node.act(c, x)) as Json) === wanted)
  } catch {
    return false
  }
}

/** Whether a choice of this rule could be about the action. */
function chooses(
  book: AnyRulebook,
  node: Extract<AnyNode, { kind: 'choose' | 'select' }>,
  c: Ctx,
  alternative: unknown,
): boolean {
  try {
    return node.ways.from(c).some((x) => book.concerns?.(alternative, node.as, x) ?? false)
  } catch {
    return false
  }
}

/** Whether a question, asked now, would be answered in the way that leads on. One that cannot be asked keeps nothing out. */
export function leadsOn({ node, wants }: Guard, c: Ctx): boolean {
  try {
    if (node.kind === 'ask' || node.kind === 'repeat') return node.test.test(c) === wants
    return !('ways' in node) || node.ways.from(c).length > 0 === wants
  } catch {
    return true
  }
}

/** The pages that are being read when a trace ends, outermost first. */
export function openPages(events: readonly TraceEvent[]): Set<string> {
  const open: { page: string; depth: number }[] = []
  for (const event of events) {
    while (open.length > 0 && (open[open.length - 1]?.depth ?? 0) >= event.depth) open.pop()
    if (event.e === 'page') open.push({ page: event.page, depth: event.depth })
  }
  return new Set(open.map(({ page }) => page))
}

/**
 * How far the book was read when `decided` decided: on its own page up to there, on a page that leads to that page up to
 * the step that does. Counted as in `offering`. Pages that are not `open` lead nowhere, as far as the trace tells.
 */
export function marksOf(
  book: AnyRulebook,
  edition: string,
  decided: string,
  open: ReadonlySet<string>,
): Map<string, number> {
  const marks = new Map<string, number>()
  const leads: { page: string; at: number; to: readonly string[] }[] = []
  let at = 0
  const walk = (page: string, nodes: readonly AnyNode[]): void => {
    for (const node of nodes) {
      at++
      if (node.kind === 'only' && !node.editions.includes(edition)) continue
      if ('id' in node && node.id === decided) marks.set(page, at)
      if (node.kind === 'go') leads.push({ page, at, to: node.pages })
      for (const list of branches(node as Node<unknown, unknown>)) walk(page, list as readonly AnyNode[])
    }
  }
  for (const page of book.pages) walk(page.id, page.nodes as readonly AnyNode[])
  const known = [...marks.keys()].some((page) => open.has(page))
  for (let grown = true; grown; ) {
    grown = false
    for (const lead of leads) {
      if (known && !open.has(lead.page)) continue
      if (marks.has(lead.page) || !lead.to.some((page) => marks.has(page))) continue
      marks.set(lead.page, lead.at)
      grown = true
    }
  }
  return marks
}
