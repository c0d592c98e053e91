// Golden journals pin behaviour: a game that was played once is played again by today's rules and bots, entry by entry.

import { equal, type Json } from '@understudy/procedure'
import type { Controller, GamePackage } from '../games/bot.ts'
import type { Options, Seat } from '../games/game.ts'
import { type Entry, isPersonal, type JournalFile, type Way } from '../journal/journal.ts'
import { inItsDay } from '../journal/load.ts'
import { Table } from '../play/table.ts'
import { playOut } from './play-out.ts'

/** A whole game to keep in a file; people, if there are any, do legal things at random. */
export function goldenJournal<State, Action>(
  pkg: GamePackage<State, Action>,
  settings: {
    readonly options?: Options
    readonly seats?: Readonly<Record<Seat, Controller>>
    readonly chance?: Readonly<Record<string, Way>>
    readonly seed: string
  },
): JournalFile {
  const table = Table.start(pkg, { ...settings, options: settings.options ?? {} })
  playOut(table, settings.seed)
  return table.file()
}

export interface GoldenDifference {
  /** The entry that comes out differently; `entries.length` of the file if the game goes on or stops early. */
  readonly index: number
  readonly was: Json
  readonly is: Json
}

/**
 * Undefined if today's rules and bots play the game as it is in the file. Which rule a decision is credited to may have been
 * told otherwise once: `credits` off leaves it aside.
 */
export function sameGolden<State, Action>(
  pkg: GamePackage<State, Action>,
  file: JournalFile,
  { credits = true }: { readonly credits?: boolean } = {},
): GoldenDifference | undefined {
  const told = (entry: Json): Json =>
    credits || entry === null || typeof entry !== 'object' ? entry : { ...entry, node: null }
  const [start, ...rest] = inItsDay(pkg, file).entries
  if (start === undefined) return { index: 0, was: null, is: null }
  let table: Table<State, Action>
  try {
    table = new Table(pkg, [start])
  } catch (error) {
    return { index: 0, was: start as unknown as Json, is: String(error) }
  }
  for (const [at, entry] of rest.entries()) {
    const index = at + 1
    if (entry.t === 'snapshot') continue
    const is = playedNow(table, entry)
    if (!equal(told(is), told(entry as unknown as Json))) return { index, was: entry as unknown as Json, is }
  }
  const next = table.next()
  return next.kind === 'over' ? undefined : { index: file.entries.length, was: 'over', is: next.kind }
}

/** What stands in the journal now where `entry` stood: what people did is done again, the rest plays itself. */
function playedNow<State, Action>(table: Table<State, Action>, entry: Entry): Json {
  const { hash: _, ...bare } = entry
  try {
    if (isPersonal(entry)) table.record(bare as Entry)
    else table.advance()
  } catch (error) {
    return String(error)
  }
  return (table.entries.findLast((each) => each.t !== 'snapshot') ?? null) as unknown as Json
}
