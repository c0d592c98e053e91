// Who sits at a seat, and where a bot there is in its thoughts.

import type { Step } from '@understudy/procedure'
import type { Bot, Controller, GamePackage } from '../games/bot.ts'
import { makeBot } from '../games/find-bot.ts'
import type { Options } from '../games/game.ts'
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

export function sitDown<State, Action>(
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

export const copyOf = (memory: unknown): unknown => JSON.parse(JSON.stringify(memory ?? null))
