// The end of the act.

import { describe, expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import { settle } from '../round/settle.ts'
import * as camp from '../state/campaign/read.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { isCity } from '../state/sites.ts'
import { F, push } from '../state/stack.ts'
import { CampaignBench } from './campaign-testing.ts'
import { handOverOf } from './position/hand-over.ts'
import { handOverText } from './text/hand-over.ts'

describe('the end of the act', () => {
  it('campaign/18 B to D: Court, pieces, Blight', () => {
    const bench = new CampaignBench(3, ['founder', 'magnate', 'partisan'])
      .settled()
      .court({ card: 'BC02', agents: { red: 2 } })
      .discarded('BC08')
    bench.trust('relic').league('fuel').captives('red', 'blue', 1).loot('red', 'blight', 'ship', 2)
    bench
      .blight('1a', 0, 1)
      .city('red', '1a')
      .blight('2a', 1)
      .city('yellow', '2a')
      .imperial('2a', 1)
      .ships('blue', '3a', 0, 2)
      .free('4a', 'city', true)
    for (const colour of ['red', 'yellow', 'blue'] as const) bench.objective(colour, 0)
    push(bench.state, F.endAct, 0)
    settle(bench.state)
    expect([
      read.rowCard(bench.state, 0),
      read.has(bench.state, Pile.COURT_DECK, 1),
      bench.of(read.agentsLeft, 'red'),
      bench.of(read.agentsLeft, 'blue'),
    ]).toEqual([0, true, 10, 10])
    expect([
      camp.trustSize(bench.state),
      camp.league(bench.state, 2),
      read.supply(bench.state, 4),
      bench.lootOf('red', 'blight'),
    ]).toEqual([0, 0, 5, 0])
    expect([
      bench.pieces('blight', '1a'),
      isCity(bench.site('1a')),
      isCity(bench.site('2a')),
      bench.fleet('blue', '3a'),
      isCity(bench.site('4a')),
    ]).toEqual([[1, 0], false, true, [0, 0], false])
  })

  it('campaign/18 D: who has neither ships nor starports places three in a gate', () => {
    const bench = new CampaignBench(3, ['founder', 'magnate', 'partisan'])
      .ships('red', '1g', 1)
      .ships('yellow', '2g', 1)
      .ships('blue', '3g', 0, 1)
    push(bench.state, F.endAct, 0)
    settle(bench.state)
    expect(bench.waits).toBe('reinforce.blue')
    bench.act({ do: 'reinforce', gate: '4g' })
    expect([bench.fleet('blue', '4g'), read.over(bench.state)]).not.toContain(0)
  })

  it('campaign/R14: who has most Power before it is halved wins the act', () => {
    const bench = new CampaignBench(3).settled().power('red', 4).power('yellow', 9)
    for (const colour of ['red', 'yellow', 'blue'] as const) bench.objective(colour, 0)
    push(bench.state, F.endAct, 0)
    settle(bench.state)
    const outcome = arcs.outcome(bench.state)
    expect([outcome?.winners, outcome?.scores, bench.of(read.power, 'yellow')]).toEqual([
      ['yellow'],
      { red: 4, yellow: 9, blue: 0 },
      5,
    ])
  })

  it.each([
    ['18.1', 'steward', 'Tax Collectors', 'Empire Falls'],
    ['18.2', 'founder', '3 Political Intrigue', '2 Construction Union'],
    ['18.3', 'magnate', 'Relic Fence, Prison Wardens', '5 Cartels'],
    ['18.4', 'advocate', '5 Liaisons', 'Guild Struggle'],
    ['18.5', 'caretaker', '4 Unstable cards', 'own Stone-Speakers'],
    ['18.6', 'partisan', '5 Loyal cards', '2 Outrage Spreads'],
    ['18.7', 'admiral', 'Honor Guard', '2 Imperial Defectors'],
    ['18.8', 'believer', 'The Young Light', 'The Prodigal One'],
  ] as const)('campaign/%s: the sheet tells what the %s brings, completed and failed', (_, fate, completed, failed) => {
    const told = (left: number) => {
      const others = (['founder', 'magnate', 'partisan'] as const).filter((each) => each !== fate)
      const bench = new CampaignBench(3, [fate, ...others]).settled().objective('red', left)
      push(bench.state, F.endAct, 0)
      settle(bench.state)
      return handOverText(handOverOf(bench.state), 'en')
    }
    expect([told(0).includes(completed), told(0).includes(failed)]).toEqual([true, false])
    expect([told(3).includes(completed), told(3).includes(failed)]).toEqual([false, true])
  })
})
