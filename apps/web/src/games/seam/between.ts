// Between turns and after the game: screens, plots, figures; and positions changed by hand.

import type { Lang } from '@understudy/procedure'
import type { GameEvent, Seat } from '@understudy/table'
import type { ComponentType } from 'preact'

type Text = Readonly<Record<Lang, string>>

/** When a screen may be wanted: what the entry brought, and the log up to and with it. */
export interface PauseMoment {
  readonly events: readonly GameEvent[]
  readonly log: readonly { readonly events: readonly GameEvent[]; readonly moment?: string }[]
  readonly beside: boolean
  /** After a reload: the position before an entry of the log, which nobody has seen this time. */
  readonly stateAt?: (index: number) => unknown
}

export interface Pause<State> {
  readonly Screen: ComponentType<PauseProps<State>>
  /** What it tells, if that is more than the last entry. */
  readonly events?: readonly GameEvent[]
  /** What the bar says meanwhile, if not how everybody stands. */
  readonly says?: Text
}

/** A screen of the game between two turns: the scoring of a chapter, line by line. */
export interface PauseProps<State> {
  readonly before: State
  readonly after: State
  readonly events: readonly GameEvent[]
  /** What was done to end the turn. */
  readonly action?: unknown
  readonly lang: Lang
  readonly names: Readonly<Record<Seat, string>>
}

export interface SummaryProps<State> {
  /** The first position and the one after each turn. */
  readonly states: readonly State[]
  /** What bots did: how often each rule of each seat's bot decided. */
  readonly rules: readonly {
    readonly seat: Seat
    readonly bot: string
    readonly node: string
    readonly count: number
    /** What the rule says, once its rulebook is there. */
    readonly rule?: string
  }[]
  /** What brought points, one by one; see `Review.scored`. */
  readonly scored: readonly Scored[]
  /** Which part is wanted: the curve, how it was scored by chapter or round, which rules decided. */
  readonly part: 'curve' | 'scored' | 'rules'
  readonly lang: Lang
  readonly names: Readonly<Record<Seat, string>>
}

/** Points that somebody was given. */
export interface Scored {
  /** The chapter or round. */
  readonly part: number
  readonly seat: Seat
  readonly n: number
  /** For what, as the game calls it. */
  readonly what: string
}

/** How everybody stands, in numbers. */
export interface Review<State> {
  /** What the game is won by, as finely as a turn changes it. Those who win together have the same. */
  worth(state: State): Readonly<Record<Seat, number>>
  /** A step that only looks: no rule is said to have decided by it. */
  looks?(action: unknown): boolean
  /** What an event scores, in the position before it. */
  scored?(before: State, event: GameEvent): Scored | undefined
  /** What is told of a turning point where it changed, by seat. */
  readonly facts: readonly { readonly title: Text; of(state: State): Readonly<Record<Seat, number>> }[]
  /** Where these events tell of a scoring: the position before it, after the deed that led to it. */
  scoring?(events: readonly GameEvent[], before: State, action: unknown): State | undefined
}

/** Changes a position by hand; calls back with a new position, which the shell checks and records. */
export interface EditorProps<State> {
  readonly state: State
  readonly lang: Lang
  onChange(state: State): void
}
