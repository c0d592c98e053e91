// One game by its name, for threads: what a thread loads it pays for, and it plays one game only.

import type { GameEntry } from './game-entry.ts'
import { pluggedInto } from './plugins.ts'
import { shelf } from './shelf.ts'

/** With what plug-ins add to it. Undefined if there is none. */
export const loadGame = async (id: string): Promise<GameEntry | undefined> =>
  pluggedInto(id, Object.hasOwn(shelf, id) ? await shelf[id]?.fetch() : undefined)
