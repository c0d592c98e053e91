// Putting an action together tap by tap. The rules say what can come next; a choice that completes an action and leaves
// nothing open is taken at once, one that could go on waits for "done" or for the next tap.

import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { equal } from '@understudy/procedure'
import type { Choice, Pick } from '@understudy/table'

// biome-ignore lint/suspicious/noExplicitAny: the shell handles every game alike
export type AnyAction = any
export type AnyChoice = Choice<AnyAction>

/** What actions come to, as far as it matters how they are tapped. */
interface Goals {
  readonly verbOf?: ((action: AnyAction) => string | undefined) | undefined
  /** Whether it ends the turn. */
  readonly ends?: ((action: AnyAction) => boolean) | undefined
  /** Whether the only way to do what was said lies ready by itself: it is shown before it is done. */
  readonly shown?: boolean
}

export class Picker {
  /** What was tapped so far. */
  readonly path = signal<readonly AnyChoice[]>([])
  readonly picks: ReadonlySignal<readonly Pick[]> = computed(() => this.path.value.map((choice) => choice.pick))
  readonly choices: ReadonlySignal<readonly AnyChoice[]>
  /** The action that the taps so far already make. */
  readonly ready: ReadonlySignal<AnyAction | undefined> = computed(() => this.path.value.at(-1)?.action)
  /** What the person wants to do, if they said so first: only what leads there is marked. */
  readonly verb = signal<string | undefined>(undefined)
  readonly #take: (action: AnyAction) => void
  readonly #goals: Goals
  readonly #next: (picks: readonly Pick[]) => readonly AnyChoice[]

  /** Other first taps of the same kind: tapping another unit starts again with that one. */
  readonly instead: ReadonlySignal<readonly AnyChoice[]>

  constructor(
    next: (picks: readonly Pick[]) => readonly AnyChoice[],
    take: (action: AnyAction) => void,
    goals: Goals = {},
  ) {
    this.choices = computed(() => next(this.picks.value))
    this.instead = computed(() => {
      const [first, ...rest] = this.path.value
      if (first === undefined || rest.length > 0) return []
      return next([]).filter((choice) => choice.pick.slot === first.pick.slot && !equal(choice.pick, first.pick))
    })
    this.#take = take
    this.#goals = goals
    this.#next = next
  }

  choose(choice: AnyChoice): void {
    const instead = this.instead.value.some((other) => equal(other.pick, choice.pick))
    if (!this.wanted(choice, instead ? [] : undefined)) this.verb.value = undefined
    // What only adds to the end of a turn lies ready, also if nothing more can be added.
    const adds = this.ready.value !== undefined && this.#goals.ends?.(choice.action) === true
    if (choice.action !== undefined && choice.more !== true && !adds) this.#take(choice.action)
    else {
      this.path.value = instead ? [choice] : [...this.path.value, choice]
      this.#onlyWay()
    }
  }

  /** What is done was said first, and now with what: if there is one way only, it lies ready. */
  #onlyWay(): void {
    if (this.verb.value === undefined || this.#goals.shown !== true || this.ready.value !== undefined) return
    const [only, ...others] = this.choices.value.filter((each) => this.wanted(each))
    if (only?.action !== undefined && only.more !== true && others.length === 0) this.#take(only.action)
  }

  /** Whether it leads to what the person wants to do; whoever has not said so wants anything. */
  wanted(choice: AnyChoice, from?: readonly Pick[]): boolean {
    const { verbOf } = this.#goals
    const verb = this.verb.value
    return verb === undefined || verbOf === undefined || this.ends(choice, from).some((end) => verbOf(end) === verb)
  }

  /** Everything that a choice can lead to, `from` what was tapped before it. */
  ends(choice: AnyChoice, from: readonly Pick[] = this.picks.value): AnyAction[] {
    const picks = [...from, choice.pick]
    return [
      ...(choice.action === undefined ? [] : [choice.action]),
      ...(choice.more === true ? this.#next(picks).flatMap((each) => this.ends(each, picks)) : []),
    ]
  }

  /** Of several things told one after another each stays where it was, also one of which there are no more. */
  inPlace(): { readonly choice: AnyChoice; readonly open: boolean }[] {
    const now = this.choices.value
    const found = this.first().map((choice) => ({ choice, same: now.find(({ pick }) => equal(pick, choice.pick)) }))
    if (found.filter(({ same }) => same !== undefined).length < now.length)
      return now.map((choice) => ({ choice, open: true }))
    return found.map(({ choice, same }) => ({ choice: same ?? choice, open: same !== undefined }))
  }

  /** The choices that there are before anything is tapped. */
  first(): readonly AnyChoice[] {
    return this.#next([])
  }

  done(): void {
    if (this.ready.value !== undefined) this.#take(this.ready.value)
  }

  /** Takes back the last tap, or all that came after the first `n`; false if there was none. At the beginning nothing is wanted yet. */
  back(n = Math.max(0, this.path.value.length - 1)): boolean {
    const was = this.path.value.length > 0 || this.verb.value !== undefined
    this.path.value = this.path.value.slice(0, n)
    if (n === 0) this.verb.value = undefined
    return was
  }

  cancel(): void {
    this.back(0)
  }
}
