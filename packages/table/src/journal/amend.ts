// Amending: an earlier entry is put right, and everything after it is done again with the same people's actions, dice and
// draws. Bots decide again ("what would they have done?"), or keep to what they did ("fix forward").

import { equal, type Json } from '@understudy/procedure'
import { type Change, IllegalAction, type Refusal, type Seat } from '../games/game.ts'
import { unlessStuck } from '../play/circles.ts'
import type { Next } from '../play/next.ts'
import { Table } from '../play/table.ts'
import type { ActionEntry, AnswerEntry, Entry } from './journal.ts'
import { type Old, Script } from './script.ts'

export interface Amended<State, Action> {
  /** The game with the amendment in it. */
  readonly table: Table<State, Action>
  /**
   * The first decision of a bot that comes out differently: where it stands now, what it was and what it is. Null: it did
   * one thing less, or more, in that turn.
   */
  readonly different?: { readonly index: number; readonly seat: Seat; readonly was: Json; readonly is: Json }
  /** The first thing a person did that cannot be done any more; what comes after it is left out. */
  readonly conflict?: { readonly index: number; readonly entry: Entry; readonly why?: Refusal }
  /** What to change on the real table to get from the old end to the new one. */
  readonly changes: readonly Change[]
}

/**
 * `replacement` takes the place of entry `index`; undefined leaves it out. With `keepBots`, bots do what they did before
 * as long as it is legal. Throws IllegalAction if the replacement itself is not legal.
 */
export function amend<State, Action>(
  old: Table<State, Action>,
  index: number,
  replacement: Entry | undefined,
  keepBots = false,
): Amended<State, Action> {
  if (index < 1 || index >= old.entries.length) throw new RangeError(`there is no entry ${index} to amend`)
  const again = new Replay(old, index, replacement, keepBots)
  again.run()
  const { table, different, conflict } = again
  if (old.title !== undefined) table.title = old.title
  return {
    table,
    ...(different === undefined ? {} : { different }),
    ...(conflict === undefined ? {} : { conflict }),
    changes: old.pkg.game.diff(old.state, table.state),
  }
}

class Replay<State, Action> {
  readonly table: Table<State, Action>
  readonly #script: Script
  readonly #keepBots: boolean
  different: Amended<State, Action>['different']
  conflict: Amended<State, Action>['conflict']

  constructor(old: Table<State, Action>, index: number, replacement: Entry | undefined, keepBots: boolean) {
    this.table = new Table(old.pkg, old.entries.slice(0, index).map(withoutHash))
    if (replacement !== undefined) this.table.record(withoutHash(replacement))
    this.#script = Script.after(old, index)
    this.#keepBots = keepBots
    for (const { entry } of this.#script.told()) this.table.record(withoutHash(entry))
  }

  run(): void {
    while (this.conflict === undefined) {
      const correction = this.#script.correction()
      if (correction !== undefined) {
        this.#redo(correction)
        continue
      }
      const moment = this.#moment()
      // A bot that cannot go on stops the new course there; the page says so.
      const next = unlessStuck(() => this.table.next())
      if (next === undefined || next.kind === 'over' || !this.#step(next, moment)) break
      if (this.#moment() !== moment) this.#turnEnded(moment)
    }
    const left = this.#script.personal()
    if (left !== undefined) this.conflict ??= { index: left.index, entry: left.entry }
  }

  /** One step; false if there is nothing to go by any more. */
  #step(next: Exclude<Next<Action>, { kind: 'over' }>, moment: string): boolean {
    if (next.kind === 'person') {
      const own = this.#script.personal()
      if (own !== undefined) this.#redo(own)
      return own !== undefined
    }
    // What was told then is known already: this is a new question.
    if (next.kind === 'gap') return false
    if (next.kind === 'table') {
      const { question } = next
      if (question.ask !== 'chance' && this.#kept(question.seat, moment, question.key)) return true
      const own = this.#script.answer(question.key)
      if (own === undefined || (question.ask !== 'chance' && own.entry.of !== facesOf(question))) return false
      return this.#redo(own)
    }
    const { entry } = next
    if (entry.t === 'answer') {
      const own = this.#script.answer(entry.key)
      if (own === undefined && this.#script.finished) return false
      if (entry.kind !== 'chance' && this.#kept(entry.seat, moment, entry.key)) return true
      if (own === undefined || own.entry.of !== entry.of || !this.#tryAgain(own)) this.table.record(entry)
      return true
    }
    if (this.#script.finished) return false
    if (!this.#kept(entry.seat, moment, entry)) this.#decide(entry, this.#script.bot(entry.seat, moment))
    return true
  }

  /** A bot acts: is it what it did before? */
  #decide(entry: ActionEntry, was: Old<ActionEntry> | undefined): void {
    if (was !== undefined) this.#script.use(was)
    this.#compare(entry.seat, was?.entry.action ?? null, entry.action)
    this.table.record(entry)
  }

  /**
   * With `keepBots`: the bot does what it did before, if it did anything then and still can. `wants` is what it would do
   * now, or the key of what it asks.
   */
  #kept(seat: Seat, moment: string, wants: ActionEntry | string): boolean {
    if (!this.#keepBots) return false
    const was = this.#script.bot(seat, moment)
    if (was === undefined) return false
    // It asks what it asked then: that answer comes first.
    if (typeof wants === 'string' && this.#script.answerBefore(was)?.entry.key === wants) return false
    const is = typeof wants === 'string' ? null : wants.action
    if (equal(is, was.entry.action)) return false
    const at = this.table.entries.length
    if (!this.#tryAgain(was)) return false
    this.#compare(seat, was.entry.action, is, at)
    return true
  }

  #compare(seat: Seat, was: Json, is: Json, index = this.table.entries.length): void {
    if (this.different === undefined && !equal(was, is)) this.different = { index, seat, was, is }
  }

  #turnEnded(moment: string): void {
    const undone = this.#script.close(moment)
    if (undone !== undefined) this.#compare(undone.entry.seat, undone.entry.action, null)
  }

  /** Does an old entry again; a conflict if it cannot be done. */
  #redo(own: Old): boolean {
    this.#script.use(own)
    const { entry, index } = own
    if (entry.t === 'action') {
      const next = this.table.next()
      if (next.kind !== 'person' || next.seat !== entry.seat) {
        this.conflict = { index, entry }
        return false
      }
    }
    try {
      this.table.record(withoutHash(entry))
      return true
    } catch (error) {
      if (!(error instanceof IllegalAction)) throw error
      this.conflict = { index, entry, why: error.refusal }
      return false
    }
  }

  #tryAgain(own: Old<ActionEntry | AnswerEntry>): boolean {
    this.#script.use(own)
    try {
      this.table.record(withoutHash(own.entry))
      return true
    } catch (error) {
      if (error instanceof IllegalAction) return false
      throw error
    }
  }

  #moment(): string {
    return this.table.pkg.game.moment(this.table.state)
  }
}

const facesOf = (question: {
  ask: string
  die?: { faces: readonly unknown[] }
  fact?: { answers: readonly unknown[] }
}) => question.die?.faces.length ?? question.fact?.answers.length

function withoutHash(entry: Entry): Entry {
  const { hash: _, ...rest } = entry
  return rest as Entry
}
