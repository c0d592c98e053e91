// What a bot is: it can be interrupted by dice, draws and other people's choices, saved in between, and explained later.

import type { AnyRulebook, Json, Lang } from '@understudy/procedure'
import { freshMemory, type Memory, NoSuchAction, Runner, type Step } from '@understudy/procedure/run'
import type { TraceSink } from '@understudy/procedure/trace'
import type { AllCertain } from '../chance/certain.ts'
import type { TableQuestion } from '../play/next.ts'
import type { Game, OptionSpec, Options, Seat } from './game.ts'

export interface Bot<State, Action> {
  readonly id: string
  readonly version: string
  /** A memory with nothing under way. */
  fresh(): unknown
  /** Whether nothing is under way: a new turn can start from here. */
  idle(memory: unknown): boolean
  /** A turn has ended: forgets what was under way in it, so that the next one starts from the top. */
  turnOver?(memory: unknown): void
  /** The next thing it wants, given what its seat sees. Changes `memory`, which is plain JSON. */
  step(view: State, seat: Seat, memory: unknown, answer?: number, sink?: TraceSink): Step<Action>
  /** For bots that are rulebooks: the runner, for "why not?". */
  readonly runner?: Runner<State, Action>
}

/** What may differ from one published version of a bot to the next. */
export interface BotVersion<State, Action> {
  /** As people name it: `supercat@0.5`. */
  readonly name: string
  /** What sets it apart from the others, in a sentence. */
  readonly about?: Record<Lang, string>
  /** Where an edition has something else to say. */
  aboutIn?(edition: string): Record<Lang, string> | undefined
  /** As the entries of a journal name it. */
  readonly version: string
  readonly editions: readonly string[]
  readonly options: readonly OptionSpec[]
  /** Where an edition has options of its own, or other defaults: all that it has. */
  optionsIn?(edition: string): readonly OptionSpec[]
  /** Options of the game that follow from those of the bot, whatever else was chosen for them. */
  implies?(options: Options, game: Options): Options
  /** Absent for scripted players, which follow no published rulebook. */
  readonly rulebook?: AnyRulebook
  /** Where editions are books of their own: the one of an edition. */
  rulebookOf?(edition: string): AnyRulebook
  make(config: BotConfig): Bot<State, Action>
}

/** A bot as a game offers it; of its versions the one that is played unless another is named. */
export interface BotSpec<State, Action> extends Omit<BotVersion<State, Action>, 'name'> {
  readonly id: string
  readonly title: Record<Lang, string>
  readonly author: string
  /** Roles of seats that it can take, in whatever version. */
  readonly roles: readonly string[]
  /** The oldest first: it is meant by journals that name none. Absent: there is only this one, named by its `version`. */
  readonly versions?: readonly BotVersion<State, Action>[]
}

export interface BotConfig {
  readonly edition: string
  readonly options: Options
}

/** Who controls a seat. */
export type Controller =
  | { readonly by: 'person'; readonly name?: string }
  | {
      readonly by: 'bot'
      readonly bot: string
      readonly version?: string
      /** Unless it is named, what the game asks for. */
      readonly edition?: string
      readonly options?: Options
    }
  | { readonly by: 'random' }

/** A game with everything that apps need to offer it. */
export interface GamePackage<State, Action> {
  readonly game: Game<State, Action>
  readonly bots: readonly BotSpec<State, Action>[]
  /** The edition of rulebooks that a game with these options asks for, of those bots that have it. */
  edition?(options: Options): string
  /** Who sits where unless somebody says otherwise. */
  seating(options: Options): Record<Seat, Controller>
  /**
   * The position after a seat has passed to somebody else in mid-game, where they play with other things (a hand of cards
   * instead of a virtual one). Undefined: nothing changes but who decides. Leaves `state` as it is.
   */
  handOver?(state: State, seat: Seat, to: Controller): State | undefined
  /**
   * Dice and draws of the present turn that are certain to come after this question, in their order, whatever happens in
   * between: `foresee` finds by itself only those that nothing else comes before.
   */
  certain?(state: State, question: TableQuestion<Action>): AllCertain<Action> | undefined
  /** Kinds of chance decisions that are throws of several dice: one may end a screen that begins with other questions. */
  readonly throws?: readonly string[]
}

// biome-ignore lint/suspicious/noExplicitAny: apps handle every game alike
export type AnyPackage = GamePackage<any, any>

/** A bot that is a rulebook. */
export function rulebookBot<State, Action>(rulebook: AnyRulebook, config: BotConfig): Bot<State, Action> {
  const runner = new Runner<State, Action>(rulebook, config)
  return {
    id: rulebook.id,
    version: rulebook.version,
    fresh: freshMemory,
    idle: (memory) => (memory as Memory).runs.length === 0,
    turnOver: (memory) => {
      ;(memory as Memory).runs.length = 0
    },
    step: (view, seat, memory, answer, sink) => runner.step(view, seat, memory as Memory, answer, sink),
    runner,
  }
}

/** `legal` of a rulebook. What is no action of the game at all is said to be so, before the rules look at it. */
export function legalIn<State, Action>(
  game: Pick<Game<State, Action>, 'decision' | 'parseAction'>,
): (view: State, seat: Seat, action: Action) => boolean {
  return (view, _seat, action) => game.decision(view)?.legal(parsed(game, action)) === undefined
}

function parsed<Action>({ parseAction }: { parseAction(json: Json): Action }, action: Action): Action {
  try {
    return parseAction(action as Json)
  } catch (error) {
    throw new NoSuchAction(error instanceof Error ? error.message : String(error))
  }
}

/** A scripted player: one function from what it sees to an action. It keeps no memory and explains nothing. */
export function scriptedBot<State, Action>(
  id: string,
  version: string,
  choose: (view: State, seat: Seat) => Action,
): Bot<State, Action> {
  return {
    id,
    version,
    fresh: () => ({}),
    idle: () => true,
    step: (view, seat) => ({ act: choose(view, seat), node: id }),
  }
}
