// The saved games, as the start page lists them, and what can be done with one from there.

import { signal } from '@preact/signals'
import type { Entry, JournalFile, Table } from '@understudy/table'
import { lacking } from '@understudy/table/gaps'
import { JOURNAL_FORMAT, JOURNAL_VERSION } from '@understudy/table/journal'
import { listGames, type Meta, putGame, readGame, removeGame, renameGame, type Saved } from '../storage/db.ts'
import { Stopped } from '../storage/stopping.ts'
import { announce, listen, newId, TAB } from '../storage/tabs.ts'

/** Undefined until the list was read; null if the browser refuses to store anything. */
export const games = signal<readonly Meta[] | undefined | null>(undefined)

export async function refreshGames(): Promise<void> {
  try {
    games.value = await listGames()
  } catch (error) {
    // What was read before nothing more is read stays in sight.
    if (!(error instanceof Stopped)) games.value = null
  }
}

export function followGames(): void {
  void refreshGames()
  let due: ReturnType<typeof setTimeout> | undefined
  listen((message) => {
    if (message.say !== 'changed') return
    clearTimeout(due)
    due = setTimeout(() => void refreshGames(), 100)
  })
}

// biome-ignore lint/suspicious/noExplicitAny: the shell handles every game alike
export type AnyTable = Table<any, any>

/** What the list of saved games shows about a position. */
export function standing(table: AnyTable): Pick<Meta, 'moment' | 'standing' | 'over' | 'position'> {
  const { game } = table.pkg
  const outcome = game.outcome(table.state)
  const say = outcome?.why ?? lacking(() => game.decision(table.state)?.question)
  return {
    moment: game.moment(table.state),
    over: outcome !== undefined,
    ...(say === undefined ? {} : { standing: say }),
    position: game.serialise(table.state),
  }
}

export async function addGame(
  table: AnyTable,
  about: {
    title: string
    beside: boolean
    /** What is known to stand on the real table, if it is not all, and what is ticked off of the rest. */
    carried?: JournalFile['beside']
    history?: readonly Entry[]
    resumed?: Meta['resumed']
    watched?: true
  },
): Promise<string> {
  const now = Date.now()
  const meta: Meta = {
    id: newId(),
    title: about.title,
    game: table.pkg.game.id,
    rules: table.pkg.game.version,
    created: now,
    updated: now,
    revision: 0,
    owner: TAB,
    beside: about.beside,
    seen: about.beside ? (about.carried?.seen ?? table.entries.length) : 0,
    count: table.entries.length,
    ...standing(table),
    resumed: about.resumed,
    ticks: about.carried?.ticks,
    ...(about.watched === undefined ? {} : { watched: true }),
  }
  await putGame({ meta, entries: table.entries, undone: table.undone, history: about.history ?? [] })
  // The page turns to the game now; nobody waits for the list.
  void listChanged()
  return meta.id
}

export async function rename(id: string, title: string): Promise<void> {
  await renameGame(id, title)
  await listChanged(id)
}

export async function duplicate(id: string, title: string): Promise<void> {
  const saved = await readGame(id)
  if (saved === undefined) return
  const now = Date.now()
  await putGame({ ...saved, meta: { ...saved.meta, id: newId(), title, created: now, updated: now, revision: 0 } })
  await listChanged()
}

/** Deletes a game and answers what it takes to bring it back. */
export async function remove(id: string): Promise<Saved | undefined> {
  const saved = await readGame(id)
  await removeGame(id)
  await listChanged(id)
  return saved
}

export async function restore(saved: Saved): Promise<void> {
  await putGame(saved)
  await listChanged(saved.meta.id)
}

export async function journalOf(id: string): Promise<JournalFile | undefined> {
  const saved = await readGame(id)
  return saved === undefined ? undefined : asJournal(saved)
}

export function asJournal({ meta, entries, undone }: Saved): JournalFile {
  return {
    format: JOURNAL_FORMAT,
    version: JOURNAL_VERSION,
    game: meta.game,
    rules: meta.rules,
    title: meta.title,
    entries,
    ...(undone.length === 0 ? {} : { undone }),
    position: meta.position,
    ...(meta.beside ? { beside: { seen: meta.seen, ticks: meta.ticks ?? [] } } : {}),
  }
}

async function listChanged(id?: string): Promise<void> {
  await refreshGames()
  announce(id === undefined ? { say: 'changed' } : { say: 'changed', id })
}
