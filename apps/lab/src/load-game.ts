// One game by its name, for threads: what a thread loads it pays for, and it plays one game only.

import type { GameEntry } from './game-entry.ts'
import { pluggedInto } from './plugins.ts'

const ending = import.meta.url.endsWith('.js') ? 'js' : 'ts'

/** With what plug-ins add to it. Undefined if there is none. */
export const loadGame = async (id: string): Promise<GameEntry | undefined> => pluggedInto(id, await ownGame(id))

/** `arcs` is `arcsEntry` of games/arcs.ts. */
async function ownGame(id: string): Promise<GameEntry | undefined> {
  if (!/^[a-z]+$/.test(id)) return undefined
  const module = new URL(`./games/${id}.${ending}`, import.meta.url).href
  const found = (await import(module).catch(() => ({}))) as Record<string, GameEntry | undefined>
  return found[`${id}Entry`]
}
