// The Founder: cards and objective.

import { describe, expect, it } from 'vitest'
import { sys } from '../../board/ids.ts'
import * as camp from '../../state/campaign/read.ts'
import * as read from '../../state/read.ts'
import { CampaignBench } from '../campaign-testing.ts'

describe('the Founder', () => {
  it('campaign/12.2, R3: Parade Fleets', () => {
    const bench = new CampaignBench(4, ['founder', 'magnate', 'advocate', 'partisan'])
      .free('2a')
      .leads('red', 'construction-2', 'tycoon')
    expect(bench.refused({ do: 'parade', at: '1a' })).toBe('no.freeCityAt')
    bench.do({ do: 'parade', at: '2a', outlaw: true })
    expect([bench.fleet('red', '2a'), camp.isOutlaw(bench.state, 0), camp.firstRegent(bench.state)]).toEqual([
      [2, 0],
      true,
      1,
    ])
    const none = new CampaignBench(4, ['founder', 'magnate', 'advocate', 'partisan']).leads(
      'red',
      'construction-2',
      'tycoon',
    )
    expect([none.waits, none.refused({ do: 'parade', outlaw: true })]).toEqual(['parade.red', undefined])
  })

  it('campaign/12.2: an Outlaw places ships, but cannot leave again', () => {
    const bench = new CampaignBench(3, ['founder', 'magnate', 'partisan']).outlaw('red').firstRegent('yellow')
    bench.free('2a').leads('red', 'construction-2', 'tycoon')
    expect(bench.refused({ do: 'parade', at: '2a', outlaw: true })).toBe('no.isOutlaw')
    bench.do({ do: 'parade', at: '2a' })
    expect(read.ships(bench.state, sys('2a'), 0)).toBe(2)
  })
})
