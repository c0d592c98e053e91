// Whole acts with SUPERCAT: every decision finds its page, and the act ends.

import { simulate } from '@understudy/table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { offerCampaign } from '../../../campaign.ts'
import { arcsPackage } from '../../../package.ts'

const roles = (players: number, bots: number) =>
  Object.fromEntries(Array.from({ length: players }, (_, i) => [`role${i + 1}`, i < bots ? 'supercat' : 'human']))
let withdraw = (): void => {}
beforeAll(() => {
  withdraw = offerCampaign()
})
afterAll(() => withdraw())

const COLOURS = ['red', 'yellow', 'blue', 'white']

const VERSIONS = ['0.5', '0.10'] as const

describe.each([
  [2, 1],
  [2, 2],
  [3, 1],
  [3, 3],
  [4, 2],
  [4, 4],
])('an act of %i seats with %i bots', (players, bots) => {
  it.each(['random', 'eager'])(
    'is played to its end beside %s players',
    (others) => {
      for (let game = 0; game < 4; game++) {
        const seats = Object.fromEntries(
          COLOURS.slice(0, players).map((colour, seat) => [
            colour,
            seat < bots
              ? // Each version by itself, then both at one table.
                ({ by: 'bot', bot: 'supercat', version: VERSIONS[game < 2 ? game : seat % 2]! } as const)
              : others === 'random'
                ? ({ by: 'random' } as const)
                : ({ by: 'bot', bot: 'eager' } as const),
          ]),
        )
        const options = { players, act: 1, ...roles(players, bots) }
        const { outcome } = simulate(arcsPackage, { options, seats, seed: `act ${players} ${bots} ${game}` })
        expect(outcome.winners).toHaveLength(1)
      }
    },
    120_000,
  )
})
