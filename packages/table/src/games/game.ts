// What a game is. The rules decide what is legal; people and bots only choose among legal actions.

import type { Json, Lang, Phrasebook, Say } from '@understudy/procedure'
import type { Random } from '../chance/random.ts'
import type { Facts } from '../gaps/facts.ts'

export type Seat = string
export const CHANCE = 'chance'

/** Why an action is refused: a sentence that a player understands. */
export type Refusal = Say

/** Something impossible about a position, a map or a file; `where` names the place in the data. */
export interface Problem {
  readonly where: string
  readonly what: Say
}

/** One thing to put right on a real table so that it matches another position. */
export type Change = Say

/** What a picker offers next. `action` is there when this choice completes one; `more` when further picks may follow. */
export interface Choice<Action> {
  readonly pick: Pick
  readonly text: Say
  readonly action?: Action
  readonly more?: boolean
  /** Of a draw: how many such cards there are, if there may be several. */
  readonly copies?: number
}

/** One tap of a person: which kind of thing (`unit`, `tile`, `card`, `do`), and which one. */
export interface Pick {
  readonly slot: string
  readonly value: Json
}

export interface Decision<Action> {
  /** Who decides: a seat, or chance (dice, draws, shuffles). */
  readonly seat: Seat
  readonly kind: string
  /** For chance: which source it belongs to (`bossCards`, `dice`), so that the app or the table can answer it. */
  readonly source?: string
  /** For chance: what names this draw or roll within the turn; equal names are told apart by counting. */
  readonly key?: string
  /** The question in one sentence. */
  readonly question: Say
  /** Undefined if the action is legal now. Any action that somebody can think of may be asked about. */
  legal(action: Action): Refusal | undefined
  /** What can come next after these picks; never empty for picks it has itself offered, so there is no dead end. */
  next(picks: readonly Pick[]): Choice<Action>[]
  /** A legal action: uniformly over what chance can do, for `chance`; any reasonable spread of actions otherwise. */
  sample(random: Random): Action
  /**
   * For chance: a part of it belongs to another source, such as a bot's dice in a throw of both sides. `roll` answers the
   * decision that is left to the table when that part comes from the app.
   */
  readonly shared?: { readonly source: string; roll(random: Random): Decision<Action> } | undefined
}

export class IllegalAction extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(`illegal action: ${refusal.say}`)
    this.name = 'IllegalAction'
    this.refusal = refusal
  }
}

/** Collects what happened while an action was applied, for the log and for moving pieces on screen. */
export interface EventSink {
  event(what: GameEvent): void
}

/** A line of the log. `touches` names pieces and places (as refs of the game) that should glow. */
export interface GameEvent extends Say {
  readonly touches?: readonly Json[]
  /** Bookkeeping: worth a line in the log, not a step to watch or to carry out on a real table. */
  readonly aside?: true
}

export interface Outcome {
  /** Seats that won; empty if everybody lost. */
  readonly winners: readonly Seat[]
  readonly scores?: Readonly<Record<Seat, number>>
  readonly why: Say
}

/** An option of a game: command-line flags and the new-game page derive from it. */
export type OptionSpec = {
  readonly id: string
  readonly title: Record<Lang, string>
  readonly help?: Record<Lang, string>
  /** Another option without which this one means nothing: while that has its default, this one must have its own. */
  readonly needs?: string
  /** How it was played before there was a choice: what it means if a journal does not name it. Without one, the default. */
  readonly before?: string | number | boolean
} & (
  | {
      readonly kind: 'choice'
      readonly values: readonly { id: string; title: Record<Lang, string> }[]
      readonly default: string
      /** It is the role of this seat, counted from 0: whoever puts a bot there has chosen a role that the bot can play. */
      readonly roleOf?: number
    }
  | {
      readonly kind: 'number'
      readonly min: number
      readonly max: number
      readonly default: number
      /** It is the number of seats: whoever lists the players one by one has said it. */
      readonly seats?: true
    }
  | { readonly kind: 'flag'; readonly default: boolean }
  /** The content of a file of the player (a map, cards), handed over as text; absent by default. */
  | { readonly kind: 'file'; readonly format: 'yaml' | 'json' }
)

export type Options = Readonly<Record<string, string | number | boolean | undefined>>

export interface SeatSpec {
  readonly id: Seat
  readonly title: Record<Lang, string>
  /** The role of the seat in the rules, whoever controls it: `person`, `boss`, … */
  readonly role: string
}

/** Where dice and draws come from: each source can be the app or the table; `secret` means "not told at all". */
export interface ChanceSource {
  readonly id: string
  readonly title: Record<Lang, string>
  readonly ways: readonly ('app' | 'table' | 'secret')[]
  /** What is proposed beside a real board, if that is not the table: it spares the people what does not concern them. */
  readonly beside?: 'app' | 'secret'
}

export interface Game<State, Action> {
  readonly id: string
  /** Version of the rules: a journal written with another one may not replay. */
  readonly version: string
  readonly title: Record<Lang, string>
  readonly options: readonly OptionSpec[]
  /** Options of a part that few play: understood once it is loaded, whether they are offered or not. */
  readonly known?: readonly OptionSpec[]
  /** The same as they stand with these values: a title may name what was chosen; what means nothing then is left out. */
  optionsFor?(options: Options): readonly OptionSpec[]
  readonly sources: readonly ChanceSource[]
  /** Sentences of the rules: questions, refusals, events, problems, changes. */
  readonly phrases: Phrasebook

  /** The seats of a game with these options, in turn order. Throws BadInput for options that do not fit together. */
  seats(options: Options): SeatSpec[]
  /** `chance` tells the rules which sources are secret, so that unknown cards are kept as unknown. */
  start(options: Options, chance: Readonly<Record<string, string>>): State
  /** Undefined: the game is over. */
  decision(state: State): Decision<Action> | undefined
  /** Checks first, then changes the state in place. Throws IllegalAction, having changed nothing. */
  apply(state: State, action: Action, events?: EventSink): void
  /**
   * "Allow anyway" beside a real board: applies what a person did although a rule forbids it, as far as it makes sense
   * at all. Throws IllegalAction if it makes none (a piece that does not exist).
   */
  force?(state: State, action: Action, events?: EventSink): void
  copy(state: State): State
  /**
   * What this seat may know: the same type, with unknowns in it. `into` is an older view of this seat that nobody needs any more; a
   * game may write the new one over it. Such a view is only looked at until the position changes: it may share parts with it.
   */
  view(state: State, seat: Seat, into?: State): State
  /** The hidden part of a view filled in at random: a state that this seat could not tell from the real one. */
  resample(view: State, seat: Seat, random: Random): State
  /**
   * Names the turn within the game (`3.boss`): chance is keyed by it, and a bot's page that is under way ends with it. It
   * must not depend on what chance decides.
   */
  moment(state: State): string
  outcome(state: State): Outcome | undefined

  /** Plain data, complete: `parse(serialise(s))` equals `s`. */
  serialise(state: State): Json
  /** Throws BadInput with the place and the reason. */
  parse(data: unknown): State
  /** What is impossible about a position entered by hand. Empty: it can be played. */
  check(state: State): Problem[]
  diff(from: State, to: State): Change[]
  /** The whole table as a list by component, to set it up from the box. */
  setup(state: State): Change[]
  /** Throws BadInput unless this is well-formed as an action (it may still be illegal). */
  parseAction(data: unknown): Action
  /** For games whose data may have gaps. */
  readonly facts?: Facts<State>
  /** The action in one sentence, from the point of view of whoever took it; readable even without its position. */
  describe(action: Action, state?: State): Say
}
