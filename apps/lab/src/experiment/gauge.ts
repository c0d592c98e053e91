// Takes the measures that a game has declared, while one of them is played.

import type { Measures, Seat } from '@understudy/table'

/** A game that goes on and on is not measured for ever. */
const MOST_STEPS = 50

export class Gauge {
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own state
  readonly #measures: Measures<any>
  readonly #seats: readonly Seat[]
  #step: number | undefined
  /** At the end of each step, all measures one after another, each for every seat; null where a step was not played. */
  readonly taken: (number[] | null)[] = []

  constructor(measures: Measures<never>, seats: readonly Seat[]) {
    this.#measures = measures
    this.#seats = seats
  }

  watch(state: unknown, over: boolean): void {
    const step = this.#measures.step(state)
    this.#step ??= step
    if (step === this.#step && !over) return
    const at = this.#step - 1
    this.#step = step
    if (at < 0 || at >= MOST_STEPS) return
    while (this.taken.length < at) this.taken.push(null)
    this.taken[at] = this.#measures.list.flatMap(({ of }) => this.#seats.map((seat) => of(state, seat)))
  }
}
