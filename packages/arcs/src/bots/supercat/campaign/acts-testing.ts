// Whole acts: of each Fate, with two to four players, and with a person's place taken by the eager player in every second one.

import { simulate } from '@understudy/table'
import { arcsPackage } from '../../../package.ts'
import { FATES } from '../../../rules/campaign/vocabulary.ts'
import type { VersionId } from '../versions/version.ts'
import type { Watch } from '../watch-testing.ts'

const ACTS = 66

/** Plays them all; the campaign has to be offered. */
export function playActs(version: VersionId, sink: Watch): void {
  const bot = { by: 'bot', bot: 'supercat', version } as const
  for (let act = 0; act < ACTS; act++) {
    const players = 2 + (act % 3)
    const bots = Math.max(1, players - (act % 2))
    const seats = ['red', 'yellow', 'blue', 'white'].slice(0, players)
    simulate(arcsPackage, {
      options: {
        players,
        act: 1,
        fate1: FATES[act % FATES.length]!,
        ...Object.fromEntries(seats.map((_, i) => [`role${i + 1}`, i < bots ? 'supercat' : 'human'])),
      },
      seats: Object.fromEntries(
        seats.map((seat, i) => [seat, i < bots ? bot : ({ by: 'bot', bot: 'eager' } as const)]),
      ),
      seed: `nodes ${act}`,
      sink,
    })
  }
}
