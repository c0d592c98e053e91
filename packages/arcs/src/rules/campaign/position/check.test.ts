// What is impossible in a position of an act.

import { describe, expect, it } from 'vitest'
import { CampaignBench } from '../campaign-testing.ts'

describe('checking a position of an act', () => {
  it('what is impossible is named', () => {
    const bench = new CampaignBench().trust('relic', 'relic').firstRegent(undefined)
    expect(bench.problems()).toContain('campaign.trust: bad.trust')
    expect(new CampaignBench().outlaw('red').problems()).toContain('campaign.firstRegent: bad.firstRegent')
    expect(new CampaignBench(3, ['founder', 'partisan', 'steward']).league('fuel').problems()).toContain(
      'campaign.league: bad.league',
    )
    expect(new CampaignBench().imperial('1a', 16).problems()).toContain('systems: bad.imperial')
    expect(new CampaignBench().problems()).toEqual([])
  })
})
