// Saved games in IndexedDB. Entries are stored one by one, so that saving costs the same in the first turn and in the
// hundredth; everything that belongs together is written in one transaction, so that a killed tab leaves a whole game.

import type { Json, Lang, Say } from '@understudy/procedure'
import type { Entry } from '@understudy/table'
import type { ActionEntry, AnswerEntry, Ticks } from '@understudy/table/journal'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Aside, Differences } from '../play/types.ts'
import { allWasRead, marked, Stopped, stop, stopped, stopWithOthers, untilSafe } from './stopping.ts'

export interface Meta {
  readonly id: string
  readonly title: string
  readonly game: string
  readonly rules: string
  readonly created: number
  readonly updated: number
  /** Counts writes of the journal; a writer that expects another number has been overtaken. */
  readonly revision: number
  /** The tab that may write. */
  readonly owner: string
  /** The game is played on a real table; bot turns are lists to do there. */
  readonly beside: boolean
  /** Entries before this one are known to stand on the real table. */
  readonly seen: number
  readonly count: number
  /** What is still to be changed on the real table. */
  readonly differences?: Differences | undefined
  /** What a person did or said and waits for a fact to be told. */
  readonly held?: ActionEntry | AnswerEntry | undefined
  /** The entry whose screen between two turns is still to be read. */
  readonly interval?: number | undefined
  /** So many entries there were when a turn that was over waited for its end to be pressed. */
  readonly rests?: number | undefined
  /** What "Undo to here" has set aside of the steps that were undone. */
  readonly aside?: Aside | undefined
  /** What is ticked off in the lists of the real table. */
  readonly ticks?: Ticks | undefined
  /** For the list of saved games. */
  readonly moment: string
  readonly standing?: Say
  readonly over: boolean
  readonly position: Json
  /** Why it goes on from another place than where it was saved, until somebody has read it. */
  readonly resumed?: Readonly<Record<Lang, string>> | undefined
  /** Came in a link: hands stay covered until somebody says that they play on from here. */
  readonly watched?: boolean | undefined
  /** When it ended, as long as its result is not among those that are kept. */
  readonly owed?: number | undefined
}

/** A saved game in one piece. */
export interface Saved {
  readonly meta: Meta
  readonly entries: readonly Entry[]
  readonly undone: readonly Entry[]
  /** What was played before the rules changed; to be read only. */
  readonly history: readonly Entry[]
}

interface Schema extends DBSchema {
  games: { key: string; value: Meta }
  entries: { key: [string, number]; value: Entry }
  undone: { key: string; value: readonly Entry[] }
  history: { key: string; value: readonly Entry[] }
  results: { key: string; value: Result }
  /** Packs of a player's own data; read with care by whoever owns their shape (`games/rome/packs/stored.ts`). */
  packs: { key: string; value: { readonly id: string } }
}

/** How a game ended; stays when the game itself is deleted. */
export interface Result {
  /** The game's id. */
  readonly id: string
  readonly game: string
  readonly title: string
  readonly date: number
  readonly beside: boolean
  /** As the game was set up; absent where a game has no such thing, and in older results. */
  readonly difficulty?: string
  /** What makes it another game than its figures would say. */
  readonly marks?: readonly ('changed' | 'edited' | 'allowed')[]
  readonly seats: readonly {
    readonly seat: string
    readonly name: string
    /** Who sat there at the end; absent in older results. */
    readonly by?: 'person' | 'bot' | 'random'
    readonly bot?: string
    readonly score?: number
    readonly won: boolean
  }[]
}

const ALL = ['games', 'entries', 'undone', 'history'] as const
let opened: Promise<IDBPDatabase<Schema>> | undefined
/** Whether `opened` has come as far as the browser's files. */
let connected = false

/** To read from; what writes goes through `writing`. */
export function database(): Promise<IDBPDatabase<Schema>> {
  if (stopped.value) return Promise.reject(new Stopped())
  opened ??= untilSafe().then(open)
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

function open(): Promise<IDBPDatabase<Schema>> {
  connected = true
  return openDB<Schema>('understudy', 3, {
    upgrade(db, old) {
      if (old < 1) {
        db.createObjectStore('games', { keyPath: 'id' })
        db.createObjectStore('entries')
        db.createObjectStore('undone')
        db.createObjectStore('history')
      }
      if (old < 2) db.createObjectStore('results', { keyPath: 'id' })
      if (old < 3) db.createObjectStore('packs', { keyPath: 'id' })
    },
    // A newer version of the page wants to change the shape: let it.
    blocking(_current, _blocked, event) {
      ;(event.target as IDBDatabase).close()
      opened = undefined
    },
    terminated() {
      opened = undefined
    },
  })
}

/** The games that this page knows to be stored. */
let known = new Set<string>()

function letGo(): void {
  void opened?.then((db) => db.close()).catch(() => undefined)
  opened = undefined
  connected = false
}
stopWithOthers(() => connected, letGo)

/** Something that writes. If it fails, it was the last: see `stopping.ts`. Refusals of our own are no failures. */
export async function writing<T>(write: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const db = await database()
  await readBack()
  if (stopped.value) throw new Stopped()
  try {
    return await write(db)
  } catch (error) {
    if (!(error instanceof Overtaken)) stop(known, letGo)
    throw error
  }
}

let reading: Promise<void> | undefined

/** After a write that failed in an earlier page: every game is read before anything is written. */
export function readBack(): Promise<void> {
  if (!marked()) return Promise.resolve()
  reading ??= readAll()
  return reading
}

async function readAll(): Promise<void> {
  const db = await database()
  const ids = (await listGames()).map(({ id }) => id)
  for (const id of ids) await readGame(id)
  await Promise.all([db.getAll('results'), db.getAll('packs')])
  await beginLogAnew(db)
  allWasRead(ids)
}

/** More than what Chromium's database keeps in one log: then it moves all of it to other files and deletes the log. */
const LOG = { parts: 160, size: 50_000 }

/** Whatever is written behind the torn record would be taken for damage at the next start; so there must be a new log. */
async function beginLogAnew(db: IDBPDatabase<Schema>): Promise<void> {
  const part = '.'.repeat(LOG.size) as unknown as readonly Entry[]
  const range = IDBKeyRange.bound('.log ', '.log:')
  try {
    const tx = db.transaction('undone', 'readwrite', { durability: 'strict' })
    for (let n = 0; n < LOG.parts; n++) void tx.store.put(part, `.log ${n}`)
    await tx.done
    await db.delete('undone', range)
  } catch (error) {
    stop(known, letGo)
    throw error
  }
}

export async function listGames(): Promise<Meta[]> {
  const metas = await (await database()).getAll('games')
  known = new Set(metas.map(({ id }) => id))
  return metas.sort((a, b) => b.updated - a.updated)
}

export async function readGame(id: string): Promise<Saved | undefined> {
  const tx = (await database()).transaction(ALL)
  const [meta, entries, undone, history] = await Promise.all([
    tx.objectStore('games').get(id),
    tx.objectStore('entries').getAll(entriesOf(id)),
    tx.objectStore('undone').get(id),
    tx.objectStore('history').get(id),
    tx.done,
  ])
  return meta === undefined ? undefined : { meta, entries, undone: undone ?? [], history: history ?? [] }
}

/** Writes a whole game, in place of whatever had its id. */
export function putGame(saved: Saved): Promise<void> {
  return writing((db) => putWhole(db, saved))
}

async function putWhole(db: IDBPDatabase<Schema>, { meta, entries, undone, history }: Saved): Promise<void> {
  const tx = db.transaction(ALL, 'readwrite', { durability: 'strict' })
  const writes: Promise<unknown>[] = [
    tx.objectStore('games').put(meta),
    tx.objectStore('entries').delete(entriesOf(meta.id)),
    ...entries.map((entry, at) => tx.objectStore('entries').put(entry, [meta.id, at])),
    undone.length > 0 ? tx.objectStore('undone').put(undone, meta.id) : tx.objectStore('undone').delete(meta.id),
    history.length > 0 ? tx.objectStore('history').put(history, meta.id) : tx.objectStore('history').delete(meta.id),
  ]
  await Promise.all([...writes, tx.done])
}

export function removeGame(id: string): Promise<void> {
  return writing(async (db) => {
    const tx = db.transaction(ALL, 'readwrite')
    await Promise.all([
      tx.objectStore('games').delete(id),
      tx.objectStore('entries').delete(entriesOf(id)),
      tx.objectStore('undone').delete(id),
      tx.objectStore('history').delete(id),
      tx.done,
    ])
  })
}

export async function renameGame(id: string, title: string): Promise<void> {
  await changeMeta(id, () => ({ title }))
}

/** From now on only this tab may write; answers the revision that it starts from. */
export async function claimGame(id: string, owner: string): Promise<void> {
  await changeMeta(id, () => ({ owner }))
}

function changeMeta(id: string, change: (meta: Meta) => Partial<Meta>): Promise<void> {
  return writing(async (db) => {
    const tx = db.transaction('games', 'readwrite', { durability: 'strict' })
    const meta = await tx.store.get(id)
    if (meta !== undefined) await tx.store.put({ ...meta, ...change(meta) })
    await tx.done
  })
}

/** Another tab has taken the game over, or it was deleted: nothing was written. */
export class Overtaken extends Error {
  readonly gone: boolean
  constructor(gone: boolean) {
    super(gone ? 'the game was deleted' : 'another tab writes this game')
    this.name = 'Overtaken'
    this.gone = gone
  }
}

export interface Append {
  readonly id: string
  readonly owner: string
  readonly revision: number
  /** How many of the stored entries stay, and what follows them. */
  readonly keep: number
  readonly add: readonly Entry[]
  readonly undone: readonly Entry[] | undefined
  readonly meta: Partial<Meta>
}

/** Changes the end of a stored journal, if this tab is still the one that may. */
export function appendEntries(change: Append): Promise<void> {
  return writing((db) => append(db, change))
}

async function append(db: IDBPDatabase<Schema>, change: Append): Promise<void> {
  const { id, owner, revision, keep, add, undone } = change
  const tx = db.transaction(['games', 'entries', 'undone'], 'readwrite', { durability: 'strict' })
  const meta = await tx.objectStore('games').get(id)
  if (meta === undefined || meta.owner !== owner || meta.revision !== revision) {
    tx.abort()
    await tx.done.catch(() => undefined)
    throw new Overtaken(meta === undefined)
  }
  const entries = tx.objectStore('entries')
  const writes: Promise<unknown>[] = [
    tx.objectStore('games').put({ ...meta, ...change.meta, revision: revision + 1 }),
    entries.delete(IDBKeyRange.bound([id, keep], [id, Number.POSITIVE_INFINITY])),
    ...add.map((entry, at) => entries.put(entry, [id, keep + at])),
  ]
  if (undone !== undefined) writes.push(tx.objectStore('undone').put(undone, id))
  await Promise.all([...writes, tx.done])
}

export async function listResults(): Promise<Result[]> {
  const results = await (await database()).getAll('results')
  return results.sort((a, b) => b.date - a.date)
}

export async function putResult(result: Result): Promise<void> {
  await writing((db) => db.put('results', result))
}

export async function removeResult(id: string): Promise<void> {
  await writing((db) => db.delete('results', id))
}

const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY])
