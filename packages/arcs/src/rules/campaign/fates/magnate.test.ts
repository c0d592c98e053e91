// The Magnate: cards and objective.

import { describe, expect, it } from 'vitest'
import { settle } from '../../round/settle.ts'
import * as camp from '../../state/campaign/read.ts'
import * as read from '../../state/read.ts'
import { F, push } from '../../state/stack.ts'
import * as write from '../../state/write.ts'
import { CampaignBench } from '../campaign-testing.ts'

describe('the Magnate', () => {
  it('campaign/12.3, B.11: Merchant League: two tokens for a declaration, lost with the card', () => {
    const bench = new CampaignBench(3, ['magnate', 'founder', 'partisan']).leads('red', 'construction-2', 'tycoon')
    bench.do({ do: 'league', gain: ['fuel', 'relic'] })
    expect([camp.league(bench.state, 2), camp.league(bench.state, 4), bench.problems()]).toEqual([1, 1, []])
    push(bench.state, F.cities, 0, 1 << 2)
    settle(bench.state)
    expect([bench.has('red', 'F302' as never), camp.league(bench.state, 4), read.supply(bench.state, 4)]).toEqual([
      false,
      0,
      5,
    ])
  })

  it('campaign/12.3: Merchant League: two tokens at most, and of what the supply has', () => {
    const bench = new CampaignBench(3, ['magnate', 'founder', 'partisan']).supply('relic', 1)
    bench.leads('red', 'construction-2', 'tycoon')
    expect([
      bench.refused({ do: 'league', gain: ['fuel', 'fuel', 'fuel'] }),
      bench.refused({ do: 'league', gain: ['relic', 'relic'] }),
      bench.refused({ do: 'league', gain: ['fuel', 'fuel'] }),
    ]).toEqual(['no.leagueTwo', 'no.tokenSupply', undefined])
  })

  it('campaign/12.3 b: Golems are not exported', () => {
    const bench = new CampaignBench(3, ['magnate', 'caretaker', 'partisan']).openSlots('red', 2, 'blue')
    bench.tokens('red', 'fuel', 'fuel', null, 'relic')
    write.setSlot(bench.state, 0, 2, 6)
    bench.frame('negotiate')
    expect([
      bench.refused({ do: 'export', slots: [0, 1, 2] }),
      bench.refused({ do: 'export', slots: [0, 1, 3] }),
    ]).toEqual(['no.token', undefined])
  })

  it('campaign/R8: the Magnate’s own agent given back counts as a Favor given', () => {
    const bench = new CampaignBench(3, ['magnate', 'advocate', 'partisan']).settled().favors('yellow', 'red', 1)
    bench.frame('summit', 'yellow').do({ do: 'callSummit' }).act({ do: 'decline' })
    bench.do({ do: 'propose', parts: [{ from: 'yellow', to: 'red', favor: 'red' }] }).do({ do: 'accept' })
    expect([bench.left('red'), bench.favorsOf('yellow', 'red')]).toEqual([8, 0])
  })
})
