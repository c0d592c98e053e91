// The Admiral: cards and objective.

import { describe, expect, it } from 'vitest'
import { CampaignBench } from '../campaign-testing.ts'

const PIP = 'pip' as const

describe('the Admiral', () => {
  it('campaign/12.7: an advance by a Trophy is told after the piece has fallen', () => {
    const bench = new CampaignBench(3, ['admiral', 'magnate', 'partisan'])
      .ships('red', '1a', 2)
      .imperial('1a', 1)
      .blight('1a', 0, 1)
      .leads('red', 'aggression-2')
    bench
      .act({
        do: 'battle',
        at: '1a',
        against: 'blight',
        imperial: 'all',
        dice: { assault: 0, skirmish: 2, raid: 0 },
        pay: PIP,
      })
      .act({ do: 'roll', assault: [], skirmish: [4, 4], raid: [] })
    const told = bench.events.map(({ say }) => say as string)
    expect(told.slice(told.indexOf('log.blightHurt')).slice(0, 2)).toEqual(['log.blightHurt', 'log.advanced'])
    expect(bench.events.find(({ say }) => (say as string) === 'log.advanced')?.with).toMatchObject({ n: 1, left: 12 })
  })

  it('campaign/12.7: no advance without Imperial attackers, none for an Outlaw', () => {
    const alone = new CampaignBench(3, ['admiral', 'magnate', 'partisan'])
      .ships('red', '1a', 2)
      .imperial('1a', 1)
      .blight('1a', 0, 1)
      .leads('red', 'aggression-2')
    alone
      .act({ do: 'battle', at: '1a', against: 'blight', dice: { assault: 0, skirmish: 2, raid: 0 }, pay: PIP })
      .act({ do: 'roll', assault: [], skirmish: [4, 4], raid: [] })
    expect([alone.lootOf('red', 'blight'), alone.left('red')]).toEqual([1, 13])
    for (const outlaw of [false, true]) {
      const bench = new CampaignBench(3, ['magnate', 'admiral', 'partisan']).policy('escalation').imperial('6a', 1)
      bench.declared('warlord').loot('yellow', 'blight', 'ship', 1)
      if (outlaw) bench.outlaw('yellow')
      bench.frame('policyAction').do({ do: 'escalate', at: '6a' })
      expect(bench.left('yellow')).toBe(outlaw ? 13 : 11)
    }
  })

  it('campaign/12.7 b: Blight Looms, ransacked in a battle with Imperial ships, brings Trophies but no advance', () => {
    const bench = new CampaignBench(3, ['admiral', 'magnate', 'partisan'])
      .outlaw('yellow')
      .ships('red', '1a', 2)
      .imperial('1a', 1)
      .city('yellow', '1a', true)
      .blight('1c', 0, 2)
      .court({ card: 'CC15' as never, agents: { yellow: 1 } })
      .leads('red', 'aggression-2')
    bench
      .act({
        do: 'battle',
        at: '1a',
        against: 'yellow',
        imperial: 'all',
        dice: { assault: 0, skirmish: 3, raid: 0 },
        pay: PIP,
      })
      .act({ do: 'roll', assault: [], skirmish: [4, 1, 1], raid: [] })
      .act({ do: 'ransack', card: 'CC15' as never })
      .do({ do: 'looms', cluster: 1 })
    expect([bench.lootOf('red', 'blight'), bench.lootOf('red', 'yellow', 'agent')]).toEqual([2, 1])
    // The city and the agent.
    expect(bench.left('red')).toBe(11)
  })
})
