// The work that both bundles of the tracing benchmark do: the same games of every rulebook, with a full trace or none.

import { Recorder } from '@understudy/procedure'
import { simulate } from '@understudy/table'
import { games } from '../games.ts'
import { pairings } from './game-speeds.ts'

/** Answers the number of actions, which must not depend on the trace. */
export function playTraced(count: number, full: boolean): number {
  let actions = 0
  for (const { pkg } of Object.values(games)) {
    for (const { options, seats } of pairings(pkg)) {
      for (let number = 0; number < count; number++) {
        const sink = full ? { sink: new Recorder() } : {}
        actions += simulate(pkg, { options, seats, seed: `tracing/${number}`, ...sink }).actions
      }
    }
  }
  return actions
}
