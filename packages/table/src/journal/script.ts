// What was done and said after an amended entry, to be used again where it fits.

import type { Seat } from '../games/game.ts'
import type { Table } from '../play/table.ts'
import { type ActionEntry, type AnswerEntry, type Entry, isPersonal } from './journal.ts'

export interface Old<E extends Entry = Entry> {
  readonly entry: E
  readonly index: number
  /** The turn in which it was made. */
  readonly moment: string
}

export class Script {
  readonly #entries: readonly Old[]
  readonly #used = new Set<number>()
  /** The last entry, in the old order, that was used. */
  #reached: number

  constructor(entries: readonly Old[], reached: number) {
    this.#entries = entries
    this.#reached = reached
  }

  /** Everything after entry `index`. */
  static after<State, Action>(old: Table<State, Action>, index: number): Script {
    const { game } = old.pkg
    const driver = old.driverAt(index + 1)
    const entries: Old[] = []
    for (let at = index + 1; at < old.entries.length; at++) {
      const entry = old.entries[at]
      if (entry === undefined || entry.t === 'snapshot') continue
      entries.push({ entry, index: at, moment: game.moment(driver.state) })
      driver.commit(entry)
    }
    return new Script(entries, index)
  }

  use(old: Old): void {
    this.#used.add(old.index)
    this.#reached = Math.max(this.#reached, old.index)
  }

  /** Whether everything that somebody did has been used. */
  get finished(): boolean {
    return !this.#entries.some((old) => !this.#used.has(old.index) && old.entry.t !== 'answer')
  }

  /** A correction or a change of seats that came right after what was used last. */
  correction(): Old | undefined {
    const next = this.#entries.find((old) => old.index > this.#reached)
    return next !== undefined && (next.entry.t === 'edit' || next.entry.t === 'seat') ? next : undefined
  }

  /** The next thing that a person did. */
  personal(): Old | undefined {
    return this.#entries.find((old) => !this.#used.has(old.index) && old.entry.t !== 'answer' && isPersonal(old.entry))
  }

  /** What this roll, draw, pick or fact came to. */
  answer(key: string): Old<AnswerEntry> | undefined {
    return this.#find((entry): entry is AnswerEntry => entry.t === 'answer' && entry.key === key)
  }

  /** Everything that the table told about gaps in the data: it is true whatever else changes. */
  told(): readonly Old[] {
    return this.#entries.filter(({ entry }) => entry.t === 'answer' && entry.kind === 'told')
  }

  /** The next action of a bot's (or random) seat in this turn. */
  bot(seat: Seat, moment: string): Old<ActionEntry> | undefined {
    return this.#find((entry, at): entry is ActionEntry => isBots(entry) && entry.seat === seat && at === moment)
  }

  /** An unused answer that the bot got before this action of its own. */
  answerBefore(old: Old<ActionEntry>): Old<AnswerEntry> | undefined {
    const { seat } = old.entry
    const own = this.#find((entry): entry is AnswerEntry => entry.t === 'answer' && entry.seat === seat)
    return own !== undefined && own.index < old.index ? own : undefined
  }

  /** This turn is over: what bots did in it then, and not now, is given up. Answers the first of that. */
  close(moment: string): Old<ActionEntry> | undefined {
    const left = this.#find((entry, at): entry is ActionEntry => isBots(entry) && at === moment)
    for (const old of this.#entries) if (isBots(old.entry) && old.moment === moment) this.use(old)
    return left
  }

  #find<E extends Entry>(wanted: (entry: Entry, moment: string) => entry is E): Old<E> | undefined {
    return this.#entries.find((old): old is Old<E> => !this.#used.has(old.index) && wanted(old.entry, old.moment))
  }
}

function isBots(entry: Entry): entry is ActionEntry {
  return entry.t === 'action' && entry.by !== 'person'
}
