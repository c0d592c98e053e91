import { describe, expect, it } from 'vitest'
import { loadingJournal } from '../journal/load.ts'
import { toy } from '../testing/toy.ts'
import { settle, toyGameOver, toyTable } from '../testing/toy-table.ts'
import { Table } from './table.ts'

/** The same game at a second table, at which bots do not think. */
const copyOf = (table: ReturnType<typeof toyTable>) => new Table(toy, table.entries, table.undone, true)

describe('a table whose bots think elsewhere', () => {
  it('names the bot that is to decide, without asking it', () => {
    const table = copyOf(toyTable('MP', 'far'))
    const sees = table.glance()
    for (let at = table.entries.length; table.glance().kind === 'auto'; at++) {
      table.advance()
      expect(table.entries.length).toBeGreaterThan(at)
    }
    expect([sees, table.glance()]).toContainEqual({ kind: 'bot', seat: 'ash' })
  })

  it('comes to the same game by following what was decided there', () => {
    const there = toyGameOver('MMM', 'follow')
    const here = copyOf(toyTable('MMM', 'follow'))
    for (const entry of there.entries.slice(1)) {
      if (entry.t !== 'action' && entry.t !== 'answer') continue
      here.follow(entry)
    }
    expect(here.entries).toEqual(there.entries)
    expect(here.glance().kind).toBe('over')
  })

  it('refuses what leads to another position than it did there', () => {
    const there = toyGameOver('MM', 'other')
    const here = copyOf(toyTable('MM', 'other'))
    const first = there.entries.find((entry) => entry.t === 'action' || entry.t === 'answer')
    if (first === undefined || (first.t !== 'action' && first.t !== 'answer')) throw new Error('nothing happened')
    expect(() => here.follow({ ...first, hash: 'x' } as typeof first)).toThrow(/another position/)
    expect(here.entries).toHaveLength(1)
  })

  it('answers what a bot asks there', () => {
    const there = toyTable('LP', 'ask', { botDice: 'table' })
    settle(there)
    const next = there.next()
    if (next.kind !== 'table') throw new Error('the live miser asks nothing')
    const here = copyOf(there)
    here.answer(0, next.question)
    there.answer(0)
    expect(here.entries).toEqual(there.entries)
    expect(there.entries.at(-1)).toMatchObject({ by: 'table', first: true })
  })

  it('undoes and redoes without asking a bot', () => {
    const there = toyTable('PM', 'back')
    settle(there)
    const next = there.next()
    if (next.kind !== 'person') throw new Error('the person is not asked')
    there.act(next.decision.sample({ int: () => 0 }))
    settle(there)
    const here = copyOf(there)
    here.undo()
    expect(here.glance().kind).toBe('person')
    here.redo()
    expect(here.entries).toEqual(there.entries)
  })
})

describe('a journal opened an entry at a time', () => {
  it('is the same as one opened at once', () => {
    const { entries } = toyGameOver('MPM', 'slow')
    const opening = Table.opening(toy, entries)
    let steps = 0
    for (;;) {
      const step = opening.next()
      if (step.done === true) {
        expect(step.value.entries).toEqual(entries)
        break
      }
      steps++
    }
    expect(steps).toBe(entries.length)
  })

  it('brings along what was taken back, if it can be done again', () => {
    const table = toyGameOver('PMM', 'undone')
    table.undo()
    const run = (undone: typeof table.undone) => {
      const loading = loadingJournal(toy, { ...table.file(), undone }, true)
      for (;;) {
        const step = loading.next()
        if (step.done === true) return step.value.table
      }
    }
    expect(table.undone.length).toBeGreaterThan(0)
    expect(run(table.undone).undone).toEqual(table.undone)
    expect(run([{ t: 'action', seat: 'ash', by: 'person', action: { do: 'nonsense' } }]).undone).toEqual([])
  })
})

describe('a seat that changes hands with a position', () => {
  it('takes both in one entry, and one undo takes both back', () => {
    const table = toyTable('PM', 'hand')
    settle(table)
    const other = toyTable('PM', 'another')
    settle(other)
    const position = toy.game.serialise(other.state)
    const before = toy.game.serialise(table.state)
    table.seat('birch', { by: 'person', name: 'Anna' }, position)
    expect(toy.game.serialise(table.state)).toEqual(position)
    expect(table.controller('birch')).toEqual({ by: 'person', name: 'Anna' })
    const again = new Table(toy, table.entries)
    expect(toy.game.serialise(again.state)).toEqual(position)
    table.undo()
    expect(toy.game.serialise(table.state)).toEqual(before)
    expect(table.controller('birch').by).toBe('bot')
  })

  it('refuses a position that is none', () => {
    expect(() => toyTable('PM', 'hand').seat('birch', { by: 'person' }, { nothing: 1 })).toThrow()
  })
})
