// Who sits where, and where the bots are in their thoughts.

import type { Step } from '@understudy/procedure/run'
import type { Bot, Controller, GamePackage } from '../games/bot.ts'
import { makeBot } from '../games/find-bot.ts'
import type { Options, Seat } from '../games/game.ts'
import type { Remembered } from './next.ts'

export interface Seated<State, Action> {
  readonly controller: Controller
  readonly bot?: Bot<State, Action>
  memory: unknown
  /** The bot with its version, as entries name it. */
  readonly name: string
  // What comes and goes is set to undefined, not deleted: objects that lose fields become slow, and this is asked often.
  /** The answer to what the bot wanted last. */
  answer: number | undefined
  /** What it wants, if it was asked already. */
  wants: Step<Action> | undefined
  /** Whether its present want opens a new run. */
  first: boolean
  /** What it remembered before its present want was worked out untraced, so that a trace can still be had. */
  before: Remembered | undefined
  /** What it saw last, which it needs no more. */
  seen: State | undefined
}

function sitDown<State, Action>(
  pkg: GamePackage<State, Action>,
  controller: Controller,
  options: Options,
): Seated<State, Action> {
  const bot = controller.by === 'bot' ? makeBot(pkg, controller, options) : undefined
  return {
    controller,
    ...(bot === undefined ? {} : { bot }),
    name: `${bot?.id}@${bot?.version}`,
    memory: bot?.fresh(),
    answer: undefined,
    wants: undefined,
    first: true,
    before: undefined,
    seen: undefined,
  }
}

/** What was wanted has been given, or is wanted no longer. */
export function forget<State, Action>(seated: Seated<State, Action>): void {
  seated.wants = undefined
  seated.answer = undefined
  seated.before = undefined
  seated.first = false
}

const copyOf = (memory: unknown): unknown => JSON.parse(JSON.stringify(memory ?? null))

/** All chairs of a game. */
export class Chairs<State, Action> {
  readonly #pkg: GamePackage<State, Action>
  readonly #options: Options
  readonly #at = new Map<Seat, Seated<State, Action>>()

  constructor(pkg: GamePackage<State, Action>, options: Options) {
    this.#pkg = pkg
    this.#options = options
  }

  /** The same people and bots, in the midst of the same thoughts. */
  copy(): Chairs<State, Action> {
    const copy = new Chairs(this.#pkg, this.#options)
    for (const [seat, seated] of this.#at)
      copy.#at.set(seat, { ...seated, memory: copyOf(seated.memory), seen: undefined })
    return copy
  }

  /** A seat changes hands; whatever was under way there is forgotten. */
  sit(seat: Seat, controller: Controller): void {
    this.#at.set(seat, sitDown(this.#pkg, controller, this.#options))
  }

  /** All sit down anew: whatever bots had under way is forgotten. */
  sitAgain(): void {
    for (const [seat, { controller }] of this.#at) this.sit(seat, controller)
  }

  get(seat: Seat): Seated<State, Action> | undefined {
    return this.#at.get(seat)
  }

  remembered(seat: Seat): Remembered | undefined {
    const seated = this.#at.get(seat)
    if (seated?.bot === undefined) return undefined
    return { memory: seated.memory, ...(seated.answer === undefined ? {} : { answer: seated.answer }) }
  }

  remember(seat: Seat, what: Remembered): void {
    const seated = this.#at.get(seat)
    if (seated?.bot === undefined) return
    forget(seated)
    seated.memory = what.memory
    if (what.answer !== undefined) seated.answer = what.answer
    seated.first = seated.bot.idle(what.memory)
  }

  /** A turn is over: bots that keep something for a turn let it go. */
  turnOver(): void {
    for (const seated of this.#at.values()) {
      if (seated.bot?.turnOver === undefined) continue
      seated.bot.turnOver(seated.memory)
      forget(seated)
    }
  }
}
