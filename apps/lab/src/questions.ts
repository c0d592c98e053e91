// What the people at a real table are asked in each round: dice and draws that they make themselves, what they did, and
// facts that the data leave open. People's own choices are drawn by lot; everything else is as at their table.

import { type AnyPackage, Driver, withDefaults } from '@understudy/table'
import { type Asked, BesidePlayer, nothingAsked } from './beside-player.ts'
import type { BesideTable } from './game-entry.ts'
import { proposedWays } from './screens.ts'

export interface AskedByRound {
  readonly games: number
  /** Means by round, from the first; games that were over by then do not count. */
  readonly rounds: readonly Asked[]
  /** What was asked for and then not needed. */
  readonly needless: number
}

/** The round, as turns are named: `3.campaign.turn.1`. */
const roundOf = (moment: string): number => Number(moment.split('.')[0])

export function countQuestions(
  pkg: AnyPackage,
  table: BesideTable,
  settings: { readonly games: number; readonly rounds: number; readonly seed: string },
): AskedByRound {
  const byRound = Array.from({ length: settings.rounds }, (): Asked[] => [])
  let needless = 0
  for (let game = 0; game < settings.games; game++) {
    const player = playerAt(pkg, table, `${settings.seed} ${game}`)
    askedIn(player, settings.rounds).forEach((each, at) => {
      byRound[at]?.push(each)
    })
    needless += player.screens.needless
  }
  return { games: settings.games, rounds: byRound.map(meanOf), needless }
}

export function meanOf(all: readonly Asked[]): Asked {
  const sum = nothingAsked()
  for (const each of all) for (const key of keysOf(sum)) sum[key] += each[key]
  for (const key of keysOf(sum)) sum[key] /= Math.max(1, all.length)
  return sum
}

const keysOf = (asked: Asked): (keyof Asked)[] => Object.keys(asked) as (keyof Asked)[]

function playerAt(pkg: AnyPackage, table: BesideTable, seed: string): BesidePlayer {
  const options = withDefaults(pkg, table.options)
  const chance = { ...proposedWays(pkg), ...table.chance }
  return new BesidePlayer(
    new Driver(pkg, { t: 'start', options, chance, seed, seats: pkg.seating(options) }),
    table,
    seed,
  )
}

function askedIn(player: BesidePlayer, rounds: number): Asked[] {
  const asked: Asked[] = []
  for (;;) {
    const round = roundOf(player.moment)
    if (round > rounds) return asked
    while (asked.length < round) asked.push(nothingAsked())
    if (!player.step(asked[round - 1] ?? nothingAsked())) return asked
  }
}
