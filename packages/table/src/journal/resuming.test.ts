// Games that today's rules cannot replay: they go on from the latest position that can be trusted, and say so.

import { type Json, LANGS } from '@understudy/procedure'
import { hashOf } from '@understudy/procedure/json'
import { describe, expect, it } from 'vitest'
import type { GamePackage } from '../games/bot.ts'
import { toy } from '../testing/toy.ts'
import type { Toy, ToyAction } from '../testing/toy-state.ts'
import { type ToyTable, toyGameOver } from '../testing/toy-table.ts'
import { playOut } from '../testing.ts'
import type { Entry, JournalFile, SnapshotEntry } from './journal.ts'
import { loadJournal, type Resumed } from './load.ts'
import { parseJournal } from './read-journal.ts'

type Package = GamePackage<Toy, ToyAction>
const withGame = (change: Partial<Package['game']>): Package => ({ ...toy, game: { ...toy.game, ...change } })

const table = toyGameOver('PMS', 'older', {}, { rounds: 12 })
const plain = withoutSnapshots(table)
const cashed = plain.findIndex((entry) => entry.t === 'action' && (entry.action as { do: string }).do === 'work')

/** The same version number, and yet working pays one coin more the first time that somebody works. */
const generous = withGame({
  apply: (state, action, events) => {
    const first = action.do === 'work' && hashOf(toy.game.serialise(state)) === plain[cashed - 1]?.hash
    toy.game.apply(state, action, events)
    if (first) state.players[0]!.coins++
  },
})
/** Working always pays one more. */
const lavish = withGame({
  apply: (state, action, events) => {
    toy.game.apply(state, action, events)
    if (action.do === 'work') state.players[0]!.coins++
  },
})

function withoutSnapshots({ entries }: ToyTable): Entry[] {
  return entries.filter(({ t }) => t !== 'snapshot')
}

function positionAfter(count: number): Json {
  const only = loadJournal(toy, { ...journal(plain.slice(0, count)) }).table
  return toy.game.serialise(only.state)
}

function journal(entries: readonly Entry[], more: Partial<JournalFile> = {}): JournalFile {
  const { position: _, undone: __, ...file } = table.file()
  return { ...file, entries, ...more }
}

/** The game with snapshots after so many entries each, written by today's version or by one that knew no hashes. */
function snapshotsAfter(
  counts: readonly number[],
  hashes = true,
  change = (position: Json): Json => position,
): Entry[] {
  return plain.flatMap((entry, at): Entry[] => {
    if (!counts.includes(at + 1)) return [entry]
    const position = positionAfter(at + 1)
    const snapshot: SnapshotEntry = { t: 'snapshot', rules: '1', position: change(position) }
    return [entry, hashes ? { ...snapshot, hash: hashOf(position) } : snapshot]
  })
}

function resume(pkg: Package, file: JournalFile): { table: ToyTable; note: Resumed } {
  const { table: opened, resumed } = loadJournal(pkg, parseJournal(JSON.parse(JSON.stringify(file))))
  if (resumed === undefined) throw new Error('it was replayed')
  for (const lang of LANGS) expect(resumed.why[lang]).toMatch(lang === 'en' ? /goes on/ : /продолжается/)
  return { table: opened, note: resumed }
}

const same = (opened: ToyTable, position: Json | undefined) =>
  expect(toy.game.serialise(opened.state)).toEqual(position)

describe('the rules have changed and their version has not', () => {
  it('a file with its last position loses nothing, and its history can be read', () => {
    const entries = plain.slice(0, -6)
    const position = positionAfter(entries.length)
    const { table: opened, note } = resume(lavish, journal(entries, { position, title: 'Old' }))
    same(opened, position)
    expect(note).toMatchObject({ from: entries.length, history: entries, lost: [] })
    expect(note.fault.where).toBe(`entries[${cashed}]`)
    expect(note.why.en).toContain(`step ${cashed} cannot be played`)
    expect(note.why.en).toContain('nothing that was played is lost')
    expect(opened.title).toBe('Old')
    playOut(opened, 'on')
    expect(opened.next().kind).toBe('over')
  })
  it('what follows the last snapshot is replayed as far as it goes', () => {
    const at = cashed + 8
    const entries = snapshotsAfter([at]).slice(0, -6)
    const { table: opened, note } = resume(generous, journal(entries))
    same(opened, positionAfter(plain.length - 6))
    expect(note.lost).toEqual([])
    expect(note.history).toEqual(entries.slice(0, at + 1))
    expect(opened.entries.length).toBe(plain.length - 6 - at + 1)
    // And taken back as far as the snapshot.
    opened.undo(1)
    same(opened, positionAfter(at))
  })
  it('what cannot be replayed after it is kept to be read, and counted', () => {
    const again = plain.findIndex((entry, at) => at > cashed && entry.t === 'action' && isWork(entry))
    const at = again - 1
    const entries = snapshotsAfter([at])
    const { table: opened, note } = resume(lavish, journal(entries))
    same(opened, positionAfter(again))
    expect(note.lost).toEqual(plain.slice(again))
    expect(note.why.en).toContain(`the ${plain.length - again} steps after that can only be read`)
    expect([...note.history, ...opened.entries.slice(1), ...note.lost].map(({ t }) => t)).toEqual(
      entries.map(({ t }) => t),
    )
  })
  it('without any snapshot after the fault it goes on from the position before it', () => {
    const { table: opened, note } = resume(lavish, journal(plain))
    same(opened, positionAfter(cashed))
    expect(note).toMatchObject({ from: cashed, history: [], lost: plain.slice(cashed) })
    expect(opened.entries).toEqual(plain.slice(0, cashed))
  })
  it('with those who sat there by then', () => {
    const moved: Entry = { t: 'seat', seat: 'ash', to: { by: 'random' } }
    const sources: Entry = { t: 'seat', seat: 'chance', chance: { cards: 'table', dice: 'app' } }
    const at = cashed + 8
    const entries = snapshotsAfter([at])
    const later = [...entries.slice(0, at - 1), moved, sources, ...entries.slice(at - 1)]
    const { table: opened } = resume(lavish, journal(later))
    expect(opened.controller('ash')).toEqual({ by: 'random' })
    expect(opened.chance).toEqual({ cards: 'table', dice: 'app' })
  })
  it('a correction by hand and a seat that was given something else are positions too', () => {
    const at = cashed + 8
    const position = positionAfter(at)
    for (const entry of [
      { t: 'edit', position, hash: hashOf(position) },
      { t: 'seat', seat: 'birch', to: { by: 'random' }, position, hash: hashOf(position) },
    ] satisfies Entry[]) {
      const { note } = resume(generous, journal([...plain.slice(0, at), entry, ...plain.slice(at, at + 3)]))
      expect(note).toMatchObject({ history: { length: at + 1 }, lost: [] })
    }
  })
})

const isWork = (entry: Entry): boolean => entry.t === 'action' && (entry.action as { do: string }).do === 'work'

describe('the version of the rules has changed', () => {
  it('a game that replays all the same is simply replayed', () => {
    expect(loadJournal(withGame({ version: '2' }), table.file()).resumed).toBeUndefined()
  })
  it('one that does not goes on, as if nothing had been bumped', () => {
    const pkg: Package = { ...lavish, game: { ...lavish.game, version: '2' } }
    const entries = snapshotsAfter([cashed + 8])
    expect(resume(pkg, journal(entries)).note).toEqual(resume(lavish, journal(entries)).note)
  })
  it('one whose positions have got another form goes on from what was written in the old one', () => {
    const grown = withGame({
      version: '2',
      serialise: (state) => ({ ...(toy.game.serialise(state) as Record<string, Json>), mood: 'calm' }),
    })
    const { table: opened, note } = resume(grown, journal(snapshotsAfter([cashed + 8])))
    expect(note.from).toBe(cashed + 9)
    same(opened, positionAfter(cashed + 8))
  })
})

describe('a snapshot that is damaged', () => {
  const [early, late] = [cashed + 4, cashed + 12]
  const richer = (position: Json) => ({ ...(position as Record<string, Json>), round: 9 })
  it('is refused, and an earlier one is taken', () => {
    const entries = snapshotsAfter([early, late])
    const spoilt = entries.map((entry, at) =>
      entry.t === 'snapshot' && at > late ? { ...entry, position: richer(entry.position) } : entry,
    )
    expect(resume(generous, journal(entries)).note.history.length).toBe(late + 2)
    const { note, table: opened } = resume(generous, journal(spoilt))
    expect(note.history.length).toBe(early + 1)
    same(opened, positionAfter(plain.length))
  })
  it('is refused too if it has no hash of its own: the entry before it has one', () => {
    const good = snapshotsAfter([late], false)
    expect(resume(generous, journal(good)).note.history.length).toBe(late + 1)
    const bad = snapshotsAfter([late], false, richer)
    expect(resume(generous, journal(bad)).note).toMatchObject({ from: cashed, history: [] })
  })
  it('of a time that knew no hashes at all is believed', () => {
    const bare = snapshotsAfter([late], false).map(({ hash: _, ...entry }): Entry => entry)
    const strict = withGame({
      apply: (state, action, events) => {
        if (action.do === 'work' && state.round < 2) throw new Error('never work')
        toy.game.apply(state, action, events)
      },
    })
    expect(resume(strict, journal(bare)).note.history.length).toBe(late + 1)
  })
  it('at the end of a file counts no more than another', () => {
    const entries = snapshotsAfter([late])
    const { note } = resume(generous, journal(entries, { position: richer(positionAfter(plain.length)) }))
    expect(note.history.length).toBe(late + 1)
  })
  it('that cannot be read, or that the rules can make nothing of, is passed over', () => {
    const entries = snapshotsAfter([early])
    const position: Json = { round: 1 }
    const odd: Entry = { t: 'snapshot', rules: '1', position, hash: hashOf(position) }
    const twice = [...entries.slice(0, late), odd, ...entries.slice(late)]
    expect(resume(generous, journal(twice)).note.history.length).toBe(early + 1)
    const lost = hashOf(positionAfter(late))
    const helpless: Package = {
      ...generous,
      game: {
        ...generous.game,
        decision: (state) => {
          if (hashOf(toy.game.serialise(state)) === lost) throw new TypeError('what is this?')
          return toy.game.decision(state)
        },
      },
    }
    expect(resume(helpless, journal(snapshotsAfter([early, late]))).note.history.length).toBe(early + 1)
  })
  it('is written anew where the game can be replayed', () => {
    const spoilt = journal(snapshotsAfter([early, late], true, richer))
    const { table: opened, resumed, mended } = loadJournal(toy, spoilt)
    expect(resumed).toBeUndefined()
    expect(mended).toEqual([early, late + 1])
    expect(opened.entries).toEqual(snapshotsAfter([early, late]))
    expect(loadJournal(toy, journal(snapshotsAfter([early, late]))).mended).toBeUndefined()
  })
})

describe('nothing can be used', () => {
  it('gets one sentence that says what and where', () => {
    const none = withGame({ version: '2', serialise: (state) => ({ state: toy.game.serialise(state), form: 2 }) })
    expect(() => loadJournal(none, journal(plain))).toThrow('entries[0]: this step leads to another position')
  })
})

describe('a table', () => {
  it('writes snapshots with their hash, and its last position into its file', () => {
    const snapshots = table.entries.filter((entry) => entry.t === 'snapshot')
    expect(snapshots.length).toBeGreaterThan(0)
    for (const { position, hash } of snapshots) expect(hash).toBe(hashOf(position))
    expect(table.file().position).toEqual(toy.game.serialise(table.state))
    expect(parseJournal(JSON.parse(JSON.stringify(table.file())))).toEqual(table.file())
  })
  it('whose bot can no longer follow what it did starts it afresh', () => {
    const at = plain.findIndex((entry) => entry.t === 'answer' && entry.kind === 'pick') + 1
    const [miser] = toy.bots
    let broken = true
    const other: Package = {
      ...toy,
      bots: toy.bots.map((spec) => ({
        ...spec,
        make: (config) => {
          const bot = spec.make(config)
          const step: typeof bot.step = (...args) => {
            if (broken) throw new Error('it has no answer to this')
            return bot.step(...args)
          }
          return spec === miser ? { ...bot, step } : bot
        },
      })),
    }
    expect(at).toBeGreaterThan(0)
    const { table: opened, resumed } = loadJournal(other, journal(plain.slice(0, at)))
    expect(resumed).toBeUndefined()
    broken = false
    expect(opened.next()).toMatchObject({ kind: 'auto', entry: { first: true } })
  })
})
