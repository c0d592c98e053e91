// The pack of a game, read once and shared by all states that name it.

import { BadInput } from '@understudy/table'
import { HOUSE_WEST_1 } from '../data/house-west-1/index.ts'
import { guarded } from './lay.ts'
import { readPack } from './read.ts'
import type { Pack, PackFiles } from './types.ts'

export const BUILT_IN_PACKS: Readonly<Record<string, PackFiles>> = { 'house-west-1': HOUSE_WEST_1 }
export const HOUSE_PACK = 'house-west-1'

const CACHED = 16
const cache = new Map<string, Pack>()
let lastKey: string | undefined
let last: Pack | undefined

/** A built-in pack by its id, or the files of a pack as one JSON text. Throws BadInput. */
export function packNamed(key: string): Pack {
  if (last !== undefined && key === lastKey) {
    // The text of a player's pack is long: another copy of it is compared letter by letter only once.
    lastKey = key
    return last
  }
  let pack = cache.get(key)
  if (pack === undefined) {
    pack = readPack(filesOf(key))
    if (cache.size >= CACHED) cache.delete(cache.keys().next().value as string)
    cache.set(key, pack)
  }
  lastKey = key
  last = pack
  return pack
}

/**
 * The pack as the rules may read it. While a game is played, open cells throw MissingFact; whoever only looks (pages,
 * descriptions) sees what stands there meanwhile. The two are different objects, so nothing worked out from one is taken
 * for the other.
 */
export function packOf(state: { readonly setting: { readonly pack: string } }): Pack {
  const pack = packNamed(state.setting.pack)
  return asking && pack.gaps.length > 0 ? guardedOf(pack) : pack
}

let asking = false
const guards = new WeakMap<Pack, Pack>()

function guardedOf(pack: Pack): Pack {
  const known = guards.get(pack) ?? guarded(pack)
  guards.set(pack, known)
  return known
}

/** Whether anything in the pack of this position is still open. */
export const hasGaps = (state: { readonly setting: { readonly pack: string } }): boolean =>
  packNamed(state.setting.pack).gaps.length > 0

/** Runs rules so that an open cell is asked about. */
export function whilePlaying<T>(state: { readonly setting: { readonly pack: string } }, run: () => T): T {
  if (asking || !hasGaps(state)) return run()
  asking = true
  try {
    return run()
  } finally {
    asking = false
  }
}

export function filesOf(key: string): PackFiles {
  if (Object.hasOwn(BUILT_IN_PACKS, key)) return BUILT_IN_PACKS[key] as PackFiles
  let data: unknown
  try {
    data = JSON.parse(key)
  } catch {
    throw new BadInput(
      {
        en: 'this is not a pack: a folder is needed, or a JSON file that has its files by name.',
        ru: 'это не набор: нужна папка или файл JSON, в котором её файлы по именам.',
      },
      'pack',
    )
  }
  if (
    typeof data !== 'object' ||
    data === null ||
    Array.isArray(data) ||
    Object.values(data).some((text) => typeof text !== 'string')
  ) {
    throw new BadInput({ en: 'a pack is a set of named files.', ru: 'набор — это файлы с именами.' }, 'pack')
  }
  return data as PackFiles
}
