// Which turn each entry belongs to, for the log and for telling a bot's turn from a person's.

import { type Entry, isPersonal } from '@understudy/table'
import type { AnyTable } from '../store/games.ts'

export class Moments {
  #names: string[] = []

  constructor(table: AnyTable) {
    this.rebuild(table)
  }

  at(index: number): string {
    return this.#names[index] ?? ''
  }

  /** Before an entry is recorded: the turn that it falls into. */
  note(table: AnyTable): void {
    this.cut(table.entries.length)
    this.#names.push(table.pkg.game.moment(table.state))
  }

  /** After it was: a snapshot may have followed by itself. A refused entry leaves nothing behind. */
  fill(table: AnyTable): void {
    while (this.#names.length < table.entries.length) this.#names.push(this.#names.at(-1) ?? '')
    this.cut(table.entries.length)
  }

  cut(length: number): void {
    this.#names.length = Math.min(this.#names.length, length)
  }

  rebuild(table: AnyTable): void {
    const driver = table.driverAt(1)
    this.#names = [table.pkg.game.moment(driver.state)]
    for (const entry of table.entries.slice(1)) {
      this.#names.push(table.pkg.game.moment(driver.state))
      driver.commit(entry)
    }
  }

  /** Whether a bot or a random seat has acted last in the present turn: chance that comes now belongs to it. */
  ofBot(table: AnyTable): boolean {
    const now = table.pkg.game.moment(table.state)
    for (let i = table.entries.length - 1; i > 0 && this.at(i) === now; i--) {
      const entry = table.entries[i]
      if (entry?.t === 'action') return entry.by !== 'person'
    }
    return false
  }
}

/** Where the last stretch of bots' doings begins and ends; undefined if there was none yet. */
export function lastRun(entries: readonly Entry[]): { from: number; to: number } | undefined {
  const last = entries.findLastIndex((entry) => entry.t === 'action' && entry.by !== 'person')
  if (last < 0) return undefined
  let from = last
  while (from > 1 && !ends(entries[from - 1])) from--
  let to = last + 1
  while (to < entries.length && !isPersonal(entries[to])) to++
  return { from, to }
}

/** Answers from the table interrupt a bot's turn but do not end it. */
function ends(entry: Entry | undefined): boolean {
  return entry === undefined || entry.t === 'start' || (isPersonal(entry) && entry.t !== 'answer')
}
