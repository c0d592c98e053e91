// The end of a round: initiative, the Council or an Event.

import { describe, expect, it } from 'vitest'
import { VOX } from '../../data/court.ts'
import { markerValue } from '../round/declare.ts'
import { settle } from '../round/settle.ts'
import * as camp from '../state/campaign/read.ts'
import * as set from '../state/campaign/write.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { F, push } from '../state/stack.ts'
import * as write from '../state/write.ts'
import { CampaignBench } from './campaign-testing.ts'
import { CARD } from './data.ts'

const PIP = 'pip' as const

describe('the end of a round', () => {
  it('campaign/4.2, R18: Unions first, then initiative, then Council or Event, then the discard', () => {
    const bench = new CampaignBench(4, ['partisan', 'founder', 'magnate', 'steward']).settled()
    bench.guild('yellow', 'BC11').hand('yellow', 'aggression-6', 'event-1' as never)
    bench.leads('red', 'aggression-2').act({ do: 'end' })
    bench.act({ do: 'surpass', card: 'aggression-6' }).act({ do: 'useUnion', card: 'BC11', on: 'aggression-6' })
    set.setEvents(bench.state, 1)
    bench.act({ do: 'end' })
    // The card is back in hand, its number has won the initiative, and yellow resolves the Event.
    expect([bench.waits, bench.handOf('yellow').length, read.initiative(bench.state)]).toEqual(['summit.yellow', 2, 1])
  })

  it('campaign/4.4: three chapters, no early end', () => {
    const bench = new CampaignBench().settled().power('red', 60).chapter(1)
    bench.endChapter()
    expect([read.chapter(bench.state), read.over(bench.state)]).toEqual([2, 0])
  })

  it('campaign/8: back in session while tucked, it is not resolved, and an Event is', () => {
    const bench = new CampaignBench().settled()
    set.setEvents(bench.state, 1)
    set.setCouncil(bench.state, camp.TUCKED)
    bench.court({ card: 'CC12' as never, agents: { red: 2, yellow: 1 } }).leads('red', 'aggression-2')
    set.setEvents(bench.state, 1)
    set.setCouncil(bench.state, camp.TUCKED)
    bench.act({ do: 'secure', card: 'CC12' as never, pay: PIP })
    expect(bench.refused({ do: 'intrigue', to: ['council', 'council', 'council'] as never })).toBe('no.intrigueAgents')
    bench.do({ do: 'intrigue', to: ['council', 'council'] as never })
    expect([camp.council(bench.state), read.courtAgents(bench.state, 4, 0), bench.captivesOf('red', 'yellow')]).toEqual(
      [camp.IN_SESSION, 2, 1],
    )
    bench.act({ do: 'uncover', card: 'BC02' }).act({ do: 'end' })
    expect([bench.waits, read.has(bench.state, Pile.BURIED, CARD.councilIntrigue)]).toEqual(['summit.red', true])
    bench.act({ do: 'decline' })
    expect(bench.waits).toBe('eventRoll.red')
  })

  it('campaign/8.3: Sworn Guardians of the First Regent keep the Trust', () => {
    const bench = new CampaignBench(3).settled().trust('relic', 'fuel').outlaw('blue').guild('red', 'BC22')
    set.setCouncil(bench.state, camp.TUCKED)
    set.setCouncilOf(bench.state, 2)
    bench.endRound().act({ do: 'decline' })
    expect([bench.waits, camp.trustSize(bench.state)]).toEqual(['councilChoice.blue', 2])
  })

  it('campaign/4.3: an Event: whoever has the initiative may call a Summit, then rolls', () => {
    const bench = new CampaignBench(3).settled()
    set.setEvents(bench.state, 1)
    bench.endRound()
    expect(bench.waits).toBe('summit.red')
    bench.act({ do: 'decline' })
    expect(bench.waits).toBe('eventRoll.red')
    bench.do({ do: 'eventRoll', event: 'edict-a', number: 1 })
    expect(bench.waits).toBe('govern.red')
  })

  it('campaign/R7: an Outlaw steals as much of the Trust as it has room for', () => {
    const bench = new CampaignBench(3).outlaw('yellow').trust('relic', 'fuel', 'fuel').openSlots('yellow', 2, 'blue')
    bench.frame('councilTitle', 'yellow')
    expect(bench.waits).toBe('stealTrust.yellow')
    expect(bench.refused({ do: 'stealTrust', take: ['relic'] })).toBe('no.stealAll')
  })

  it('campaign/R32: for the Crises of the Council its securer rolls', () => {
    const bench = new CampaignBench(3).settled()
    bench.frame('councilChoice', 'blue').do({ do: 'resolveCouncil', as: 'crises' })
    expect(bench.waits).toBe('eventRoll.blue')
  })

  it('campaign/B.9: at the end of a chapter the Founder advances, a marker is turned and Events are dealt again', () => {
    const bench = new CampaignBench(3, ['founder', 'magnate', 'partisan']).settled().outlaw('red').firstRegent('yellow')
    bench
      .ships('red', '1a', 1)
      .ships('red', '2g', 1)
      .hand('red', 'event-1' as never)
    bench.endChapter()
    expect([bench.left('red'), read.chapter(bench.state)]).toEqual([14, 2])
    expect(markerValue(bench.state, 2).join('/')).toBe('4/2')
    expect([bench.handOf('red'), bench.waits.startsWith('deal')]).toEqual([[], true])
    expect(
      bench.no({
        do: 'deal',
        seat: 'red',
        cards: ['event-1', 'aggression-2', 'aggression-3', 'aggression-4', 'aggression-5', 'aggression-6'] as never,
      }),
    ).toBeUndefined()
  })

  it('campaign/B.1: whatever way an ambition is declared, each card of whoever declared it is heard', () => {
    const bench = new CampaignBench(3, ['magnate', 'founder', 'caretaker']).settled().free('2a')
    for (const [card, from] of [
      [CARD.paradeFleets, 1],
      [CARD.stoneSpeakers, 2],
    ] as const) {
      write.drop(bench.state, Pile.guild(from), card)
      write.put(bench.state, Pile.guild(0), card)
    }
    bench.leads('red', 'aggression-2')
    write.drop(bench.state, Pile.COURT_DECK, VOX.populistDemands)
    push(bench.state, F.vox, 0, VOX.populistDemands)
    settle(bench.state)
    bench.act({ do: 'demand', declare: 'keeper' })
    const asked: string[] = []
    for (let step = 0; step < 3; step++) {
      asked.push(bench.waits)
      bench.act({ do: 'decline' })
    }
    expect(asked.sort()).toEqual(['league.red', 'parade.red', 'speakers.red'])
    expect(bench.waits.startsWith('turn')).toBe(true)
    // Of another seat’s declaration they know nothing.
    const other = new CampaignBench(3, ['founder', 'magnate', 'caretaker'])
      .settled()
      .leads('red', 'construction-2', 'tycoon')
    expect(other.waits).toBe('parade.red')
    expect(other.act({ do: 'decline' }).waits).toBe('turn.red')
  })
})
