// Bots that come to a game in its midst find their way; by the hundred games this is done in `npm run soak -- --enter`.

import { checkEntering } from '@understudy/table/testing'
import { expect, it } from 'vitest'
import { muhqPackage } from '../../package.ts'

it.each(['kraken', 'tyrant'])(
  'the %s and partners go on from wherever they come in',
  (boss) => {
    const seats = { p1: { by: 'bot', bot: 'partner' }, p2: { by: 'random' } } as const
    const options = { boss, players: 2 }
    const { points, waiting, faults } = checkEntering(muhqPackage, { options, seats, seed: 'enter', every: 13 })
    expect(faults).toEqual([])
    expect(points).toBeGreaterThan(15)
    expect(waiting).toBeGreaterThan(0)
  },
  120_000,
)
