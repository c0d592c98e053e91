// A game is its journal. State, undo, amend, saves, sharing, replay, reports and tests derive from these entries.

import type { Json } from '@understudy/procedure'
import type { Controller } from '../games/bot.ts'
import type { Options, Seat } from '../games/game.ts'

export type Way = 'app' | 'table' | 'secret'

export interface StartEntry {
  readonly t: 'start'
  readonly options: Options
  readonly seats: Readonly<Record<Seat, Controller>>
  readonly seed: string
  /** Where each source of chance comes from. Bots' random ties are always the app's. */
  readonly chance: Readonly<Record<string, Way>>
  /** A position entered by hand, instead of the beginning. */
  readonly position?: Json
}

export interface ActionEntry {
  readonly t: 'action'
  readonly seat: Seat
  readonly by: 'person' | 'bot' | 'random'
  readonly action: Json
  /** For a random seat: the key of its chance. */
  readonly key?: string
  /** The bot and its version, and the rule that decided. */
  readonly bot?: string
  readonly node?: string
  /** The first entry of a bot's run: it can be explained again from here. */
  readonly first?: true
  /** "Allow anyway": a refusal was overridden. */
  readonly forced?: true
}

export interface AnswerEntry {
  readonly t: 'answer'
  /** What was asked: `turn|seat|rule or draw|n-th use`. */
  readonly key: string
  readonly seat: Seat
  readonly by: 'app' | 'table'
  readonly kind: 'chance' | 'pick' | 'roll' | 'fact' | 'told'
  /** For chance: what it did. For what was told about a gap in the data: the answers by their cells. */
  readonly action?: Json
  /** For a bot's pick, roll or fact: the index of the candidate, face or answer, and out of how many. */
  readonly value?: number
  readonly of?: number
  readonly first?: true
}

export interface EditEntry {
  readonly t: 'edit'
  readonly position: Json
  readonly note?: string
}

/**
 * A seat changes hands; `chance` is a seat too: its sources may be changed in mid-game. `position` is there if the rules
 * give whoever comes something else to play with (a hand of cards instead of a virtual one).
 */
export type SeatEntry =
  | { readonly t: 'seat'; readonly seat: Seat; readonly to: Controller; readonly position?: Json }
  | { readonly t: 'seat'; readonly seat: 'chance'; readonly chance: Readonly<Record<string, Way>> }

/** The whole position, from time to time: if later rules cannot replay this game, it resumes here. Its hash guards it. */
export interface SnapshotEntry {
  readonly t: 'snapshot'
  readonly rules: string
  readonly position: Json
}

export type Entry = (StartEntry | ActionEntry | AnswerEntry | EditEntry | SeatEntry | SnapshotEntry) & {
  /** Hash of the position after this entry. */
  readonly hash?: string
}

export const JOURNAL_FORMAT = 'understudy-journal'
export const JOURNAL_VERSION = 1

/** A journal as it is saved and shared. */
export interface JournalFile {
  readonly format: typeof JOURNAL_FORMAT
  readonly version: number
  readonly game: string
  readonly rules: string
  readonly title?: string
  readonly entries: readonly Entry[]
  /** Entries taken back, which can be done again. */
  readonly undone?: readonly Entry[]
  /** The position that the entries lead to: if later rules cannot replay them, it is there all the same. */
  readonly position?: Json
  /** Beside a real board: how many entries are known to stand there, and what is ticked off in the lists of the rest. */
  readonly beside?: { readonly seen: number; readonly ticks: Ticks }
}

/** Lines of lists that were ticked off, the list that was used last first. */
export type Ticks = readonly (readonly [list: string, lines: readonly string[]])[]

/** Whether a person did or said this: undo stops here. */
export function isPersonal(entry: Entry | undefined): boolean {
  if (entry === undefined) return false
  if (entry.t === 'action') return entry.by === 'person'
  if (entry.t === 'answer') return entry.by === 'table'
  return entry.t === 'edit' || entry.t === 'seat'
}

export type PersonalEntry = ActionEntry | AnswerEntry
