// The seam between the table (shell, panels, saves) and a game's own drawings. The shell knows no game; a game's part
// knows no journal. Everything a person can tap comes from `choices`, which the rules offer.

import type { Json, Lang } from '@understudy/procedure'
import type {
  Beside,
  Choice,
  Decision,
  GameEvent,
  GamePackage,
  Logged,
  Options,
  Pick,
  Refusal,
  Seat,
} from '@understudy/table'
import type { Foreseen, Form } from '@understudy/table/chance'
import type { ComponentType } from 'preact'
import type { EditorProps, Pause, PauseMoment, Review, SummaryProps } from './seam/between.ts'
import type {
  BoardProps,
  ClockLineProps,
  ComposerProps,
  EndedTurn,
  Heads,
  LeftToDo,
  Pips,
  Pressed,
  SceneProps,
  Telling,
  Typed,
  Verbs,
} from './seam/board.ts'
import type { Choosing, Needed, OptionFolds, OptionGroups, OwnFieldProps, Preset } from './seam/choosing.ts'
import type { Guide, Help } from './seam/help.ts'
import type { Pointing } from './seam/pointing.ts'

export type * from './seam/between.ts'
export type * from './seam/board.ts'
export type * from './seam/choosing.ts'
export type * from './seam/help.ts'
export type * from './seam/pointing.ts'

export interface GameUi<State, Action> {
  readonly pkg: GamePackage<State, Action>
  /** The board itself: an SVG that fills its box, pinchable and crisp. */
  readonly Board: ComponentType<BoardProps<State, Action>>
  /** Around the board: seats with their numbers, decks, discards; hand and stores of the viewer. */
  readonly Seats: ComponentType<BoardProps<State, Action>>
  /** A seat that a bot plays is called by its colour: its sentences say that, too. */
  readonly byColour?: boolean
  /** What the game is won by, in the frame `score`: it never scrolls. */
  readonly Score?: ComponentType<BoardProps<State, Action>>
  /** What everybody may take, in the frame `market`. On a phone it is a page of the hand's frame, under `marketWord`. */
  readonly Market?: ComponentType<BoardProps<State, Action>>
  readonly marketWord?: Readonly<Record<Lang, string>>
  /** Whether something in the market can be tapped now: a phone turns to that page by itself. */
  readonly inMarket?: (choices: readonly Choice<Action>[]) => boolean
  /**
   * Below the board, in a strip of limited height (container `hand`, type size: about 10rem to 15rem on a desktop, 6rem
   * to 9rem on a phone), so that the board stays large: draw compactly with `@container hand (max-height: 12rem)` and
   * scroll sideways. `Seats` likewise stands in a container `seats` (type inline-size): a column of 13rem to 17rem on
   * wide screens, a strip above the board elsewhere, where it should take one or two lines at most.
   */
  readonly Hand: ComponentType<BoardProps<State, Action>>
  /** What the clock in the head asks about. */
  readonly clock?: Json
  /** What it says, if more than the name of the turn; `short` on a phone. */
  readonly clockWords?: (state: State, lang: Lang, short: boolean) => string
  /** What it shows after that in signs, each with a word for those who listen. */
  readonly ClockSigns?: ComponentType<{
    readonly state: State
    readonly lang: Lang
    readonly names: Readonly<Record<Seat, string>>
  }>
  /** Beside the clock, with a tap of its own, where there is room for it. */
  readonly clockLine?: (state: State) => ComponentType<ClockLineProps<State>> | undefined
  /** A key that only this game has, by its place on the keyboard; whether it was one. */
  readonly key?: (state: State, code: string) => boolean
  /** Its verbs, where it has no composer. */
  readonly verbs?: Verbs<State, Action>
  /** What a person has left of what is counted in their turn, while they decide. */
  readonly pips?: (state: State, log: readonly Logged[]) => Pips | undefined
  /** What an inspected thing is, in plain words. */
  readonly Inspect: ComponentType<{
    readonly state: State
    readonly what: Json
    readonly lang: Lang
    /** What those at the table are called, by seat. */
    readonly names?: Readonly<Record<string, string>> | undefined
  }>
  readonly Editor: ComponentType<EditorProps<State>>
  /** What games with these options have beyond others, fetched before one is begun or opened. */
  needs?(options: Options, from: Needed): Promise<unknown> | undefined
  /** Its table is written in the letters of rulebooks, too. */
  readonly bookLetters?: boolean
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
   * may be told as it is. `viewer` may be empty (nobody). With `secrets`, an action without events goes through this as
   * what `game.describe` says about it.
   */
  readonly hush?: (event: GameEvent, viewer: Seat) => GameEvent | undefined
  /** What has to be done on a real table after each step, fetched when a game is played beside one. */
  readonly beside?: () => Promise<Beside<State>>
  /** While the real table is laid out in a way of its own: the list of it. */
  readonly laying?: (state: State) => ComponentType<{ readonly state: State; readonly lang: Lang }> | undefined
  /** Whether a step means anything on a real table: what does not is left out of the list of what to do there. */
  readonly toDo?: (step: Logged) => boolean
  /** Slots of picks that can be tapped in Board, Seats or Hand; the others become buttons. Default: tile, unit, card. */
  readonly slots?: readonly string[]
  /** Whether such a value lies there, if not all of a slot do. */
  readonly lies?: (value: Json) => boolean
  /** Set-ups to begin with one tap; the first is what most people want. */
  readonly presets?: readonly Preset[]
  /** What only the choice of a table asks for, if that is much: all of them, and how options are grouped. */
  readonly choosing?: () => Promise<Choosing>
  /**
   * Stands in the decision bar in place of the buttons for those decisions (a person's, or one that the table answers,
   * such as dice) of which `composes` says so.
   */
  readonly Composer?: ComponentType<ComposerProps<State, Action>>
  /** Its composer has a Confirm of its own: what comes from there is taken. `press` is for what is chosen from the list. */
  readonly confirms?: boolean
  /** A face of a die that a bot rolls on the real table, as it is printed there; absent: its number. */
  readonly Face?: ComponentType<{ readonly die: string; readonly face: string; readonly lang: Lang }>
  /**
   * Kinds of draws that may stand on one screen with the dice and draws that are certain to follow them (see `foresee`).
   * Absent: everything is asked for one by one.
   */
  readonly together?: readonly string[]
  /** Names a card that was drawn, where several things are told on one screen. */
  readonly Told?: ComponentType<{
    readonly state: State
    readonly answers: readonly Choice<Action>[]
    readonly lang: Lang
    onTell(action: Action): void
  }>
  /** A throw of several dice that ends such a screen. */
  readonly ToldThrow?: ComponentType<{ readonly form: Form<Action>; readonly lang: Lang; onTell(action: Action): void }>
  readonly composes?: (state: State, decision: Decision<Action>, beside: boolean) => boolean
  /**
   * Moves that can be typed (`m 4c-4g-5g 3`); several in one line where the game allows it. `seat` is who decides; it is
   * `chance` for what the real table answers (dice, draws). The shell tries the actions on a copy one after another and
   * takes all of them or none. `state` is the real position, not a view.
   */
  readonly typed?: (
    state: State,
    seat: Seat,
    line: string,
  ) => Promise<Typed<Action> | { /** In words of the page's own. */ readonly wrong: Readonly<Record<Lang, string>> }>
  /** The same for what the real table tells: one word for each question, in their order; the last ones may be left out. */
  readonly typedTold?: (
    state: State,
    asked: readonly Foreseen<Action>[],
    line: string,
  ) => Promise<{ readonly answers: readonly (Action | number)[] } | { readonly why: Refusal }>
  /** What can be typed, to be read below the line. */
  readonly TypedHelp?: ComponentType<{ readonly lang: Lang; readonly state: State }>
  /**
   * How a complete action is pressed. Undefined: it is taken at once (it has a button of its own, or is no deed). `plain`:
   * shown as a ghost first; Confirm or a second tap takes it. `chance`: dice or a draw follow. `grave`: it starts or ends
   * something that cannot be mended by playing well; `Weigh` is shown before. `after`: what the same press does after it.
   */
  readonly press?: (state: State, action: Action, after: readonly Action[]) => Pressed | undefined
  /** What a grave deed means, to be read before it is confirmed. */
  readonly Weigh?: ComponentType<{ readonly state: State; readonly action: Action; readonly lang: Lang }>
  /** Player aid, legend, index of cards; fetched when it is first opened. */
  readonly help?: (state: State) => Promise<Help<State>>
  /** What came of a deed stands in the line of the plan until something is picked; its composer has no plan of its own. */
  readonly outcome?: (log: readonly Logged[]) => Logged | undefined
  /** What of a long sentence about it stands in the line of the plan. */
  readonly gist?: (text: string) => string
  /** What "Why?" shows on the table; fetched with it. */
  readonly pointing?: () => Promise<Pointing<State>>
  /** The advantage that a bot uses with this deed, to be said with it. */
  readonly uses?: (state: State, seat: Seat, action: Action) => Readonly<Record<Lang, string>> | undefined
  /** How bots' turns are told; without it, what one rule does is one thing. */
  readonly telling?: Telling<Action>
  /** Headlines of what bots did; without them, a sentence of the log stands in their place. */
  readonly heads?: () => Promise<Heads>
  /** What is asked once these have been picked, or a verb was tapped, where it is no longer the question that the decision began with. */
  readonly asksNow?: (
    picks: readonly Pick[],
    verb: string | undefined,
    state: State,
    choices: readonly Choice<Action>[],
    log: readonly Logged[],
  ) => Record<Lang, string> | undefined
  /** Whether this ends the turn: then it is the lower button of the thumb column. */
  readonly ends?: (action: Action) => boolean
  /** The end of the turn, if there is nothing else to do in this position. */
  readonly nothingLeft?: (state: State) => Action | undefined
  /** Where the rules end a turn with its last deed: the turn that this action (or roll) has ended, if nobody pressed its end. */
  readonly endedAlone?: (before: State, after: State, action: Action) => EndedTurn<State> | undefined
  /** Whether this person should be asked before they take this action, and why ("2 actions are left"): asked once. */
  readonly unfinished?: (state: State, action: Action) => LeftToDo | undefined
  /** A person's cards are hidden from others at the same device: "pass the device" before each turn of another person. */
  readonly secrets?: boolean
  /**
   * Between two turns something is worth a screen of its own; undefined if not. Asked after every entry with the
   * positions before and after it. It stands where the board does, with "Go on" below it; beside the board the list of
   * the whole table and "It matches" come along.
   */
  readonly pause?: (before: State, after: State, more: PauseMoment) => Pause<State> | undefined
  /** Battles are scenes in the frame of the board. */
  readonly battle?: {
    /** The seats that fight in this position; undefined: nobody does. */
    of(state: State): readonly Seat[] | undefined
    /** Whether dice are thrown by this answer of chance. */
    rolls(action: Action): boolean
    /** Whether one is being put together: it is shown then, too. */
    planning?(): boolean
    /** The same for a deed that waits for Confirm: the scene gets it as `proposed`. */
    plans?(state: State, action: Action): boolean
    /** Milliseconds for a throw in one's own battle, if not the usual. */
    readonly roll?: number
    readonly Scene: ComponentType<SceneProps<State, Action>>
  }
  /** After the game: plots and what the bots' rules did. The shell hands over the positions after each turn. */
  readonly Summary?: ComponentType<SummaryProps<State>>
  /** What turning points are found by, after the game. */
  readonly review?: () => Promise<Review<State>>
  /** A first round that teaches the page. */
  readonly guide?: () => Promise<Guide>
  /** How the options of a new game are grouped; absent: those before the first file first, the rest folded. */
  readonly groups?: OptionFolds | OptionGroups
  /** Options that are asked for first, and in a way of its own, by their ids. */
  readonly ownFields?: Readonly<Record<string, ComponentType<OwnFieldProps>>>
  /** The table to propose to somebody who comes with this stored pack; undefined if there is none. */
  readonly withPack?: (id: string) => Promise<Preset | undefined>
  /** Something to say beside the board about the present position, or nothing; `over` after the game. */
  readonly Notice?: ComponentType<{
    readonly state: State
    /** Entries so far: positions are changed in place, this says that one was. */
    readonly entries: number
    readonly over: boolean
    readonly lang: Lang
  }>
  /** Printable sheets (map and cards) for playing on paper; absent if the game has none of its own. */
  readonly Sheets?: ComponentType<{ readonly lang: Lang; readonly options: Readonly<Record<string, unknown>> }>
}

// biome-ignore lint/suspicious/noExplicitAny: the shell handles every game alike
export type AnyGameUi = GameUi<any, any>
