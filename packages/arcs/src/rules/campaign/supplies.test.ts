// Supplies that run out.

import { describe, expect, it } from 'vitest'
import { sys } from '../board/ids.ts'
import * as read from '../state/read.ts'
import { CampaignBench } from './campaign-testing.ts'
import { blightSupply, freeSupply, imperialSupply } from './supplies.ts'

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

  it('campaign/1.1.1, 1.1.2, 1.1.3: what lies nowhere is in the supplies', () => {
    const bench = new CampaignBench(3)
    const left = () => [
      imperialSupply(bench.state),
      blightSupply(bench.state),
      freeSupply(bench.state, 'city'),
      freeSupply(bench.state, 'starport'),
    ]
    expect(left()).toEqual([15, 24, 28, 14])
    bench.imperial('1a', 1, 1).blight('2a', 1).free('3a').free('4a', 'starport')
    bench.loot('red', 'empire', 'ship', 1).loot('red', 'blight', 'ship', 2).loot('blue', 'free', 'city', 1)
    expect(left()).toEqual([12, 21, 26, 13])
  })
})
