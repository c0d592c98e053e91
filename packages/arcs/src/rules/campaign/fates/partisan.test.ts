// The Partisan: cards and objective.

import { describe, expect, it } from 'vitest'
import { TYCOON } from '../../round/declare.ts'
import * as set from '../../state/campaign/write.ts'
import * as read from '../../state/read.ts'
import { CampaignBench } from '../campaign-testing.ts'
import { isSpoiled } from './partisan.ts'

const PIP = 'pip' as const

describe('the Partisan', () => {
  it('campaign/12.6: Spy swaps the highest cards, once a turn', () => {
    const bench = new CampaignBench(4, ['partisan', 'founder', 'magnate', 'advocate']).settled()
    bench.hand('red', 'administration-3', 'mobilization-5').hand('yellow', 'aggression-4', 'event-1' as never)
    bench.leads('red', 'administration-2')
    expect(bench.refused({ do: 'spy', on: 'yellow', give: 'administration-3', pay: PIP })).toBe('no.highest')
    bench.do({ do: 'spy', on: 'yellow', give: 'mobilization-5', pay: PIP })
    // Yellow’s highest is now the very card it was given.
    expect([
      bench.handOf('red').length,
      bench.waits,
      bench.refused({ do: 'spy', on: 'yellow', give: 'mobilization-5', pay: PIP }),
    ]).toEqual([2, 'turn.red', 'no.spied'])
  })

  it('campaign/12.6, B.11: the Partisan seizes by Outrage only', () => {
    const bench = new CampaignBench(4, ['founder', 'partisan', 'magnate', 'advocate'])
      .settled()
      .hand('yellow', 'mobilization-3', 'mobilization-4')
    bench.leads('red', 'administration-4').act({ do: 'end' })
    expect(bench.no({ do: 'pivot', card: 'mobilization-3', seize: 'mobilization-4' })).toBe('no.partisanCard')
    bench.act({ do: 'pivot', card: 'mobilization-3', seize: 'outrage-psionic' } as never)
    // Psionic costs Informants itself.
    expect([bench.has('yellow', 'F602' as never), read.initiative(bench.state), bench.left('yellow')]).toEqual([
      false,
      1,
      9,
    ])
  })

  it('campaign/12.6 b: each ambition is spoiled by Outrage of its own types', () => {
    const wins = (ambition: 'tycoon' | 'keeper' | 'empath', outrage: 'material' | 'relic' | 'psionic') => {
      const bench = new CampaignBench(3, ['founder', 'partisan', 'magnate']).outrage('yellow', outrage)
      const type = ambition === 'tycoon' ? 'fuel' : ambition === 'keeper' ? 'relic' : 'psionic'
      bench.openSlots('yellow', 2, 'red').tokens('yellow', type, type, type).declared(ambition).endChapter()
      return 11 - bench.left('yellow')
    }
    expect([wins('tycoon', 'material'), wins('keeper', 'relic'), wins('empath', 'psionic')]).toEqual([0, 0, 0])
    expect([wins('tycoon', 'relic'), wins('keeper', 'psionic'), wins('empath', 'material')]).toEqual([2, 2, 2])
  })

  it('campaign/12.6: Spy is once a turn, not once a round', () => {
    const bench = new CampaignBench(3, ['founder', 'partisan', 'magnate']).settled()
    bench.hand('yellow', 'mobilization-5').hand('blue', 'aggression-4')
    set.setSpied(bench.state, 1)
    bench.follows('yellow', 'surpass', 'administration-4', 'administration-2', 'red')
    expect(bench.refused({ do: 'spy', on: 'blue', give: 'mobilization-5', pay: PIP })).toBeUndefined()
  })

  it('campaign/12.6: a hand of Events alone cannot Spy', () => {
    const bench = new CampaignBench(3, ['partisan', 'magnate', 'founder'])
      .settled()
      .hand('red', 'administration-2', 'event-1' as never)
      .hand('yellow', 'aggression-3')
      .round('red')
    bench.act({ do: 'lead', card: 'administration-2' })
    expect(bench.refused({ do: 'spy', on: 'yellow', give: 'event-1' as never, pay: PIP })).toBe('no.spyHand')
  })

  it('campaign/R9: either Outrage spoils Tycoon for the Partisan', () => {
    for (const type of ['material', 'fuel'] as const) {
      const bench = new CampaignBench(3, ['partisan', 'magnate', 'founder']).outrage('red', type)
      expect(isSpoiled(bench.state, 0, TYCOON)).toBe(true)
    }
  })
})
