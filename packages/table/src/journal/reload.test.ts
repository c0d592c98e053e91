import { canonical } from '@understudy/procedure/json'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { Driver } from '../play/driver.ts'
import { Table } from '../play/table.ts'
import { toy } from '../testing/toy.ts'
import { miser } from '../testing/toy-book.ts'
import { toyGameOver, toyTable } from '../testing/toy-table.ts'
import { playOut, stepOn } from '../testing.ts'
import type { Entry, StartEntry } from './journal.ts'

vi.setConfig({ testTimeout: 60_000 })

const kinds = fc.record({
  who: fc.constantFrom('PM', 'MMM', 'LPM', 'SML', 'MRM'),
  seed: fc.string({ maxLength: 3 }),
  chance: fc.constantFrom({}, { cards: 'table', botDice: 'table' }, { cards: 'secret' } as const),
})

describe('a game taken up again', () => {
  it('at every single entry, from its text, goes on to the same game', () => {
    fc.assert(
      fc.property(kinds, ({ who, seed, chance }) => {
        const { entries } = toyGameOver(who, seed, chance as never, { rounds: 3 })
        for (let at = 1; at < entries.length; at++) {
          const again = new Table(toy, JSON.parse(canonical(entries.slice(0, at))) as Entry[])
          playOut(again, seed, 12)
          expect(again.entries.slice(at)).toEqual(entries.slice(at, again.entries.length))
        }
      }),
      { numRuns: 8 },
    )
  })

  it('recovers a bot in the middle of its run: it does not ask again what it was told', () => {
    const { entries } = toyGameOver('LP', 'mid')
    const answered = entries.flatMap((entry, at) => (entry.t === 'answer' && entry.kind === 'fact' ? [at] : []))
    expect(answered.length).toBeGreaterThan(0)
    for (const at of answered) {
      const again = new Table(toy, entries.slice(0, at + 1))
      expect(again.next()).not.toMatchObject({ kind: 'table', question: { ask: 'fact' } })
    }
  })

  it('with a bot that would now do otherwise starts that bot afresh', () => {
    const { entries } = toyGameOver('LP', 'other')
    const at = entries.findIndex((entry) => entry.t === 'answer' && entry.kind === 'fact') + 1
    const changed = entries.slice(0, at).map((entry): Entry => {
      if (entry.t !== 'answer' || entry.kind !== 'roll') return entry
      return { ...entry, key: entry.key.replace('T.1.1', 'T.9') }
    })
    const again = new Table(toy, changed)
    expect(again.next()).toMatchObject({ kind: 'auto', entry: { seat: 'ash', first: true } })
  })
})

it('memory that goes through JSON after every step gives the same game', () => {
  fc.assert(
    fc.property(kinds, ({ who, seed }) => {
      fc.pre(!who.includes('P') && !who.includes('L'))
      const straight = toyGameOver(who, seed)
      const driver = new Driver(toy, straight.entries[0] as StartEntry)
      const played: unknown[] = []
      for (;;) {
        for (const seat of ['ash', 'birch', 'cedar']) {
          const memory = driver.remembered(seat)
          if (memory !== undefined) driver.remember(seat, JSON.parse(JSON.stringify(memory)))
        }
        const next = driver.next()
        if (next.kind !== 'auto') break
        played.push(next.entry)
        driver.commit(next.entry)
      }
      const entries = straight.entries.slice(1).filter((entry) => entry.t !== 'snapshot')
      expect(played).toEqual(entries.map(({ hash: _, ...entry }) => entry))
    }),
    { numRuns: 15 },
  )
})

describe('a seat that changes hands', () => {
  const hands = { by: 'bot', bot: 'miser' } as const
  it('in mid-turn passes between person and bot, back and forth, and reloads the same', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 3 }), fc.array(fc.nat(9), { minLength: 1, maxLength: 12 }), (seed, gaps) => {
        const table = toyTable('PMP', seed)
        for (const [n, gap] of gaps.entries()) {
          playOut(table, seed, gap)
          const seat = ['ash', 'birch', 'cedar'][n % 3]!
          table.seat(seat, table.controller(seat).by === 'bot' ? { by: 'person' } : hands)
        }
        const middle = table.entries.length
        playOut(table, seed)
        const again = new Table(toy, table.entries.slice(0, middle))
        playOut(again, seed)
        expect(again.entries).toEqual(table.entries)
      }),
      { numRuns: 15 },
    )
  })
  it('is played by whoever has it then', () => {
    const table = toyTable('PM')
    stepOn(table, 's')
    expect(table.next()).toMatchObject({ kind: 'person', seat: 'ash' })
    table.seat('ash', hands)
    expect(table.controller('ash')).toEqual({ ...hands, version: miser.version })
    expect(table.next()).toMatchObject({ kind: 'auto', entry: { seat: 'ash', first: true } })
    table.advance()
    table.seat('ash', { by: 'person', name: 'Anna' })
    expect(table.next()).toMatchObject({ kind: 'person', seat: 'ash' })
  })
})
