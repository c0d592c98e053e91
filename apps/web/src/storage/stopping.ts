// After a write that failed nothing more is written. A full disk may have torn the last record of the log of Chromium's
// database; if anything is written behind it, all data of the site are thrown away when that log is read again. What is
// there already is safe: so the page is reloaded, waits until the database was closed, makes sure that there is room, reads
// every game, and has the log begun anew before it writes (`db.ts`).

import { signal } from '@preact/signals'
import { announce, listen, TAB } from './tabs.ts'

/** This page writes and reads no more until it is reloaded. */
export const stopped = signal(false)

/** What a page finds that comes after one that stopped. */
export const checking = signal<'no' | 'reading' | 'full' | 'whole' | { readonly lost: number }>('no')

const MARK = 'understudy.stopped'

/** A browser keeps its files open for a while after the last page has let go of them. */
const UNTIL_CLOSED = 5000

/** More than what is written to begin the log anew. */
const ROOM = 16_000_000

/** On a full disk a browser may never say how a write ended. */
const PATIENCE = 12_000

/** Nothing was read or written. */
export class Stopped extends Error {
  constructor() {
    super('nothing is stored until the page is reloaded')
    this.name = 'Stopped'
  }
}

/** `known` are the games that must be there afterwards; `letGo` closes this page's connection. Other tabs do likewise. */
export function stop(known: Iterable<string>, letGo: () => void): void {
  if (stopped.value) return
  stopped.value = true
  letGo()
  if (!marked()) mark([...known])
  announce({ say: 'stop' })
}

/** Another tab has come to know it. A page that has opened nothing yet finds it out for itself: see `untilSafe`. */
export function stopWithOthers(connected: () => boolean, letGo: () => void): void {
  listen((message) => {
    if (message.say !== 'stop' || !connected()) return
    stopped.value = true
    letGo()
  })
}

/** Resolves when the database can be opened: at once, unless a page has stopped before this one. */
export async function untilSafe(): Promise<void> {
  if (!marked()) return
  checking.value = 'reading'
  announce({ say: 'stop' })
  await new Promise((resolve) => setTimeout(resolve, UNTIL_CLOSED))
  if (await thereIsRoom()) return
  checking.value = 'full'
  stopped.value = true
  throw new Stopped()
}

/** Tried where a failure does no harm: with a file. */
const thereIsRoom = (): Promise<boolean> =>
  Promise.race([tried(), new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE))])

async function tried(): Promise<boolean> {
  let folder: FileSystemDirectoryHandle | undefined
  try {
    folder = await navigator.storage?.getDirectory?.()
  } catch (error) {
    // Forbidden, as in a private window; anything else is what a full disk answers.
    return error instanceof DOMException && error.name === 'SecurityError'
  }
  // A browser that has no such files is not the one that loses its data.
  if (folder === undefined) return true
  // Two tabs that try at the same time must not stand in each other's way.
  const name = `understudy-room-${TAB}`
  try {
    const file = await folder.getFileHandle(name, { create: true })
    const writable = await file.createWritable()
    await writable.write(new Uint8Array(ROOM))
    await writable.close()
    return true
  } catch {
    return false
  } finally {
    await folder.removeEntry(name).catch(() => undefined)
  }
}

/** Everything that is there was read: there may be writing again. */
export function allWasRead(ids: readonly string[]): void {
  const lost = known().filter((id) => !ids.includes(id)).length
  mark(undefined)
  checking.value = lost === 0 ? 'whole' : { lost }
}

/** Whether everything has to be read before anything is written. */
export function marked(): boolean {
  return kept() !== null
}

function known(): string[] {
  try {
    return JSON.parse(kept() ?? '[]') as string[]
  } catch {
    return []
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(MARK)
  } catch {
    return null
  }
}

function mark(ids: readonly string[] | undefined): void {
  try {
    if (ids === undefined) localStorage.removeItem(MARK)
    else localStorage.setItem(MARK, JSON.stringify(ids))
  } catch {
    // Then the next page knows nothing of it; there is no other place to write it down.
  }
}
