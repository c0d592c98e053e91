import { simulate } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { muhqPackage } from '../../package.ts'
import { BOSS } from '../../vocabulary.ts'
import { seatsBy } from '../testing/game-testing.ts'

// The figures of a thousand games each are in docs/muhq-balance.md. This is a quick look at the same thing: games with
// fixed seeds, and a band so wide that the luck of so few does not matter; what breaks the balance falls out of it.
const GAMES = process.env.FULL === '1' ? 20 : 10
const FEWEST = 0.15
const MOST = 0.85
/** The round limit is there to end games, not to decide them. */
const MOST_BY_ROUNDS = 0.4

interface Tally {
  wins: number
  byRounds: number
  rounds: number
}

function play(boss: string, players: number): Tally {
  const tally: Tally = { wins: 0, byRounds: 0, rounds: 0 }
  for (let game = 0; game < GAMES; game++) {
    const seats = seatsBy('partner', players)
    const { outcome, last } = simulate(muhqPackage, { options: { boss, players }, seats, seed: `balance ${game}` })
    if (!outcome.winners.includes(BOSS)) tally.wins++
    if (outcome.why.say === 'over.rounds') tally.byRounds++
    tally.rounds += Number.parseInt(last, 10)
  }
  return tally
}

describe.each(['kraken', 'tyrant'])('the practice partner against the %s', (boss) => {
  it.each([1, 2, 3, 4])(
    'wins and loses, with %i at the table',
    (players) => {
      const { wins, byRounds, rounds } = play(boss, players)
      expect(wins / GAMES).toBeGreaterThan(FEWEST)
      expect(wins / GAMES).toBeLessThan(MOST)
      expect(byRounds / GAMES).toBeLessThan(MOST_BY_ROUNDS)
      expect(rounds / GAMES).toBeGreaterThan(6)
      expect(rounds / GAMES).toBeLessThan(15)
    },
    240_000,
  )
})
