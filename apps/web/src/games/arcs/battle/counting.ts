// What the symbols that were rolled come to: how many of them count, and why the others do not.

import type { State } from '@understudy/arcs'
import type { Face } from '@understudy/arcs/data'
import { thefts } from '@understudy/arcs/rules'
import { ownerIndex } from '@understudy/arcs/state'
import { facing } from '../compose/odds/facing.ts'
import type { Fight } from './fought.ts'

type Idle = 'self' | 'intercept' | 'ignored' | 'hit' | 'building' | 'key' | 'keys' | 'raider'

export interface Counter {
  readonly n: number
  readonly counts: number
  /** Why not all of them do. */
  readonly idle?: Idle
  /** Hits that come back. */
  readonly back?: number
}

/** By the position in which it was fought: all hits are dealt at once. */
export function countersOf(
  symbols: Face,
  before: State,
  { at, attacker, defender }: Fight,
): Record<keyof Face, Counter> {
  const [own, other] = [ownerIndex(before, attacker), ownerIndex(before, defender)]
  const met = facing(before, at, own, other)
  // In an act ships of the Empire may take some of them.
  const room = (n: number) => (before.options.act > 0 && n > 0 ? 99 : n)
  const counter = (n: number, counts: number, idle: Idle): Counter =>
    counts < n ? { n, counts: Math.max(0, counts), idle } : { n, counts: n }
  const self = Math.min(symbols.self, room(met.own))
  const intercepted = symbols.intercept - met.ignored + met.added > 0
  const back = intercepted ? Math.min(met.onIntercept, room(met.own) - self) : 0
  const onShips = Math.min(symbols.hit, room(met.ships))
  const onSites = Math.min(symbols.hit - onShips, met.buildings)
  const building = Math.min(symbols.building, met.buildings - onSites)
  const seat = other < before.options.colours.length
  const opens = (keys: number) => seat && !thefts(before, own, other, keys).next().done
  const alive = met.own - self - back > 0 || before.options.act > 0
  const key = alive && opens(symbols.key) ? symbols.key : 0
  const { intercept: n } = symbols
  return {
    self: counter(symbols.self, self, 'self'),
    intercept:
      n > 0 && back === 0
        ? { n, counts: 0, idle: !intercepted ? 'ignored' : met.onIntercept === 0 ? 'intercept' : 'self' }
        : { n, counts: n, ...(back > 0 ? { back } : {}) },
    hit: counter(symbols.hit, onShips + onSites, 'hit'),
    building: counter(symbols.building, building, met.buildings === 0 ? 'building' : 'hit'),
    key: counter(symbols.key, key, !alive ? 'raider' : opens(99) ? 'keys' : 'key'),
  }
}
