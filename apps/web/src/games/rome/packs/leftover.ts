// What was typed in the last moment before the page went away. The database is too slow for it then; it is kept aside, and
// taken up when the pack is opened again.

import type { PackFiles } from '@understudy/rome/pack'

interface Leftover {
  /** What it is a change of. */
  readonly revision: number
  readonly title: string
  readonly files: PackFiles
}

const keyOf = (id: string): string => `understudy pack ${id}`

export function leave(id: string, left: Leftover): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(left))
  } catch {
    // No room, or not allowed: what was stored before is still there.
  }
}

/** What was left of a change of this revision; of any other it is out of date. It is handed out once. */
export function takeLeft(id: string, revision: number): Leftover | undefined {
  try {
    const text = localStorage.getItem(keyOf(id))
    if (text === null) return undefined
    localStorage.removeItem(keyOf(id))
    const left = JSON.parse(text) as Leftover
    return left.revision === revision ? left : undefined
  } catch {
    return undefined
  }
}
