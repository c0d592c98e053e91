import { canonical, hashOf } from '@understudy/procedure/json'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { type Entry, isPersonal } from '../journal/journal.ts'
import { ReplayMismatch } from '../journal/replaying.ts'
import { toy } from '../testing/toy.ts'
import { settle, type ToyTable, toyGameOver, toyTable } from '../testing/toy-table.ts'
import { playOut, stepOn } from '../testing.ts'
import type { Logged } from './course.ts'
import { Table } from './table.ts'

vi.setConfig({ testTimeout: 60_000 })

const hash = (table: ToyTable) => hashOf(toy.game.serialise(table.state))
const kinds = ['PM', 'PMS', 'MMM', 'RLP'] as const
const games = fc.record({ who: fc.constantFrom(...kinds), seed: fc.string({ maxLength: 3 }) })
const secretly = { cards: 'secret', dice: 'table' } as const
const few = { numRuns: 12 }

describe('a journal', () => {
  it('has the hash of the position after each entry', () => {
    const table = toyGameOver('PM')
    for (const [at, entry] of table.entries.entries())
      if (entry.t !== 'snapshot') expect(entry.hash).toBe(hashOf(toy.game.serialise(table.stateAt(at + 1))))
  })
  it('replayed to any point gives the position of that point', () => {
    fc.assert(
      fc.property(games, ({ who, seed }) => {
        const table = toyGameOver(who, seed)
        for (let at = 1; at <= table.entries.length; at += 7)
          expect(hash(new Table(toy, table.entries.slice(0, at)))).toBe(hashOf(toy.game.serialise(table.stateAt(at))))
      }),
      few,
    )
  })
  it('has a snapshot of the whole position from time to time', () => {
    const table = toyGameOver('SSS', 'long', {}, { rounds: 20 })
    const snapshots = table.entries.flatMap((entry, at) => (entry.t === 'snapshot' ? [at] : []))
    expect(snapshots.length).toBeGreaterThan(0)
    for (const at of snapshots) {
      const entry = table.entries[at]
      if (entry?.t === 'snapshot')
        expect(canonical(entry.position)).toBe(canonical(toy.game.serialise(table.stateAt(at))))
    }
    const gaps = [0, ...snapshots].map((at, n) => (snapshots[n] ?? table.entries.length) - at)
    expect(Math.max(...gaps)).toBeLessThanOrEqual(102)
  })
  it('tells of entry and events what happened, for the log', () => {
    const table = toyTable('PM')
    settle(table)
    const { entry, events, index } = table.act({ do: 'work' }) as Logged
    expect(entry).toMatchObject({ t: 'action', seat: 'ash', by: 'person', action: { do: 'work' } })
    expect(events).toEqual([{ say: 'log.did', with: { seat: 'ash', what: 'work' }, touches: ['ash'] }])
    expect(table.log[index]?.events).toBe(events)
    expect(table.log).toHaveLength(table.entries.length)
  })
  it('does not replay what leads elsewhere', () => {
    const entries = toyGameOver('PM').entries.map((entry, at) => (at === 5 ? { ...entry, hash: 'wrong' } : entry))
    expect(() => new Table(toy, entries)).toThrow(ReplayMismatch)
    expect(() => new Table(toy, entries.slice(1))).toThrow('a journal begins with a start')
  })
  it('that was handed out does not change with the game', () => {
    const table = toyTable('PM')
    settle(table)
    const file = table.file()
    const { length } = file.entries
    table.act({ do: 'work' })
    expect(file.entries).toHaveLength(length)
  })
  it('begins at a position that was entered by hand', () => {
    const position = toy.game.serialise({ ...toyTable('PP').state, round: 3, turn: 'birch' })
    const table = Table.start(toy, { options: {}, seed: 's', position })
    expect(table.state.round).toBe(3)
    expect(new Table(toy, table.entries).state).toEqual(table.state)
  })
})

describe('undo', () => {
  it('to any point equals replaying to that point, and what comes next is the same', () => {
    fc.assert(
      fc.property(games, fc.boolean(), ({ who, seed }, secret) => {
        const table = toyGameOver(who, seed, secret ? secretly : {})
        const { entries } = new Table(toy, table.entries)
        for (let to = entries.length - 1; to > 0; to -= 3) {
          table.undo(to)
          const replayed = new Table(toy, entries.slice(0, to))
          expect(table.entries).toEqual(entries.slice(0, to))
          expect(hash(table)).toBe(hash(replayed))
          expect(JSON.stringify(table.next())).toBe(JSON.stringify(replayed.next()))
        }
      }),
      few,
    )
  })
  it('goes back to the last thing a person did or said, through bots’ turns', () => {
    const table = toyGameOver('PM')
    const to = table.undoPoint()!
    expect(isPersonal(table.entries[to])).toBe(true)
    expect(table.entries.slice(to + 1).some(isPersonal)).toBe(false)
    table.undo()
    expect(table.next()).toMatchObject({ kind: 'person', seat: 'ash' })
  })
  it('says what to change on the real table', () => {
    const table = toyTable('PM')
    settle(table)
    table.act({ do: 'work' })
    expect(table.undo()).toEqual([{ say: 'diff.coins', with: { seat: 'ash', n: -1 } }])
    expect(table.redo()).toEqual([{ say: 'diff.coins', with: { seat: 'ash', n: 1 } }])
  })
  it('has nothing to take back at the beginning, and never takes back the start', () => {
    const table = toyTable('MM')
    expect(table.undo()).toEqual([])
    settle(table)
    const { length } = table.entries
    for (const to of [0, -1, length, length + 5]) expect(table.undo(to)).toEqual([])
    expect(table.entries).toHaveLength(length)
  })
})

describe('redo', () => {
  it('step by step comes back to the same game', () => {
    fc.assert(
      fc.property(games, fc.nat(), ({ who, seed }, where) => {
        const table = toyGameOver(who, seed)
        const entries = [...table.entries]
        table.undo(1 + (where % (entries.length - 1)))
        for (let n = 0; table.undone.length > 0; n++) {
          expect(n).toBeLessThan(entries.length)
          table.redo()
          expect(table.entries).toEqual(entries.slice(0, table.entries.length))
          expect([...table.entries, ...table.undone]).toEqual(entries)
        }
        expect(table.redo()).toEqual([])
      }),
      few,
    )
  })
  it('does one thing that a person did, and what followed by itself', () => {
    const table = toyTable('PM')
    settle(table)
    table.act({ do: 'work' })
    table.act({ do: 'work' })
    settle(table)
    const { length } = table.entries
    table.undo()
    table.undo()
    table.redo()
    expect(table.next()).toMatchObject({ kind: 'person', seat: 'ash' })
    table.redo()
    expect(table.entries).toHaveLength(length)
  })
  it('is over when something else is done', () => {
    const table = toyTable('PM')
    settle(table)
    table.act({ do: 'work' })
    table.undo()
    expect(table.undone).toHaveLength(1)
    table.act({ do: 'rest' })
    expect(table.undone).toEqual([])
  })
  it('stays possible while the app does again by itself what was undone, and ends with anything else', () => {
    const whole = toyGameOver('PM', 'again')
    const entries = [...whole.entries]
    const to = entries.findIndex((entry, at) => at > 1 && !isPersonal(entry) && !isPersonal(entries[at + 1]))
    expect(to).toBeGreaterThan(0)
    const table = new Table(toy, entries)
    table.undo(to)
    for (let next = table.next(); next.kind === 'auto'; next = table.next()) {
      table.advance()
      expect([...table.entries, ...table.undone]).toEqual(entries)
    }
    expect(table.entries.length).toBeGreaterThan(to)
    expect(table.undone.length).toBeGreaterThan(0)
    while (table.undone.length > 0) table.redo()
    expect(table.entries).toEqual(entries)
  })
  it('in the middle of a bot’s run goes on as the bot had', () => {
    const table = toyGameOver('PM', 'redo')
    const entries = [...table.entries]
    expect(entries.length).toBeGreaterThan(25)
    for (let to = entries.length - 1; to > 0; to -= 5) {
      const again = new Table(toy, entries)
      again.undo(to)
      again.redo()
      playOut(again, 'redo')
      expect(again.entries).toEqual(entries)
    }
  })
  it('of a damaged file gives up what cannot be done, and the game stays as it is', () => {
    const { entries } = toyGameOver('PM')
    const bad: Entry = { t: 'action', seat: 'ash', by: 'person', action: { do: 'pay' } }
    const table = new Table(toy, entries.slice(0, 3), [bad])
    expect(() => table.redo()).toThrow()
    expect(table.entries).toEqual(entries.slice(0, 3))
    expect(table.undone).toEqual([])
    playOut(table, 'seed')
  })
})

describe('checkpoints', () => {
  it('give the same positions as replaying from the start', () => {
    const long = toyGameOver('SMR', 'long', {}, { rounds: 20 })
    expect(long.entries.length).toBeGreaterThan(120)
    const fresh = new Table(toy, long.entries.slice(0, 1))
    for (const [at, entry] of long.entries.entries()) {
      if (at === 0) continue
      expect(hashOf(toy.game.serialise(long.stateAt(at)))).toBe(hash(fresh))
      fresh.record(entry)
    }
  })
  it('count the uses of chance as replaying does, also when a correction goes back in time', () => {
    const table = toyTable('RR', 'back')
    for (let n = 0; n < 20; n++) stepOn(table, 'back')
    const early = toy.game.serialise(table.stateAt(8))
    for (let n = 0; n < 10; n++) {
      table.edit(early)
      for (let k = 0; k < 7; k++) stepOn(table, 'back')
    }
    expect(table.entries.length).toBeGreaterThan(80)
    for (let at = 26; at < table.entries.length; at += 5) {
      const slow = new Table(toy, table.entries.slice(0, at))
      const quick = table.driverAt(at)
      expect(JSON.stringify(quick.next())).toBe(JSON.stringify(slow.next()))
    }
  })
})

describe('an entry that was made elsewhere', () => {
  /** Birch has rolled its mood and would now build; somebody else says that it worked. */
  const forged: Entry = { t: 'action', seat: 'birch', by: 'bot', action: { do: 'work' } }
  const midRun = () => {
    const table = toyTable('PM', 'elsewhere', { cards: 'table', botDice: 'table' })
    table.answer({ do: 'draw', card: 'gold' })
    table.act({ do: 'rest' })
    table.answer({ do: 'draw', card: 'gold' })
    table.answer(5)
    expect(table.next()).toMatchObject({ kind: 'auto', entry: { action: { do: 'cash' } } })
    return table
  }
  it('is followed by the bot it belongs to, as if it had been done here', () => {
    const here = toyGameOver('PM', 'tabs')
    const there = new Table(toy, here.entries.slice(0, 1))
    for (const entry of here.entries.slice(1)) {
      there.record(entry)
      expect(JSON.stringify(there.next())).toBe(JSON.stringify(new Table(toy, there.entries).next()))
    }
    expect(there.entries).toEqual(here.entries)
  })
  it('that a bot would not have done makes it start afresh, also after a reload', () => {
    const table = midRun()
    table.record(forged)
    const roll = { kind: 'table', question: { ask: 'roll', key: '1.birch|birch|T.1.1|1' } }
    expect(table.next()).toMatchObject(roll)
    expect(new Table(toy, table.entries).next()).toMatchObject(roll)
  })
  it('makes it start afresh after undo and redo too', () => {
    const table = midRun()
    table.record(forged)
    table.undo(table.entries.length - 1)
    expect(table.next()).toMatchObject({ kind: 'auto', entry: { action: { do: 'cash' } } })
    table.redo()
    expect(table.next()).toMatchObject({ kind: 'table', question: { ask: 'roll' } })
  })
  it('and leads to another position than it says is refused, and the game stays as it is', () => {
    const table = midRun()
    const before = JSON.stringify([table.state, table.entries, table.next()])
    expect(() => table.record({ ...forged, hash: 'wrong' })).toThrow(ReplayMismatch)
    expect(JSON.stringify([table.state, table.entries, table.next()])).toBe(before)
  })
})

describe('a correction by hand', () => {
  it('replaces the position, and bots start afresh', () => {
    const table = toyTable('MP', 'edit')
    for (let n = 0; n < 2; n++) table.advance()
    const position = toy.game.serialise({ ...table.state, sites: ['ash', 'ash', null, null, null] })
    const logged = table.edit(position, 'the cat was on the board')
    expect(logged.entry).toMatchObject({ t: 'edit', note: 'the cat was on the board' })
    expect(table.state.sites[1]).toBe('ash')
    expect(table.next()).toMatchObject({ kind: 'auto', entry: { first: true } })
    const again = new Table(toy, table.entries)
    playOut(again, 'x')
    playOut(table, 'x')
    expect(again.entries).toEqual(table.entries)
  })
  it('that is no position is refused with its place, and changes nothing', () => {
    const table = toyTable('PM')
    const before = table.entries.length
    const bad = { ...(toy.game.serialise(table.state) as object), turn: 'nobody' }
    expect(() => table.edit(bad)).toThrow(/^turn: expected/)
    expect(table.entries).toHaveLength(before)
  })
})
