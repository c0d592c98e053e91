// The games that the page can play. Each one's code is loaded when it is first needed.

import type { Lang } from '@understudy/procedure'
import type { AnyGameUi } from './ui.ts'

export interface Listed {
  readonly id: string
  readonly title: Readonly<Record<Lang, string>>
  load(): Promise<AnyGameUi>
}

export const GAMES: readonly Listed[] = [
  {
    id: 'muhq',
    title: { en: 'muhq’s game', ru: 'Игра muhq' },
    load: () => import('./muhq/index.ts').then((module) => module.muhqUi),
  },
]

/** Announced, not playable yet: said plainly on the start page. */
export const PLANNED: readonly { readonly title: Readonly<Record<Lang, string>>; readonly bots: string }[] = [
  { title: { en: 'Arcs', ru: 'Arcs' }, bots: 'SUPERCAT, Lars' },
  { title: { en: 'Total War: Rome', ru: 'Total War: Rome' }, bots: 'Super-bot, Speed-bot' },
]

const loading = new Map<string, Promise<AnyGameUi>>()

export function loadGame(id: string): Promise<AnyGameUi> | undefined {
  const listed = GAMES.find((game) => game.id === id)
  if (listed === undefined) return undefined
  let promise = loading.get(id)
  if (promise === undefined) {
    promise = listed.load()
    loading.set(id, promise)
    // A load that failed (the network went away) may be tried again.
    promise.catch(() => loading.delete(id))
  }
  return promise
}
