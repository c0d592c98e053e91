// The work that both bundles of the tracing benchmark do: the same games of the rulebooks, with a full trace or none.

import { Recorder } from '@understudy/procedure/trace'
import { simulate } from '@understudy/table'
import { arcsEntry } from '../games/arcs.ts'
import { muhqEntry } from '../games/muhq.ts'
import { pairings } from './game-speeds.ts'

/** Games that are quick to play: a round has many of them, and there are many rounds. */
const QUICK = [arcsEntry.pkg, muhqEntry.pkg]

/** Answers the number of actions, which must not depend on the trace. */
export function playTraced(count: number, full: boolean): number {
  let actions = 0
  for (const pkg of QUICK) {
    for (const { bot, options, seats } of pairings(pkg)) {
      // Each bot as it is usually played.
      if (bot.includes('@')) continue
      for (let number = 0; number < count; number++) {
        const sink = full ? { sink: new Recorder() } : {}
        actions += simulate(pkg, { options, seats, seed: `tracing/${number}`, ...sink }).actions
      }
    }
  }
  return actions
}
