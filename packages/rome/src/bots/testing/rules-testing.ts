// What every rule of a page is asked: where it fires; and where it is read and says no, or, if it cannot, which answer to
// which earlier rule keeps the bot from coming to it. Each time it is told what was decided instead.

import { branches, listNodes } from '@understudy/procedure/trace'
import { describe, expect, it } from 'vitest'
import { speedBook, superBook } from '../books.ts'
import type { NodeId } from '../ids.ts'
import { alwaysYes } from './always-testing.ts'
import { once, type Played } from './bot-testing.ts'

/** A position in which a rule fires, one in which it does not, and the rule that decides there what is done. */
export type Case = readonly [fires: () => Played, not: () => Played, instead: NodeId]
/** A position in which a rule says no, and the rule that decides there what is done. */
export type Passed = readonly [not: () => Played, instead: NodeId]

const BOOKS = [
  [superBook, 'super'],
  [speedBook, 'speed'],
] as const

const ASKED = ['ask', 'can', 'choose', 'select', 'repeat']
const asked: ReadonlySet<string> = new Set(
  BOOKS.flatMap(([book, edition]) =>
    listNodes(book, edition).flatMap(({ node, kind }) => (ASKED.includes(kind) ? [node] : [])),
  ),
)
/** Whether there are positions in which it is read and says no. */
export const canSayNo = (node: string): boolean => asked.has(node) && !alwaysYes.has(node)

type Nodes = readonly Parameters<typeof branches>[0][]
/** A rule that another one stands below, and the answer by which that one is come to. */
interface Gate {
  readonly rule: string
  readonly answer: boolean
}
/** Where a rule stands in a book: on its page, below a question or on its own, after rules that may leave before it. */
interface Place {
  readonly edition: string
  readonly page: string
  readonly gate: Gate | undefined
  readonly exits: readonly string[]
}
const places = new Map<string, Place[]>()

/** Whatever leaves or proceeds elsewhere in these rules. */
function walk(nodes: Nodes, edition: string, page: string, gate?: Gate): string[] {
  const exits: string[] = []
  for (const node of nodes) {
    if (node.kind === 'only' && !node.editions.includes(edition)) continue
    const id = 'id' in node ? node.id : undefined
    if (id !== undefined) places.set(id, [...(places.get(id) ?? []), { edition, page, gate, exits: [...exits] }])
    if (id !== undefined && (node.kind === 'leave' || node.kind === 'proceed')) exits.push(id)
    // What stands below a rule that always says yes stands below what that one stands below.
    branches(node).forEach((branch, at) => {
      const through = id === undefined || (at === 0 && alwaysYes.has(id))
      exits.push(...walk(branch, edition, page, through ? gate : { rule: id, answer: at === 0 }))
    })
  }
  return exits
}
for (const [book, edition] of BOOKS) for (const page of book.pages) walk(page.nodes as Nodes, edition, page.id)

/** It is read, says no in the end, and what is done next is decided by this rule. */
export function saysNo(node: string, played: Played, instead: NodeId): void {
  expect(played.answers(node).at(-1), `the answer of ${node}`).toBe(false)
  expect(played.decided(node)[0]).toBe(instead)
}

/** It is not come to: an answer of what it stands below, or a rule before it, or another page has led elsewhere. */
export function notComeTo(node: string, played: Played, instead: NodeId): void {
  expect([...played.read]).not.toContain(node)
  const ledElsewhere = places
    .get(node)
    ?.every(
      ({ edition, page, gate, exits }) =>
        edition !== played.edition ||
        !played.pages.has(page) ||
        exits.some((exit) => played.fired.has(exit)) ||
        (gate !== undefined && played.answers(gate.rule).includes(!gate.answer)),
    )
  expect(ledElsewhere, `what leads past ${node}`).toBe(true)
  expect(played.decided()).toContain(instead)
}

export function doesNot(node: string, played: Played, instead: NodeId): void {
  if (canSayNo(node)) saysNo(node, played, instead)
  else notComeTo(node, played, instead)
}

export function testRules(cases: Readonly<Record<string, Case>>): void {
  describe('rules fire, and do not', () => {
    it.each(Object.entries(cases))('%s', (node, [fires, not, instead]) => {
      expect(once(fires).fired).toContain(node)
      doesNot(node, once(not), instead)
      // Where it says yes first and no in the end, one position shows both.
      if (fires !== not) expect(once(not).fired).not.toContain(node)
    })
  })
}
