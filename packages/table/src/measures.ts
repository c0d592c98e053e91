// What can be measured of a game while it goes on, for whoever plays many of them. A game declares it beside its package, so that
// a page which only plays does not carry it.

import type { Lang } from '@understudy/procedure'
import type { Seat } from './game.ts'

export interface Measures<State> {
  /** What is counted along: chapters, rounds. */
  readonly along: Readonly<Record<Lang, string>>
  /** Which one a position is in. Measured is when it has gone up, and at the end of the game. */
  step(state: State): number
  readonly list: readonly Measure<State>[]
}

export interface Measure<State> {
  readonly id: string
  readonly title: Readonly<Record<Lang, string>>
  of(state: State, seat: Seat): number
}
