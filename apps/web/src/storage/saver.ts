// Saves a running game after every entry. Writes queue up behind one another; what was recorded meanwhile goes along with
// the next one.

import { signal } from '@preact/signals'
import type { Entry } from '@understudy/table'
import { appendEntries, type Meta, Overtaken, type Saved } from './db.ts'
import { announce, TAB } from './tabs.ts'

interface ToSave {
  readonly entries: readonly Entry[]
  readonly undone: readonly Entry[]
  /** Worked out when it is written: between two writes much may happen. */
  meta(): Partial<Meta>
}

type SaveState = 'saved' | 'saving' | 'failed'

export class Saver {
  readonly id: string
  readonly state = signal<SaveState>('saved')
  readonly #onOvertaken: (gone: boolean) => void
  #revision: number
  #entries: readonly Entry[]
  #undone: readonly Entry[]
  #waiting: ToSave | undefined
  #writing = false
  #stopped = false
  #closed = false

  readonly #append: typeof appendEntries

  constructor(from: Saved, onOvertaken: (gone: boolean) => void, append = appendEntries) {
    this.id = from.meta.id
    this.#revision = from.meta.revision
    this.#entries = from.entries
    this.#undone = from.undone
    this.#onOvertaken = onOvertaken
    this.#append = append
  }

  /** The lists are copied at once: the table goes on changing them. */
  save({ entries, undone, meta }: ToSave): void {
    if (this.#stopped || this.#closed) return
    this.#waiting = { entries: [...entries], undone: [...undone], meta }
    this.state.value = 'saving'
    if (!this.#writing) void this.#write()
  }

  /** Nothing comes any more; what waits is still written. */
  close(): void {
    this.#closed = true
  }

  /** The game is not this tab's to write any more. */
  stop(gone = false): void {
    this.#stopped = true
    this.#waiting = undefined
    this.state.value = gone ? 'failed' : 'saved'
  }

  async #write(): Promise<void> {
    this.#writing = true
    try {
      while (this.#waiting !== undefined && !this.#stopped) {
        const now = this.#waiting
        const keep = commonStart(this.#entries, now.entries)
        await this.#append({
          id: this.id,
          owner: TAB,
          revision: this.#revision,
          keep,
          add: now.entries.slice(keep),
          undone: sameList(this.#undone, now.undone) ? undefined : now.undone,
          meta: { ...now.meta(), count: now.entries.length, updated: Date.now() },
        })
        this.#revision++
        this.#entries = now.entries
        this.#undone = now.undone
        if (this.#waiting === now) this.#waiting = undefined
        announce({ say: 'changed', id: this.id })
      }
      if (!this.#stopped) this.state.value = 'saved'
    } catch (error) {
      if (error instanceof Overtaken) {
        this.stop(error.gone)
        this.#onOvertaken(error.gone)
      } else if (!this.#stopped) {
        this.state.value = 'failed'
      }
    } finally {
      this.#writing = false
    }
  }
}

/** Entries are never changed in place, so the same object is the same entry. */
function commonStart(a: readonly Entry[], b: readonly Entry[]): number {
  let at = 0
  while (at < a.length && at < b.length && a[at] === b[at]) at++
  return at
}

function sameList(a: readonly Entry[], b: readonly Entry[]): boolean {
  return a.length === b.length && commonStart(a, b) === a.length
}
