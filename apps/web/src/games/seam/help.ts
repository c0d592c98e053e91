// What helps those who are new: player aid, signs, cards, and a guided first round.

import type { Lang } from '@understudy/procedure'
import type { ComponentChild } from 'preact'
import type { Preset } from './choosing.ts'

type Text = Readonly<Record<Lang, string>>

/** Help for those who are new: the drawer's Help tab. */
export interface Help<State> {
  /** The player aid, in our words: what a turn is, every action with its cost, how one scores, what ends the game. */
  readonly aid: readonly AidPart[]
  /** All signs in use on the table, from the registry of drawings, by group. */
  legend(state: State, lang: Lang): readonly { readonly title: string; readonly signs: readonly LegendSign[] }[]
  /** Every card with our text, and where it is as far as is public. */
  cards(state: State, lang: Lang): readonly IndexedCard[]
  /** Keys that other games do not have, with what they do. */
  readonly keys?: Readonly<Record<Lang, readonly (readonly [string, string])[]>>
}

export interface AidPart {
  readonly title: Text
  readonly lines: readonly AidLine[]
}

interface AidLine {
  readonly text: Text
  /** Kinds of decisions that this line is about: it is marked then. */
  readonly when?: readonly string[]
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
  readonly text: Readonly<Record<Lang, string>>
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
