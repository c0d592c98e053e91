// Events and Faithful cards: led, played, copied.

import { describe, expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import * as camp from '../state/campaign/read.ts'
import * as set from '../state/campaign/write.ts'
import * as read from '../state/read.ts'
import { CampaignBench } from './campaign-testing.ts'

const PIP = 'pip' as const

describe('playing cards of an act', () => {
  it('campaign/4.1: never led, never to copy, pivot or seize', () => {
    const bench = new CampaignBench().settled().hand('red', 'event-1' as never, 'aggression-2')
    bench.round('red')
    expect(bench.no({ do: 'lead', card: 'event-1' as never })).toBe('no.eventLead')
    bench
      .hand('yellow', 'event-2' as never, 'construction-2')
      .act({ do: 'lead', card: 'aggression-2' })
      .act({ do: 'end' })
    expect([
      bench.no({ do: 'copy', card: 'event-2' as never }),
      bench.no({ do: 'pivot', card: 'event-2' as never }),
      bench.no({ do: 'pivot', card: 'construction-2', seize: 'event-2' as never }),
      bench.refused({ do: 'event', card: 'event-2' as never, seize: 'construction-2' }),
    ]).toEqual(['no.eventCopy', 'no.eventCopy', 'no.eventSeize', undefined])
  })

  it('campaign/4.1: with nothing but Events the initiative is passed', () => {
    const bench = new CampaignBench()
      .settled()
      .hand('red', 'event-1' as never)
      .hand('yellow', 'aggression-2')
      .round('red')
    const offered = arcs.decision(bench.state)!.next([])
    expect(offered.map(({ action }) => action?.do)).toEqual(['pass'])
    bench.act({ do: 'pass' })
    expect([read.initiative(bench.state), bench.waits]).toEqual([1, 'lead.yellow'])
  })

  it('campaign/4.1: it never wins the initiative, and the Prelude stays open without pips', () => {
    const bench = new CampaignBench().settled().hand('yellow', 'event-1' as never)
    set.setCouncil(bench.state, camp.TUCKED)
    bench
      .leads('red', 'aggression-2')
      .act({ do: 'end' })
      .do({ do: 'event', card: 'event-1' as never })
    expect([read.pipsLeft(bench.state), read.prelude(bench.state)]).toEqual([0, true])
    bench.act({ do: 'end' })
    expect(read.initiative(bench.state)).toBe(0)
  })

  it('campaign/17: an Event mirrors the side of a Faithful lead; too low a Faithful card cannot surpass', () => {
    const bench = new CampaignBench(4, ['believer', 'founder', 'magnate', 'partisan'])
      .settled()
      .faithful('red', 5)
      .faithful('yellow', 3)
      .hand('yellow', 'event-1' as never)
    bench
      .round('red')
      .act({ do: 'lead', card: 'faithful-5', side: 'wisdom' } as never)
      .act({ do: 'end' })
    expect([
      bench.no({ do: 'surpass', card: 'faithful-3', side: 'wisdom' } as never),
      bench.no({ do: 'pivot', card: 'faithful-3', side: 'wisdom' } as never),
      bench.no({ do: 'pivot', card: 'faithful-3' } as never),
    ]).toEqual(['no.surpass', 'no.pivot', 'no.nameSide'])
    bench.do({ do: 'event', card: 'event-1' as never })
    expect([read.suit(bench.state), read.pipsLeft(bench.state)]).toEqual([5, 3])
  })

  it('campaign/17: a secured Faithful card is drawn into the hand and stays among the action cards', () => {
    const bench = new CampaignBench(4, ['believer', 'founder', 'magnate', 'partisan'])
      .settled()
      .court({ card: 'BC02', agents: { yellow: 1 } })
    set.setFaithfulLeft(bench.state, 8)
    set.setAttached(bench.state, 0, 44 + 8 + 1)
    bench.leads('yellow', 'aggression-2').act({ do: 'secure', card: 'BC02', pay: PIP })
    expect([bench.handOf('yellow'), bench.has('yellow', 'BC02'), bench.problems()]).toEqual([[39], true, []])
  })

  it.each([
    ['17.1', [9, 8], 1],
    ['17.2', [7, 6], 2],
    ['17.3', [5, 4, 3], 3],
    ['17.4', [2, 1], 4],
  ])('campaign/%s: pips of Faithful %j: %i', (_, numbers, pips) => {
    for (const number of numbers) {
      const bench = new CampaignBench(4, ['believer', 'founder', 'magnate', 'partisan'])
        .settled()
        .faithful('red', number)
      bench.round('red').act({ do: 'lead', card: `faithful-${number}`, side: 'zeal' } as never)
      expect(read.pipsLeft(bench.state)).toBe(pips)
    }
  })
})
