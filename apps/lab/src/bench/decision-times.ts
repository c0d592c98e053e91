// How long a single decision of a bot takes: from being asked until it knows what to do, dice and picks included.

import { type AnyPackage, appOnly, Driver } from '@understudy/table'
import { quantile } from '../statistics.ts'
import { pairings } from './game-speeds.ts'
import type { Figure } from './measure.ts'

const SHARES = [0.5, 0.99, 0.999]

export function decisionTimes(pkg: AnyPackage, bot: string, seconds: number): Figure[] {
  const pairing = pairings(pkg).find((each) => each.bot === bot)
  if (pairing === undefined) return []
  const { options, seats } = pairing
  const times: number[] = []
  // Every game once without the clock: the compiler is at work first.
  for (const warm of [true, false]) {
    const end = performance.now() + seconds * 1000
    for (let number = 0; performance.now() < end; number++) {
      const seed = `decisions/${number}`
      const driver = new Driver(pkg, { t: 'start', options, seats, seed, chance: appOnly(pkg) })
      let spent = 0
      for (;;) {
        const begin = performance.now()
        const next = driver.next()
        spent += performance.now() - begin
        if (next.kind !== 'auto') break
        // A roll or a pick is a part of the decision that it belongs to.
        if (next.entry.t === 'action') {
          if (!warm) times.push(spent)
          spent = 0
        } else if (next.entry.seat === 'chance') spent = 0
        driver.commit(next.entry)
      }
    }
  }
  times.sort((a, b) => a - b)
  return SHARES.map((share) => ({
    name: `${pkg.game.id}/${bot}, ${(share * 100).toString()} % of decisions within`,
    value: `${quantile(times, share).toFixed(3)} ms`,
    note: share === 0.999 ? `of ${times.length}; target less than 10 ms` : '',
  }))
}
