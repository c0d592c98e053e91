// A tap can belong to what comes after an action: it waits here until the next decision is there. It is taken once, and
// only at once: whatever else happens in between, it is forgotten.

import type { Pressed } from './model/tap.ts'

type Queued = NonNullable<Extract<Pressed, { act: unknown }>['after']>

let queued: { readonly what: Queued; readonly until: number } | undefined

/** Long enough for the page to show the next decision, too short for anybody to do anything else. */
const SOON_MS = 1500

export function queueFor(what: Queued | undefined, now: number = performance.now()): void {
  queued = what === undefined ? undefined : { what, until: now + SOON_MS }
}

export function takeQueued(now: number = performance.now()): Queued | undefined {
  const taken = queued
  queued = undefined
  return taken !== undefined && now <= taken.until ? taken.what : undefined
}
