// What a game draws and composes with: its board, its bar, its scenes.

import type { Json, Lang } from '@understudy/procedure'
import type { Choice, Decision, GameEvent, Logged, Options, Pick, Refusal, Seat, Way } from '@understudy/table'
import type { ActionEntry } from '@understudy/table/journal'
import type { ComponentChild } from 'preact'
import type { Changed } from '../../ui/board/zooms.tsx'
import type { Overlay } from './pointing.ts'

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
  /** An earlier step is looked at, or put right: `events` are its own. */
  readonly back?: boolean
  /** What the others did since this person's last deed, to be marked on the board until they begin: see `wakeOf`. */
  readonly wake?: readonly GameEvent[]
  /** The position after this person's last deed, while what changed since then is marked: for seats and market. */
  readonly since?: State | undefined
  /** Marks of what changed can be shown and hidden. */
  readonly changed?: Changed | undefined
  /** What lies above the board: the candidates of a decision that is being explained. */
  readonly overlay?: Overlay | undefined
  /** Names of those who sit at the seats ("Anna", "Kraken"), where the shell knows them. */
  readonly names?: Readonly<Record<Seat, string>>
  /** `state` has not happened: it is where the action of a composer's `onPreview` would lead. */
  readonly preview?: boolean
  /** A deed that waits for Confirm, and what is done with the same press after it. */
  readonly proposed?: Action
  readonly after?: readonly Action[]
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
  /** The id of this saved game: what is kept between two decisions belongs to it alone. */
  readonly game?: string
  /** Beside a real board: what is entered has happened there already. */
  readonly beside: boolean
  /** An earlier step is put right: this is what it was. */
  readonly amends?: Action
  /** The list of all choices: the last chip of the row, a pad or a tray. */
  readonly all?: ComponentChild
  /** What lies ready is taken with the tap that completes it, where nothing is revealed by that. */
  readonly atOnce?: boolean
  /** Where dice and draws come from: dice of the table are told together with the battle. */
  readonly chance?: Readonly<Record<string, Way>>
  /** What was chosen for the bot at a seat, with its `version`, for whoever foretells what it will say. */
  optionsAt?(seat: Seat): Options
  /**
   * Takes a complete action; the shell asks `decision.legal`, records it, or shows the refusal (with "allow anyway"
   * beside the board). `unfinished` is asked first. `after`: what the same press does after it, and one undo takes back.
   */
  onAct(action: Action, after?: readonly Action[]): void
  /** Something else is taken up: if `taken` was the last thing done, it is taken back and `action` done in its place. Otherwise false. */
  onInstead?(taken: Action, action: Action): boolean
  /** The end of a turn that the rules end with these actions: `left` is asked about first. */
  onEnd?(left: LeftToDo | undefined, action: Action, after: readonly Action[]): void
  /** Shows on the board what this action would lead to, without taking it; undefined ends the preview. */
  onPreview(action: Action | undefined): void
  /**
   * Says in the line of the plan why something is impossible; undefined: no more. `other`: where "Other action" begins if it was
   * done on a real table all the same.
   */
  onWhy(why: Readonly<Record<Lang, string>> | undefined, other?: readonly Pick[]): void
}

/** What can be done in a turn, where the shell draws the choices: always all of them, in this order. */
export interface Verbs<State, Action> {
  readonly all: readonly { readonly id: string; readonly text: Readonly<Record<Lang, string>> }[]
  /** Which of them this is. */
  of(action: Action): string | undefined
  /** Those that something in this slot can do: once it is picked, they are about it alone. */
  readonly by: Readonly<Record<string, readonly string[]>>
  /** Why it is impossible, with what was picked so far. */
  why(state: State, picks: readonly Pick[], verb: string): Promise<Readonly<Record<Lang, string>>>
}

/** Something of which so many were there, and so many are left. */
export interface Pips {
  readonly left: number
  readonly of: number
  /** "2 of 3 actions left". */
  readonly text: Readonly<Record<Lang, string>>
  /** What is asked, without the number, for which there is no room beside them. */
  readonly ask?: Readonly<Record<Lang, string>>
}

/** What belongs together when bots' turns are told. */
export interface Telling<Action> {
  /**
   * Whether this is one thing with what was done last, by the same seat or by another; undefined: if the same rule does it. `so`: all that
   * was done in this beat; `entry`: what comes next, with its seat and its rule.
   */
  readonly joins: (
    last: Action,
    next: Action,
    same: boolean,
    so: readonly ActionEntry[],
    entry: ActionEntry,
  ) => boolean | undefined
  /** One sentence for several deeds, where the last of them does not tell what happened. */
  readonly sum?: (deeds: readonly Action[], lang: Lang) => string | undefined
}

/** What somebody did, active and with numbers, in at most 56 letters; undefined if nothing of it is worth a headline. */
export type Heads = (events: readonly GameEvent[], lang: Lang, more?: HeadsMore) => string | undefined

/** What headlines may need beyond what whoever acted did. */
export interface HeadsMore {
  /** With what others did, or had done to them. */
  readonly all: readonly GameEvent[]
  /** Whether this seat, by id or by name, is the one that acted; whether it is the person who reads. */
  own(seat: unknown): boolean
  you(seat: unknown): boolean
  /** The seat of the person who reads it; none where nobody plays. */
  readonly reader?: Seat
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
  /** What came of it, in a sentence; empty until then. */
  onTold(sentence: string): void
}

export interface ClockLineProps<State> {
  readonly state: State
  readonly lang: Lang
  readonly names: Readonly<Record<Seat, string>>
  onInspect(what: Json | undefined): void
}

/** How an action is pressed, and what the button says if not "Confirm". */
export interface Pressed {
  readonly kind: 'plain' | 'chance' | 'grave'
  readonly text?: Readonly<Record<Lang, string>>
  /** What the plan says on a phone: where or at whom, without what the ghost shows. */
  readonly brief?: Readonly<Record<Lang, string>> | undefined
  /** What the plan says, if not what the rules say of the deed. */
  readonly plan?: Readonly<Record<Lang, string>>
  /** Several things were gathered one by one: Escape takes the last of them back. */
  readonly gathered?: boolean
  /** What it would come to, to be written where it happens. `alone`: odds, which are all that the plan of a phone has room for. */
  readonly note?:
    | {
        readonly at: Json
        readonly text: Readonly<Record<Lang, string>>
        readonly alone?: Readonly<Record<Lang, string>>
        readonly kills?: boolean
      }
    | undefined
}

/** What is left to do in a turn that is being ended, and what the button says that ends it all the same. */
export interface LeftToDo {
  readonly why: Readonly<Record<Lang, string>>
  readonly press: Readonly<Record<Lang, string>>
  /** What could still be done lies in a tray, which stays open. */
  readonly stays?: true
}

/** A turn that its last deed has ended: whose it was; how the table is shown until its end is pressed, and what that deed did. */
export interface EndedTurn<State> {
  readonly seat: Seat
  /** With nothing in it of what comes after the turn. */
  readonly shown?: State
  readonly events?: readonly GameEvent[]
}

/** What a typed line means: the actions, in order, or why it is not understood or not allowed. */
export type Typed<Action> = { readonly actions: readonly Action[] } | { readonly why: Refusal }
