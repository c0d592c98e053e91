// How a game is begun: tables to take with a tap, options and who sits where.

import type { Lang } from '@understudy/procedure'
import type { Controller, Options, Seat, Way } from '@understudy/table'
import type { ComponentType } from 'preact'

/** A whole set-up that can be begun with one tap. */
export interface Preset {
  readonly id: string
  readonly title: Readonly<Record<Lang, string>>
  readonly help: Readonly<Record<Lang, string>>
  readonly options: Options
  readonly seats: Readonly<Record<Seat, Controller>>
  readonly beside: boolean
  readonly chance?: Readonly<Record<string, Way>>
}

/** Between what one chooses on the new-game page. */
export interface Choosing {
  readonly presets?: readonly Preset[]
  readonly groups: OptionFolds | OptionGroups
  /** The sign of a seat. */
  readonly Mark?: ComponentType<{ readonly seat: Seat; readonly options: Options }>
}

/** How the new-game page asks for the options of a game with many of them. */
export interface OptionFolds {
  /** Asked at once. */
  readonly main: readonly string[]
  /** Folded, under these titles; what no group names stands in the last one. */
  readonly folded: readonly { readonly title: Readonly<Record<Lang, string>>; readonly options: readonly string[] }[]
  /** Whether an option says nothing under these circumstances. */
  readonly idle?: (id: string, options: Options) => boolean
  /** The option that says who sits at a place, counted from 1 of so many; absent or undefined: whoever sits down there. */
  readonly who?: (n: number, of: number, options: Options) => string | undefined
  /** Where places may stay empty: how many there are at most, and the value that says so. */
  readonly places?: { readonly most: number; readonly empty: string }
}

/** The same for a game whose seats can be dealt out: any colour at any place. */
export interface OptionGroups extends OptionFolds {
  /** Asked with each seat, counted from 1: which seat it is (its colour), and what else belongs to it. */
  readonly seatId: (n: number) => string
  readonly ofSeat: (n: number) => readonly string[]
  /** Never asked: follows from who sits there (`person`: the role of a person's seat). */
  readonly role: (n: number) => string
  readonly person: string
  /** Whether this bot can sit at such a table; absent: each can. */
  readonly sits?: (bot: string, options: Options) => boolean
}

/** Asks for one option of a new game in the game's own way. */
export interface OwnFieldProps {
  readonly value: string | number | boolean | undefined
  readonly lang: Lang
  /** All that was chosen so far; some of it may be changed along. */
  readonly options: Options
  onOptions(part: Options): void
  onChange(value: string | number | boolean | undefined): void
}

/** A game begins, or one goes on that may have to be read from a position, or a position may hold anything. */
export type Needed = 'start' | 'entries' | 'position'
