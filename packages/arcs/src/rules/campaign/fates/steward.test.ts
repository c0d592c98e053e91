// The Steward: cards and objective.

import { describe, expect, it } from 'vitest'
import type { Colour } from '../../../vocabulary.ts'
import * as camp from '../../state/campaign/read.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import { CampaignBench } from '../campaign-testing.ts'
import { CARD, FATE_LORE } from '../data.ts'

const PIP = 'pip' as const

describe('the Steward', () => {
  it('campaign/12.1: Imperial Authority taxes in spite of the Truce, without a captive', () => {
    const bench = new CampaignBench(4, ['steward', 'founder', 'magnate', 'partisan'])
      .city('yellow', '1a')
      .imperial('1a', 1)
      .leads('red', 'administration-2')
    bench.act({ do: 'tax', city: '1a/1', pay: PIP })
    expect([bench.held('red'), bench.of(read.captives, 'red')]).toEqual([['weapon'], 0])
    const present = new CampaignBench(4, ['steward', 'founder', 'magnate', 'partisan'])
      .city('yellow', '1a')
      .imperial('1a', 1)
      .ships('red', '1a', 1)
      .leads('red', 'administration-2')
    present.act({ do: 'tax', city: '1a/1', pay: PIP })
    expect(present.of(read.captives, 'red')).toBe(0)
  })

  it('campaign/12.1: Imperial Authority reaches no system that the Empire does not control', () => {
    const bench = new CampaignBench(3, ['steward', 'magnate', 'partisan']).settled()
    bench.city('yellow', '1a').imperial('1a', 0, 1).leads('red', 'administration-2')
    expect(bench.no({ do: 'tax', city: '1a/1', pay: PIP })).toBe('no.truceTax')
    bench.imperial('1a', 1)
    expect(bench.no({ do: 'tax', city: '1a/1', pay: PIP })).toBeUndefined()
  })

  it.each([
    ['F102', CARD.imperialAuthority],
    ['F702', CARD.imperialOfficers],
  ])('campaign/12.1, 12.7: %s, secured by an Outlaw, is buried at once; a Regent keeps it', (id, card) => {
    for (const outlaw of [true, false]) {
      const bench = new CampaignBench(3).settled().court({ card: id as never, agents: { blue: 1 } })
      if (outlaw) bench.outlaw('blue')
      bench.frame('bargainSecure', 'blue').do({ do: 'bargainSecure', card: id as never })
      const kept = bench.has('blue', id as never) || read.has(bench.state, Pile.lore(2), FATE_LORE.imperialAuthority)
      expect([read.has(bench.state, Pile.BURIED, card), kept]).toEqual([outlaw, !outlaw])
    }
  })

  it('campaign/12.1: the Steward advances as First Regent, not as any Regent', () => {
    const wins = (first: Colour) => {
      const bench = new CampaignBench(3, ['steward', 'magnate', 'partisan']).firstRegent(first)
      bench.declared('warlord').loot('red', 'blight', 'ship', 1).endChapter()
      return [bench.of(read.power, 'red'), bench.left('red')]
    }
    const [power = 0] = wins('red')
    expect(power).toBeGreaterThan(0)
    expect([wins('red'), wins('yellow')]).toEqual([
      [power, 17 - power],
      [power, 17],
    ])
  })

  it('campaign/R6: a Bargain over the Council makes the Rival resolve it', () => {
    const bench = new CampaignBench(3, ['steward', 'magnate', 'partisan']).settled().council('session', { yellow: 1 })
    bench.leads('red', 'aggression-2').do({ do: 'bargain', card: 'council' as never, with: 'yellow', pay: PIP })
    expect([camp.council(bench.state), camp.councilOf(bench.state)]).toEqual([camp.TUCKED, 1])
  })
})
