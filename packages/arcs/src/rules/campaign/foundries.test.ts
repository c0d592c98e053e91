// Use Imperial Foundries.

import { describe, expect, it } from 'vitest'
import * as read from '../state/read.ts'
import { CampaignBench } from './campaign-testing.ts'

describe('Foundries', () => {
  it('campaign/11.5: a ship for each starport, which goes back to the supply', () => {
    const bench = new CampaignBench(3, ['admiral', 'magnate', 'partisan'])
      .port('red', '1a')
      .ships('red', '1a', 3)
      .port('red', '4a')
      .port('red', '4a')
      .ships('red', '4a', 3)
      .frame('foundries')
    const ships = (n: number, at: '1a' | '4a') => Array.from({ length: n }, () => ({ at }))
    expect([
      bench.refused({ do: 'foundries', ships: ships(2, '1a') }),
      bench.refused({ do: 'foundries', ships: ships(3, '4a') }),
    ]).toEqual(['no.foundry', 'no.foundry'])
    bench.do({ do: 'foundries', ships: [...ships(1, '1a'), ...ships(2, '4a')] })
    expect([bench.pieces('empire', '4a'), bench.fleet('red', '4a'), bench.of(read.shipsLeft, 'red')]).toEqual([
      [2, 0],
      [1, 0],
      12,
    ])
  })
})
