// Protected cards and frozen tokens.

import { describe, expect, it } from 'vitest'
import { provoke } from '../battle/outrage.ts'
import * as camp from '../state/campaign/read.ts'
import { CampaignBench } from './campaign-testing.ts'

describe('protected and frozen', () => {
  it('campaign/15.2: protected cards are neither stolen nor raided', () => {
    const bench = new CampaignBench(3, ['magnate', 'founder', 'partisan'])
      .guild('yellow', 'BC20')
      .leads('yellow', 'administration-2')
    expect(bench.no({ do: 'useTongues', from: 'red', take: { card: 'F302' as never } })).toBe('no.protected')
  })

  it('campaign/15.3: Outrage leaves frozen tokens where they are', () => {
    const bench = new CampaignBench(3, ['magnate', 'advocate', 'partisan']).league('relic')
    provoke(bench.state, 0, 4)
    expect(camp.league(bench.state, 4)).toBe(1)
    // The card under them is a Fuel card: with it they go.
    provoke(bench.state, 0, 2)
    bench.frame('courtCrises')
    expect([camp.league(bench.state, 4), bench.has('red', 'F302' as never)]).toEqual([0, false])
  })
})
