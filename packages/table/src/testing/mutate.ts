// Actions that nobody would think of: a legal one with something about it changed.

import type { Json } from '@understudy/procedure'
import { pickFrom, type Random } from '../chance/random.ts'

type Plain = Json | undefined
type Path = readonly (string | number)[]

/** All places in a piece of data, the whole first. */
function places(data: Plain, path: Path = []): Path[] {
  if (data === null || typeof data !== 'object') return [path]
  const parts: [string | number, Plain][] = Array.isArray(data)
    ? data.map((part, at) => [at, part])
    : Object.entries(data)
  return [path, ...parts.flatMap(([key, part]) => places(part, [...path, key]))]
}

/** `strings` are words that the game knows, to put in the wrong place. */
export function mutate(data: Json, random: Random, strings: readonly string[]): Json {
  const copy = JSON.parse(JSON.stringify(data)) as Json
  const path = pickFrom(random, places(copy))
  const last = path.at(-1)
  if (last === undefined) return pickFrom<Json>(random, [null, 7, 'nonsense', [], {}])
  // biome-ignore lint/suspicious/noExplicitAny: data of any shape is walked
  let at: any = copy
  for (const key of path.slice(0, -1)) at = at[key]
  if (random.int(8) === 0) {
    if (Array.isArray(at)) at.splice(Number(last), 1)
    else delete at[last]
  } else at[last] = changed(at[last], random, strings)
  return copy
}

function changed(value: Plain, random: Random, strings: readonly string[]): Json {
  if (typeof value === 'number') return pickFrom(random, [value + 1, value - 1, -1, 0, 0.5, 1e9])
  if (typeof value === 'string') return strings.length > 0 ? pickFrom(random, strings) : 'nonsense'
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) return random.int(2) === 0 ? [] : [...value, ...value]
  return pickFrom<Json>(random, [null, {}, 'nonsense', 3])
}

/** Every text in a piece of data. */
export function stringsIn(data: Plain): string[] {
  if (typeof data === 'string') return [data]
  if (data === null || typeof data !== 'object') return []
  return (Array.isArray(data) ? data : Object.values(data)).flatMap((part) => stringsIn(part))
}
