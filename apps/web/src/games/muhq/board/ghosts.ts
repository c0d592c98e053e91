// What would stand elsewhere than it stands now: units that come, and ways of those that go.

import type { Look } from './look.ts'

interface Ghosts {
  readonly at: ReadonlySet<number>
  readonly ways: readonly { readonly from: Look; readonly to: Look }[]
}

export const NO_GHOSTS: Ghosts = { at: new Set(), ways: [] }

export function ghostsOf(now: ReadonlyMap<number, Look>, then: readonly Look[]): Ghosts {
  const ways = then.flatMap((to) => {
    const from = now.get(to.id)
    return from === undefined || (from.x === to.x && from.y === to.y) ? [] : [{ from, to }]
  })
  const came = then.filter(({ id }) => !now.has(id))
  return { at: new Set([...came, ...ways.map(({ to }) => to)].map(({ id }) => id)), ways }
}
