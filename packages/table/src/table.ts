// A game at a table: its journal, the position it leads to, and everything a person can do with it: act, answer, undo,
// redo, correct by hand, change who sits where. Apps talk to this; `driver.ts` does the playing.

import { hashOf, type Json, type TraceSink } from '@understudy/procedure'
import { answerEntry, notTheirTurn, secondStart, toldEntry } from './answers.ts'
import { BadInput } from './bad-input.ts'
import type { Controller, GamePackage } from './bot.ts'
import { appOnly, withDefaults } from './defaults.ts'
import { Driver } from './driver.ts'
import type { Told } from './facts.ts'
import { CHANCE, type Change, type EventSink, type GameEvent, IllegalAction, type Seat } from './game.ts'
import {
  type ActionEntry,
  type AnswerEntry,
  type Entry,
  isPersonal,
  JOURNAL_FORMAT,
  JOURNAL_VERSION,
  type JournalFile,
  type StartEntry,
  type Way,
} from './journal.ts'
import type { Glance, Mark, Next, Remembered, TableQuestion } from './next.ts'
import { ReplayMismatch, resets } from './replaying.ts'

/** What an entry did, for the log. */
export interface Logged {
  readonly index: number
  readonly entry: Entry
  readonly events: readonly GameEvent[]
  /** The turn it falls into: `game.moment` of the position before it. */
  readonly moment: string
}

/** How often a snapshot of the position goes into the journal, and how often one is kept in memory for undo. */
const SNAPSHOT_EVERY = 100
const CHECKPOINT_EVERY = 25

interface Checkpoint<State> {
  readonly index: number
  readonly mark: Mark<State>
}

export class Table<State, Action> {
  readonly pkg: GamePackage<State, Action>
  readonly #entries: Entry[] = []
  readonly #log: Logged[] = []
  #undone: Entry[] = []
  #driver: Driver<State, Action>
  #checkpoints: Checkpoint<State>[] = []
  /** Bots think at another table with the same journal (in a worker); here their decisions are only recorded. */
  readonly elsewhere: boolean
  title: string | undefined

  /** A new game, or one that is replayed from its entries. Throws if an entry cannot be replayed. */
  constructor(
    pkg: GamePackage<State, Action>,
    entries: readonly Entry[],
    undone: readonly Entry[] = [],
    elsewhere = false,
  ) {
    const start = entries[0]
    if (start?.t !== 'start') throw new Error('a journal begins with a start')
    this.pkg = pkg
    this.elsewhere = elsewhere
    this.#driver = new Driver(pkg, start)
    this.#driver.retraces = true
    this.#append(start)
    for (const _ of this.#replay(entries, undone));
  }

  /** The same, one entry at a time, for those who must not be kept waiting. */
  static *opening<State, Action>(
    pkg: GamePackage<State, Action>,
    entries: readonly Entry[],
    undone: readonly Entry[] = [],
    elsewhere = false,
  ): Generator<void, Table<State, Action>> {
    const table = new Table(pkg, entries.slice(0, 1), [], elsewhere)
    yield* table.#replay(entries, undone)
    return table
  }

  *#replay(entries: readonly Entry[], undone: readonly Entry[]): Generator<void> {
    for (const entry of entries.slice(1)) {
      this.#append(entry)
      yield
    }
    this.#undone = [...undone]
    if (entries.length > 1) this.#recover()
  }

  static start<State, Action>(
    pkg: GamePackage<State, Action>,
    settings: {
      options: StartEntry['options']
      seed: string
      seats?: Readonly<Record<Seat, Controller>>
      chance?: Readonly<Record<string, Way>>
      position?: Json
    },
  ): Table<State, Action> {
    const options = withDefaults(pkg, settings.options)
    return new Table(pkg, [
      {
        t: 'start',
        options,
        seed: settings.seed,
        seats: { ...pkg.seating(options), ...settings.seats },
        chance: { ...appOnly(pkg), ...settings.chance },
        ...(settings.position === undefined ? {} : { position: settings.position }),
      },
    ])
  }

  get state(): State {
    return this.#driver.state
  }
  get entries(): readonly Entry[] {
    return this.#entries
  }
  get undone(): readonly Entry[] {
    return this.#undone
  }
  get log(): readonly Logged[] {
    return this.#log
  }
  get chance(): Readonly<Record<string, Way>> {
    return this.#driver.chance
  }
  get options(): StartEntry['options'] {
    const start = this.#entries[0]
    return start?.t === 'start' ? start.options : {}
  }

  controller(seat: Seat): Controller {
    return this.#driver.controller(seat)
  }

  /** What happens next: the game is over, somebody is asked, or the app goes on by itself (see `advance`). */
  next(): Next<Action> {
    return this.#driver.next()
  }

  /** The same without asking a bot: it is only said that one is to decide. */
  glance(): Glance<Action> {
    return this.#driver.glance()
  }

  /** A driver at this point of the game, bots in the midst of their thoughts, to try something on: see `foresee`. */
  fork(): Driver<State, Action> {
    return this.#driver.fork()
  }

  /** Lets the app do its next thing (a bot's step, a draw); undefined if it is somebody else's move. */
  advance(sink?: TraceSink): Logged | undefined {
    this.#driver.sink = sink
    try {
      const next = this.#driver.next()
      return next.kind === 'auto' ? this.#record(next.entry) : undefined
    } finally {
      this.#driver.sink = undefined
    }
  }

  /**
   * A person acts. Throws IllegalAction with the reason, unless they insist and the game allows it. Undefined: a fact must be
   * told first (`next` says which); then it happens by itself.
   */
  act(action: Action, insist = false): Logged | undefined {
    const next = this.#driver.next()
    const seat = next.kind === 'person' ? next.seat : undefined
    if (seat === undefined) throw new Error('it is nobody’s turn to act')
    const entry: ActionEntry = { t: 'action', seat, by: 'person', action: action as Json }
    return this.#recordOrHold(insist ? { ...entry, forced: true } : entry)
  }

  /**
   * The table answers a question: what was drawn or rolled, or a fact. `asked` is what a bot asks that thinks elsewhere;
   * otherwise it is found here.
   */
  answer(value: Action | number, asked?: TableQuestion<Action>): Logged | undefined {
    const question = asked ?? this.#question()
    if (question.ask === 'chance') {
      const refusal = question.decision.legal(value as Action)
      if (refusal !== undefined) throw new IllegalAction(refusal)
    }
    return this.#recordOrHold(answerEntry(question, value))
  }

  /** The table fills a gap in the data: `next` has said which. Throws IllegalAction if this does not answer it. */
  tell(told: Told, asked: { readonly fact: string; readonly key: string } = this.#gap()): Logged {
    const refusal = this.pkg.game.facts?.refuse(this.state, told, asked.fact)
    if (refusal !== undefined) throw new IllegalAction(refusal)
    return this.#record(toldEntry(asked.key, told))
  }

  #gap(): { readonly fact: string; readonly key: string } {
    const next = this.#driver.next()
    if (next.kind !== 'gap') throw new Error('no fact was asked for')
    return next
  }

  #recordOrHold(entry: ActionEntry | AnswerEntry): Logged | undefined {
    return this.#driver.withholds(entry) ? undefined : this.#record(entry)
  }

  /** What a person did or said and waits for a fact: no entry yet, but it must not be lost when the game is closed. */
  get held(): ActionEntry | AnswerEntry | undefined {
    return this.#driver.held
  }

  /** Takes up again what was held when the game was closed; what does not fit here is forgotten. */
  hold(entry: ActionEntry | AnswerEntry): void {
    try {
      this.#driver.withholds(entry)
    } catch (error) {
      if (!(error instanceof IllegalAction || error instanceof BadInput)) throw error
    }
  }

  /** Corrects the position by hand. */
  edit(position: Json, note?: string): Logged {
    this.pkg.game.parse(position)
    return this.#record({ t: 'edit', position, ...(note === undefined ? {} : { note }) })
  }

  #question(): TableQuestion<Action> {
    const next = this.#driver.next()
    if (next.kind !== 'table') throw new Error('nothing was asked')
    return next.question
  }

  /** A seat changes hands, and with it the position if the rules give the newcomer something else to play with. */
  seat(seat: Seat, to: Controller, position?: Json): Logged {
    if (position !== undefined) this.pkg.game.parse(position)
    return this.#record({ t: 'seat', seat, to, ...(position === undefined ? {} : { position }) })
  }

  sources(chance: Readonly<Record<string, Way>>): Logged {
    return this.#record({ t: 'seat', seat: 'chance', chance })
  }

  /** Where undo would go back to: the last thing that a person did or said. */
  undoPoint(): number | undefined {
    for (let i = this.#entries.length - 1; i > 0; i--) if (isPersonal(this.#entries[i])) return i
    return undefined
  }

  /** Takes back everything from entry `to` on (default: the last thing a person did). Answers what changed on the table. */
  undo(to = this.undoPoint()): Change[] {
    if (to === undefined || to < 1 || to >= this.#entries.length) return []
    const before = this.pkg.game.copy(this.state)
    const taken = this.#entries.slice(to)
    this.#cut(to)
    this.#undone = [...taken, ...this.#undone]
    return this.pkg.game.diff(before, this.state)
  }

  /** Does again what was taken back: one thing that a person did, and what followed by itself. */
  redo(): Change[] {
    const before = this.pkg.game.copy(this.state)
    let count = 0
    while (count < this.#undone.length && (count === 0 || !isPersonal(this.#undone[count]))) count++
    const again = this.#undone.slice(0, count)
    const rest = this.#undone.slice(count)
    const length = this.#entries.length
    this.#undone = rest
    try {
      for (const entry of again) this.#append(entry)
    } catch (error) {
      // What was to be done again comes from a damaged file: it is given up, and the game stays as it is.
      this.#undone = []
      this.#cut(length)
      throw error
    }
    if (count > 0) this.#recover()
    return this.pkg.game.diff(before, this.state)
  }

  /** The position before entry `index`. */
  stateAt(index: number): State {
    const driver = this.#driverAt(index)
    return driver.state
  }

  /** A driver that has replayed everything before entry `index`, without bots' memories. */
  driverAt(index: number): Driver<State, Action> {
    return this.#driverAt(index)
  }

  file(): JournalFile {
    return {
      format: JOURNAL_FORMAT,
      version: JOURNAL_VERSION,
      game: this.pkg.game.id,
      rules: this.pkg.game.version,
      ...(this.title === undefined ? {} : { title: this.title }),
      entries: [...this.#entries],
      ...(this.#undone.length === 0 ? {} : { undone: [...this.#undone] }),
    }
  }

  /** Adds an entry that was made elsewhere (by `amend`, or by another tab). */
  record(entry: Entry): Logged {
    if ((entry.t !== 'action' && entry.t !== 'answer') || this.#driver.bot(entry.seat) === undefined)
      return this.#record(entry)
    // A bot that has done something of its own accord goes on from there; one that was made to do it starts afresh.
    const { seat } = entry
    const own = this.#driver.follow(seat, entry)
    const { first: _, ...rest } = entry
    const logged = this.#record(own && this.#driver.opens(seat) ? { ...rest, first: true } : rest)
    if (!own) this.#driver.seat(seat, this.#driver.controller(seat))
    return logged
  }

  /** Adds what the app did at another table with the same journal, taking its word for how a bot came to it. */
  follow(entry: ActionEntry | AnswerEntry): Logged {
    return this.#record(entry)
  }

  #record(entry: Entry): Logged {
    const logged = this.#append(entry)
    this.#undone = []
    const last = this.#entries.findLastIndex((candidate) => candidate.t === 'snapshot')
    if (this.#entries.length - last > SNAPSHOT_EVERY)
      this.#append({ t: 'snapshot', rules: this.pkg.game.version, position: this.pkg.game.serialise(this.state) })
    return logged
  }

  #append(entry: Entry): Logged {
    const { game } = this.pkg
    const index = this.#entries.length
    const events: GameEvent[] = []
    const sink: EventSink = { event: (what) => events.push(what) }
    if (entry.t === 'start' && index > 0) throw secondStart()
    if (entry.t === 'action' || (entry.t === 'answer' && entry.kind !== 'told')) {
      const seat = entry.t === 'answer' && entry.kind === 'chance' ? CHANCE : entry.seat
      if (game.decision(this.state)?.seat !== seat) throw notTheirTurn(seat)
    }
    const moment = game.moment(this.state)
    this.#driver.commit(entry, sink)
    const hash = entry.t === 'snapshot' ? undefined : hashOf(game.serialise(this.state))
    if (entry.hash !== undefined && hash !== undefined && entry.hash !== hash) {
      if (index > 0) this.#cut(index)
      throw new ReplayMismatch(index)
    }
    this.#entries.push(hash === undefined ? entry : { ...entry, hash })
    const logged: Logged = { index, entry, events, moment }
    this.#log.push(logged)
    if (this.#entries.length % CHECKPOINT_EVERY === 0)
      this.#checkpoints.push({ index: this.#entries.length, mark: this.#driver.mark() })
    return logged
  }

  #cut(to: number): void {
    this.#checkpoints = this.#checkpoints.filter((checkpoint) => checkpoint.index <= to)
    this.#driver = this.#driverAt(to)
    this.#entries.length = to
    this.#log.length = to
    this.#recover()
  }

  #driverAt(index: number): Driver<State, Action> {
    const start = this.#entries[0]
    if (start?.t !== 'start') throw new Error('a journal begins with a start')
    const driver = new Driver(this.pkg, start)
    driver.retraces = true
    const checkpoint = this.#checkpoints.findLast((candidate) => candidate.index <= index)
    if (checkpoint !== undefined) {
      // Seats and sources come from the entries before; the position is at hand.
      for (const entry of this.#entries.slice(1, checkpoint.index)) if (entry.t === 'seat') driver.commit(entry)
      driver.goTo(checkpoint.mark)
    }
    for (const entry of this.#entries.slice(checkpoint?.index ?? 1, index)) driver.commit(entry)
    return driver
  }

  /** Brings the memory of a bot that is in the middle of a run to where it was. */
  #recover(): void {
    if (this.elsewhere) return
    for (const seat of this.pkg.game.seats(this.options)) {
      const begun = this.runStart(this.#entries.length - 1, seat.id)
      if (begun === undefined) continue
      const memory = this.#memoryAfter(seat.id, begun)
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

  #memoryAfter(seat: Seat, begun: number): Remembered | undefined {
    const driver = this.#driverAt(begun)
    if (driver.controller(seat).by !== 'bot') return undefined
    for (const entry of this.#entries.slice(begun)) {
      if ((entry.t === 'action' || entry.t === 'answer') && entry.seat === seat && !driver.follow(seat, entry))
        return undefined
      driver.commit(entry)
    }
    return driver.remembered(seat)
  }
}
