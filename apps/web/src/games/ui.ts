// The seam between the table (shell, panels, saves) and a game's own drawings. The shell knows no game; a game's part
// knows no journal. Everything a person can tap comes from `choices`, which the rules offer.

import type { Json, Lang } from '@understudy/procedure'
import type {
  Beside,
  Choice,
  Controller,
  Decision,
  Foreseen,
  Form,
  GameEvent,
  GamePackage,
  Logged,
  Options,
  Pick,
  Refusal,
  Seat,
  Way,
} from '@understudy/table'
import type { ComponentChild, ComponentType } from 'preact'

export interface BoardProps<State, Action> {
  /** The position to draw. While a bot's turn is shown step by step it may lie behind the journal's end. */
  readonly state: State
  /**
   * The seat through whose eyes the table is seen (hidden cards stay hidden; `state` is already `game.view` of it). Empty
   * string: nobody's, while the device passes from one person to another (`secrets`).
   */
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
  /** What the others did since this person's last deed, to be marked on the board until they begin: see `wakeOf`. */
  readonly wake?: readonly GameEvent[]
  /** The position after this person's last deed, while what changed since then is marked: for seats and market. */
  readonly since?: State | undefined
  /** Names of those who sit at the seats ("Anna", "Kraken"), where the shell knows them. */
  readonly names?: Readonly<Record<Seat, string>>
  /** `state` has not happened: it is where the action of a composer's `onPreview` would lead. */
  readonly preview?: boolean
  /** What a proposed deed would come to, to be written where it happens. */
  readonly note?: Pressed['note']
}

/**
 * A game's own way of putting an action together, inside the decision bar: see `Composer`. It is mounted anew for each
 * decision, so its own state ends with it. `choices`, `picks` and `onPick` are the same as those of the board: a tap there
 * arrives here as a longer `picks`, and `onPick` here moves the board's marks on. `state` is the view of the present
 * position, also while something else is previewed on the board.
 */
export interface ComposerProps<State, Action> extends BoardProps<State, Action> {
  readonly decision: Decision<Action>
  /** Beside a real board: what is entered has happened there already. */
  readonly beside: boolean
  /** An earlier step is put right: this is what it was. */
  readonly amends?: Action
  /** What lies ready is taken with the tap that completes it, where nothing is revealed by that. */
  readonly atOnce?: boolean
  /** Where dice and draws come from: dice of the table are told together with the battle. */
  readonly chance?: Readonly<Record<string, Way>>
  /** What was chosen for the bot at a seat, with its `version`, for whoever foretells what it will say. */
  optionsAt?(seat: Seat): Options
  /**
   * Takes a complete action; the shell asks `decision.legal`, records it, or shows the refusal (with "allow anyway"
   * beside the board). `unfinished` is asked first.
   */
  onAct(action: Action): void
  /** Shows on the board what this action would lead to, without taking it; undefined ends the preview. */
  onPreview(action: Action | undefined): void
}

/** What belongs together when bots' turns are told. */
export interface Telling<Action> {
  /** Whether this is one thing with what was done last, by the same seat or by another; undefined: if the same rule does it. */
  readonly joins: (last: Action, next: Action, same: boolean) => boolean | undefined
  /** One sentence for several deeds, where the last of them does not tell what happened. */
  readonly sum?: (deeds: readonly Action[], lang: Lang) => string | undefined
}

/** A battle in the board's frame, as it goes on or after it: `state` is the position now, `before` the one it began in. */
export interface SceneProps<State, Action> extends BoardProps<State, Action> {
  readonly before: State
  /** Everything that has happened in it. */
  readonly steps: readonly Logged[]
  readonly over: boolean
  /** Dice are falling: until `onLie` nothing is asked about them. `roll`: how long that may take, in milliseconds. */
  readonly tumbling: boolean
  readonly roll: number
  onLie(): void
  /** Nothing travels; everything comes in its place and order. */
  readonly still: boolean
  /** `small`: only what fell and what came of it, where it is fought. */
  readonly size: 'small' | 'whole'
  /** A deed that waits for Confirm and would begin one. */
  readonly proposed?: Action
  /** What came of it, in a sentence; empty until then. */
  onTold(sentence: string): void
}

type Text = Readonly<Record<Lang, string>>

/** Help for those who are new: the drawer's Help tab. */
export interface Help<State> {
  /** The player aid, in our words: what a turn is, every action with its cost, how one scores, what ends the game. */
  readonly aid: readonly AidPart[]
  /** All signs in use on the table, from the registry of drawings, by group. */
  legend(state: State, lang: Lang): readonly { readonly title: string; readonly signs: readonly LegendSign[] }[]
  /** Every card with our text, and where it is as far as is public. */
  cards(state: State, lang: Lang): readonly IndexedCard[]
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

/** How an action is pressed, and what the button says if not "Confirm". */
export interface Pressed {
  readonly kind: 'plain' | 'chance' | 'grave'
  readonly text?: Readonly<Record<Lang, string>>
  /** What it would come to, to be written where it happens. */
  readonly note?:
    | { readonly at: Json; readonly text: Readonly<Record<Lang, string>>; readonly kills?: boolean }
    | undefined
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

/** Between what one chooses on the new-game page. */
interface Choosing {
  readonly presets: readonly Preset[]
  readonly groups: OptionFolds | OptionGroups
}

/** When a screen may be wanted: what the entry brought, and the log up to and with it. */
export interface PauseMoment {
  readonly events: readonly GameEvent[]
  readonly log: readonly { readonly events: readonly GameEvent[] }[]
  readonly beside: boolean
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
  readonly lang: Lang
  readonly names: Readonly<Record<Seat, string>>
}

/** How everybody stands, in numbers. */
export interface Review<State> {
  /** What the game is won by, as finely as a turn changes it. Those who win together have the same. */
  worth(state: State): Readonly<Record<Seat, number>>
  /** What is told of a turning point where it changed, by seat. */
  readonly facts: readonly { readonly title: Text; of(state: State): Readonly<Record<Seat, number>> }[]
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

/** How the new-game page asks for the options of a game with many of them. */
export interface OptionFolds {
  /** Asked at once. */
  readonly main: readonly string[]
  /** Folded, under these titles; what no group names stands in the last one. */
  readonly folded: readonly { readonly title: Readonly<Record<Lang, string>>; readonly options: readonly string[] }[]
  /** Whether an option says nothing under these circumstances. */
  readonly idle?: (id: string, options: Options) => boolean
}

/** The same for a game whose seats can be dealt out: any colour at any place. */
export interface OptionGroups extends OptionFolds {
  /** Asked with each seat, counted from 1: which seat it is (its colour), and what else belongs to it. */
  readonly seatId: (n: number) => string
  readonly ofSeat: (n: number) => readonly string[]
  /** Never asked: follows from who sits there (`person`: the role of a person's seat). */
  readonly role: (n: number) => string
  readonly person: string
}

/** Changes a position by hand; calls back with a new position, which the shell checks and records. */
export interface EditorProps<State> {
  readonly state: State
  readonly lang: Lang
  onChange(state: State): void
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

export interface GameUi<State, Action> {
  readonly pkg: GamePackage<State, Action>
  /** The board itself: an SVG that fills its box, pinchable and crisp. */
  readonly Board: ComponentType<BoardProps<State, Action>>
  /** Around the board: seats with their numbers, decks, discards; hand and stores of the viewer. */
  readonly Seats: ComponentType<BoardProps<State, Action>>
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
  /** What an inspected thing is, in plain words. */
  readonly Inspect: ComponentType<{ readonly state: State; readonly what: Json; readonly lang: Lang }>
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
  /** Set-ups to begin with one tap; the first is what most people want. */
  readonly presets?: readonly Preset[]
  /** What only the choice of a table asks for, if that is much: all of them, and how options are grouped. */
  readonly choosing?: () => Promise<Choosing>
  /**
   * Stands in the decision bar in place of the buttons for those decisions (a person's, or one that the table answers,
   * such as dice) of which `composes` says so.
   */
  readonly Composer?: ComponentType<ComposerProps<State, Action>>
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
  readonly typed?: (state: State, seat: Seat, line: string) => Promise<Typed<Action>>
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
   * something that cannot be mended by playing well; `Weigh` is shown before.
   */
  readonly press?: (state: State, action: Action) => Pressed | undefined
  /** What a grave deed means, to be read before it is confirmed. */
  readonly Weigh?: ComponentType<{ readonly state: State; readonly action: Action; readonly lang: Lang }>
  /** Player aid, legend, index of cards; fetched when it is first opened. */
  readonly help?: (state: State) => Promise<Help<State>>
  /** What came of a deed stands in the line of the plan until something is picked; its composer has no plan of its own. */
  readonly tellsOutcome?: boolean
  /** How bots' turns are told; without it, what one rule does is one thing. */
  readonly telling?: Telling<Action>
  /** What is asked once these have been picked, where it is no longer the question that the decision began with. */
  readonly asksNow?: (picks: readonly Pick[]) => Record<Lang, string> | undefined
  /** Whether this ends the turn: then it is the lower button of the thumb column. */
  readonly ends?: (action: Action) => boolean
  /** The end of the turn, if there is nothing else to do in this position. */
  readonly nothingLeft?: (state: State) => Action | undefined
  /** Whether this person should be asked before they take this action, and why ("2 actions are left"): asked once. */
  readonly unfinished?: (state: State, action: Action) => Refusal | undefined
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
