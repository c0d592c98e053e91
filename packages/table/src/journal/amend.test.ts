import { equal } from '@understudy/procedure'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { keyedRandom } from '../chance/random.ts'
import { IllegalAction } from '../games/game.ts'
import { Table } from '../play/table.ts'
import { toy } from '../testing/toy.ts'
import type { ToyAction } from '../testing/toy-state.ts'
import { settle, type ToyTable, toyGameOver, toyTable, withoutHash } from '../testing/toy-table.ts'
import { playOut } from '../testing.ts'
import { amend } from './amend.ts'
import type { ActionEntry, AnswerEntry, Entry } from './journal.ts'

vi.setConfig({ testTimeout: 60_000 })

const games = fc.record({
  who: fc.constantFrom('PM', 'PMM', 'PSM', 'PRM', 'LPP'),
  seed: fc.string({ maxLength: 3 }),
  chance: fc.constantFrom({}, { cards: 'table', dice: 'table', botDice: 'table' } as const),
})
const own = (table: ToyTable): number[] =>
  table.entries.flatMap((entry, at) => (entry.t === 'action' && entry.by === 'person' ? [at] : []))
const runs = { numRuns: 20 }
const acted = (entry: Entry | undefined): ToyAction | undefined =>
  entry?.t === 'action' ? (entry.action as unknown as ToyAction) : undefined
const replaced = (table: ToyTable, at: number, action: ToyAction): Entry => ({
  ...(table.entries[at] as ActionEntry),
  action: action as never,
})

const answered = (table: ToyTable, at: number, change: Partial<AnswerEntry>): Entry => ({
  ...(table.entries[at] as AnswerEntry),
  ...change,
})

/** A game in which corrections and changes of seats come at any time, in the middle of bots' turns too. */
function messy(who: string, seed: string, chance: object): ToyTable {
  const table = toyTable(who, seed, chance as never)
  for (let n = 0; n < 9; n++) {
    playOut(table, seed, 2 + ((n * 7) % 5))
    if (n % 3 === 0)
      table.seat('birch', table.controller('birch').by === 'bot' ? { by: 'person' } : { by: 'bot', bot: 'miser' })
    if (n % 3 === 1) table.edit(toy.game.serialise({ ...table.state, rounds: 5 + n }))
    if (n % 3 === 2) table.sources({ ...table.chance, dice: n % 2 === 0 ? 'table' : 'app' })
  }
  playOut(table, seed)
  return table
}

describe('amending an entry to what it was', () => {
  it('changes nothing, whatever was done, corrected and handed over after it', () => {
    fc.assert(
      fc.property(games, fc.nat(), fc.boolean(), fc.boolean(), ({ who, seed, chance }, where, mess, keepBots) => {
        const table = mess ? messy(who, seed, chance) : toyGameOver(who, seed, chance as never)
        const at = 1 + (where % (table.entries.length - 1))
        const same = amend(table, at, table.entries[at], keepBots)
        expect(same.table.entries).toEqual(table.entries)
        expect(same).toMatchObject({ changes: [] })
        expect(same.different).toBeUndefined()
        expect(same.conflict).toBeUndefined()
      }),
      { numRuns: 40 },
    )
  })
  it('in the middle of a game stops where the game had come to', () => {
    for (const chance of [{ cards: 'table' }, {}] as const)
      for (let steps = 3; steps < 20; steps++) {
        const table = toyTable('PM', 'middle', chance)
        playOut(table, 'middle', steps)
        const at = 1 + (steps % (table.entries.length - 1))
        expect(amend(table, at, table.entries[at]).table.entries).toEqual(table.entries)
      }
  })
  it('keeps the title', () => {
    const table = toyGameOver('PM')
    table.title = 'Thursday'
    expect(amend(table, 2, table.entries[2]).table.title).toBe('Thursday')
  })
})

describe('amending an entry to something else', () => {
  it('keeps everything before it, and every roll, draw and pick that is still possible', () => {
    let kept = 0
    fc.assert(
      fc.property(games, fc.nat(), ({ who, seed, chance }, where) => {
        const table = toyGameOver(who, seed, chance as never)
        const places = own(table)
        if (places.length === 0) return
        const at = places[where % places.length]!
        const decision = toy.game.decision(table.stateAt(at))!
        const { table: now } = amend(table, at, replaced(table, at, decision.sample(keyedRandom(seed, `${where}`))))
        expect(now.entries.slice(0, at)).toEqual(table.entries.slice(0, at))
        const before = new Map(table.entries.flatMap((entry) => (entry.t === 'answer' ? [[entry.key, entry]] : [])))
        for (const [index, entry] of now.entries.entries()) {
          const was = entry.t === 'answer' ? before.get(entry.key) : undefined
          if (was === undefined || entry.t !== 'answer') continue
          if (entry.kind !== 'chance') {
            if (was.of === entry.of) expect(entry.value).toBe(was.value)
            if (index > at) kept++
          } else if (!equal(was.action, entry.action)) {
            expect(toy.game.decision(now.stateAt(index))?.legal(was.action as never)).toBeDefined()
          }
        }
      }),
      { numRuns: 60 },
    )
    expect(kept).toBeGreaterThan(0)
  })

  it('gives a game that reloads and goes on as it would have, with bots kept or not', () => {
    fc.assert(
      fc.property(games, fc.nat(), fc.boolean(), ({ who, seed, chance }, where, keepBots) => {
        const table = toyGameOver(who, seed, chance as never)
        const places = own(table)
        fc.pre(places.length > 0)
        const at = places[where % places.length]!
        const decision = toy.game.decision(table.stateAt(at))!
        const other = decision.sample(keyedRandom(seed, `${where}`))
        const { table: now } = amend(table, at, replaced(table, at, other), keepBots)
        const again = new Table(toy, now.entries)
        playOut(now, seed)
        playOut(again, seed)
        expect(again.entries).toEqual(now.entries)
      }),
      runs,
    )
  })

  it('leaves the old game alone', () => {
    const table = toyGameOver('PM')
    const before = JSON.stringify(table.file())
    amend(table, own(table)[0]!, replaced(table, own(table)[0]!, { do: 'rest' }))
    expect(JSON.stringify(table.file())).toBe(before)
  })

  it('says what to change on the real table', () => {
    const table = toyTable('PP')
    settle(table)
    table.act({ do: 'work' })
    const { changes } = amend(table, 2, replaced(table, 2, { do: 'rest' }))
    expect(changes).toEqual([{ say: 'diff.coins', with: { seat: 'ash', n: -1 } }])
  })

  it('that is itself not legal is refused', () => {
    const table = toyGameOver('PM')
    expect(() => amend(table, own(table)[0]!, replaced(table, own(table)[0]!, { do: 'pay' }))).toThrow(IllegalAction)
    for (const at of [0, -1, table.entries.length, 999]) expect(() => amend(table, at, undefined)).toThrow(RangeError)
  })
})

/** Ash works twice, Birch (a miser with a sword and three coins) attacks Ash, who pays. */
function raid(sword = true): ToyTable {
  const table = toyTable('PM', 'raid', { cards: 'table', botDice: 'table' })
  table.answer({ do: 'draw', card: 'gold' })
  table.act({ do: 'work' })
  table.act({ do: 'work' })
  table.answer({ do: 'draw', card: sword ? 'sword' : 'gold' })
  table.answer(5)
  settle(table)
  return table
}

describe('a bot that decides otherwise after an amendment', () => {
  const rich = () => {
    const table = raid()
    expect(acted(table.entries.at(-1))).toEqual({ do: 'attack', target: 'ash' })
    table.act({ do: 'pay' })
    settle(table)
    expect(acted(table.entries.at(-1))).toEqual({ do: 'build', site: 0 })
    return table
  }
  it('is reported with its first decision that differs, and where it stands', () => {
    const table = rich()
    const at = table.entries.findIndex(
      (entry) => entry.t === 'answer' && entry.seat === 'chance' && equal(entry.action, { do: 'draw', card: 'sword' }),
    )
    const amended = amend(table, at, answered(table, at, { action: { do: 'draw', card: 'gold' } }))
    expect(amended.different).toEqual({
      index: at + 2,
      seat: 'birch',
      was: { do: 'attack', target: 'ash' },
      is: { do: 'cash' },
    })
    expect(amended.table.entries[at + 2]).toMatchObject({ seat: 'birch', action: { do: 'cash' } })
    expect(amended.conflict).toMatchObject({ entry: { action: { do: 'pay' } } })
  })
  it('does what it did before as long as it is legal, if bots are kept', () => {
    const table = rich()
    const at = table.entries.findIndex((entry) => entry.t === 'answer' && entry.kind === 'roll')
    const sad = answered(table, at, { value: 0 })
    expect(acted(amend(table, at, sad).table.entries[at + 1])).not.toEqual({ do: 'attack', target: 'ash' })
    const kept = amend(table, at, sad, true)
    expect(withoutHash(kept.table.entries.slice(at + 1)).map((entry) => acted(entry as Entry))).toEqual(
      withoutHash(table.entries.slice(at + 1)).map((entry) => acted(entry as Entry)),
    )
    expect(kept.different).toMatchObject({ seat: 'birch', was: { do: 'attack', target: 'ash' } })
    expect(kept.conflict).toBeUndefined()
  })
  it('that does one thing less in its turn is reported too', () => {
    const table = rich()
    const at = table.entries.findIndex((entry) => equal(acted(entry), { do: 'pay' }))
    const amended = amend(table, at, replaced(table, at, { do: 'stand' }))
    expect(amended.different).toMatchObject({ seat: 'birch', was: { do: 'build', site: 0 } })
  })
})

describe('what cannot be done any more', () => {
  it('is reported with the reason, and nothing after it is kept', () => {
    const table = toyTable('PP', 'c', { cards: 'table' })
    table.answer({ do: 'draw', card: 'gold' })
    table.act({ do: 'cash' })
    table.act({ do: 'build', site: 0 })
    const amended = amend(table, 2, replaced(table, 2, { do: 'work' }))
    expect(amended.conflict).toMatchObject({ index: 3, entry: { action: { do: 'build', site: 0 } } })
    expect(amended.conflict?.why).toEqual({ say: 'no.coins', with: { needs: 3 } })
    expect(amended.table.entries).toHaveLength(3)
  })
  it('is reported when it is somebody else’s turn by then', () => {
    const table = toyTable('PP')
    settle(table)
    table.act({ do: 'work' })
    table.act({ do: 'work' })
    const amended = amend(table, 2, replaced(table, 2, { do: 'rest' }))
    expect(amended.conflict).toMatchObject({ index: 3, entry: { seat: 'ash' } })
    expect(amended.conflict?.why).toBeUndefined()
  })
  it('is reported when the table has first to answer something new', () => {
    const table = toyTable('PP', 's', { dice: 'table', cards: 'table' })
    table.answer({ do: 'draw', card: 'sword' })
    table.act({ do: 'attack', target: 'birch' })
    playOut(table, 's', 0)
    table.edit(
      toy.game.serialise({ ...table.state, players: table.state.players.map((each) => ({ ...each, coins: 5 })) }),
    )
    table.act({ do: 'pay' })
    table.act({ do: 'work' })
    const at = table.entries.findIndex((entry) => equal(acted(entry), { do: 'pay' }))
    const amended = amend(table, at, replaced(table, at, { do: 'stand' }))
    expect(amended.table.next()).toMatchObject({ kind: 'table', question: { key: '1.ash|chance|hit|0' } })
    expect(amended.conflict).toMatchObject({ entry: { action: { do: 'work' } } })
  })
  it('is reported of a draw from the table that is no longer in the pile', () => {
    const table = toyTable('PP', 's', { cards: 'table' })
    table.answer({ do: 'draw', card: 'gold' })
    table.act({ do: 'rest' })
    const shields = ['shield', 'shield', 'shield'] as const
    for (const card of shields) {
      table.answer({ do: 'draw', card })
      table.act({ do: 'rest' })
    }
    const amended = amend(table, 1, answered(table, 1, { action: { do: 'draw', card: 'shield' } }))
    expect(amended.conflict).toMatchObject({ entry: { t: 'answer', action: { do: 'draw', card: 'shield' } } })
    expect(amended.conflict?.why).toEqual({ say: 'no.top', with: { card: 'shield' } })
  })
})

describe('leaving an entry out', () => {
  it('does the rest again without it', () => {
    const table = toyTable('PP')
    settle(table)
    table.act({ do: 'work' })
    table.act({ do: 'work' })
    const { table: now, conflict } = amend(table, 2, undefined)
    expect(conflict).toBeUndefined()
    expect(withoutHash(now.entries)).toEqual(withoutHash(table.entries.filter((_, at) => at !== 2 && at < 4)))
    expect(now.next()).toMatchObject({ kind: 'person', seat: 'ash' })
  })
  it('of an answer makes the app roll anew, with the same chance', () => {
    const table = toyGameOver('PM')
    const at = table.entries.findIndex((entry) => entry.t === 'answer')
    expect(amend(table, at, undefined).table.entries).toEqual(table.entries)
  })
})
