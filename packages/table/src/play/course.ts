// What has happened at a table, entry by entry, and the position it leads to: replayed, cut back, and taken up again in the
// midst of a bot's thoughts. `table.ts` says what people can do with it.

import { hashOf } from '@understudy/procedure/json'
import type { GamePackage } from '../games/bot.ts'
import { CHANCE, type EventSink, type GameEvent, type Seat } from '../games/game.ts'
import type { Entry, StartEntry } from '../journal/journal.ts'
import { ReplayMismatch, resets } from '../journal/replaying.ts'
import { notTheirTurn, secondStart } from './answers.ts'
import { Driver } from './driver.ts'
import type { Mark, Remembered } from './next.ts'

/** What an entry did, for the log. */
export interface Logged {
  readonly index: number
  readonly entry: Entry
  readonly events: readonly GameEvent[]
  /** The turn it falls into: `game.moment` of the position before it. */
  readonly moment: string
}

/** How often a position is kept in memory for undo. */
const CHECKPOINT_EVERY = 25

interface Checkpoint<State> {
  readonly index: number
  readonly mark: Mark<State>
}

export class Course<State, Action> {
  readonly #pkg: GamePackage<State, Action>
  readonly #start: StartEntry
  readonly #entries: Entry[] = []
  readonly #log: Logged[] = []
  #driver: Driver<State, Action>
  #checkpoints: Checkpoint<State>[] = []
  /** Bots think at another table with the same journal (in a worker); here their decisions are only recorded. */
  readonly elsewhere: boolean

  constructor(pkg: GamePackage<State, Action>, start: StartEntry, elsewhere: boolean) {
    this.#pkg = pkg
    this.#start = start
    this.elsewhere = elsewhere
    this.#driver = this.#fresh()
    this.append(start)
  }

  get driver(): Driver<State, Action> {
    return this.#driver
  }
  get entries(): readonly Entry[] {
    return this.#entries
  }
  get log(): readonly Logged[] {
    return this.#log
  }
  get options(): StartEntry['options'] {
    return this.#start.options
  }

  #fresh(): Driver<State, Action> {
    const driver = new Driver(this.#pkg, this.#start)
    driver.retraces = true
    return driver
  }

  append(entry: Entry): Logged {
    const { game } = this.#pkg
    const index = this.#entries.length
    const events: GameEvent[] = []
    const sink: EventSink = { event: (what) => events.push(what) }
    if (entry.t === 'start' && index > 0) throw secondStart()
    if (entry.t === 'action' || (entry.t === 'answer' && entry.kind !== 'told')) {
      const seat = entry.t === 'answer' && entry.kind === 'chance' ? CHANCE : entry.seat
      if (game.decision(this.#driver.state)?.seat !== seat) throw notTheirTurn(seat)
    }
    const moment = game.moment(this.#driver.state)
    this.#driver.commit(entry, sink)
    const position = game.serialise(this.#driver.state)
    const hash = hashOf(position)
    if (entry.t === 'snapshot') {
      // It only repeats what the entries before it lead to: one that says something else is damaged, and written anew.
      const sound = hashOf(entry.position) === hash
      this.#entries.push(sound ? { ...entry, hash } : { t: 'snapshot', rules: game.version, position, hash })
    } else {
      if (entry.hash !== undefined && entry.hash !== hash) {
        if (index > 0) this.cut(index)
        throw new ReplayMismatch(index)
      }
      this.#entries.push({ ...entry, hash })
    }
    const logged: Logged = { index, entry, events, moment }
    this.#log.push(logged)
    if (this.#entries.length % CHECKPOINT_EVERY === 0)
      this.#checkpoints.push({ index: this.#entries.length, mark: this.#driver.mark() })
    return logged
  }

  /** Takes back everything from entry `to` on. */
  cut(to: number): void {
    this.#checkpoints = this.#checkpoints.filter((checkpoint) => checkpoint.index <= to)
    this.#driver = this.driverAt(to)
    this.#entries.length = to
    this.#log.length = to
    this.recover()
  }

  /** A driver that has replayed everything before entry `index`, without bots' memories. */
  driverAt(index: number): Driver<State, Action> {
    const going = this.goingTo(index)
    for (;;) {
      const step = going.next()
      if (step.done === true) return step.value
    }
  }

  /** The same, entry by entry, for whoever wants to do something else in between. */
  *goingTo(index: number): Generator<void, Driver<State, Action>> {
    const driver = this.#fresh()
    const checkpoint = this.#checkpoints.findLast((candidate) => candidate.index <= index)
    if (checkpoint !== undefined) {
      // Seats and sources come from the entries before; the position is at hand.
      for (const entry of this.#entries.slice(1, checkpoint.index)) if (entry.t === 'seat') driver.commit(entry)
      driver.goTo(checkpoint.mark)
    }
    for (const entry of this.#entries.slice(checkpoint?.index ?? 1, index)) {
      driver.commit(entry)
      yield
    }
    return driver
  }

  /** Brings the memory of a bot that is in the middle of a run to where it was. */
  recover(): void {
    if (this.elsewhere) return
    for (const seat of this.#pkg.game.seats(this.options)) {
      const begun = this.runStart(this.#entries.length - 1, seat.id)
      if (begun === undefined) continue
      const memory = this.#tryMemoryAfter(seat.id, begun)
      if (memory !== undefined) this.#driver.remember(seat.id, memory)
      else this.#driver.seat(seat.id, this.#driver.controller(seat.id))
    }
  }

  /** The entry at which the run of a bot's seat began that entry `index` belongs to, or the last one before it. */
  runStart(index: number, seat: Seat): number | undefined {
    for (let i = Math.min(index, this.#entries.length - 1); i > 0; i--) {
      const entry = this.#entries[i]
      if (entry === undefined || resets(entry, seat)) return undefined
      if ((entry.t === 'action' || entry.t === 'answer') && entry.seat === seat && entry.first === true) return i
    }
    return undefined
  }

  /** A later version of a bot may be unable to follow at all: it starts its turn afresh. */
  #tryMemoryAfter(seat: Seat, begun: number): Remembered | undefined {
    try {
      return this.#memoryAfter(seat, begun)
    } catch {
      return undefined
    }
  }

  #memoryAfter(seat: Seat, begun: number): Remembered | undefined {
    const driver = this.driverAt(begun)
    if (driver.controller(seat).by !== 'bot') return undefined
    for (const entry of this.#entries.slice(begun)) {
      if ((entry.t === 'action' || entry.t === 'answer') && entry.seat === seat && !driver.follow(seat, entry))
        return undefined
      driver.commit(entry)
    }
    return driver.remembered(seat)
  }
}
