// A pack on the workbench: its draft, what can be taken back, and what is stored. Every change is stored a moment later.

import { computed, signal } from '@preact/signals'
import { leave, takeLeft } from './leftover.ts'
import { type Draft, draftOf, filesOfDraft, withValue } from './model/draft.ts'
import { changePack, PackOvertaken, type StoredPack } from './stored.ts'

const DEPTH = 200
const WAIT = 400

type StoreState = 'saved' | 'saving' | 'failed' | 'overtaken'

export class Editing {
  readonly id: string
  readonly title = signal('')
  readonly draft = signal<Draft>({} as Draft)
  readonly state = signal<StoreState>('saved')
  readonly #past = signal<readonly Draft[]>([])
  readonly #future = signal<readonly Draft[]>([])
  readonly canUndo = computed(() => this.#past.value.length > 0)
  readonly canRedo = computed(() => this.#future.value.length > 0)
  #revision: number
  /** What the last change was about: typing on in the same place is one step. */
  #about: string | undefined
  #due: ReturnType<typeof setTimeout> | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(pack: StoredPack) {
    this.id = pack.id
    this.#revision = pack.revision
    this.title.value = pack.title
    this.draft.value = draftOf(pack.files)
    const left = takeLeft(pack.id, pack.revision)
    if (left === undefined) return
    this.title.value = left.title
    this.change(draftOf(left.files))
  }

  change(next: Draft, about?: string): void {
    if (next === this.draft.value) return
    if (about === undefined || about !== this.#about) {
      this.#past.value = [...this.#past.value.slice(1 - DEPTH), this.draft.value]
    }
    this.#about = about
    this.#future.value = []
    this.#show(next)
  }

  undo(): void {
    const [...past] = this.#past.value
    const before = past.pop()
    if (before === undefined) return
    this.#past.value = past
    this.#future.value = [...this.#future.value, this.draft.value]
    this.#about = undefined
    this.#show(before)
  }

  redo(): void {
    const [...future] = this.#future.value
    const next = future.pop()
    if (next === undefined) return
    this.#future.value = future
    this.#past.value = [...this.#past.value, this.draft.value]
    this.#about = undefined
    this.#show(next)
  }

  rename(title: string): void {
    this.title.value = title
    // The pack calls itself so at the table, too.
    const name = title.trim()
    if (name !== '') this.draft.value = withValue(this.draft.value, ['meta', 'title'], { en: name, ru: name })
    this.#later()
  }

  #show(draft: Draft): void {
    this.draft.value = draft
    this.#later()
  }

  #later(): void {
    if (this.state.value === 'overtaken') return
    this.state.value = 'saving'
    clearTimeout(this.#due)
    this.#due = setTimeout(() => void this.flush(), WAIT)
  }

  /** The page goes away: what is not written yet is kept at once, and written if there is time. */
  leave(): void {
    if (this.state.value === 'saving' || this.state.value === 'failed')
      leave(this.id, {
        revision: this.#revision,
        title: this.title.value,
        files: filesOfDraft(this.draft.value),
      })
    void this.flush()
  }

  /** Writes what is not written yet. */
  flush(): Promise<void> {
    clearTimeout(this.#due)
    this.#due = undefined
    this.#writing = this.#writing.then(() => this.#write())
    return this.#writing
  }

  async #write(): Promise<void> {
    if (this.state.value === 'saved' || this.state.value === 'overtaken') return
    const draft = this.draft.value
    const title = this.title.value
    try {
      const { revision } = await changePack(this.id, this.#revision, { title, files: filesOfDraft(draft) })
      this.#revision = revision
      if (this.draft.value === draft && this.title.value === title) this.state.value = 'saved'
    } catch (error) {
      this.state.value = error instanceof PackOvertaken ? 'overtaken' : 'failed'
    }
  }
}
