// Bots that come to a game in its midst find their way; by the hundred games this is done in `npm run soak -- --enter`.

import { checkEntering } from '@understudy/table/testing'
import { expect, it } from 'vitest'
import { romePackage } from '../../package.ts'

const seats = ['super', 'speed', 'super', 'speed'].map((role, no) => [`role${no + 1}`, role])

it('Super-bot and Speed-bot go on from wherever they come in, chance under way or not', () => {
  const options = { ...Object.fromEntries(seats), 'victory.maxRounds': 2 }
  const { points, waiting, faults } = checkEntering(romePackage, { options, seed: 'enter', every: 11 })
  expect(faults).toEqual([])
  expect(points).toBeGreaterThan(30)
  expect(waiting).toBeGreaterThan(5)
}, 120_000)
