// What a running game carries around.

import type { Say } from '@understudy/procedure'
import type { AnyPackage, Change } from '@understudy/table'
import type { LeftToDo, Pressed } from '../games/ui.ts'
import type { Saved } from '../storage/db.ts'
import type { AnyTable } from '../store/games.ts'
import type { Carrying } from './beside/carrying.ts'
import type { AnyAction } from './deciding/picker.ts'

export interface Opened {
  readonly table: AnyTable
  /** As it is stored, or is to be stored before it is played on: see `rewritten`. */
  readonly saved: Saved
  /** Beside the board, if the game can say what is to be done there. */
  readonly carries?: Carrying
  /** It goes on from another place than where it was saved. */
  readonly rewritten?: true
}

/** Differences to put on the real table, and what they come from. */
export interface Differences {
  readonly after: 'undo' | 'redo' | 'amend' | 'edit' | 'seat'
  readonly list: readonly Change[]
}

/** What a person wanted to do and the rules forbid. */
export interface Refused {
  readonly why: Say
  readonly action: AnyAction
  /** Whether it could be allowed anyway, which is done beside a real board: it makes sense at all. */
  readonly sensible: boolean
}

/** What would end a person's turn, and what is left to do in it. */
export interface Unfinished extends LeftToDo {
  readonly action: AnyAction
  /** What its button does, if it is more than the action: the rest of a typed line. */
  take?(): void
}

/** Whether a forbidden action could be allowed anyway: the game can do it at all. */
export function makesSense({ game }: AnyPackage, table: AnyTable, action: AnyAction): boolean {
  if (game.force === undefined) return false
  try {
    game.force(game.copy(table.state), action)
    return true
  } catch {
    return false
  }
}

/** What "Undo to here" has set aside. */
export interface Aside {
  /** The steps, by their places in the journal. */
  readonly steps: readonly number[]
  /** How many entries had been undone before. */
  readonly left: number
  /** The turn that the game had come to. */
  readonly moment: string
}

/** "Why?" asked of a thing on the table. */
export interface AskedHere {
  /** The entry that is explained. */
  readonly index: number
  /** What it was asked of: the answer stands beside it and never over it. */
  anchor(): Element | null
  /** What a tap on it would have told. */
  inspect?(): void
}

/** Shown, not taken: see `press` of a game. */
export interface Proposed {
  readonly action: AnyAction
  /** What the same press does after it. */
  readonly after: readonly AnyAction[]
  readonly press: Pressed
  /** The position in which it is done, if a typed line has done something before it; and what Confirm does then. */
  readonly state?: unknown
  take?(): void
}

/** What a line would do that is being typed: in words, and the position after it if that is shown. */
export interface Tried {
  readonly says: readonly Say[]
  readonly state?: unknown
}
