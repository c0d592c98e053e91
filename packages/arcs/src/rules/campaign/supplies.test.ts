// Supplies that run out.

import { describe, expect, it } from 'vitest'
import { sys } from '../board/ids.ts'
import * as read from '../state/read.ts'
import { CampaignBench } from './campaign-testing.ts'
import { blightSupply } from './supplies.ts'

describe('supplies', () => {
  it('campaign/7.1: Blight that is due comes out of Trophies when the supply is empty', () => {
    const bench = new CampaignBench().loot('yellow', 'blight', 'ship', 20).loot('blue', 'blight', 'ship', 4)
    expect(blightSupply(bench.state)).toBe(0)
    bench
      .court({ card: 'CC15' as never })
      .dice(1, 1)
      .frame('courtCrises')
    // Six planets with the arrow: six tokens of whoever has most.
    expect([bench.lootOf('yellow', 'blight'), bench.lootOf('blue', 'blight')]).toEqual([14, 4])
    expect(read.damaged(bench.state, sys('3a'), 6)).toBe(1)
  })
})
