// Whether a rule is passed over in a trace. One that answers has to be read and say no; any other is not come to, because an
// answer above it, a rule before it or another page has led elsewhere.

import type { AnyRulebook } from '@understudy/procedure'
import { branches, listNodes, type TraceEvent } from '@understudy/procedure/trace'

type Book = Pick<AnyRulebook, 'pages'>
type Nodes = readonly Parameters<typeof branches>[0][]

/** A rule that another one stands below, and the answer by which that one is come to. */
interface Gate {
  readonly rule: string
  readonly answer: boolean
}
/** Where a rule stands: in a book, on a page, below a rule that answers, after rules that may lead elsewhere before it. */
interface Place {
  readonly edition: string
  readonly page: string
  readonly gate: Gate | undefined
  readonly exits: readonly string[]
}

/** What was read, and by which book. */
export interface Reading {
  readonly edition: string
  readonly events: readonly TraceEvent[]
}

const ANSWERING = ['ask', 'can', 'choose', 'select', 'repeat']

/** What a rule answered, each time it was read. */
const answersOf = (node: string, events: readonly TraceEvent[]): boolean[] =>
  events.flatMap((event) => {
    if (event.e === 'ask' && event.node === node) return [event.yes]
    return event.e === 'found' && event.node === node ? [event.candidates.length > 0] : []
  })

const isOf = (node: string, event: TraceEvent): boolean => 'node' in event && event.node === node
const deciders = (events: readonly TraceEvent[]): string[] =>
  events.flatMap((event) => (event.e === 'act' ? [event.by ?? event.node] : []))

export interface PassedOver {
  /** Whether there are positions in which it is read and says no. */
  canSayNo(node: string): boolean
  /** What is not as it should be if this rule is passed over and that one decides instead. */
  problems(node: string, instead: string, reading: Reading): string[]
}

/** The rules of these books; `always` are those that answer, and cannot say no once they are come to. */
export function passedOver(
  books: readonly (readonly [Book, edition: string])[],
  always: ReadonlySet<string>,
): PassedOver {
  const places = new Map<string, Place[]>()
  const answering = new Set<string>()
  for (const [book, edition] of books) {
    for (const { node, kind } of listNodes(book, edition)) if (ANSWERING.includes(kind)) answering.add(node)
    for (const page of book.pages) walk(page.nodes as Nodes, edition, page.id)
  }

  /** Notes where each rule stands; returns whatever leaves or proceeds elsewhere in these rules. */
  function walk(nodes: Nodes, edition: string, page: string, gate?: Gate): string[] {
    const exits: string[] = []
    for (const node of nodes) {
      if (node.kind === 'only' && !node.editions.includes(edition)) continue
      const id = 'id' in node ? node.id : undefined
      if (id !== undefined) places.set(id, [...(places.get(id) ?? []), { edition, page, gate, exits: [...exits] }])
      if (id !== undefined && (node.kind === 'leave' || node.kind === 'proceed')) exits.push(id)
      branches(node).forEach((branch, at) => {
        // What stands below a rule that always says yes is as good as below what that one stands below.
        const through = id === undefined || (at === 0 && always.has(id))
        exits.push(...walk(branch, edition, page, through ? gate : { rule: id, answer: at === 0 }))
      })
    }
    return exits
  }

  const isLedPast = ({ edition, page, gate, exits }: Place, reading: Reading): boolean =>
    edition !== reading.edition ||
    !reading.events.some((event) => event.e === 'page' && event.page === page) ||
    exits.some((exit) => reading.events.some((event) => isOf(exit, event))) ||
    (gate !== undefined && isClosed(gate, reading))
  /** What it stands below has answered otherwise, or is passed over itself. */
  const isClosed = ({ rule, answer }: Gate, reading: Reading): boolean => {
    const answers = answersOf(rule, reading.events)
    if (answers.length > 0) return answers.includes(!answer)
    return (places.get(rule) ?? []).every((place) => isLedPast(place, reading))
  }

  const canSayNo = (node: string): boolean => answering.has(node) && !always.has(node)

  return {
    canSayNo,
    problems(node, instead, reading) {
      const { events } = reading
      const found = places.get(node)
      if (found === undefined) return [`${node}: no such rule`]
      if (!canSayNo(node)) {
        return [
          ...(events.some((event) => isOf(node, event)) ? [`${node} is come to`] : []),
          ...(found.every((place) => isLedPast(place, reading)) ? [] : [`nothing leads past ${node}`]),
          ...(deciders(events).includes(instead) ? [] : [`${instead} decides nothing`]),
        ]
      }
      const answer = answersOf(node, events).at(-1)
      if (answer === undefined) return [`${node} is not read`]
      const next = deciders(events.slice(events.findLastIndex((event) => isOf(node, event))))[0]
      return [
        ...(answer ? [`${node} says yes in the end`] : []),
        ...(next === instead ? [] : [`then ${next} decides, not ${instead}`]),
      ]
    },
  }
}
