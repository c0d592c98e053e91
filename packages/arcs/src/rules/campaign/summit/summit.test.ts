// Summits: Call to Order, proposals and how they end.

import { describe, expect, it } from 'vitest'
import * as camp from '../../state/campaign/read.ts'
import * as set from '../../state/campaign/write.ts'
import * as read from '../../state/read.ts'
import * as write from '../../state/write.ts'
import { CampaignBench } from '../campaign-testing.ts'
import { C } from '../frames.ts'
import { MOST_PROPOSALS } from './summit.ts'

/** Past the Call to Order: people negotiate. */
const talk = (bench: CampaignBench) => bench.frame('summit', 'red').do({ do: 'callSummit' }).act({ do: 'decline' })

describe('Summits', () => {
  it('campaign/9.1: an Outlaw makes the First Regent invite it', () => {
    const bench = new CampaignBench().outlaw('blue').favors('blue', 'red', 1).frame('callToOrder', 'blue')
    bench.do({ do: 'returnFavors', part: { from: 'red', to: 'blue', invite: true } })
    expect([camp.isRegent(bench.state, 2), bench.of(read.agentsLeft, 'red')]).toEqual([true, 10])
    expect([bench.refused({ do: 'petition' }), bench.refused({ do: 'reviveEmpire' })]).toEqual([
      'no.inSession',
      'no.revive',
    ])
    bench.do({ do: 'leaveEmpire' })
    expect(bench.refused({ do: 'leaveEmpire' })).toBe('no.isOutlaw')
  })

  it('campaign/9.1: what may never be demanded: the Trust, protected cards, Golems', () => {
    const bench = new CampaignBench().trust('relic').favors('blue', 'red', 3)
    write.setSlot(bench.state, 0, 0, 6)
    bench.frame('callToOrder', 'blue')
    const part = { from: 'red', to: 'blue' } as const
    expect([
      bench.refused({ do: 'returnFavors', part: { ...part, frozen: 'relic' } }),
      bench.refused({ do: 'returnFavors', part: { ...part, slot: 0 } }),
      bench.refused({ do: 'returnFavors', part: { from: 'blue', to: 'red', promise: true } }),
    ]).toEqual(['no.leagueHas', 'no.golemTrade', 'no.favorAim'])
  })

  it('campaign/R23: a proposal is asked of all whom it concerns, countered, turned down, and open to several', () => {
    const make = () =>
      new CampaignBench(3, ['partisan', 'founder', 'advocate'])
        .tokens('red', 'fuel')
        .tokens('yellow', 'relic')
        .tokens('blue', 'weapon')
        .frame('negotiate')
    const three = make().do({
      do: 'propose',
      parts: [
        { from: 'red', to: 'yellow', slot: 0 },
        { from: 'yellow', to: 'blue', slot: 0 },
        { from: 'blue', to: 'red', slot: 0 },
      ],
    })
    expect(three.waits).toBe('proposal.yellow')
    three.do({ do: 'accept' })
    expect(three.waits).toBe('proposal.blue')
    three.do({ do: 'accept' })
    while (three.waits.startsWith('overflow')) three.act({ do: 'decline' })
    expect([three.held('red'), three.held('yellow'), three.held('blue'), three.waits]).toEqual([
      ['weapon'],
      ['fuel'],
      ['relic'],
      'negotiate.yellow',
    ])

    const off = make().do({ do: 'propose', parts: [{ from: 'yellow', to: 'red', slot: 0 }] })
    off.do({
      do: 'counter',
      parts: [
        { from: 'yellow', to: 'red', slot: 0 },
        { from: 'red', to: 'yellow', slot: 0 },
      ],
    })
    expect(off.waits).toBe('proposal.red')
    off.act({ do: 'decline' })
    expect([off.waits, off.held('red')]).toEqual(['negotiate.yellow', ['fuel']])
    // One has declined already: two more end it.
    off.act({ do: 'decline' }).act({ do: 'decline' })
    expect(off.waits).not.toMatch(/negotiate/)

    const open = make().do({
      do: 'propose',
      parts: [
        { from: 'red', to: 'yellow', slot: 0 },
        { from: 'yellow', to: 'red', promise: true },
      ],
      with: ['yellow', 'blue'],
    })
    open.act({ do: 'decline' })
    expect(open.waits).toBe('proposal.blue')
    open.do({ do: 'accept' })
    expect([open.favorsOf('red', 'blue'), open.held('red')]).toEqual([1, []])
    expect(make().refused({ do: 'propose', parts: [{ from: 'yellow', to: 'blue', slot: 0 }] })).toBe('no.notConcerned')
  })

  it('campaign/R30: a Summit knows so many proposals and no more', () => {
    const bench = new CampaignBench(3).frame('negotiate')
    set.setProposals(bench.state, MOST_PROPOSALS)
    expect(bench.refused({ do: 'propose', parts: [{ from: 'red', to: 'blue', promise: true }] })).toBe('no.enoughTalk')
  })

  it('campaign/9.2: a deal that is told begins the round of declining anew', () => {
    const bench = talk(new CampaignBench(3).settled())
    bench.act({ do: 'decline' }).act({ do: 'decline' })
    expect(bench.waits).toBe('negotiate.blue')
    bench.do({ do: 'tellDeal', parts: [{ from: 'red', to: 'yellow', promise: true }] })
    expect([bench.waits, bench.favorsOf('yellow', 'red')]).toEqual(['negotiate.blue', 1])
    bench.act({ do: 'decline' }).act({ do: 'decline' })
    // Two have declined since; without the deal the Summit would be over.
    expect(bench.waits).toBe('negotiate.yellow')
  })

  it('campaign/9.2: a proposal open to three goes from one to the next', () => {
    const bench = talk(new CampaignBench(4).settled())
    bench.do({
      do: 'propose',
      parts: [{ from: 'red', to: 'yellow', promise: true }],
      with: ['yellow', 'blue', 'white'],
    })
    const asked = [bench.waits]
    for (let i = 0; i < 2; i++) asked.push(bench.act({ do: 'decline' }).waits)
    expect(asked).toEqual(['proposal.yellow', 'proposal.blue', 'proposal.white'])
    bench.do({ do: 'accept' })
    expect(bench.favorsOf('white', 'red')).toBe(1)
  })

  it('campaign/R24: people propose nothing to a bot', () => {
    const bench = new CampaignBench(3).settled().bots('blue')
    talk(bench).do({ do: 'talkRounds', die: 1 })
    while (!bench.waits.startsWith('negotiate')) bench.act({ do: 'decline' })
    expect([
      bench.refused({ do: 'propose', parts: [{ from: 'red', to: 'blue', promise: true }] }),
      bench.refused({ do: 'propose', parts: [{ from: 'red', to: 'yellow', promise: true }] }),
    ]).toEqual(['no.dealByDie', undefined])
  })

  it('campaign/R34: a proposal that is turned down counts as declining', () => {
    const bench = new CampaignBench(3).settled()
    bench.frame('summit', 'red').do({ do: 'callSummit' }).act({ do: 'decline' })
    bench.act({ do: 'decline' }).act({ do: 'decline' })
    bench.do({ do: 'propose', parts: [{ from: 'blue', to: 'red', promise: true }] }).act({ do: 'decline' })
    expect(bench.waits.startsWith('negotiate')).toBe(false)
    expect(read.frameKind(bench.state, 0)).not.toBe(C.negotiate)
  })

  it('campaign/9.1.2: a petition puts a Decided Council back in session, also in the Summit of the Council itself', () => {
    const bench = new CampaignBench(3).settled()
    set.setCouncil(bench.state, camp.TUCKED)
    set.setCouncilOf(bench.state, 1)
    bench.endRound().do({ do: 'callSummit' }).do({ do: 'petition' })
    expect([camp.council(bench.state), bench.refused({ do: 'petition' })]).toEqual([camp.IN_SESSION, 'no.inSession'])
  })
})
