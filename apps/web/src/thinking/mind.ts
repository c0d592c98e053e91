// Where bots think: a table with the same journal as the one on the page. It may run ahead of it; whatever the page does
// otherwise is put right at the next word from there. Everything that goes in and out is plain data.

import { equal, type Lang } from '@understudy/procedure'
import type { Verdict } from '@understudy/procedure/explain'
import {
  type AnyPackage,
  type Entry,
  type Explained,
  explainEntry,
  type Next,
  Table,
  type TableQuestion,
  whyNotAt,
} from '@understudy/table'
import { type Foreseen, foresee } from '@understudy/table/chance'
import { type Amended, amend } from '@understudy/table/journal'
import { whyStuck } from './why-stuck.ts'

/** The page's journal, as far as it may be news: entries before `keep` are known here already. */
export interface News {
  readonly keep: number
  readonly add: readonly Entry[]
}

/** What follows by itself after the page's last entry. */
export interface Ahead {
  readonly from: number
  readonly entries: readonly Entry[]
  /** What a bot asks the real table after that. */
  readonly asks?: TableQuestion<unknown>
  /** What the real table will be asked after that question, whatever its answer. */
  readonly coming?: readonly Foreseen<unknown>[]
  /** What it lacks: only the table knows. */
  readonly gap?: Extract<Next<unknown>, { kind: 'gap' }>
  /** A bot that cannot decide: why, in both languages. */
  readonly stuck?: Readonly<Record<Lang, string>>
}

/** An amended game as a journal: the page makes its own table of it. */
export type AmendedEntries = Omit<Amended<unknown, unknown>, 'table'> & { readonly entries: readonly Entry[] }

export type Wish =
  | { readonly do: 'open' }
  /** `together`: draws that are asked for together with others that are certain to come. */
  | { readonly do: 'ahead'; readonly budget: number; readonly together?: readonly string[] }
  | { readonly do: 'explain'; readonly index: number }
  | { readonly do: 'whyNot'; readonly index: number; readonly action: unknown }
  | { readonly do: 'amend'; readonly index: number; readonly entry: Entry; readonly keepBots: boolean }

export interface Answers {
  open: true
  ahead: Ahead
  explain: Explained | undefined
  whyNot: Verdict | undefined
  amend: AmendedEntries
}

/** A whole stretch of bots, so that it is known how long it will be; the budget ends it before. */
const AT_MOST = 200

/** How long it may be looked for what else will be asked, in terms of the budget. */
const FORESIGHT = 3

export class Mind {
  readonly #pkg: AnyPackage
  // biome-ignore lint/suspicious/noExplicitAny: every game alike
  #table: Table<any, any> | undefined
  /** How many entries the page has; what comes after them was worked out ahead. */
  #agreed = 0

  constructor(pkg: AnyPackage) {
    this.#pkg = pkg
  }

  hear({ keep, add }: News): void {
    let table = this.#table
    if (table === undefined || keep === 0) {
      table = new Table(this.#pkg, add)
      this.#table = table
    } else {
      // What the page has taken back may not be mistaken for what was worked out ahead.
      if (keep < this.#agreed) table.undo(keep)
      for (const [at, entry] of add.entries()) {
        const own = table.entries[keep + at]
        if (own !== undefined && equal(own, entry)) continue
        if (own !== undefined) table.undo(keep + at)
        table.record(entry)
      }
    }
    this.#agreed = keep + add.length
  }

  answer(wish: Wish): Answers[Wish['do']] {
    const table = this.#table
    if (table === undefined) throw new Error('nothing was heard of a game yet')
    switch (wish.do) {
      case 'open':
        return true
      case 'ahead':
        return this.#ahead(table, wish)
      case 'explain':
        return explainEntry(table, wish.index)
      case 'whyNot':
        return whyNotAt(table, wish.index, wish.action)
      case 'amend': {
        const old =
          this.#agreed < table.entries.length ? new Table(this.#pkg, table.entries.slice(0, this.#agreed)) : table
        const { table: again, ...rest } = amend(old, wish.index, wish.entry, wish.keepBots)
        return { ...rest, entries: again.entries }
      }
    }
  }

  // biome-ignore lint/suspicious/noExplicitAny: every game alike
  #ahead(table: Table<any, any>, { budget, together = [] }: Extract<Wish, { do: 'ahead' }>): Ahead {
    const from = this.#agreed
    const until = performance.now() + budget
    const soFar = () => ({ from, entries: table.entries.slice(from) })
    while (table.entries.length - from < AT_MOST) {
      try {
        const next = table.next()
        if (next.kind === 'table') {
          const asks = next.question.ask === 'chance' ? {} : { asks: next.question }
          return { ...soFar(), ...asks, coming: foreseen(table, together, budget * FORESIGHT) }
        }
        if (next.kind === 'gap') return { ...soFar(), gap: next }
        if (next.kind !== 'auto') return soFar()
        table.advance()
      } catch (error) {
        return { ...soFar(), stuck: whyStuck(error) }
      }
      if (performance.now() > until) break
    }
    return soFar()
  }
}

// biome-ignore lint/suspicious/noExplicitAny: every game alike
function foreseen(table: Table<any, any>, together: readonly string[], budget: number): readonly Foreseen<unknown>[] {
  if (together.length === 0) return []
  const until = performance.now() + budget
  return foresee(table.fork(), together, () => performance.now() > until)
}
