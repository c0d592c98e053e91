// What steals, and what it cannot reach.

import { describe, expect, it } from 'vitest'
import type { Action } from '../../../vocabulary.ts'
import * as camp from '../../state/campaign/read.ts'
import * as write from '../../state/write.ts'
import { CampaignBench } from '../campaign-testing.ts'

const PIP = 'pip' as const

describe('theft', () => {
  it('campaign/14.1: Silver-Tongues steal from Merchant League and the Trust', () => {
    const bench = new CampaignBench(3, ['magnate', 'founder', 'partisan'])
      .league('fuel')
      .trust('relic')
      .guild('yellow', 'BC20')
      .leads('yellow', 'administration-2')
    expect(bench.no({ do: 'useTongues', from: 'red', take: { slot: 24 } })).toBeUndefined()
    bench.act({ do: 'useTongues', from: 'red', take: { slot: 22 } })
    expect([bench.held('yellow'), camp.league(bench.state, 2)]).toEqual([['fuel'], 0])
  })

  it('campaign/14.1, R12: Trade in spite of the Truce, with Rivals only, and with no Golem', () => {
    const make = () =>
      new CampaignBench(4, ['caretaker', 'founder', 'magnate', 'partisan'])
        .guild('red', 'BC23')
        .ships('red', '1a', 2)
        .imperial('1a', 1)
    const rival = make()
      .city('yellow', '1a')
      .tokens('yellow', 'weapon')
      .tokens('red', 'relic')
      .leads('red', 'administration-2')
    const trade: Action = { do: 'trade', city: '1a/1', give: 0, take: 0, pay: PIP }
    expect(rival.no(trade)).toBeUndefined()
    const free = make().free('1a').tokens('red', 'relic').leads('red', 'administration-2')
    expect(free.no(trade)).toBe('no.rival')
    const golem = make().city('yellow', '1a').tokens('yellow', 'weapon').leads('red', 'administration-2')
    write.setSlot(golem.state, 0, 0, 6)
    expect(golem.no(trade)).toBe('no.golemTrade')
  })
})
