import { LANGS } from '@understudy/procedure'
import { canonical } from '@understudy/procedure/json'
import { describe, expect, it } from 'vitest'
import { BadInput } from '../input/bad-input.ts'
import { toy } from '../testing/toy.ts'
import { toyGameOver, toyTable } from '../testing/toy-table.ts'
import { playOut } from '../testing.ts'
import { type Entry, JOURNAL_VERSION, type JournalFile } from './journal.ts'
import { type Loaded, loadJournal } from './load.ts'
import { LIMITS, parseJournal, readJson } from './read-journal.ts'

const table = toyGameOver('PLS', 'load', { cards: 'table' }, { rounds: 12 })
const file = table.file()
const load = (text: string) => loadJournal(toy, parseJournal(readJson(text)))
const loadData = (data: unknown) => load(JSON.stringify(data))

/** What is wrong with it, whether nothing came of it or it could only be taken up elsewhere. */
function complaint(run: () => unknown): BadInput {
  try {
    const { resumed } = run() as Loaded<unknown, unknown>
    if (resumed !== undefined) return resumed.fault
  } catch (error) {
    if (error instanceof BadInput) return error
    throw error
  }
  throw new Error('nothing was wrong with it')
}
/** The file with one entry changed. */
const withEntry = (at: number, change: (entry: Record<string, unknown>) => unknown): JournalFile => ({
  ...file,
  entries: file.entries.map((entry, n) => (n === at ? change({ ...entry }) : entry)) as Entry[],
})
const find = (wanted: (entry: Entry) => boolean): number => file.entries.findIndex(wanted)
const action = find((entry) => entry.t === 'action' && entry.by === 'person')
const roll = find((entry) => entry.t === 'answer' && entry.kind === 'roll')
const draw = find((entry) => entry.t === 'answer' && entry.kind === 'chance')

describe('a saved game', () => {
  it('brings along what stands on the real table and what is ticked off; without it, it is as before', () => {
    const beside = { seen: 3, ticks: [['turn 3', ['A', 'B']]] }
    expect(parseJournal({ ...file, beside }).beside).toEqual(beside)
    expect('beside' in parseJournal(file)).toBe(false)
    expect(complaint(() => loadData({ ...file, beside: { seen: -1, ticks: [] } })).where).toBe('beside.seen')
    expect(complaint(() => loadData({ ...file, beside: { seen: 1, ticks: [['a', [3]]] } })).where).toContain('ticks')
  })

  it('loads from canonical JSON and goes on as it would have', () => {
    const half = toyTable('PM', 'half')
    playOut(half, 'half', 11)
    half.title = 'Half'
    half.undo()
    const { table: loaded, resumed } = load(canonical(half.file()))
    expect(resumed).toBeUndefined()
    expect(loaded.file()).toEqual(half.file())
    expect(loaded.title).toBe('Half')
    loaded.redo()
    half.redo()
    playOut(loaded, 'half')
    playOut(half, 'half')
    expect(loaded.entries).toEqual(half.entries)
  })
  it('of an older format is brought up to date', () => {
    const { entries, ...rest } = file
    const old = { ...rest, version: 0, moves: entries }
    const upgraded = parseJournal(old, [({ moves, ...others }) => ({ ...others, entries: moves })])
    expect(upgraded.version).toBe(JOURNAL_VERSION)
    expect(loadJournal(toy, upgraded).table.entries).toEqual(entries)
  })
  it('keeps no more of what was taken back than can be done again', () => {
    const broken = { ...file, entries: file.entries.slice(0, 4), undone: [file.entries[9]] }
    expect(loadData(broken).table.undone).toEqual([])
  })
})

describe('a file that cannot be used as it is gets one clear sentence, in both languages', () => {
  const cases: [string, () => unknown, string, string][] = [
    ['no JSON', () => load('{"format":'), '', 'this is not a JSON file'],
    ['too large', () => load(' '.repeat(LIMITS.maxBytes + 1)), '', 'the file is larger than 8 MB'],
    ['too deep', () => load('['.repeat(41) + ']'.repeat(41)), '', 'the file is nested too deeply'],
    ['something else altogether', () => load('[1, 2]'), '', 'this is not a saved game of Understudy'],
    ['nothing', () => load('null'), '', 'this is not a saved game of Understudy'],
    ['of another format', () => loadData({ ...file, format: 'chess' }), '', 'this is not a saved game of Understudy'],
    ['of a newer version', () => loadData({ ...file, version: 2 }), 'version', 'saved by a newer Understudy (format 2'],
    ['of no version', () => loadData({ ...file, version: undefined }), 'version', 'is missing'],
    ['of an odd version', () => loadData({ ...file, version: 'one' }), 'version', 'should be number, but is "one"'],
    ['without entries', () => loadData({ ...file, entries: [] }), 'entries', 'should be >=1, but is 0'],
    ['with entries of a wrong type', () => loadData({ ...file, entries: 'none' }), 'entries', 'should be Array'],
    ['of another game', () => loadData({ ...file, game: 'arcs' }), 'game', 'this game is of arcs, not toll'],
    [
      'that does not begin with a start',
      () => loadData({ ...file, entries: file.entries.slice(1) }),
      'entries[0]',
      'a journal begins with a start',
    ],
    [
      'with a second start',
      () => loadData({ ...file, entries: [...file.entries.slice(0, 3), file.entries[0]] }),
      'entries[3]',
      'a journal has only one start',
    ],
    [
      'with an unknown entry',
      () => loadData(withEntry(3, () => ({ t: 'dance' }))),
      'entries[3]',
      'this is not an entry of a journal',
    ],
    [
      'with an entry that is none',
      () => loadData(withEntry(3, () => null)),
      'entries[3]',
      'this is not an entry of a journal',
    ],
    [
      'with an entry named like the inside of an object',
      () => loadData(withEntry(3, () => ({ t: 'constructor' }))),
      'entries[3]',
      'this is not an entry',
    ],
    [
      'with a wrong type in an entry',
      () => loadData(withEntry(action, (entry) => ({ ...entry, seat: 7 }))),
      `entries[${action}].seat`,
      'should be string, but is 7',
    ],
    [
      'with something missing in an entry',
      () => loadData(withEntry(action, ({ action: _, ...entry }) => entry)),
      `entries[${action}].action`,
      'is missing',
    ],
    [
      'with a wrong seat deep inside',
      () => loadData(withEntry(0, (entry) => ({ ...entry, seats: { ash: { by: 'ghost' } } }))),
      'entries[0].seats.ash.by',
      'should be ("person" | "bot" | "random"), but is "ghost"',
    ],
    [
      'with an unknown source',
      () => loadData(withEntry(0, (entry) => ({ ...entry, chance: { cards: 'psychic' } }))),
      'entries[0].chance.cards',
      'but is "psychic"',
    ],
    [
      'with an action that is none',
      () => loadData(withEntry(action, (entry) => ({ ...entry, action: { do: 'dance' } }))),
      `entries[${action}]`,
      'do: expected',
    ],
    [
      'with an illegal action in the middle',
      () => loadData(withEntry(action, (entry) => ({ ...entry, action: { do: 'shield' } }))),
      `entries[${action}]`,
      'this step is not legal: This cannot be done now',
    ],
    [
      'with an action of somebody whose turn it is not',
      () => loadData(withEntry(action, (entry) => ({ ...entry, seat: 'cedar' }))),
      `entries[${action}]`,
      'it is not the turn of "cedar"',
    ],
    [
      'with a draw that cannot be',
      () => loadData(withEntry(draw, (entry) => ({ ...entry, action: { do: 'draw', card: 'dragon' } }))),
      `entries[${draw}]`,
      'The top card cannot be “dragon”',
    ],
    [
      'with a roll that no die shows',
      () => loadData(withEntry(roll, (entry) => ({ ...entry, value: 6 }))),
      `entries[${roll}]`,
      'this die shows no such face',
    ],
    [
      'with a roll without a value',
      () => loadData(withEntry(roll, ({ value: _, ...entry }) => entry)),
      `entries[${roll}]`,
      'value: is missing',
    ],
    [
      'with another position than it says',
      () => loadData(withEntry(7, (entry) => ({ ...entry, hash: '00' }))),
      'entries[7]',
      'leads to another position',
    ],
    [
      'with a start that is none',
      () => loadData(withEntry(0, (entry) => ({ ...entry, options: { players: 9 } }))),
      'entries[0]',
      'players: two or three can play',
    ],
    [
      'with a bot that is not there',
      () => loadData(withEntry(0, (entry) => ({ ...entry, seats: { ash: { by: 'bot', bot: 'hal' } } }))),
      'entries[0]',
      'there is no bot "hal" for toll',
    ],
    [
      'with a seat that is not there',
      () =>
        loadData({ ...file, entries: [...file.entries.slice(0, 3), { t: 'seat', seat: 'oak', to: { by: 'random' } }] }),
      'entries[3]',
      'there is no seat "oak"',
    ],
    [
      'with a correction that is no position',
      () => loadData({ ...file, entries: [...file.entries.slice(0, 3), { t: 'edit', position: { round: 1 } }] }),
      'entries[3]',
      'expected',
    ],
    [
      'with what was taken back of a wrong form',
      () => loadData({ ...file, undone: [{ t: 'edit' }] }),
      'undone[0].position',
      'is missing',
    ],
    [
      'with a key that could upset objects',
      () => load(JSON.stringify(file).replace('"t":"start"', '"t":"start","__proto__":{"polluted":true}')),
      'entries[0].__proto__',
      'this name is not allowed',
    ],
  ]
  it.each(cases)('%s', (_, run, where, sentence) => {
    const error = complaint(run)
    expect(error.where).toBe(where)
    expect(error.what.en).toContain(sentence)
    // Whoever tells it goes on after it.
    for (const lang of LANGS) expect(error.what[lang]).toMatch(/\S.*[^.]$/)
    expect(error.what.ru).toMatch(/[а-яё]/i)
    expect(error.in('en')).toBe(where === '' ? error.what.en : `${where}: ${error.what.en}`)
  })
  it('a last answer that is wrong is found too, before it can upset the bot', () => {
    const entries = file.entries.slice(0, roll + 1)
    const bad = {
      ...file,
      entries: entries.map((entry, at) => (at === roll ? { ...entry, value: 77, hash: undefined } : entry)),
    }
    expect(complaint(() => loadData(bad)).where).toBe(`entries[${roll}]`)
  })
})

describe('nothing but data ever comes in', () => {
  it('whatever keys a file has, no object learns anything from them', () => {
    const text = JSON.stringify(file).replace('"options":{', '"options":{"__proto__":{"polluted":true},')
    expect(() => load(text)).toThrow(BadInput)
    const data = JSON.parse(text) as unknown
    parseJournal(data)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
  it('as deep as is allowed, and no deeper', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
    expect(JSON.stringify(readJson(nested(40)))).toBe(nested(40))
    expect(() => readJson(nested(41))).toThrow('nested too deeply')
    expect(() => readJson(`{"a":${'{"a":'.repeat(40)}1${'}'.repeat(41)}`)).toThrow('nested too deeply')
    expect(() => readJson('['.repeat(200_000) + ']'.repeat(200_000))).toThrow('nested too deeply')
  })
})
