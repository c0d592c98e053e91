// The games there are, each fetched when it is wanted: who asks for help, or plays one game, does not wait for the others.
// A new game is one more line here; nothing else in the lab or the command knows a game by name.

import { about as arcs } from '@understudy/arcs/about'
import { about as muhq } from '@understudy/muhq/about'
import { about as rome } from '@understudy/rome/about'
import type { GameAbout } from '@understudy/table'
import type { GameEntry, Games } from './game-entry.ts'

export interface Shelved {
  /** Names of its bots. */
  readonly bots: readonly string[]
  fetch(): Promise<GameEntry>
}

export type Shelf = Readonly<Record<string, Shelved>>

const shelved = ({ bots }: GameAbout, fetch: Shelved['fetch']): Shelved => ({ bots: bots.map(({ id }) => id), fetch })

export const shelf: Shelf = {
  arcs: shelved(arcs, async () => (await import('./games/arcs.ts')).arcsEntry),
  muhq: shelved(muhq, async () => (await import('./games/muhq.ts')).muhqEntry),
  rome: shelved(rome, async () => (await import('./games/rome.ts')).romeEntry),
}

/** Games that are there already. */
export const shelfOf = (games: Games): Shelf =>
  Object.fromEntries(
    Object.entries(games).map(([id, entry]) => [
      id,
      {
        get bots() {
          return entry.pkg.bots.map((spec) => spec.id)
        },
        fetch: async () => entry,
      },
    ]),
  )

export async function everyGame(from: Shelf): Promise<Games> {
  const fetched = Object.entries(from).map(async ([id, each]) => [id, await each.fetch()] as const)
  return Object.fromEntries(await Promise.all(fetched))
}
