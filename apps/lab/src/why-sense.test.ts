// Every bot of every game is asked why, and why not, at drawn decisions: the answers name rules that really compare, in
// sentences that a player can read.

import { askWhyNot, whyNotTally } from '@understudy/table/testing'
import { describe, expect, it } from 'vitest'
import { games } from './games.ts'
import { settingsWith } from './seating.ts'
import { drawnGame } from './soak/drawn-game.ts'

/** So many decisions of each bot, over so many games. */
const DECISIONS = 200
const GAMES = 8
/** So many alternatives at each of them. */
const EACH = 5

const bots = Object.values(games).flatMap(({ pkg }) =>
  pkg.bots.flatMap(({ id, rulebook }) => (rulebook === undefined ? [] : [{ pkg, id }])),
)

describe.each(bots)('$id', ({ pkg, id }) => {
  it('is asked why not at 200 drawn decisions, and names a rule that compares the two', () => {
    const tally = whyNotTally()
    const space = settingsWith(pkg, id)
    for (let n = 0; tally.positions < DECISIONS && n < 10 * GAMES; n++) {
      const drawn = drawnGame(pkg, space, 'sense', n * 41, id)
      const seats = Object.fromEntries(
        Object.entries(drawn.seats).map(([seat, who]) => [
          seat,
          who.by === 'person' ? ({ by: 'random' } as const) : who,
        ]),
      )
      askWhyNot(pkg, id, { ...drawn, seats }, tally, Math.min(DECISIONS, tally.positions + DECISIONS / GAMES), EACH)
    }
    expect(tally.positions).toBe(DECISIONS)
    expect(tally.asked).toBeGreaterThan(DECISIONS)
  }, 120_000)
})
