// The Demand: what each Regent owes, and what follows if it has nothing.

import { describe, expect, it } from 'vitest'
import * as camp from '../state/campaign/read.ts'
import * as read from '../state/read.ts'
import { CampaignBench } from './campaign-testing.ts'
import { demandable } from './demand.ts'

describe('the Demand', () => {
  it('campaign/11.3, R1: Demand reaches a Rival’s Merchant League, not one’s own', () => {
    const bench = new CampaignBench(3, ['partisan', 'magnate', 'founder']).policy('escalation').league('fuel')
    expect([...demandable(bench.state, 0, 1)]).toEqual([{ frozen: 'fuel' }])
    expect([...demandable(bench.state, 1, 1)]).toEqual([])
  })

  it('campaign/11.3: War asks nothing of the First Regent, Peace does', () => {
    const war = new CampaignBench(3).policy('war').loot('red', 'blight', 'ship', 1).loot('red', 'free', 'city', 1)
    war.frame('govern').do({ do: 'enforce' })
    expect([war.waits.startsWith('demand'), war.lootOf('red', 'blight')]).toEqual([false, 1])
    const peace = new CampaignBench(3).policy('peace').tokens('red', 'relic').frame('govern').do({ do: 'enforce' })
    expect([peace.held('red'), camp.trust(peace.state, 4)]).toEqual([[], 1])
  })

  it('campaign/11.3: whom the First Regent asks first is its choice where expelling somebody changes what others owe', () => {
    const make = () => {
      const bench = new CampaignBench(3).policy('war')
      // Blue has nothing to give, not even an agent; one of them is yellow’s captive.
      bench.captives('yellow', 'blue', 1).captives('red', 'blue', bench.of(read.agentsLeft, 'blue'))
      return bench.frame('govern').do({ do: 'enforce' })
    }
    const expelled = make()
    expect([expelled.waits, expelled.favorsOf('red', 'yellow')]).toEqual(['demand.red', 0])
    expelled.do({ do: 'exact', of: 'blue', expel: true })
    expect([expelled.of(read.captives, 'yellow'), expelled.favorsOf('red', 'yellow')]).toEqual([0, 0])
    const spared = make().do({ do: 'exact', of: 'blue', expel: false })
    expect([spared.of(read.captives, 'yellow'), spared.favorsOf('red', 'yellow')]).toEqual([1, 1])
  })

  it('campaign/11.4: taking a token by the Demand, the First Regent may rearrange its own', () => {
    const bench = new CampaignBench(3, ['magnate', 'advocate', 'partisan'])
      .policy('peace')
      .openSlots('red', 3, 'blue')
      .tokens('red', 'fuel', 'weapon', 'material')
      .openSlots('yellow', 2, 'blue')
      .tokens('yellow', 'relic')
    bench.frame('govern', 'red').do({ do: 'enforce' })
    expect([bench.waits, camp.trust(bench.state, 4)]).toEqual(['overflow.red', 1])
  })
})
