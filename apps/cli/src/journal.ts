// Journals from files, with the game they belong to.

import type { GameEntry } from '@understudy/lab'
import {
  type AnyPackage,
  BadInput,
  type BotSpec,
  type Controller,
  type Entry,
  type JournalFile,
  loadJournal,
  parseJournal,
  type Table,
} from '@understudy/table'
import { versionNamed, versionsOf } from '@understudy/table/bots'
import { JOURNAL_FORMAT, type Loaded, readJson } from '@understudy/table/journal'
import { bad, type Context, gameNamed } from './context.ts'
import { aboutWhole, readAll, readText } from './files.ts'

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

/**
 * `anyhow`: also one that cannot be replayed to its end, from wherever it can be played on. `version`: as if its bots were
 * of that version.
 */
export async function openJournal(
  context: Context,
  path: string,
  anyhow = false,
  version?: string,
): Promise<OpenedJournal> {
  const text = await readNamed(context, path)
  return aboutWhole(path, async () => {
    const opened = await journalFrom(context, path, readJson(text), version)
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

export async function journalFrom(
  context: Context,
  name: string,
  data: unknown,
  version?: string,
): Promise<OpenedJournal> {
  const read = parseJournal(data)
  if (!Object.hasOwn(context.known, read.game))
    throw bad({
      en: `there is no game "${read.game}" here; one from outside is named with --plugin`,
      ru: `игры «${read.game}» здесь нет; игру извне называют флагом --plugin`,
    })
  const entry = await gameNamed(context, read.game)
  fromOutside(entry.pkg, read)
  const file = version === undefined ? read : inVersion(entry.pkg, read, version)
  return { name, file, entry, pkg: entry.pkg, ...loadJournal(entry.pkg, file) }
}

/** A game in which somebody plays who is not here: most likely a plug-in was not named. */
function fromOutside(pkg: AnyPackage, { entries }: JournalFile): void {
  const [start] = entries
  for (const who of start?.t === 'start' ? Object.values(start.seats) : [])
    if (who.by === 'bot' && !pkg.bots.some(({ id }) => id === who.bot))
      throw bad({
        en: `in this game plays "${who.bot}", and there is no such bot for ${pkg.game.id} here; one from outside is named with --plugin`,
        ru: `в этой партии играет «${who.bot}», а такого бота для ${pkg.game.id} здесь нет; бота извне называют флагом --plugin`,
      })
}

/** The same game with bots of that version, wherever there is one. */
function inVersion(pkg: AnyPackage, file: JournalFile, version: string): JournalFile {
  const seen = new Set<BotSpec<unknown, unknown>>()
  let changed = false
  const change = (who: Controller): Controller => {
    const spec = who.by === 'bot' ? pkg.bots.find(({ id }) => id === who.bot) : undefined
    if (spec === undefined) return who
    seen.add(spec)
    const found = versionNamed(spec, version)
    if (found === undefined) return who
    changed = true
    return { ...who, version: found.name } as Controller
  }
  const entries = file.entries.map((entry): Entry => {
    if (entry.t === 'seat' && 'to' in entry) return { ...entry, to: change(entry.to) }
    if (entry.t !== 'start') return entry
    return { ...entry, seats: Object.fromEntries(Object.entries(entry.seats).map(([id, who]) => [id, change(who)])) }
  })
  if (changed) return { ...file, entries }
  const all = [...seen].flatMap((spec) => versionsOf(spec).map(({ name }) => `${spec.id}@${name}`)).join(', ')
  throw bad({
    en: `nobody at this table has a version "${version}"; there are: ${all || '—'}`,
    ru: `ни у кого за этим столом нет версии «${version}»; есть: ${all || '—'}`,
  })
}

export const isJournal = (data: unknown): boolean => formatOf(data) === JOURNAL_FORMAT

export function formatOf(data: unknown): unknown {
  return data !== null && typeof data === 'object' ? (data as Record<string, unknown>).format : undefined
}

/** An entry by its number, which has to be there. */
export function checkEntry(table: AnyTable, index: number): void {
  if (index < table.entries.length) return
  const last = table.entries.length - 1
  throw bad({
    en: `there is no entry ${index}: the journal ends with entry ${last}`,
    ru: `записи ${index} нет: последняя — ${last}`,
  })
}
