// What the three Policies do.

import { describe, expect, it } from 'vitest'
import * as camp from '../state/campaign/read.ts'
import * as read from '../state/read.ts'
import { CampaignBench } from './campaign-testing.ts'
import { imperialSupply } from './supplies.ts'

describe('Policies', () => {
  it('campaign/11.3.3: War hands out Weapons of the supply, then of the Trust, to whom the First Regent names', () => {
    const bench = new CampaignBench(3).policy('war').trust('weapon').supply('weapon', 1).frame('supplyWeapons')
    expect(bench.waits).toBe('supplyWeapons.red')
    bench.do({ do: 'supplyWeapons', to: ['red', 'yellow'] })
    expect([
      bench.held('red').includes('weapon'),
      bench.held('yellow').includes('weapon'),
      camp.trust(bench.state, 3),
    ]).toEqual([true, true, 0])
  })

  it('campaign/11.3.2: Escalation without an Imperial system goes to a starport of the First Regent, with what is left', () => {
    const bench = new CampaignBench().policy('escalation').imperial('5a', 0, 14).port('red', '1a')
    expect(imperialSupply(bench.state)).toBe(1)
    bench.frame('policyAction')
    expect(bench.refused({ do: 'escalate', at: '5a' })).toBe('no.escalate')
    bench.do({ do: 'escalate', at: '1a' })
    expect(bench.pieces('empire', '1a')).toEqual([1, 0])
  })

  it('campaign/11.4: the Trust counts for the First Regent alone, and cannot be raided', () => {
    const bench = new CampaignBench().trust('relic', 'relic').declared('keeper').endChapter()
    expect(bench.of(read.power, 'red')).toBe(5)
  })

  it('campaign/11.3: Peace brings nothing to an Outlaw, whatever its cities', () => {
    const bench = new CampaignBench(3).policy('peace').outlaw('blue')
    bench.openSlots('yellow', 0, 'red').openSlots('blue', 0, 'red').frame('policyAction')
    expect([bench.of(read.power, 'yellow'), bench.of(read.power, 'blue')]).toEqual([5, 0])
  })

  it('campaign/11.3: Escalation without an Imperial system looks for the First Regent’s own starports', () => {
    const bench = new CampaignBench(3).policy('escalation').port('red', '1a').port('yellow', '2a').frame('policyAction')
    expect([bench.refused({ do: 'escalate', at: '2a' }), bench.refused({ do: 'escalate', at: '1a' })]).toEqual([
      'no.escalate',
      undefined,
    ])
    const none = new CampaignBench(3).policy('escalation').port('yellow', '2a').frame('policyAction')
    expect([none.pieces('empire', '2a'), none.waits.startsWith('policyAction')]).toEqual([[0, 0], false])
  })
})
