// Repairing what is not one’s own.

import { describe, expect, it } from 'vitest'
import { CampaignBench } from '../campaign-testing.ts'

const PIP = 'pip' as const

describe('repairing', () => {
  it('campaign/6.4: Imperial ships are repaired where one is present, Free buildings where one controls', () => {
    const bench = new CampaignBench(3).settled().imperial('1a', 0, 1).free('2a', 'city', true)
    bench.leads('red', 'administration-2')
    const refusals = () => [
      bench.no({ do: 'repair', piece: { ship: '1a', of: 'empire' }, pay: PIP }),
      bench.no({ do: 'repair', piece: { site: '2a/1' }, pay: PIP }),
    ]
    expect(refusals()).toEqual(['no.presence', 'no.damagedBuilding'])
    bench.city('red', '1a').ships('red', '2a', 1)
    expect(refusals()).toEqual([undefined, undefined])
  })
})
