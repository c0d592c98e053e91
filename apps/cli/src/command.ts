// What a command is.

import type { ArgsDef } from 'citty'
import type { Values } from './args/flags.ts'
import type { Context, Pair } from './context.ts'

export interface Command {
  readonly name: string
  /** With its arguments, for the list of commands. */
  readonly shape?: string
  readonly about: Pair
  /** Several commands under one name: the next word says which. */
  readonly parts?: readonly Command[]
  /** It speaks of all games, or does so unless one is named. Others are about those that are named. */
  readonly games?: 'all' | 'all-or-named'
  /** Its arguments; options of the game that is in sight are among them. */
  args(context: Context): ArgsDef
  notes?(context: Context): readonly string[]
  /** Answers the exit code, nothing for 0. */
  run(context: Context, values: Values): Promise<number | undefined> | Promise<void>
}
