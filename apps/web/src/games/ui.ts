// The seam between the table (shell, panels, saves) and a game's own drawings. The shell knows no game; a game's part
// knows no journal. Everything a person can tap comes from `choices`, which the rules offer.

import type { Json, Lang } from '@understudy/procedure'
import type {
  Choice,
  Controller,
  Decision,
  GameEvent,
  GamePackage,
  Options,
  Pick,
  Refusal,
  Seat,
  Way,
} from '@understudy/table'
import type { ComponentType } from 'preact'

export interface BoardProps<State, Action> {
  /** The position to draw. While a bot's turn is shown step by step it may lie behind the journal's end. */
  readonly state: State
  /** The seat through whose eyes the table is seen (hidden cards stay hidden). */
  readonly viewer: Seat
  readonly lang: Lang
  /** What can be tapped now, and what was tapped already towards the present choice. Empty while nothing can be. */
  readonly choices: readonly Choice<Action>[]
  readonly picks: readonly Pick[]
  onPick(choice: Choice<Action>): void
  /** Taps that are no choice: "what is this?". */
  onInspect(what: Json | undefined): void
  /** The pieces and places that the present step of a bot's turn touches (refs of the game's events). */
  readonly glow: readonly Json[]
  /** What happened last, so that pieces can move rather than jump; `instant` means no movement at all. */
  readonly events: readonly GameEvent[]
  readonly instant: boolean
  /** Names of those who sit at the seats ("Anna", "Kraken"), where the shell knows them. */
  readonly names?: Readonly<Record<Seat, string>>
}

/** A game's own way of putting an action together, inside the decision bar: see `Composer`. */
export interface ComposerProps<State, Action> extends BoardProps<State, Action> {
  readonly decision: Decision<Action>
  /** Beside a real board: what is entered has happened there already. */
  readonly beside: boolean
  /** Takes a complete action; the shell asks `decision.legal`, records it, or shows the refusal. */
  onAct(action: Action): void
  /** Shows on the board what this action would lead to, without taking it; undefined ends the preview. */
  onPreview(action: Action | undefined): void
}

/** What a typed line means: the actions, in order, or why it is not understood or not allowed. */
export type Typed<Action> = { readonly actions: readonly Action[] } | { readonly why: Refusal }

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

/** A screen of the game between two turns: the scoring of a chapter, line by line. */
export interface PauseProps<State> {
  readonly before: State
  readonly after: State
  readonly events: readonly GameEvent[]
  readonly lang: Lang
}

/** Changes a position by hand; calls back with a new position, which the shell checks and records. */
export interface EditorProps<State> {
  readonly state: State
  readonly lang: Lang
  onChange(state: State): void
}

export interface GameUi<State, Action> {
  readonly pkg: GamePackage<State, Action>
  /** The board itself: an SVG that fills its box, pinchable and crisp. */
  readonly Board: ComponentType<BoardProps<State, Action>>
  /** Around the board: seats with their numbers, decks, discards; hand and stores of the viewer. */
  readonly Seats: ComponentType<BoardProps<State, Action>>
  /**
   * Below the board, in a strip of limited height (container `hand`, type size: about 10rem to 15rem on a desktop, 6rem
   * to 9rem on a phone), so that the board stays large: draw compactly with `@container hand (max-height: 12rem)` and
   * scroll sideways. `Seats` likewise stands in a container `seats` (type inline-size): a column of 13rem to 17rem on
   * wide screens, a strip above the board elsewhere, where it should take one or two lines at most.
   */
  readonly Hand: ComponentType<BoardProps<State, Action>>
  /** What an inspected thing is, in plain words. */
  readonly Inspect: ComponentType<{ readonly state: State; readonly what: Json; readonly lang: Lang }>
  readonly Editor: ComponentType<EditorProps<State>>
  /** A small drawing for the start page and for saved games. */
  readonly Thumbnail: ComponentType<{ readonly state: State }>
  /**
   * "Other action", beside the board: like `decision.next`, but with everything a person may have done at all, whether a
   * rule allows it or not (any own unit to any tile, any card, …). The shell asks `decision.legal` about the result and
   * offers "allow anyway". Absent: only legal actions can be entered.
   */
  readonly compose?: (state: State, seat: Seat, picks: readonly Pick[]) => Choice<Action>[]
  /**
   * How an event is told to somebody who may not know all of it: another person's draw is "drew a card". Undefined: it
   * may be told as it is.
   */
  readonly hush?: (event: GameEvent, viewer: Seat) => GameEvent | undefined
  /** Slots of picks that can be tapped in Board, Seats or Hand; the others become buttons. Default: tile, unit, card. */
  readonly slots?: readonly string[]
  /** Set-ups to begin with one tap; the first is what most people want. */
  readonly presets?: readonly Preset[]
  /**
   * Stands in the decision bar in place of the buttons for those decisions (a person's, or one that the table answers,
   * such as dice) of which `composes` says so.
   */
  readonly Composer?: ComponentType<ComposerProps<State, Action>>
  readonly composes?: (state: State, decision: Decision<Action>, beside: boolean) => boolean
  /** Moves that can be typed (`m 4c-4g-5g 3`); several in one line where the game allows it. */
  readonly typed?: (state: State, seat: Seat, line: string) => Typed<Action>
  /** Whether this person should be asked before they end their turn here, and why ("2 actions are left"). */
  readonly unfinished?: (state: State, action: Action) => Refusal | undefined
  /** A person's cards are hidden from others at the same device: "pass the device" before each turn of another person. */
  readonly secrets?: boolean
  /** Between two turns something is worth a screen of its own; undefined if not (`events` of the entry just made). */
  readonly pause?: (before: State, after: State) => ComponentType<PauseProps<State>> | undefined
  /** After the game: plots and what the bots' rules did. The shell hands over the positions after each turn. */
  readonly Summary?: ComponentType<{
    readonly states: readonly State[]
    readonly lang: Lang
    readonly names: Readonly<Record<Seat, string>>
  }>
  /** Printable sheets (map and cards) for playing on paper; absent if the game has none of its own. */
  readonly Sheets?: ComponentType<{ readonly lang: Lang; readonly options: Readonly<Record<string, unknown>> }>
}

// biome-ignore lint/suspicious/noExplicitAny: the shell handles every game alike
export type AnyGameUi = GameUi<any, any>
