// Facts that only the people at the table know: what the data of a game leave open is asked when the rules or a bot need
// it, once, and kept in the position from then on.

import type { Json, Lang, Say } from '@understudy/procedure'
import type { EventSink, Refusal } from '../games/game.ts'

export interface FactOption {
  readonly id: string
  readonly name: Record<Lang, string>
}

/** How a cell is answered; the answer is a text. Nothing of several, or no letters: `-`. */
export type FactForm =
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'one'; readonly of: readonly FactOption[] }
  /** Ids parted by a vertical bar; `mark` before an id says more about it, and `title` says what. */
  | {
      readonly kind: 'several'
      readonly of: readonly FactOption[]
      readonly mark?: { readonly sign: string; readonly title: Record<Lang, string> }
    }
  /** Letters in a row: dice of these colours, faces of a die. */
  | { readonly kind: 'letters'; readonly of: readonly FactOption[]; readonly least: number; readonly most: number }
  /** A name. */
  | { readonly kind: 'text'; readonly most: number }
  /**
   * A whole list, one row a thing. The answer is JSON: a list of rows, each a list of texts in the order of the columns; a
   * further text in a row is its id, without which one is made of the name.
   */
  | {
      readonly kind: 'rows'
      readonly columns: readonly RowColumn[]
      readonly least: number
      readonly most: number
    }

export interface RowColumn {
  readonly id: string
  readonly title: Record<Lang, string>
  readonly form: FactForm
  /** What stands there unless something else is said. */
  readonly given?: string
  /** It may stay empty, and is asked about when it is needed. */
  readonly optional?: boolean
}

export interface FactCell {
  readonly id: string
  readonly row: Record<Lang, string>
  readonly column: Record<Lang, string>
  readonly form: FactForm
  /** It is needed now; others may be left open until they are. */
  readonly needed: boolean
  /** The answer that means: our box does not have it. Absent where every box must. */
  readonly absent?: string
}

/** One question: a small table of what is asked together because it is read off the same thing. */
export interface FactAsk {
  readonly question: Say
  readonly cells: readonly FactCell[]
}

/** Answers by the ids of cells. */
export type Told = Readonly<Record<string, string>>

/** What a game whose data may have gaps adds to its rules. */
export interface Facts<State> {
  /** Whether anything is still open. Asked often. */
  open(state: State): boolean
  /** Everything that is still open, in words. */
  list(state: State): readonly Record<Lang, string>[]
  ask(state: State, fact: string): FactAsk
  /** Why these answers cannot be; with `fact`, also if it is not among them. */
  refuse(state: State, told: Json, fact?: string): Refusal | undefined
  /** Takes them into the position. Throws IllegalAction, having changed nothing. */
  tell(state: State, told: Json, events?: EventSink): void
  /** What is told, as a question and its answer in words; asked before it is taken into the position. */
  words(state: State, told: Json): { readonly ask: Say; readonly text: Say }
}

/** Thrown by rules and bots of such a game: they cannot go on without this. Nothing may be left half-changed by it. */
export class MissingFact extends Error {
  readonly fact: string
  constructor(fact: string) {
    super(`only the table knows: ${fact}`)
    this.name = 'MissingFact'
    this.fact = fact
  }
}
