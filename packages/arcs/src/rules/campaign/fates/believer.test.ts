// The Believer: cards and objective.

import { describe, expect, it } from 'vitest'
import { cardsOf } from '../../../card-sets.ts'
import { VOX } from '../../../data/court.ts'
import { arcs } from '../../../game.ts'
import type { Colour } from '../../../vocabulary.ts'
import { settle } from '../../round/settle.ts'
import * as camp from '../../state/campaign/read.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import { F, push } from '../../state/stack.ts'
import * as write from '../../state/write.ts'
import { CampaignBench } from '../campaign-testing.ts'
import { scrap } from './believer.ts'

const PIP = 'pip' as const
/** Populist Demands, just secured. */
function demands(bench: CampaignBench, colour: Colour): CampaignBench {
  write.drop(bench.state, Pile.COURT_DECK, VOX.populistDemands)
  push(bench.state, F.vox, bench.seat(colour), VOX.populistDemands)
  settle(bench.state)
  return bench
}

describe('the Believer', () => {
  it('campaign/12.8, R15: Teach attaches the top card and scraps the bottom of the discard pile', () => {
    const bench = new CampaignBench(4, ['believer', 'founder', 'magnate', 'partisan'])
      .settled()
      .city('red', '1h')
      .court({ card: 'BC02' }, { card: 'BC08' })
    bench.leads('red', 'administration-2')
    expect(bench.refused({ do: 'teach', on: 'BC08', pay: PIP })).toBe('no.teachCity')
    bench.do({ do: 'teach', on: 'BC02', pay: PIP })
    expect([bench.waits, camp.faithfulLeft(bench.state)]).toEqual(['scrap.red', 8])
    expect(bench.refused({ do: 'scrap', card: 'event-1' as never })).toBe('no.notInPile')
    bench.do({ do: 'scrap', card: 'aggression-2' })
    expect([
      bench.refused({ do: 'teach', on: 'BC02', pay: PIP }),
      cardsOf(read.cardSet(bench.state, Pile.LEADER_DECK)),
      bench.problems(),
    ]).toEqual(['no.attach', [8], []])
  })

  it('campaign/12.8: Faithful Disciples', () => {
    const bench = new CampaignBench(4, ['believer', 'founder', 'magnate', 'partisan'])
      .settled()
      .faithful('red', 9)
      .round('red')
    bench.act({ do: 'lead', card: 'faithful-9', side: 'wisdom', declare: 'keeper' } as never)
    // Its own Relic icon leads Keeper alone: one pip more.
    expect(read.pipsLeft(bench.state)).toBe(2)
  })

  it('campaign/12.8: Faithful Disciples: only in an ambition that one is winning, also by Copy, and only on one’s own turn', () => {
    const make = () => new CampaignBench(3, ['believer', 'founder', 'magnate']).settled().faithful('red', 9)
    const losing = make().captives('yellow', 'red', 1).round('red')
    losing.act({ do: 'lead', card: 'faithful-9', side: 'wisdom', declare: 'tyrant' } as never)
    expect(read.pipsLeft(losing.state)).toBe(1)

    const copied = make().hand('blue', 'administration-2').hand('yellow', 'aggression-2').round('blue')
    copied.act({ do: 'lead', card: 'administration-2' }).act({ do: 'end' })
    copied.act({ do: 'copy', card: 'faithful-9' } as never)
    demands(copied, 'red').act({ do: 'demand', declare: 'keeper' })
    expect([copied.waits, read.pipsLeft(copied.state)]).toEqual(['turn.red', 2])

    const later = make().hand('yellow', 'aggression-2').round('red')
    later.act({ do: 'lead', card: 'faithful-9', side: 'wisdom' } as never).act({ do: 'end' })
    later.act({ do: 'pivot', card: 'aggression-2' })
    demands(later, 'red').act({ do: 'demand', declare: 'keeper' })
    expect([later.waits, read.pipsLeft(later.state)]).toEqual(['turn.yellow', 1])
  })

  it('campaign/12.8: an Event at the bottom of the discard pile is never scrapped', () => {
    const bench = new CampaignBench(4, ['believer', 'founder', 'magnate', 'partisan'])
      .settled()
      .city('red', '1h')
      .court({ card: 'BC02' })
      .leads('red', 'administration-2')
    bench.do({ do: 'teach', on: 'BC02', pay: PIP })
    const offered = [...scrap.list(bench.state, 0)].map(({ card }) => card as string)
    expect(offered.length).toBeGreaterThan(0)
    expect(offered.filter((card) => card.startsWith('event'))).toEqual([])
    expect(read.has(bench.state, Pile.UNSEEN, 28)).toBe(true)
  })

  it('campaign/R26: beside the board the table says which card was scrapped', () => {
    const bench = new CampaignBench(4, ['believer', 'founder', 'magnate', 'partisan'])
      .settled()
      .city('red', '1h')
      .court({ card: 'BC02' })
    bench.leads('red', 'administration-2').do({ do: 'teach', on: 'BC02', pay: PIP })
    expect([arcs.decision(bench.state)!.seat, arcs.decision(bench.state)!.source]).toEqual(['chance', 'actionCards'])
  })
})
