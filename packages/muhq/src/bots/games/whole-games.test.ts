import { hashOf } from '@understudy/procedure/json'
import { freshMemory, type Memory, Runner } from '@understudy/procedure/run'
import { Coverage, Recorder, type TraceEvent, type TraceSink } from '@understudy/procedure/trace'
import {
  CHANCE,
  Driver,
  type Entry,
  explainRun,
  keyedRandom,
  loadJournal,
  parseJournal,
  withDefaults,
} from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { muhq } from '../../game.ts'
import { muhqPackage } from '../../package.ts'
import type { State } from '../../rules/state.ts'
import { type Action, BOSS } from '../../vocabulary.ts'
import { type BossBook, kraken, tyrant } from '../books.ts'
import { seatsBy, wholeGame } from '../testing/game-testing.ts'

const BOOKS = [{ book: kraken }, { book: tyrant }]

/** The hash of everything that was done, and of the position it led to. */
function fingerprint(book: BossBook, seed: string, players: number, sink?: TraceSink): string {
  const options = withDefaults(muhqPackage, { boss: book.id, players })
  const seats = { ...muhqPackage.seating(options), ...seatsBy(players === 2 ? 'random' : 'partner', players) }
  const driver = new Driver(muhqPackage, { t: 'start', options, chance: {}, seed, seats })
  driver.sink = sink
  const entries: Entry[] = []
  for (let next = driver.next(); next.kind !== 'over'; next = driver.next()) {
    if (next.kind !== 'auto') throw new Error('somebody is asked')
    entries.push(next.entry)
    driver.commit(next.entry)
  }
  return hashOf({ entries, end: muhq.serialise(driver.state) })
}

describe.each(BOOKS)('$book.id', ({ book }) => {
  it('plays the same game whether it is watched or not', () => {
    for (let seed = 0; seed < 50; seed++) {
      const players = 1 + (seed % 2)
      const alone = fingerprint(book, `trace ${seed}`, players)
      expect(fingerprint(book, `trace ${seed}`, players, new Recorder())).toBe(alone)
      if (seed < 10) expect(fingerprint(book, `trace ${seed}`, players, new Coverage())).toBe(alone)
    }
  }, 120_000)

  it('goes on in the same way when its memory is saved and restored before every step', () => {
    const play = (restore: (memory: Memory) => Memory): Action[] => {
      const runner = new Runner<State, Action>(book, { edition: 'standard', options: {} })
      const state = muhq.start({ boss: book.id, players: 1 }, {})
      const actions: Action[] = []
      let memory = freshMemory()
      let answer: number | undefined
      for (let n = 0; n < 20_000; n++) {
        const decision = muhq.decision(state)
        if (decision === undefined) return actions
        const random = keyedRandom('memory', `${n}`)
        if (decision.seat === CHANCE || decision.seat !== BOSS) {
          muhq.apply(state, decision.sample(random))
          continue
        }
        memory = restore(memory)
        const step = runner.step(muhq.view(state, BOSS), BOSS, memory, answer)
        answer = 'pick' in step ? random.int(step.pick) : undefined
        if (!('act' in step)) continue
        actions.push(step.act)
        muhq.apply(state, step.act)
      }
      throw new Error('the game does not end')
    }
    const restored = play((memory) => JSON.parse(JSON.stringify(memory)))
    expect(restored.length).toBeGreaterThan(40)
    expect(restored).toEqual(play((memory) => memory))
  })

  it('goes on in the same way when the game is saved and loaded in the middle of every step of a turn', () => {
    const table = wholeGame(book, 'partner', 1, 'saved')
    const { entries, ...file } = { ...table.file() }
    const wanted = entries.flatMap((entry, index) => (entry.t === 'action' && entry.seat === BOSS ? [index] : []))
    const end = entries.findIndex(
      (entry, index) => index > (wanted[40] ?? 0) && entry.t === 'action' && entry.seat !== BOSS,
    )
    let again = 0
    for (let at = wanted[0] ?? 0; at < end; at++) {
      const entry = entries[at]
      if (entry?.t === 'snapshot' || (entry !== undefined && 'seat' in entry && entry.seat === 'p1')) continue
      const saved = JSON.parse(JSON.stringify({ ...file, entries: entries.slice(0, at) }))
      const loaded = loadJournal(muhqPackage, parseJournal(saved)).table
      for (let n = at; n < Math.min(at + 4, end); n++) {
        if (entries[n]?.t === 'snapshot') break
        loaded.advance()
        expect(loaded.entries[n]).toEqual(entries[n])
        again++
      }
    }
    expect(again).toBeGreaterThan(100)
  }, 60_000)

  it('can be explained afterwards exactly as it was watched', () => {
    const table = wholeGame(book, 'random', 1, 'explained')
    const watched: TraceEvent[][] = []
    const live = new Recorder()
    const driver = new Driver(muhqPackage, table.entries[0] as never)
    driver.sink = live
    for (const entry of table.entries.slice(1)) {
      if (entry.t !== 'action' && entry.t !== 'answer') continue
      if (entry.seat === BOSS) {
        driver.next()
        if (entry.t === 'action') watched.push(live.take())
      }
      driver.commit(entry)
    }
    const explained: TraceEvent[][] = []
    for (const [index, entry] of table.entries.entries()) {
      if ((entry.t !== 'action' && entry.t !== 'answer') || entry.seat !== BOSS || entry.first !== true) continue
      const run = explainRun(table, index)
      expect(run.length).toBeGreaterThan(0)
      expect(run.every((each) => each.same)).toBe(true)
      explained.push(...run.map((each) => [...each.events]))
    }
    expect(explained.length).toBeGreaterThan(40)
    expect(hashOf(explained)).toBe(hashOf(watched))
  })
})
