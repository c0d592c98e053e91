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
  /** What seats turn out to be in a game, if they differ by more than who sits there. */
  readonly kinds?: Kinds<State>
}

/** Kinds of seats that are dealt anew in each game, like the Fates of a campaign, and what is counted of each at the end. */
export interface Kinds<State> {
  readonly title: Readonly<Record<Lang, string>>
  /** What the seat was, by id; undefined in games that know no such thing. */
  of(state: State, seat: Seat): string | undefined
  name(id: string): Readonly<Record<Lang, string>> | undefined
  /** `share`: 1 or 0, and told as a share; otherwise the mean. */
  readonly list: readonly (Measure<State> & { readonly share?: true })[]
}

export interface Measure<State> {
  readonly id: string
  readonly title: Readonly<Record<Lang, string>>
  of(state: State, seat: Seat): number
}
