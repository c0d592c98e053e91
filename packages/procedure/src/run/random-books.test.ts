import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { explain } from '../explain/explain.ts'
import { explainShort } from '../explain/reason.ts'
import { type Dice, randomBook } from '../testing/random-book.ts'
import { type PlayOptions, play, type TinyBook, throughJson } from '../testing/tiny.ts'
import { Coverage, listNodes } from '../trace/coverage.ts'
import { Recorder, type TraceEvent, traceTree } from '../trace/trace.ts'
import { LANGS } from '../words/say.ts'
import { RulebookError } from './memory.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Numbers that fast-check can shrink: the same list gives the same book. */
const diceFrom = (numbers: readonly number[]): Dice => {
  let at = 0
  return (n) => (numbers[at++ % numbers.length] ?? 0) % n
}
const games = fc.record({
  book: fc.array(fc.nat(1000), { minLength: 20, maxLength: 60 }).map((numbers) => randomBook(diceFrom(numbers))),
  answers: fc.array(fc.nat(1), { maxLength: 40 }),
  edition: fc.constantFrom('first', 'second'),
})

/** What a game came to; a page that goes round in circles is a result too. */
function outcome(book: TinyBook, options: PlayOptions): unknown {
  try {
    return throughJson(play(book, { deeds: 30, limit: 120, ...options }))
  } catch (error) {
    if (!(error instanceof RulebookError)) throw error
    return String(error)
  }
}

function traced(book: TinyBook, options: PlayOptions): TraceEvent[] {
  const sink = new Recorder()
  outcome(book, { ...options, sink })
  return sink.events
}

const check = (property: (book: TinyBook, options: PlayOptions) => void) =>
  fc.assert(
    fc.property(games, ({ book, answers, edition }) => property(book, { answers, edition })),
    { numRuns: 80 },
  )

describe('any rulebook', () => {
  it('is played the same with no trace, with coverage and with a full trace', () => {
    check((book, options) => {
      const plain = outcome(book, options)
      expect(outcome(book, { ...options, sink: new Coverage() })).toEqual(plain)
      expect(outcome(book, { ...options, sink: new Recorder() })).toEqual(plain)
    })
  })

  it('can be saved as JSON after every step and goes on to the same game', () => {
    check((book, options) => {
      expect(outcome(book, { ...options, between: throughJson })).toEqual(outcome(book, options))
    })
  })

  it('names in its steps and its trace only rules of its edition', () => {
    let n = 0
    check((book, options) => {
      const known = new Set(listNodes(book, options.edition ?? '').map(({ node }) => node))
      for (const event of traced(book, options)) {
        if (!('node' in event)) continue
        n++
        expect(known).toContain(event.node)
      }
    })
    expect(n).toBeGreaterThan(200)
  })

  it('has a trace that is plain JSON and nests into a tree with every event in its place, once', () => {
    check((book, options) => {
      const events = traced(book, options)
      expect(throughJson(events)).toEqual(events)
      const flat: TraceEvent[] = []
      const walk = (nodes: ReturnType<typeof traceTree>, above: number): void => {
        for (const node of nodes) {
          for (const event of node.events) {
            expect(event.depth).toBe(node.events[0]?.depth)
            expect(event.depth).toBeGreaterThan(above)
            if (node.node !== undefined) expect('node' in event && event.node).toBe(node.node)
          }
          flat.push(...node.events)
          walk(node.children, node.events[0]?.depth ?? 0)
        }
      }
      walk(traceTree(events), -1)
      const shown = events.filter((event) => event.e !== 'end')
      expect(flat).toHaveLength(shown.length)
      expect(new Set(flat)).toEqual(new Set(shown))
    })
  })

  it('is explained line by line, in both languages, with no line empty', () => {
    check((book, options) => {
      const events = traced(book, options)
      for (const lang of LANGS) {
        const lines = explain(events, { rulebook: book, lang })
        expect(lines).toHaveLength(events.filter((event) => event.e !== 'end').length)
        for (const line of lines) expect(line.text).toMatch(/\S/)
        if (events.some((event) => event.e === 'act'))
          expect(explainShort(events, { rulebook: book, lang })).toMatch(/rule \S+ \(\S+\).*[.?]$/is)
      }
    })
  })

  it('is covered the same whether counted while it runs or from its trace', () => {
    check((book, options) => {
      const live = new Coverage()
      outcome(book, { ...options, sink: live })
      const later = new Coverage()
      for (const event of traced(book, options)) later.event(event)
      expect(later.counts).toEqual(live.counts)
      for (const count of Object.values(live.counts)) {
        expect(count.yes).toBeLessThanOrEqual(count.asked)
        expect(count.decided).toBeLessThanOrEqual(count.yes)
      }
    })
  })
})

it('the random books are not all alike: every kind of event comes up', () => {
  const seen = new Set<string>()
  check((book, options) => {
    for (const event of traced(book, options)) seen.add(event.e)
  })
  expect([...seen].sort()).toEqual(
    ['act', 'ask', 'broken', 'end', 'fact', 'found', 'go', 'page', 'pick', 'prefer', 'proceed', 'roll'].sort(),
  )
})
