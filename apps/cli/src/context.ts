// What every command gets: the games, the world outside, and the language to speak.

import type { Readable } from 'node:stream'
import type { GameEntry, Games, Shelf } from '@understudy/lab'
import type { Lang } from '@understudy/procedure'
import { BadInput, type Options } from '@understudy/table'
import { didYouMean } from './text/suggest.ts'

/** A sentence in both languages. */
export type Pair = Readonly<Record<Lang, string>>

/** The world outside, so that tests can be one. */
export interface Io {
  out(text: string): void
  err(text: string): void
  readonly stdin: Readable
  readonly env: Readonly<Record<string, string | undefined>>
  /** Whether a person is watching what goes to `err`, and typing what comes from `stdin`. */
  readonly watched: boolean
  readonly typed: boolean
  /** Whether what goes to `out` is seen in a terminal at once. */
  readonly seen: boolean
  /** So many characters has a line there; absent where it is not seen in a terminal. */
  readonly width?: number | undefined
  /** Calls when the person wants to stop (Ctrl-C), once; answers how to stop listening. Absent: nobody can say so. */
  onInterrupt?(stop: () => void): () => void
}

export interface Context {
  /** Those that are at hand: the ones that the command line names, or all of them if it is about all. */
  readonly games: Games
  /** All there are. */
  readonly known: Shelf
  /** One of those, at hand from now on. */
  fetch(id: string): Promise<GameEntry>
  /** What is written here is shown as text, whatever is in it. */
  readonly io: Io
  /** For drawing on a terminal: its own commands work here, so nothing that comes from data belongs here. */
  readonly pen: Pick<Io, 'out' | 'err'>
  readonly lang: Lang
  /** Machine-readable output was asked for. */
  readonly json: boolean
  /** What was typed after the command's name. */
  readonly rawArgs: readonly string[]
  t(pair: Pair): string
  line(text?: string): void
}

export function printJson(context: Context, data: unknown): void {
  context.io.out(`${JSON.stringify(data, null, 2)}\n`)
}

/** What has to be said wherever a game with these options is shown, if anything: one line. */
export function noticeLines(context: Context, entry: GameEntry, options: Options): string[] {
  const notice = entry.notice?.(options)
  return notice === undefined ? [] : [context.t(notice)]
}

/** Something is wrong with what was typed. */
export function bad(said: Readonly<Record<Lang, string>>): BadInput {
  return new BadInput(said)
}

export async function gameNamed(context: Context, id: string): Promise<GameEntry> {
  if (Object.hasOwn(context.known, id)) return context.fetch(id)
  const known = Object.keys(context.known)
  const hint = didYouMean(id, known)
  throw bad({
    en: `there is no game "${id}"${hint.en}; there are: ${known.join(', ')}`,
    ru: `игры «${id}» нет${hint.ru}; есть: ${known.join(', ')}`,
  })
}

/** The game that a command line is about, before it is read in full: its options are flags of the command. */
export function gameInSight(context: Context): GameEntry | undefined {
  const id = context.rawArgs.find((arg) => Object.hasOwn(context.games, arg))
  return id === undefined ? undefined : context.games[id]
}
