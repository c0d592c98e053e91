// The scenarios of the campaign edition of 0.10 (supercat-0.10, 14): what it does, and what 0.5 would do.

import { describe, expect, it } from 'vitest'
import { sys } from '../../../../rules/board/ids.ts'
import * as camp from '../../../../rules/state/campaign/read.ts'
import { BLIGHT } from '../../../../rules/state/owners.ts'
import * as read from '../../../../rules/state/read.ts'
import { actTurn, calm, cc, didCampaign, FateBench } from '../../fates/fate-testing.ts'
import { decides, TalkBench } from '../../negotiation/talk-testing.ts'
import { event, idle, plain, settledIn } from '../act-testing.ts'
import { tenDecides, tenTurn } from './ten-testing.ts'

describe('U21 an urgent Event', () => {
  const founder = () => idle('founder').seizeCounter('red', 1).counter('red', 4)

  it('BT.X4u: a Founder that is a Regent seizes without a die and plays it; the Fate page is not read', () => {
    const turn = tenTurn(founder().after('mobilization-4', event(1), 'construction-3'), { die: [6] })
    expect(turn.answers('BT.X4u')).toEqual([true])
    expect(turn.answers('BT.X4r')).toEqual([])
    expect(turn.actions[0]).toMatchObject({ do: 'event', seize: 'counter' })
    expect(read.counter(turn.state, 0)).toBe(2)
    expect(turn.answers('BT.X5g')).toEqual([false])
    // 0.5 rolls.
    expect(
      actTurn(founder().after('mobilization-4', event(1), 'construction-3'), { die: [6], actions: 1 }).answers(
        'BT.4c.2',
      ),
    ).toEqual([false])
  })

  it('BT.X4u is passed over for an Outlaw, and without an Event', () => {
    const outlaw = founder().outlaw('red').after('mobilization-4', event(1), 'construction-3')
    expect(tenTurn(outlaw, { die: [6], actions: 1 }).answers('BT.X4u')).toEqual([false])
    const none = founder().after('mobilization-4', 'administration-3', 'construction-3')
    expect(tenTurn(none, { die: [6], actions: 1 }).answers('BT.X4u')).toEqual([false])
  })

  it('BT.X4u: for a Magnate only while its objective is open', () => {
    const magnate = (left: number) =>
      new FateBench('magnate')
        .objective('red', left)
        .settled('6g')
        .council('decided')
        .seizeCounter('red', 1)
        .counter('red', 4)
        .after('mobilization-4', event(1), 'construction-3')
    expect(tenTurn(magnate(3), { die: [6], actions: 1 }).answers('BT.X4u')).toEqual([true])
    expect(tenTurn(magnate(0), { die: [6], actions: 1 }).answers('BT.X4u')).toEqual([false])
  })
})

describe('U22 declaring for Parade Fleets', () => {
  const founder = () =>
    new FateBench('founder')
      .council('decided')
      .court({ card: 'BC23' }, { card: 'BC21' })
      .port('red', '1h')
      .ships('red', '1h', 2)
      .unbuilt('red', 0)
      .free('5c')
      .tokens('blue', 'psionic')

  it('BT.X3f: leads and declares Tyrant, becomes an Outlaw with ships at a Free city; then the page of the Fate', () => {
    const turn = tenTurn(founder().draws('mobilization-3', 'administration-6'))
    expect(turn.actions[0]).toMatchObject({ do: 'lead', card: 'mobilization-3', declare: 'tyrant' })
    expect(turn.answers('BT.X3f')).toEqual([true])
    expect(didCampaign(turn, 'parade')).toEqual([{ do: 'parade', at: '5c', outlaw: true }])
    expect(camp.isOutlaw(turn.state, 0)).toBe(true)
    expect(turn.answers('BT.X5g')).toEqual([true])
    const before = actTurn(founder().draws('mobilization-3', 'administration-6'), { actions: 1 })
    expect(before.actions[0]).not.toHaveProperty('declare')
  })

  it('BT.X3f is passed over for another Fate, where a rival leads, and if the table wants it so', () => {
    const other = calm('believer').draws('mobilization-3', 'administration-6')
    expect(tenTurn(other, { actions: 1 }).answers('BT.X3f')).toEqual([false])
    const led = founder().captives('blue', 'yellow', 1).draws('mobilization-3', 'administration-3')
    expect(tenTurn(led, { actions: 1 }).answers('BT.X3f')).toEqual([false])
    const never = founder().draws('mobilization-3', 'administration-6')
    expect(tenTurn(never, { actions: 1, options: { paradeDeclares: 'never' } }).answers('BT.X3f')).toEqual([false])
    const idle = founder().outlaw('red')
    const idleTurn = (paradeDeclares: string) =>
      tenTurn(idle, { actions: 1, options: { paradeDeclares } }).answers('BT.X3f')
    idle.draws('mobilization-3', 'administration-6')
    // There is a Free city for ships.
    expect([idleTurn('always'), idleTurn('useful')]).toEqual([[true], [true]])
  })
})

describe('U23 the Fate after surpassing', () => {
  const founder = () =>
    new FateBench('founder')
      .outlaw('red')
      .firstRegent('yellow')
      .council('decided')
      .court({ card: 'BC23' }, { card: 'BC21' })
      .ships('blue', '6g', 1)
      .port('red', '2a')
      .ships('red', '3a', 3)
      .unbuilt('red', 4)
      .after('construction-3', 'construction-5', 'administration-2')

  it('FX.FO2 and CON.X17: first a ship where nobody controls, then the city', () => {
    const turn = tenTurn(founder())
    expect(turn.actions[0]).toMatchObject({ do: 'surpass', card: 'construction-5' })
    expect(turn.nodes.slice(1, 3)).toEqual(['FX.FO2', 'CON.X17'])
    expect(turn.did('build')).toMatchObject([{ piece: 'ship' }, { piece: 'city', at: '3a' }])
    const before = actTurn(founder())
    expect(before.did('build')).toMatchObject([{ piece: 'city', at: '3a' }, { piece: 'ship' }])
  })
})

describe('U24 Blight', () => {
  const alone = (options = {}) => plain(options).ships('blue', '3c', 6).port('red', '1h').unbuilt('red', 0)
  const beside = (at: '4g' | '4a') => alone().ships('red', at, 3).blight(at, 1)

  it('AGG.X42 is passed over against fresh Blight in a gate: four dice are needed', () => {
    const turn = tenTurn(beside('4g').draws('aggression-4', 'aggression-3'))
    expect(turn.did('battle')).toHaveLength(0)
    expect(turn.answers('AGG.X42')[0]).toBe(false)
    // 0.5 fights there.
    expect(actTurn(beside('4g').draws('aggression-4', 'aggression-3')).did('battle').length).toBeGreaterThan(0)
  })

  it('AGG.X42: with one die more it fights, four assault dice', () => {
    const table = alone({ difficulty: 'harder' }).ships('red', '4g', 3).blight('4g', 1)
    const [battle] = tenTurn(table.draws('aggression-4', 'aggression-3')).did('battle')
    expect(battle?.dice).toEqual({ assault: 4, skirmish: 0, raid: 0 })
  })

  it('GP.X7 and AGG.X16: at a city of its own three dice are enough, and pairs of hits go to the fresh Blight', () => {
    const turn = tenTurn(
      beside('4a').city('red', '4a').unbuilt('red', 0).blight('4a', 0, 1).draws('aggression-4', 'construction-3'),
      {
        rolls: [{ assault: [6, 6, 6], skirmish: [], raid: [] }],
      },
    )
    expect(turn.nodes.slice(0, 2)).toEqual(['GP.X7', 'AGG.X16'])
    expect(turn.answers('AGG.X16')[0]).toBe(true)
    expect(turn.did('battle')[0]?.dice).toEqual({ assault: 3, skirmish: 0, raid: 0 })
    expect(read.fresh(turn.state, sys('4a'), BLIGHT)).toBe(0)
  })

  it('GP.X7 and AGG.X16 are passed over for damaged Blight', () => {
    const table = settledIn().city('red', '4a').unbuilt('red', 0).ships('red', '4a', 3).blight('4a', 0, 1)
    const turn = tenTurn(table.draws('aggression-4', 'aggression-3'))
    expect([turn.answers('GP.X7')[0], turn.answers('AGG.X16')[0]]).toEqual([false, false])
  })
})

describe('U25 Song of Freedom', () => {
  const singer = () =>
    settledIn()
      .city('red', '4a')
      .unbuilt('red', 0)
      .ships('red', '4a', 1)
      .unbuilt('red', 0)
      .power('red', 5)
      .court({ card: cc('CC14'), agents: { red: 1 } }, { card: cc('CC09') })
      .draws('aggression-3', 'construction-3')

  it('GP.X2, AGG.X2 and VX.X4: with most Power it is adverse; it is taken, and nothing is freed', () => {
    const turn = tenTurn(singer())
    expect(turn.nodes.slice(0, 3)).toEqual(['GP.X2', 'AGG.X2', 'VX.X4'])
    expect(turn.did('free')).toEqual([{ do: 'free' }])
    expect(actTurn(singer()).nodes[0]).not.toBe('GP.2')
  })
})

describe('U26 Negotiations', () => {
  const offer = () =>
    new TalkBench(['admiral', 'partisan', 'founder', 'caretaker'])
      .tokens('yellow', 'relic')
      .captives('yellow', 'blue', 1)
  const parts = [
    { from: 'white', to: 'yellow', promise: true },
    { from: 'yellow', to: 'white', slot: 0 },
    { from: 'yellow', to: 'white', captive: 'blue' },
  ] as const

  it('NE.X5e: one for two counts −1; accepted on 6 only', () => {
    const asked = (die: number) => offer().offered('white', die, parts)
    expect(tenDecides(asked(6), 'yellow').nodes).toEqual(['NE.X5i'])
    expect(tenDecides(asked(5), 'yellow').nodes).toEqual(['NE.X5j'])
    expect(tenDecides(asked(5), 'yellow').answers('NE.X5e')).toEqual([true])
    expect(decides(asked(5), 'yellow').nodes).toEqual(['NE.5i'])
  })

  it('NE.X5e is passed over for an even trade', () => {
    const even = offer().offered('white', 5, parts.slice(0, 2))
    expect(tenDecides(even, 'yellow').answers('NE.X5e')).toEqual([false])
  })
})

describe('U27 the Magnate', () => {
  const magnate = (council: 'session' | 'decided' = 'session') =>
    new FateBench('magnate')
      .council(council)
      .court({ card: cc('CC09') }, { card: cc('CC12') })
      .city('red', '1c')
      .unbuilt('red', 0)
      .port('red', '1h')
      .ships('red', '1h', 2)
      .unbuilt('red', 0)
      .draws('administration-4', 'mobilization-4')

  it('FX.MA1 taxes before FX.MA2 asks for the Council', () => {
    const turn = tenTurn(magnate())
    expect(turn.nodes.slice(0, 3)).toEqual(['FX.MA1.card', 'FX.MA1', 'FX.MA2'])
    expect(turn.did('tax')).toHaveLength(1)
    expect([turn.answers('FX.MA2'), turn.did('influence')[0]?.card]).toEqual([[true], 'council'])
    const before = actTurn(magnate())
    expect(before.actions[0]).toMatchObject({ card: 'mobilization-4' })
    expect(before.did('influence')[0]?.card).toBe('council')
  })

  it('FX.MA1 is passed over without a city to tax; FX.MA2 influences the Council', () => {
    const table = new FateBench('magnate').council('session').port('red', '1h').ships('red', '1h', 2).unbuilt('red', 0)
    const turn = tenTurn(table.draws('administration-4', 'mobilization-4'), { actions: 2 })
    expect(turn.answers('FX.MA1.card')).toEqual([false])
    expect(turn.nodes).toEqual(['FX.MA2.card', 'FX.MA2'])
  })

  it('FX.MA2 is passed over while the Council is decided; the page of its card goes on', () => {
    const turn = tenTurn(magnate('decided'))
    expect([turn.answers('FX.MA1'), turn.answers('FX.MA2')]).toEqual([[true, false], [false]])
    expect(turn.nodes.slice(0, 3)).toEqual(['FX.MA1.card', 'FX.MA1', 'ADM.X43'])
    expect(turn.did('influence').map(({ card }) => card)).not.toContain('council')
  })
})

describe('U28 the Partisan', () => {
  const partisan = () =>
    idle('partisan')
      .tokens('red', 'fuel')
      .tokens('blue', 'fuel', 'fuel', 'psionic')
      .outrage('red', 'weapon')
      .seizeCounter('red', 3)
      .counter('red', 2)

  it('BT.X4p and BT.X4p.1: with one card left, by an Outrage that costs nothing; the counter stays', () => {
    const turn = tenTurn(partisan().after('mobilization-4', 'construction-3', 'administration-2'), {
      die: [2],
      actions: 1,
    })
    expect(turn.answers('BT.X4r')).toEqual([true])
    expect(turn.answers('BT.X4p')).toEqual([true])
    expect((turn.actions[0] as { seize?: string }).seize).toMatch(/^outrage-(material|relic)$/)
    expect(read.counter(turn.state, 0)).toBe(1)
    const before = partisan().after('mobilization-4', 'construction-3', 'administration-2')
    expect(actTurn(before, { die: [2], actions: 1 }).answers('BT.4c')).toEqual([false])
  })

  it('BT.X4p is passed over for another Fate; BT.X4c without a type that spares protected cards', () => {
    const other = settledIn()
      .seizeCounter('red', 5)
      .counter('red', 3)
      .after('mobilization-4', 'construction-3', 'construction-4')
    expect(tenTurn(other, { die: [1], actions: 1 }).answers('BT.X4p')).toEqual([false])
    const spent = partisan().outrage('red', 'material').outrage('red', 'relic').outrage('red', 'fuel')
    spent.after('mobilization-4', 'construction-3', 'administration-2')
    expect(tenTurn(spent, { die: [1], actions: 1 }).answers('BT.X4c')).toEqual([false])
  })
})
