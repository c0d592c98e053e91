// One game by its name, for threads: what a thread loads it pays for, and it plays one game only.

import type { GameEntry } from './game-entry.ts'

const ending = import.meta.url.endsWith('.js') ? 'js' : 'ts'

/** `arcs` is `arcsEntry` of games/arcs.ts. Undefined if there is none. */
export async function loadGame(id: string): Promise<GameEntry | undefined> {
  if (!/^[a-z]+$/.test(id)) return undefined
  const module = new URL(`./games/${id}.${ending}`, import.meta.url).href
  const found = (await import(module).catch(() => ({}))) as Record<string, GameEntry | undefined>
  return found[`${id}Entry`]
}
