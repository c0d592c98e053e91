// Journals from files, with the game they belong to.

import type { GameEntry } from '@understudy/lab'
import {
  type AnyPackage,
  BadInput,
  JOURNAL_FORMAT,
  type JournalFile,
  type Loaded,
  loadJournal,
  parseJournal,
  readJson,
  type Table,
} from '@understudy/table'
import { bad, type Context, gameNamed } from './context.ts'
import { about, readAll, readText } from './files.ts'

// biome-ignore lint/suspicious/noExplicitAny: commands handle every game alike
export type AnyTable = Table<any, any>

export interface OpenedJournal {
  readonly name: string
  readonly file: JournalFile
  readonly entry: GameEntry
  readonly pkg: AnyPackage
  readonly table: AnyTable
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly resumed?: NonNullable<Loaded<any, any>['resumed']>
  /** Snapshots that were damaged. */
  readonly mended?: readonly number[]
}

/** `-` is what comes in on stdin. */
export function readNamed(context: Context, path: string): Promise<string> {
  return path === '-' ? readAll(context.io.stdin, 'stdin') : readText(path)
}

/** `anyhow`: also one that cannot be replayed to its end, from wherever it can be played on. */
export async function openJournal(context: Context, path: string, anyhow = false): Promise<OpenedJournal> {
  const text = await readNamed(context, path)
  return about(path, () => {
    const opened = journalFrom(context, path, readJson(text))
    if (opened.resumed !== undefined && !anyhow) throw complaintOf(opened.resumed)
    return opened
  })
}

/** What is wrong with a journal that cannot be replayed to its end, and that its game is not lost for that. */
export function complaintOf({ fault, from }: NonNullable<OpenedJournal['resumed']>): BadInput {
  const { where, what } = fault
  return new BadInput(
    {
      en: `${what.en}. The game can still be opened, in the page or with play --load: it goes on from its position after entry ${from - 1}`,
      ru: `${what.ru}. Партию всё ещё можно открыть, на странице или командой play --load: она продолжится с позиции после записи ${from - 1}`,
    },
    where,
  )
}

export function journalFrom(context: Context, name: string, data: unknown): OpenedJournal {
  const file = parseJournal(data)
  const entry = gameNamed(context, file.game)
  return { name, file, entry, pkg: entry.pkg, ...loadJournal(entry.pkg, file) }
}

export const isJournal = (data: unknown): boolean => formatOf(data) === JOURNAL_FORMAT

export function formatOf(data: unknown): unknown {
  return data !== null && typeof data === 'object' ? (data as Record<string, unknown>).format : undefined
}

/** An entry by its number, which has to be there. */
export function checkEntry(table: AnyTable, index: number): void {
  if (index < table.entries.length) return
  const last = table.entries.length - 1
  throw bad(
    `there is no entry ${index}: the journal ends with entry ${last}`,
    `записи ${index} нет: последняя — ${last}`,
  )
}
