// A tap can belong to what comes after an action: it waits here until the next decision is there. It is taken once, and
// only at once: whatever else happens in between, it is forgotten.

interface Queue<What> {
  queueFor(what: What | undefined, now?: number): void
  takeQueued(now?: number): What | undefined
}

/** Long enough for the page to show the next decision, too short for anybody to do anything else. */
const SOON_MS = 1500

export function makeQueue<What>(): Queue<What> {
  let queued: { readonly what: What; readonly until: number } | undefined
  return {
    queueFor(what, now = performance.now()) {
      queued = what === undefined ? undefined : { what, until: now + SOON_MS }
    },
    takeQueued(now = performance.now()) {
      const taken = queued
      queued = undefined
      return taken !== undefined && now <= taken.until ? taken.what : undefined
    },
  }
}
