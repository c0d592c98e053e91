// Amending: an earlier entry is put right, and everything after it is done again with the same people's actions, dice and
// draws. Bots decide again ("what would they have done?"), or keep to what they did ("fix forward").

import { equal, type Json } from '@understudy/procedure'
import { type Change, IllegalAction, type Refusal, type Seat } from './game.ts'
import type { ActionEntry, AnswerEntry, Entry } from './journal.ts'
import { isPersonal, Table } from './table.ts'

export interface Amended<State, Action> {
  /** The game with the amendment in it. */
  readonly table: Table<State, Action>
  /** The first decision of a bot that comes out differently: where it stands now, what it was and what it is. */
  readonly different?: { readonly index: number; readonly seat: Seat; readonly was: Json; readonly is: Json }
  /** The first entry that cannot be done any more; what comes after it is left out. */
  readonly conflict?: { readonly index: number; readonly entry: Entry; readonly why?: Refusal }
  /** What to change on the real table to get from the old end to the new one. */
  readonly changes: readonly Change[]
}

/**
 * `replacement` takes the place of entry `index`; undefined leaves it out. With `keepBots`, bots do what they did before
 * as long as it is legal.
 */
export function amend<State, Action>(
  old: Table<State, Action>,
  index: number,
  replacement: Entry | undefined,
  keepBots = false,
): Amended<State, Action> {
  const { pkg } = old
  const table = new Table(pkg, old.entries.slice(0, index).map(withoutHash))
  if (replacement !== undefined) table.record(withoutHash(replacement))
  const rest = old.entries.slice(index + 1)
  const script = new Script(rest, index + 1)
  let different: Amended<State, Action>['different']
  let conflict: Amended<State, Action>['conflict']

  while (conflict === undefined) {
    const next = table.next()
    if (next.kind === 'over' || (script.personsDone && script.botsDone)) break
    if (next.kind === 'person') {
      const own = script.takePersonal()
      if (own === undefined) break
      conflict = replay(table, own.entry, own.index)
    } else if (next.kind === 'table') {
      const own = script.answer(next.question.key)
      if (own === undefined) break
      conflict = replay(table, own.entry, own.index)
      if (conflict === undefined) script.dropPersonal(own.index)
    } else if (next.entry.t === 'answer') {
      const kept = script.answer(next.entry.key)
      if (kept === undefined || kept.entry.of !== next.entry.of || replay(table, kept.entry, kept.index) !== undefined)
        table.record(next.entry)
    } else {
      const was = script.takeBot(next.entry)
      const is = next.entry
      const same = was === undefined || equal(was.entry.action, is.action)
      if (!same && different === undefined && was !== undefined)
        different = { index: table.entries.length, seat: is.seat, was: was.entry.action, is: is.action }
      if (!same && keepBots && was !== undefined && replay(table, was.entry, was.index) === undefined) continue
      table.record(is)
    }
  }
  return {
    table,
    ...(different === undefined ? {} : { different }),
    ...(conflict === undefined ? {} : { conflict }),
    changes: pkg.game.diff(old.state, table.state),
  }
}

/** Does an old entry again; answers why not if it cannot be done. */
function replay<State, Action>(
  table: Table<State, Action>,
  entry: Entry,
  index: number,
): Amended<State, Action>['conflict'] {
  try {
    if (entry.t === 'action' && entry.by === 'person') {
      const next = table.next()
      if (next.kind !== 'person' || next.seat !== entry.seat) return { index, entry }
    }
    table.record(withoutHash(entry))
    return undefined
  } catch (error) {
    if (error instanceof IllegalAction) return { index, entry, why: error.refusal }
    throw error
  }
}

/** What was done and said after the amended entry, to be used again where it fits. */
class Script {
  readonly #personal: { entry: Entry; index: number }[] = []
  readonly #answers = new Map<string, { entry: AnswerEntry; index: number }>()
  readonly #bots: { entry: ActionEntry; index: number }[] = []

  constructor(rest: readonly Entry[], offset: number) {
    for (const [i, entry] of rest.entries()) {
      const index = offset + i
      if (entry.t === 'answer') this.#answers.set(entry.key, { entry, index })
      if (entry.t === 'action' && entry.by !== 'person') this.#bots.push({ entry, index })
      if (isPersonal(entry) && entry.t !== 'answer') this.#personal.push({ entry, index })
    }
  }

  get personsDone(): boolean {
    return this.#personal.length === 0
  }
  get botsDone(): boolean {
    return this.#bots.length === 0
  }
  takePersonal() {
    return this.#personal.shift()
  }
  dropPersonal(index: number): void {
    const at = this.#personal.findIndex((each) => each.index === index)
    if (at >= 0) this.#personal.splice(at, 1)
  }
  answer(key: string) {
    return this.#answers.get(key)
  }
  /** The next old action of this bot. */
  takeBot(entry: ActionEntry) {
    const at = this.#bots.findIndex((each) => each.entry.seat === entry.seat)
    return at < 0 ? undefined : this.#bots.splice(at, 1)[0]
  }
}

function withoutHash(entry: Entry): Entry {
  const { hash: _, ...rest } = entry
  return rest as Entry
}
