// The page's side of the bots' thinking: tells the mind what is new in the journal, and keeps what it worked out ahead.

import type { Verdict } from '@understudy/procedure/explain'
import { BotStuck, type Entry, type Explained, type Next, type Table } from '@understudy/table'
import type { Foreseen } from '@understudy/table/chance'
import type { ActionEntry, AnswerEntry } from '@understudy/table/journal'
import { type Channel, Here, Lost, openChannel } from './channel.ts'
import type { Ahead, AmendedEntries, Answers, News, Wish } from './mind.ts'
import { whyStuck } from './why-stuck.ts'

/** How long the worker may go on before it hands over what it has. */
const BUDGET = 40

// biome-ignore lint/suspicious/noExplicitAny: every game alike
type AnyTable = Table<any, any>

export class Thinker {
  readonly #game: string
  readonly #onReady: () => void
  readonly #together: readonly string[]
  #channel: Channel
  /** The page's entries that were told, and those worked out beyond them, by their places. */
  #told: Entry[] = []
  #ahead: Ahead | undefined
  #asking = false
  /** Somebody waits for what is being worked out. */
  #wanted = false
  #closed = false

  /** `together`: draws that may be asked for together with what is certain to come after them; none: nothing is. */
  constructor(game: string, onReady: () => void, together: readonly string[] = []) {
    this.#together = together
    this.#game = game
    this.#onReady = onReady
    this.#channel = openChannel(game)
  }

  /** Begins before anything is asked: loading takes the longest. */
  warm(table: AnyTable): void {
    void this.#ask(table, { do: 'open' }).catch(() => undefined)
  }

  /** What the bot whose turn it is does. Undefined: it thinks, and `onReady` will be called. Throws if it cannot decide. */
  next(table: AnyTable): Next<unknown> | undefined {
    const at = table.entries.length
    const ahead = this.#ahead
    if (ahead !== undefined && this.#fits(table, ahead)) {
      const entry = ahead.entries[at - ahead.from]
      if (entry !== undefined) return { kind: 'auto', entry: entry as ActionEntry | AnswerEntry }
      if (at === ahead.from + ahead.entries.length) {
        if (ahead.asks !== undefined) return { kind: 'table', question: ahead.asks }
        if (ahead.gap !== undefined) return ahead.gap
        if (ahead.stuck !== undefined) throw new BotStuck(ahead.stuck)
      }
    }
    this.#think(table, true)
    return undefined
  }

  /** What is known to come after the page's last entry; more of it is worked out meanwhile. */
  known(table: AnyTable): readonly Entry[] {
    const ahead = this.#ahead
    if (ahead === undefined || !this.#fits(table, ahead)) return []
    this.#think(table)
    return ahead.entries.slice(table.entries.length - ahead.from)
  }

  /**
   * What will be asked after the question that the real table is asked now. Undefined: it is being worked out, and
   * `onReady` will be called. A thinker that fails here foresees nothing.
   */
  coming(table: AnyTable): readonly Foreseen<unknown>[] | undefined {
    if (this.#together.length === 0) return []
    const ahead = this.#ahead
    const at = table.entries.length
    if (ahead !== undefined && this.#fits(table, ahead) && at === ahead.from + ahead.entries.length)
      return ahead.coming ?? []
    this.#think(table, true)
    return undefined
  }

  explain(table: AnyTable, index: number): Promise<Explained | undefined> {
    return this.#ask(table, { do: 'explain', index })
  }

  whyNot(table: AnyTable, index: number, action: unknown): Promise<Verdict | undefined> {
    return this.#ask(table, { do: 'whyNot', index, action })
  }

  amend(table: AnyTable, index: number, entry: Entry, keepBots: boolean): Promise<AmendedEntries> {
    return this.#ask(table, { do: 'amend', index, entry, keepBots })
  }

  close(): void {
    this.#closed = true
    this.#channel.close()
  }

  /** Whether the page is still on the way that was thought ahead: nothing was taken back or done in between. */
  #fits(table: AnyTable, { from }: Ahead): boolean {
    const at = table.entries.length
    return at >= from && table.entries[from - 1] === this.#told[from - 1] && this.#since(table, from)
  }

  #since(table: AnyTable, from: number): boolean {
    for (let at = table.entries.length - 1; at >= from; at--)
      if (table.entries[at]?.hash !== this.#ahead?.entries[at - from]?.hash) return false
    return true
  }

  #think(table: AnyTable, wanted = false): void {
    this.#wanted ||= wanted
    if (this.#asking) return
    this.#asking = true
    this.#ask(table, { do: 'ahead', budget: BUDGET, together: this.#together })
      .then(
        (ahead) => {
          this.#ahead = ahead
        },
        (error: unknown) => {
          this.#ahead = { from: table.entries.length, entries: [], stuck: whyStuck(error) }
        },
      )
      .finally(() => {
        this.#asking = false
        if (!this.#wanted) return
        this.#wanted = false
        if (!this.#closed) this.#onReady()
      })
  }

  async #ask<W extends Wish>(table: AnyTable, wish: W): Promise<Answers[W['do']]> {
    const channel = this.#channel
    try {
      return await channel.ask(this.#news(table), wish)
    } catch (error) {
      if (!(error instanceof Lost) || channel instanceof Here) throw error
      // Without the worker the page thinks for itself. Several may have waited for it; the first to hear of it changes over.
      if (this.#channel === channel) {
        channel.close()
        this.#channel = new Here(this.#game)
        this.#told = []
      }
      return this.#channel.ask(this.#news(table), wish)
    }
  }

  /** Entries are never changed in place, and journals only grow or are cut: the same last object means the same start. */
  #news({ entries }: AnyTable): News {
    let keep = Math.min(this.#told.length, entries.length)
    while (keep > 0 && this.#told[keep - 1] !== entries[keep - 1]) keep--
    const add = entries.slice(keep)
    this.#told.length = keep
    this.#told.push(...add)
    return { keep, add }
  }
}
