// Edicts: Guild Envoys, the Policies with their Demands, Foundries.

import { describe, expect, it } from 'vitest'
import * as camp from '../state/campaign/read.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { CampaignBench } from './campaign-testing.ts'
import { demandable } from './demand.ts'
import { imperialSupply } from './supplies.ts'

describe('Edicts', () => {
  it('campaign/11.2: Guild Envoys depart with two seats', () => {
    const bench = new CampaignBench(2, ['founder', 'magnate'])
      .court({ card: 'BC02' }, { card: 'BC05', agents: { red: 1 } }, { card: 'BC27' })
      .firstRegent(undefined)
      .outlaw('red', 'yellow')
    bench.frame('edicts')
    expect([
      read.rowCard(bench.state, 0),
      read.rowCard(bench.state, 1),
      read.rowCard(bench.state, 2),
      read.has(bench.state, Pile.BURIED, 1),
    ]).toEqual([0, 5, 27, true])
    expect(bench.waits).toMatch(/^refill/)
  })

  it('campaign/11.3, R1: Demand reaches a Rival’s Merchant League, not one’s own', () => {
    const bench = new CampaignBench(3, ['partisan', 'magnate', 'founder']).policy('escalation').league('fuel')
    expect([...demandable(bench.state, 0, 1)]).toEqual([{ frozen: 'fuel' }])
    expect([...demandable(bench.state, 1, 1)]).toEqual([])
  })

  it('campaign/11.3: changing the Policy is all that happens', () => {
    const bench = new CampaignBench().policy('war').frame('govern')
    expect(bench.refused({ do: 'changePolicy', policy: 'war' })).toBe('no.samePolicy')
    bench.do({ do: 'changePolicy', policy: 'peace' })
    expect([camp.policy(bench.state), bench.waits]).not.toContain('demand')
  })

  it('campaign/11.3: War hands out Weapons of the supply, then of the Trust, to whom the First Regent names', () => {
    const bench = new CampaignBench(3).policy('war').trust('weapon').supply('weapon', 1).frame('supplyWeapons')
    expect(bench.waits).toBe('supplyWeapons.red')
    bench.do({ do: 'supplyWeapons', to: ['red', 'yellow'] })
    expect([
      bench.held('red').includes('weapon'),
      bench.held('yellow').includes('weapon'),
      camp.trust(bench.state, 3),
    ]).toEqual([true, true, 0])
  })

  it('campaign/11.3: Escalation without an Imperial system goes to a starport of the First Regent, with what is left', () => {
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

  it('campaign/11.2: Guild Envoys stay with three seats', () => {
    const bench = new CampaignBench(3).firstRegent(undefined).outlaw('red', 'yellow', 'blue').court({ card: 'BC02' })
    bench.frame('edicts')
    expect([read.rowCard(bench.state, 0), bench.waits.startsWith('refill')]).toEqual([2, false])
  })

  it('campaign/11.3: War asks nothing of the First Regent, Peace does', () => {
    const war = new CampaignBench(3).policy('war').loot('red', 'blight', 'ship', 1).loot('red', 'free', 'city', 1)
    war.frame('govern').do({ do: 'enforce' })
    expect([war.waits.startsWith('demand'), war.lootOf('red', 'blight')]).toEqual([false, 1])
    const peace = new CampaignBench(3).policy('peace').tokens('red', 'relic').frame('govern').do({ do: 'enforce' })
    expect([peace.held('red'), camp.trust(peace.state, 4)]).toEqual([[], 1])
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

  it('campaign/11.5: a ship for each starport, which goes back to the supply', () => {
    const bench = new CampaignBench(3, ['admiral', 'magnate', 'partisan'])
      .port('red', '1a')
      .ships('red', '1a', 3)
      .port('red', '4a')
      .port('red', '4a')
      .ships('red', '4a', 3)
      .frame('foundries')
    const ships = (n: number, at: '1a' | '4a') => Array.from({ length: n }, () => ({ at }))
    expect([
      bench.refused({ do: 'foundries', ships: ships(2, '1a') }),
      bench.refused({ do: 'foundries', ships: ships(3, '4a') }),
    ]).toEqual(['no.foundry', 'no.foundry'])
    bench.do({ do: 'foundries', ships: [...ships(1, '1a'), ...ships(2, '4a')] })
    expect([bench.pieces('empire', '4a'), bench.fleet('red', '4a'), bench.of(read.shipsLeft, 'red')]).toEqual([
      [2, 0],
      [1, 0],
      12,
    ])
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
