// The seam between the table (shell, panels, saves) and a game's own drawings. The shell knows no game; a game's part
// knows no journal. Everything a person can tap comes from `choices`, which the rules offer.

import type { Json, Lang } from '@understudy/procedure'
import type { Choice, GameEvent, GamePackage, Pick, Seat } from '@understudy/table'
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
  /** Printable sheets (map and cards) for playing on paper; absent if the game has none of its own. */
  readonly Sheets?: ComponentType<{ readonly lang: Lang; readonly options: Readonly<Record<string, unknown>> }>
}

// biome-ignore lint/suspicious/noExplicitAny: the shell handles every game alike
export type AnyGameUi = GameUi<any, any>
