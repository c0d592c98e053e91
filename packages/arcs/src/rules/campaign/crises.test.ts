// Crises: Blight, Fates, the Court.

import { describe, expect, it } from 'vitest'
import { court } from '../board/ids.ts'
import * as camp from '../state/campaign/read.ts'
import * as set from '../state/campaign/write.ts'
import * as read from '../state/read.ts'
import { isCity } from '../state/sites.ts'
import { F, topKind } from '../state/stack.ts'
import * as write from '../state/write.ts'
import { CampaignBench } from './campaign-testing.ts'

describe('Crises', () => {
  it('campaign/10.2: Merchant League and Golem Hearth', () => {
    const bench = new CampaignBench(4, ['magnate', 'caretaker', 'partisan', 'founder']).league('fuel', 'relic')
    set.setHearth(bench.state, 2, true)
    write.setSlot(bench.state, 3, 0, 7)
    bench.frame('fateCrises')
    expect([
      camp.league(bench.state, 2),
      read.supply(bench.state, 2),
      camp.awake(bench.state, 2),
      camp.awake(bench.state, 1),
      camp.awake(bench.state, 0),
    ]).toEqual([0, 5, true, true, false])
  })

  it('campaign/10.3, B.12: what is attached slides down instead of a refill and keeps the agents', () => {
    const bench = new CampaignBench(4, ['believer', 'founder', 'magnate', 'partisan']).court({
      card: 'CC15' as never,
      agents: { red: 2 },
    })
    set.setFaithfulLeft(bench.state, 8)
    set.setAttached(bench.state, 0, 44 + 8 + 1)
    bench.dice(1, 2).frame('courtCrises')
    expect([
      read.rowCard(bench.state, 0),
      read.courtAgents(bench.state, 0, 0),
      topKind(bench.state) === F.refill,
    ]).toEqual([53, 2, false])
    expect(bench.problems()).toEqual([])
  })

  it('campaign/10.1: buildings are never hit, and a Regent’s ships are, Truce or not', () => {
    const bench = new CampaignBench(3).blight('1a', 1).ships('red', '1a', 1).city('red', '1a')
    bench.frame('blightCrises')
    expect([bench.fleet('red', '1a'), isCity(bench.site('1a')), bench.of(read.shipsLeft, 'red')]).toEqual([
      [0, 0],
      true,
      15,
    ])
  })

  it('campaign/15.1, R5: what is attached slides down with the agents, and is not resolved in this pass', () => {
    const bench = new CampaignBench(3).court({ card: 'CC12' as never, agents: { yellow: 1 } }, { card: 'BC02' })
    set.setAttached(bench.state, 0, court('BC08') + 1)
    bench.frame('courtCrises')
    expect([read.rowCard(bench.state, 0), camp.attached(bench.state, 0)]).toEqual([court('BC08') + 1, 0])
  })

  it('campaign/R16: of ships that are alike nobody chooses: a fresh one is hit before a damaged one', () => {
    const bench = new CampaignBench(3)
      .settled()
      .blight('1a', 0, 2)
      .ships('red', '1a', 1, 1)
      .leads('red', 'aggression-2')
    bench.frame('blightCrises')
    expect([bench.waits, bench.fleet('red', '1a')]).toEqual(['turn.red', [0, 1]])
  })

  it('campaign/B.13: Blight first, then Merchant League and the Hearth, then Vox cards from the left', () => {
    const bench = new CampaignBench(3, ['caretaker', 'magnate', 'partisan']).settled().league('fuel').blight('1a', 0, 1)
    bench.ships('red', '1a', 1).asleep('seeker').declared('tycoon').city('red', '2a').city('red', '3a').power('red', 5)
    bench.court({ card: 'BC02' }, { card: 'BC27' }, { card: 'BC29' }).frame('councilChoice', 'blue')
    bench.do({ do: 'resolveCouncil', as: 'crises' })
    // Blight and Fates have struck before the dice for the Court are rolled.
    expect([bench.fleet('red', '1a'), camp.league(bench.state, 2), camp.awake(bench.state, 2)]).toEqual([
      [0, 1],
      0,
      true,
    ])
    expect([bench.waits, bench.marker('tycoon')]).toEqual(['eventRoll.blue', 1])
    bench.do({ do: 'eventRoll', event: 'crisis-a', number: 1 })
    expect([bench.waits, bench.marker('tycoon')]).toEqual(['freeCity.red', 0])
  })
})
