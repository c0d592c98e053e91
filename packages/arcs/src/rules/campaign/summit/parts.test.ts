// What a deal is made of: each part, and when it is legal.

import { describe, expect, it } from 'vitest'
import type { Colour } from '../../../vocabulary.ts'
import * as read from '../../state/read.ts'
import { isDamaged, siteOwner } from '../../state/sites.ts'
import { CampaignBench } from '../campaign-testing.ts'
import type { Part } from '../vocabulary.ts'

/** Past the Call to Order: people negotiate. */
const talk = (bench: CampaignBench) => bench.frame('summit', 'red').do({ do: 'callSummit' }).act({ do: 'decline' })

describe('parts of a deal', () => {
  it('campaign/9.2.1, R13: ceding', () => {
    const bench = new CampaignBench(3).ships('red', '1a', 1, 1).city('red', '1a').city('red', '2a').port('red', '3a')
    bench.frame('negotiate')
    const part = { from: 'red', to: 'blue' } as const
    const no = (cede: object) => bench.refused({ do: 'tellDeal', parts: [{ ...part, cede } as never] })
    expect([no({ site: '1a/1' }), no({ site: '3a/1' }), no({ site: '2a/1' }), no({ ship: '1a' })]).toEqual([
      'no.cedeShips',
      'no.cedeLast',
      undefined,
      undefined,
    ])
    // In the order of the list: first the ships go, then the building below them, but never the last ship.
    expect(
      bench.refused({
        do: 'tellDeal',
        parts: [
          { ...part, cede: { ship: '1a' } },
          { ...part, cede: { ship: '1a', damaged: true } },
        ],
      }),
    ).toBe('no.cedeLast')
    bench.do({
      do: 'tellDeal',
      parts: [
        { ...part, cede: { site: '2a/1' } },
        { ...part, cede: { ship: '1a', damaged: true } },
      ],
    })
    expect([
      siteOwner(bench.site('2a')),
      bench.fleet('blue', '1a'),
      bench.of(read.citiesLeft, 'red'),
      bench.of(read.citiesLeft, 'blue'),
    ]).toEqual([2, [0, 1], 4, 4])
    expect(bench.problems()).toEqual([])
  })

  it('campaign/9.2.2, 9.2.3: delegating, promising, passing a Favor on and back', () => {
    const bench = new CampaignBench(3).court({ card: 'BC02', agents: { red: 1 } }).frame('negotiate')
    bench.do({
      do: 'tellDeal',
      parts: [
        { from: 'red', to: 'blue', delegate: 'BC02' },
        { from: 'blue', to: 'red', promise: true },
        { from: 'red', to: 'yellow', favor: 'blue' },
      ],
    })
    expect([
      read.courtAgents(bench.state, 0, 2),
      bench.of(read.agentsLeft, 'red'),
      bench.favorsOf('yellow', 'blue'),
    ]).toEqual([1, 10, 1])
    bench.do({ do: 'tellDeal', parts: [{ from: 'yellow', to: 'blue', favor: 'blue' }] })
    expect([bench.favorsOf('yellow', 'blue'), bench.of(read.agentsLeft, 'blue')]).toEqual([0, 9])
    expect(bench.problems()).toEqual([])
  })

  it('campaign/9.2.5: only the First Regent invites', () => {
    const bench = new CampaignBench(3).outlaw('blue').frame('negotiate')
    const invited = (from: Colour) => bench.refused({ do: 'tellDeal', parts: [{ from, to: 'blue', invite: true }] })
    expect([invited('yellow'), invited('red')]).toEqual(['no.inviteFirst', undefined])
  })

  it('campaign/9.2, R13: a building is ceded only for one of the same kind in the other’s supply', () => {
    const bench = new CampaignBench(3).city('red', '1a').city('red', '2a').openSlots('blue', 0, 'yellow')
    bench.frame('negotiate')
    const part = { from: 'red', to: 'blue', cede: { site: '1a/1' } } as const
    expect(bench.refused({ do: 'tellDeal', parts: [part] })).toBe('no.cedeSupply')
    expect(bench.refused({ do: 'tellDeal', parts: [{ ...part, to: 'yellow' }] })).toBeUndefined()
  })

  it('campaign/9.2.4: Captives and Trophies go home when their owner gets them, else they stay what they are', () => {
    const bench = new CampaignBench(3).captives('red', 'blue', 2).trophies('red', 'blue', 'ship', 2).frame('negotiate')
    const trophy = { of: 'blue', piece: 'ship' } as const
    for (const to of ['blue', 'yellow'] as const)
      bench.do({
        do: 'tellDeal',
        parts: [
          { from: 'red', to, captive: 'blue' },
          { from: 'red', to, trophy },
        ],
      })
    expect([bench.of(read.agentsLeft, 'blue'), bench.of(read.shipsLeft, 'blue')]).toEqual([9, 14])
    expect([bench.of(read.captives, 'yellow'), bench.lootOf('yellow', 'blue')]).toEqual([1, 1])
    expect([bench.of(read.captives, 'red'), bench.lootOf('red', 'blue'), bench.problems()]).toEqual([0, 0, []])
  })

  it('campaign/9.2, R13: a ship is ceded only to who has one in supply', () => {
    const bench = new CampaignBench().ships('red', '1a', 2).ships('yellow', '2a', 15)
    const part: Part = { from: 'red', to: 'yellow', cede: { ship: '1a' } }
    talk(bench)
    expect(bench.refused({ do: 'propose', parts: [part] })).toBe('no.cedeSupply')
    expect(bench.refused({ do: 'propose', parts: [{ ...part, to: 'blue' }] })).toBeUndefined()
  })

  it('campaign/9.2: what is ceded damaged stays damaged', () => {
    const bench = new CampaignBench()
      .ships('red', '2a', 1)
      .city('red', '1a', true)
      .city('red', '3a')
      .ships('yellow', '4a', 1)
    talk(bench)
      .do({ do: 'propose', parts: [{ from: 'red', to: 'yellow', cede: { site: '1a/1' } }] })
      .do({ do: 'accept' })
    const site = bench.site('1a')
    expect([siteOwner(site), isDamaged(site)]).toEqual([1, true])
  })

  it('campaign/R27: the parts of a deal are done as listed, each legal at its moment', () => {
    const bench = new CampaignBench(3)
      .ships('red', '1a', 1)
      .ships('red', '2a', 1)
      .city('red', '1a')
      .city('red', '3a')
      .ships('yellow', '4a', 1)
    bench.frame('summit', 'red').do({ do: 'callSummit' }).act({ do: 'decline' })
    const ship = { from: 'red', to: 'yellow', cede: { ship: '1a' } } as const
    const city = { from: 'red', to: 'yellow', cede: { site: '1a/1' } } as const
    expect([
      bench.refused({ do: 'propose', parts: [ship, city] }),
      bench.refused({ do: 'propose', parts: [city, ship] }),
    ]).toEqual([undefined, 'no.cedeShips'])
  })
})
