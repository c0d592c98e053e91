// The games' rules and bots alone, without drawings: for the worker in which bots think.

import type { AnyPackage, Entry, Options } from '@understudy/table'
import { PLUGINS } from './plugins.ts'

const LOAD: Readonly<Record<string, () => Promise<AnyPackage>>> = {
  arcs: () => import('@understudy/arcs/package').then((module) => module.arcsPackage),
  muhq: () => import('@understudy/muhq/package').then((module) => module.muhqPackage),
  rome: () => import('@understudy/rome/package').then((module) => module.romePackage),
}

/** Only what is read of a package, where that can be had without the words of all languages. */
const BOOKS: Readonly<Record<string, () => Promise<Books>>> = {
  arcs: () => import('@understudy/arcs/books'),
}

export type Books = Pick<AnyPackage, 'bots' | 'edition'>

export const loadBooks = (id: string): Promise<Books> =>
  (PLUGINS.modules.length === 0 ? BOOKS[id]?.() : undefined) ?? loadPackage(id)

/** What only games with certain options have: the campaign of Arcs, and the books that play it. */
const MORE: Readonly<Record<string, (options: Options) => Promise<unknown> | undefined>> = {
  arcs: ({ act = 0 }) => (act === 0 ? undefined : import('@understudy/arcs/campaign')),
}

export const loadMore = async (id: string, options: Options): Promise<void> => {
  await MORE[id]?.(options)
}

/** What a journal needs that begins with this entry. */
export const loadMoreFor = async (id: string, entry: Entry | undefined): Promise<void> => {
  if (entry?.t === 'start') await loadMore(id, entry.options)
}

export async function loadPackage(id: string): Promise<AnyPackage> {
  const load = LOAD[id]
  const own = await load?.()
  const pkg = PLUGINS.modules.length === 0 ? own : (await (await import('./plugged.ts')).plugged(id, own))?.pkg
  if (pkg === undefined) throw new Error(`there is no game ${id}`)
  return pkg
}
