// Ways over the sea: zone after zone, and the shortest between two.

import type { Refusal } from '@understudy/table'
import { packOf } from '../../pack/setting.ts'
import type { Pack } from '../../pack/types.ts'
import { say } from '../sayings.ts'
import { seaName } from '../state/names.ts'
import { NONE } from '../state/query.ts'
import type { State } from '../state/state.ts'

/** Why these zones cannot be entered one after another; `from`: where the navy lies, -1 if it puts to sea in the first. */
export function refuseZones(state: State, from: number, zones: readonly number[]): Refusal | undefined {
  const { seas } = packOf(state)
  let at = from
  for (const zone of zones) {
    if (at !== NONE && !seas[at]?.next.includes(zone))
      return say('no.seaBorder', { a: seaName(state, at), b: seaName(state, zone) })
    at = zone
  }
  return undefined
}

const found = new WeakMap<Pack, Map<number, readonly number[] | undefined>>()

/** A shortest way from one zone to another, without its start. It is found once: nothing on the table changes it. */
export function seaWay(state: State, from: number, to: number): readonly number[] | undefined {
  const pack = packOf(state)
  let known = found.get(pack)
  if (known === undefined) {
    known = new Map()
    found.set(pack, known)
  }
  const key = from * pack.seas.length + to
  let way = known.get(key)
  if (way === undefined && !known.has(key)) {
    way = findWay(pack, from, to)
    known.set(key, way)
  }
  return way
}

function findWay({ seas }: Pack, from: number, to: number): number[] | undefined {
  if (from === to) return []
  const ways: number[][] = [[from]]
  const seen = new Set([from])
  for (const way of ways) {
    for (const next of seas[way.at(-1) ?? NONE]?.next ?? []) {
      if (next === to) return [...way.slice(1), next]
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return undefined
}
