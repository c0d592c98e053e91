import { simulate } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { arcsPackage } from '../package.ts'

// In these games somebody looked into SUPERCAT's virtual hand with Farseers and exchanged a card. What was taken had no
// name, so the eager player later believed that it held another card, and played it.
describe('arcs/D50: no card that nobody has named comes into an open hand', () => {
  it.each([
    { players: 4, seed: 'eager164' },
    { players: 3, seed: 'eager184' },
    { players: 3, seed: 'eager277' },
  ])('$seed with $players at the table goes on to its end', ({ players, seed }) => {
    const options = { players, role1: 'supercat' }
    const seats = Object.fromEntries(
      arcsPackage.game.seats(options).map(({ id, role }) => {
        const bot = role === 'supercat' ? 'supercat' : 'eager'
        return [id, { by: 'bot' as const, bot }]
      }),
    )
    expect(simulate(arcsPackage, { options, seats, seed }).outcome.winners).toHaveLength(1)
  })
})
