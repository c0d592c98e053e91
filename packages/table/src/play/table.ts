// A game at a table: its journal, the position it leads to, and everything a person can do with it: act, answer, undo,
// redo, correct by hand, change who sits where. Apps talk to this; `course.ts` keeps what has happened,
// `driver.ts` does the playing.

import { equal, type Json } from '@understudy/procedure'
import type { TraceSink } from '@understudy/procedure/trace'
import type { Controller, GamePackage } from '../games/bot.ts'
import { appOnly, optionsWith, spelledOut, withDefaults } from '../games/defaults.ts'
import { type Change, IllegalAction, type Seat } from '../games/game.ts'
import type { Told } from '../gaps/facts.ts'
import { BadInput } from '../input/bad-input.ts'
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
} from '../journal/journal.ts'
import { answerEntry, toldEntry } from './answers.ts'
import { Course, type Logged } from './course.ts'
import type { Driver } from './driver.ts'
import type { Glance, Next, TableQuestion } from './next.ts'

/** How often a snapshot of the position goes into the journal. */
const SNAPSHOT_EVERY = 100

export class Table<State, Action> {
  readonly pkg: GamePackage<State, Action>
  readonly #course: Course<State, Action>
  #undone: Entry[] = []
  title: string | undefined

  /**
   * A new game, or one that is replayed from its entries. Throws if an entry cannot be replayed. `elsewhere`: bots think at
   * another table with the same journal.
   */
  constructor(
    pkg: GamePackage<State, Action>,
    entries: readonly Entry[],
    undone: readonly Entry[] = [],
    elsewhere = false,
  ) {
    const start = entries[0]
    if (start?.t !== 'start') throw new Error('a journal begins with a start')
    this.pkg = pkg
    this.#course = new Course(pkg, start, elsewhere)
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
    yield
    yield* table.#replay(entries, undone)
    return table
  }

  *#replay(entries: readonly Entry[], undone: readonly Entry[]): Generator<void> {
    for (const entry of entries.slice(1)) {
      this.#course.append(entry)
      yield
    }
    this.#undone = [...undone]
    if (entries.length > 1) this.#course.recover()
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
    const seats = { ...pkg.seating(withDefaults(pkg, settings.options)), ...settings.seats }
    return new Table(pkg, [
      {
        t: 'start',
        options: optionsWith(pkg, settings.options, seats),
        seed: settings.seed,
        seats: Object.fromEntries(
          Object.entries(seats).map(([seat, who]) => [seat, spelledOut(pkg, who, settings.options)]),
        ),
        chance: { ...appOnly(pkg), ...settings.chance },
        ...(settings.position === undefined ? {} : { position: settings.position }),
      },
    ])
  }

  get state(): State {
    return this.#course.driver.state
  }
  get entries(): readonly Entry[] {
    return this.#course.entries
  }
  get undone(): readonly Entry[] {
    return this.#undone
  }
  get log(): readonly Logged[] {
    return this.#course.log
  }
  get chance(): Readonly<Record<string, Way>> {
    return this.#course.driver.chance
  }
  get options(): StartEntry['options'] {
    return this.#course.options
  }

  controller(seat: Seat): Controller {
    return this.#course.driver.controller(seat)
  }

  /** What happens next: the game is over, somebody is asked, or the app goes on by itself (see `advance`). */
  next(): Next<Action> {
    return this.#course.driver.next()
  }

  /** The same without asking a bot: it is only said that one is to decide. */
  glance(): Glance<Action> {
    return this.#course.driver.glance()
  }

  /** A driver at this point of the game, bots in the midst of their thoughts, to try something on: see `foresee`. */
  fork(): Driver<State, Action> {
    return this.#course.driver.fork()
  }

  /** Lets the app do its next thing (a bot's step, a draw); undefined if it is somebody else's move. */
  advance(sink?: TraceSink): Logged | undefined {
    this.#course.driver.sink = sink
    try {
      const next = this.#course.driver.next()
      return next.kind === 'auto' ? this.#record(next.entry) : undefined
    } finally {
      this.#course.driver.sink = undefined
    }
  }

  /**
   * A person acts. Throws IllegalAction with the reason, unless they insist and the game allows it. Undefined: a fact must be
   * told first (`next` says which); then it happens by itself.
   */
  act(action: Action, insist = false): Logged | undefined {
    const next = this.#course.driver.next()
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
    const next = this.#course.driver.next()
    if (next.kind !== 'gap') throw new Error('no fact was asked for')
    return next
  }

  #recordOrHold(entry: ActionEntry | AnswerEntry): Logged | undefined {
    return this.#course.driver.holdBack(entry) ? undefined : this.#record(entry)
  }

  /** What a person did or said and waits for a fact: no entry yet, but it must not be lost when the game is closed. */
  get held(): ActionEntry | AnswerEntry | undefined {
    return this.#course.driver.held
  }

  /** Takes up again what was held when the game was closed; what does not fit here is forgotten. */
  hold(entry: ActionEntry | AnswerEntry): void {
    try {
      this.#course.driver.holdBack(entry)
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
    const next = this.#course.driver.next()
    if (next.kind !== 'table') throw new Error('nothing was asked')
    return next.question
  }

  /** A seat changes hands, and with it the position if the rules give the newcomer something else to play with. */
  seat(seat: Seat, to: Controller, position?: Json): Logged {
    if (position !== undefined) this.pkg.game.parse(position)
    const spelled = spelledOut(this.pkg, to, this.options)
    return this.#record({ t: 'seat', seat, to: spelled, ...(position === undefined ? {} : { position }) })
  }

  sources(chance: Readonly<Record<string, Way>>): Logged {
    return this.#record({ t: 'seat', seat: 'chance', chance })
  }

  /** Where undo would go back to: the last thing that a person did or said. */
  undoPoint(): number | undefined {
    for (let i = this.entries.length - 1; i > 0; i--) if (isPersonal(this.entries[i])) return i
    return undefined
  }

  /** Takes back everything from entry `to` on (default: the last thing a person did). Answers what changed on the table. */
  undo(to = this.undoPoint()): Change[] {
    if (to === undefined || to < 1 || to >= this.entries.length) return []
    const before = this.pkg.game.copy(this.state)
    const taken = this.entries.slice(to)
    this.#course.cut(to)
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
    const length = this.entries.length
    this.#undone = rest
    try {
      for (const entry of again) this.#course.append(entry)
    } catch (error) {
      // What was to be done again comes from a damaged file: it is given up, and the game stays as it is.
      this.#undone = []
      this.#course.cut(length)
      throw error
    }
    if (count > 0) this.#course.recover()
    return this.pkg.game.diff(before, this.state)
  }

  /** The position before entry `index`. */
  stateAt(index: number): State {
    return this.driverAt(index).state
  }

  /** The same, entry by entry, for whoever wants to do something else in between. */
  *goingTo(index: number): Generator<void, State> {
    return (yield* this.#course.goingTo(index)).state
  }

  /** A driver that has replayed everything before entry `index`, without bots' memories. */
  driverAt(index: number): Driver<State, Action> {
    return this.#course.driverAt(index)
  }

  file(): JournalFile {
    return {
      format: JOURNAL_FORMAT,
      version: JOURNAL_VERSION,
      game: this.pkg.game.id,
      rules: this.pkg.game.version,
      ...(this.title === undefined ? {} : { title: this.title }),
      entries: [...this.entries],
      ...(this.#undone.length === 0 ? {} : { undone: [...this.#undone] }),
      position: this.pkg.game.serialise(this.state),
    }
  }

  /** Adds an entry that was made elsewhere (by `amend`, or by another tab). */
  record(entry: Entry): Logged {
    if ((entry.t !== 'action' && entry.t !== 'answer') || this.#course.driver.bot(entry.seat) === undefined)
      return this.#record(entry)
    // A bot that has done something of its own accord goes on from there; one that was made to do it starts afresh.
    const { seat } = entry
    const own = this.#course.driver.follow(seat, entry)
    const { first: _, ...rest } = entry
    const logged = this.#record(own && this.#course.driver.opens(seat) ? { ...rest, first: true } : rest)
    if (!own) this.#course.driver.seat(seat, this.#course.driver.controller(seat))
    return logged
  }

  /** Adds what the app did at another table with the same journal, taking its word for how a bot came to it. */
  follow(entry: ActionEntry | AnswerEntry): Logged {
    return this.#record(entry)
  }

  /** The entry at which the run of a bot's seat began that entry `index` belongs to, or the last one before it. */
  runStart(index: number, seat: Seat): number | undefined {
    return this.#course.runStart(index, seat)
  }

  #record(entry: Entry): Logged {
    const logged = this.#course.append(entry)
    this.#follow()
    const last = this.entries.findLastIndex((candidate) => candidate.t === 'snapshot')
    if (this.entries.length - last > SNAPSHOT_EVERY)
      this.#course.append({
        t: 'snapshot',
        rules: this.pkg.game.version,
        position: this.pkg.game.serialise(this.state),
      })
    if (this.#undone[0]?.t === 'snapshot') this.#undone.shift()
    return logged
  }

  /** What the app has done again by itself, as it was, is not undone any more; after anything else nothing can be done again. */
  #follow(): void {
    const done = this.entries.at(-1)
    const [next, ...rest] = this.#undone
    const same = done !== undefined && next !== undefined && !isPersonal(done) && equal(done, next)
    this.#undone = same ? rest : []
  }
}
