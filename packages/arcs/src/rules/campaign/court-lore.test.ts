// Lore in the Court (campaign 14.3, appendix A): each card is influenced, secured and kept; and what an act changes in some.

import { describe, expect, it } from 'vitest'
import { type Action, LORE_CARDS, type LoreId } from '../../vocabulary.ts'
import { provoke } from '../battle/outrage.ts'
import { loreIndex, sys } from '../board/ids.ts'
import { count } from '../round/ambitions.ts'
import * as camp from '../state/campaign/read.ts'
import * as set from '../state/campaign/write.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { siteOwner } from '../state/sites.ts'
import * as write from '../state/write.ts'
import { CampaignBench } from './campaign-testing.ts'

const PIP = 'pip' as const
const none = { assault: [], skirmish: [], raid: [] } as const
/** Faces: a hit and an intercept; a hit and a self-hit; two hits. */
const INTERCEPT = 6
const SELF = 4
const TWO_HITS = 2

describe('campaign/14.3: lore in the Court', () => {
  it.each(LORE_CARDS as readonly LoreId[])(
    'campaign/%s is influenced, secured and kept; it has no icon and stays at an Outrage',
    (id) => {
      const bench = new CampaignBench(3, ['founder', 'admiral', 'partisan'])
        .settled()
        .court({ card: id as never, agents: { red: 1, yellow: 0 } })
        .leads('red', 'aggression-2')
      bench.act({ do: 'secure', card: id as never, pay: PIP })
      expect(read.has(bench.state, Pile.lore(0), loreIndex(id))).toBe(true)
      const counts = [1, 2, 3, 4, 5].map((ambition) => count(bench.state, 0, ambition))
      write.drop(bench.state, Pile.lore(0), loreIndex(id))
      expect([1, 2, 3, 4, 5].map((ambition) => count(bench.state, 0, ambition))).toEqual(counts)
      write.put(bench.state, Pile.lore(0), loreIndex(id))
      for (let type = 1; type <= 5; type++) provoke(bench.state, 0, type)
      expect(read.has(bench.state, Pile.lore(0), loreIndex(id))).toBe(true)
    },
  )

  it('campaign/L01: a ship is summoned at a Free city under control', () => {
    const bench = new CampaignBench(3)
      .lore('red', 'L01')
      .ships('red', '1a', 1)
      .free('1a')
      .leads('red', 'construction-2')
    bench.act({ do: 'summon', city: '1a/1', pay: PIP } as Action)
    expect(bench.fleet('red', '1a')).toEqual([2, 0])
  })

  it('campaign/L02: Fire Rifles are no battle: Imperial ships do not defend a Regent', () => {
    const bench = new CampaignBench()
      .outlaw('red')
      .firstRegent('white')
      .lore('red', 'L02')
      .ships('red', '1g', 2)
      .ships('yellow', '1a', 1)
      .imperial('1a', 1)
      .leads('red', 'aggression-2')
    bench.act({ do: 'rifles', from: '1g', at: '1a', against: 'yellow', dice: 2, pay: PIP } as Action)
    bench.act({ do: 'roll', ...none, skirmish: [4, 4] })
    expect([bench.fleet('yellow', '1a'), bench.pieces('empire', '1a'), bench.lootOf('red', 'yellow')]).toEqual([
      [0, 0],
      [1, 0],
      1,
    ])
  })

  it('campaign/L04: Mirror Plating intercepts for the Imperial ships that defend along', () => {
    const bench = new CampaignBench(3).outlaw('red').firstRegent('blue').lore('yellow', 'L04')
    bench.ships('red', '1a', 4).ships('yellow', '1a', 1).imperial('1a', 1).leads('red', 'aggression-2')
    bench.act({ do: 'battle', at: '1a', against: 'yellow', dice: { assault: 1, skirmish: 0, raid: 0 }, pay: PIP })
    bench.act({ do: 'roll', ...none, assault: [TWO_HITS] })
    // One fresh ship of the Regent and one of the Empire: two hits.
    const hits = (n: number) => {
      const one = { damage: 1, destroyFresh: 0, destroyDamaged: 0 }
      return bench.no({ do: 'hits', own: { ...one, damage: n }, ships: one, imperial: one })
    }
    expect([hits(2), hits(1)]).toEqual([undefined, 'no.assign'])
  })

  it.each([
    [1, 'railgun.red'],
    [0, 'dice.red'],
  ])('campaign/L12: Railgun Arrays need a fresh ship of the seat’s own: %i of them', (own, waits) => {
    const bench = new CampaignBench(3).outlaw('red').firstRegent('blue').lore('yellow', 'L12')
    bench.ships('red', '1a', 2, 1).ships('yellow', '1a', own, 1).imperial('1a', 1).leads('red', 'aggression-2')
    const battle = { do: 'battle', at: '1a', against: 'yellow', pay: PIP } as const
    if (own === 0) {
      expect(bench.no(battle)).toBe('no.chooseDice')
      bench.act({ ...battle, dice: { assault: 1, skirmish: 0, raid: 0 } })
      expect(bench.waits).toBe('roll.red')
    } else {
      bench.act(battle)
      expect(bench.waits).toBe(waits)
    }
  })

  it('campaign/L13: the slot of Ancient Holdings holds a Golem, at four keys', () => {
    const bench = new CampaignBench(3, ['caretaker', 'magnate', 'partisan']).lore('yellow', 'L13').settled()
    write.setSlot(bench.state, 1, 6, 9)
    set.setAwake(bench.state, 3, true)
    set.setGolemsOnMap(bench.state, 0b111)
    write.drop(bench.state, Pile.LORE_DECK, loreIndex('L13'))
    expect(bench.problems()).toEqual([])
    bench
      .leads('yellow', 'construction-3')
      .do({ do: 'useGolem', golem: 'harvester' })
      .do({ do: 'giveGolem', to: 'red' })
    expect([camp.onHearth(bench.state, 3), read.slot(bench.state, 1, 6)]).toEqual([true, 0])
  })

  it('campaign/L19: whoever rolled the event dice rolls them again once while Empath is declared', () => {
    const bench = new CampaignBench(3).settled().lore('red', 'L19').declared('empath')
    set.setEvents(bench.state, 1)
    bench.endRound().act({ do: 'decline' }).do({ do: 'eventRoll', event: 'crisis-a', number: 2 })
    expect(bench.waits).toBe('rerollEvent.red')
    bench.do({ do: 'rerollEvent', event: true, number: false })
    expect(bench.refused({ do: 'eventRoll', event: 'edict-a', number: 3 })).toBe('no.dieStays')
    bench.do({ do: 'eventRoll', event: 'edict-a', number: 2 })
    expect(bench.waits).toBe('govern.red')
  })

  it('campaign/L21: an Outlaw steals no type of the Trust that it has, while Keeper is declared', () => {
    const bench = new CampaignBench(3).outlaw('yellow').lore('red', 'L21').declared('keeper')
    bench.trust('relic', 'fuel').openSlots('yellow', 3, 'blue').tokens('yellow', 'relic')
    bench.frame('councilTitle', 'yellow')
    expect([
      bench.refused({ do: 'stealTrust', take: ['relic'] }),
      bench.refused({ do: 'stealTrust', take: ['fuel'] }),
    ]).toEqual(['no.trustHas', undefined])
  })

  it('campaign/L26: a Free city under control is annexed, without a Trophy', () => {
    const bench = new CampaignBench(3).lore('red', 'L26').declared('tyrant').ships('red', '1a', 1).free('1a')
    bench.leads('red', 'construction-2').act({ do: 'annex', site: '1a/1', pay: PIP } as Action)
    expect([siteOwner(bench.site('1a')), bench.lootOf('red', 'free', 'city'), read.outrage(bench.state, 0)]).toEqual([
      0, 0, 0,
    ])
  })

  it('campaign/L06, L14: Signal Breaker voids an intercept, Seeker Torpedoes roll assault dice again', () => {
    const bench = new CampaignBench(3)
      .outlaw('yellow')
      .lore('red', 'L14')
      .ships('red', '1a', 2)
      .imperial('1a', 1)
      .ships('yellow', '1a', 1)
    bench.leads('red', 'aggression-2')
    bench.act({
      do: 'battle',
      at: '1a',
      against: 'yellow',
      imperial: 'all',
      dice: { assault: 3, skirmish: 0, raid: 0 },
      pay: PIP,
    })
    bench.act({ do: 'roll', ...none, assault: [INTERCEPT, SELF, SELF] })
    expect(bench.waits).toBe('reroll.red')
    // One die for each fresh ship of its own: the Imperial one gives none.
    expect(read.fresh(bench.state, sys('1a'), 0)).toBe(2)
  })
})
