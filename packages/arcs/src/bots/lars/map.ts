// Distances on the part of the map that is in play (lars/A5), and the shortest ways of a catapult (lars/A31).

import { isGate, SYSTEM_COUNT } from '../../data/map.ts'
import { BOARDS } from '../../data/setup-cards.ts'
import { blockader } from '../../rules/seats/attacks.ts'
import * as read from '../../rules/state/read.ts'
import type { State } from '../../rules/state/state.ts'

const FAR = 99

/** Steps between systems, by setup card: `from * 24 + to`. */
const DISTANCES: readonly Uint8Array[] = BOARDS.map((board) => {
  const steps = new Uint8Array(SYSTEM_COUNT * SYSTEM_COUNT).fill(FAR)
  for (const from of board.systems) {
    steps[from * SYSTEM_COUNT + from] = 0
    const queue = [from]
    for (let i = 0; i < queue.length; i++) {
      const at = queue[i]!
      for (const next of board.neighbours[at]!) {
        if (steps[from * SYSTEM_COUNT + next] !== FAR) continue
        steps[from * SYSTEM_COUNT + next] = steps[from * SYSTEM_COUNT + at]! + 1
        queue.push(next)
      }
    }
  }
  return steps
})

export const distance = (state: State, from: number, to: number): number =>
  from < 0 || to < 0 ? FAR : DISTANCES[read.setup(state)]![from * SYSTEM_COUNT + to]!

/** By setup card and `from * 24 + to`: all shortest ways whose stops in between are gates; each is the list of these gates. */
const WAYS = new Map<number, readonly (readonly number[])[]>()

export function shortestWays(state: State, from: number, to: number): readonly (readonly number[])[] {
  const setup = read.setup(state)
  // A gate that nothing breaks is flown around (lars/A65).
  if (state.options.warpBlockades) return findWays(setup, from, to, (gate) => blockader(state, gate, -1, 0) < 0)
  const key = (setup * SYSTEM_COUNT + from) * SYSTEM_COUNT + to
  const known = WAYS.get(key)
  if (known !== undefined) return known
  const ways = findWays(setup, from, to, () => true)
  WAYS.set(key, ways)
  return ways
}

function findWays(setup: number, from: number, to: number, open: (gate: number) => boolean): number[][] {
  const { neighbours } = BOARDS[setup]!
  let rim: number[][] = [[]]
  const seen = new Set([from])
  while (rim.length > 0) {
    const done = rim.filter((way) => neighbours[way.at(-1) ?? from]!.includes(to))
    if (done.length > 0) return done
    const next: number[][] = []
    for (const way of rim)
      for (const gate of neighbours[way.at(-1) ?? from]!)
        if (isGate(gate) && open(gate) && !seen.has(gate)) next.push([...way, gate])
    for (const way of next) seen.add(way.at(-1)!)
    rim = next
  }
  return []
}
