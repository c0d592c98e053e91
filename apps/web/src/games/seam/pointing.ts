// What "Why?" asks of a game's table: which things a step was about, and where what was weighed lies.

import type { Json, Say } from '@understudy/procedure'
import type { GameEvent } from '@understudy/table'
import type { ComponentChild } from 'preact'

/** Things on the table go by their `data-key`. */
export interface Pointing<State> {
  /** What an event was about. */
  about(event: GameEvent, state: State): readonly string[]
  /**
   * The places of what a rule looked at, in the position in which it did: where it leads first, then where it comes from, to
   * tell apart what leads to the same place. Empty: it has none that everybody sees.
   */
  places(candidate: Looked, state: State): readonly (readonly string[])[]
  /** How much there is of what is marked as more or fewer at a seat (`data-worth`). */
  worth(key: string, state: State): number
}

/** What a rule looked at, as the trace has it. */
export interface Looked {
  readonly value: Json
  readonly text?: Say | undefined
  readonly plan?: Say | undefined
  readonly first?: Json | undefined
}

/** Where something lies in a drawing, and how far a ring around it must reach. */
interface Place {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** Draws upon a board, above everything else; `at` knows its places by their keys. */
export type Overlay = (at: (key: string) => Place | undefined) => ComponentChild
