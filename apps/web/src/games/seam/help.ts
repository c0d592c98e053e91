// What helps those who are new: player aid, signs, cards, and a guided first round.

import type { Json, Lang } from '@understudy/procedure'
import type { Decision } from '@understudy/table'
import type { ComponentChild } from 'preact'
import type { Preset } from './choosing.ts'

type Text = Readonly<Record<Lang, string>>

/** Help for those who are new: the drawer's Help tab. */
export interface Help<State> {
  /** The player aid, in our words: what a turn is, every action with its sign and cost, how one scores, what ends the game. */
  readonly aid: readonly AidPart[]
  /**
   * What can be done or has come to be here, besides the kind of the decision: what somebody may meet for the first time.
   * Lines of the aid are `about` it.
   */
  meets?(state: State, decision: Pick<Decision<unknown>, 'kind' | 'seat' | 'next'>): readonly string[]
  /** All signs in use on this table and no others, from the registry of drawings, by group. */
  legend(state: State, lang: Lang): readonly LegendGroup[]
  /** Every card with our text, and where it is as far as whoever sees this position may know. */
  cards(state: State, lang: Lang): readonly IndexedCard[]
  /** Which card of the index it is that somebody reads about. */
  indexed?(what: Json): string | undefined
  /** Keys that other games do not have, with what they do. */
  readonly keys?: Readonly<Record<Lang, readonly (readonly [string, string])[]>>
}

export interface AidPart {
  readonly title: Text
  readonly lines: readonly AidLine[]
}

export interface AidLine {
  readonly text: Text
  /** The drawing by which it is known on the table. */
  sign?(): ComponentChild
  /** What it costs, in a few letters. */
  readonly cost?: Text
  /** Kinds of decisions that this line is about: it is marked then. */
  readonly when?: readonly string[]
  /** What of `meets` it is about: it is marked then, and "What is this?" leads to it. */
  readonly about?: readonly string[]
}

export interface LegendGroup {
  readonly title: string
  readonly signs: readonly LegendSign[]
}

export interface LegendSign {
  readonly id: string
  readonly drawing: ComponentChild
  readonly text: string
}

export interface IndexedCard {
  readonly id: string
  readonly name: string
  /** Suit, kind: what it can be searched by besides its name and text. */
  readonly kind: string
  readonly text: string
  /** The card as it lies on the table. */
  drawing?(): ComponentChild
  /** More words by which it is found. */
  readonly keywords?: string
  readonly where?: string
}

/** A guided first round: it teaches the page, not the game, on a table of its own, and can be skipped at any time. */
export interface Guide {
  readonly preset: Preset
  readonly steps: readonly GuideStep[]
}

/** The coach says `text` until `done` holds, or until the person says that they have read it. */
export interface GuideStep {
  readonly id: string
  /** What the mark points at: the element with this `data-coach`. */
  readonly target: CoachTarget
  readonly text: Text
  /** What it says where those at the table stand in a strip above the board, and where they are signs of a rail. */
  readonly inStrip?: Text
  readonly inRail?: Text
  done?(now: GuideMoment): boolean
}

export type CoachTarget = 'seats' | 'score' | 'hand' | 'board' | 'dock' | 'confirm' | 'undo' | 'tab why'

/** What the person has done on the page. */
export interface GuideMoment {
  readonly tab: string
  readonly mode: string
  /** Something is shown on the board as it would be. */
  readonly shown: boolean
  /** Something was tapped to learn what it is. */
  readonly inspecting: boolean
  /** Actions of people, and of bots, since this step began. */
  readonly acted: number
  readonly botsActed: number
  /** Something was taken back and not done again. */
  readonly undone: boolean
}
