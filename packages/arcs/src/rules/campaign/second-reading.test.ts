// Edges that a second reading of the reference found untested: each of these failed to notice a small change of the rules.

import type { Pick } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import type { Action, Colour } from '../../vocabulary.ts'
import { court } from '../board/ids.ts'
import * as camp from '../state/campaign/read.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { isDamaged, siteOwner } from '../state/sites.ts'
import { F } from '../state/stack.ts'
import { refuseLegs } from './actions/move.ts'
import { CampaignBench } from './campaign-testing.ts'
import { topGuild } from './fates/advocate.ts'
import { scrap } from './fates/believer.ts'
import { campaignEn } from './text/en.ts'
import type { Part } from './vocabulary.ts'

const PIP = 'pip' as const
const en = campaignEn as unknown as Readonly<Record<string, (with_: never) => string>>
/** Faces by their numbers: a hit and an intercept; a hit; an intercept and two keys. */
const INTERCEPT = 6
const HIT = 4
const KEYS = 2
const none = { assault: [], skirmish: [], raid: [] } as const

describe('campaign/6: actions', () => {
  it('campaign/6.3: a damaged Imperial ship along is enough to fly on past a Rival Regent', () => {
    const bench = new CampaignBench()
      .ships('yellow', '1a', 1)
      .port('yellow', '1a')
      .imperial('1a', 0, 1)
      .ships('blue', '1g', 2)
    const legs = (imperial: object) =>
      refuseLegs(bench.state, 1, '1a', [
        { to: '1g', fresh: 1, damaged: 0, ...imperial },
        { to: '2g', fresh: 1, damaged: 0, ...imperial },
      ])?.say
    expect([legs({}), legs({ imperial: { fresh: 0, damaged: 1 } })]).toEqual(['no.gateStops', undefined])
  })

  it.each([
    ['all', 'hits.red'],
    ['fresh', 'turn.red'],
  ] as const)('campaign/6.6, L06: Signal Breaker minds a damaged Imperial attacker (%s)', (imperial, waits) => {
    const bench = new CampaignBench()
      .outlaw('yellow')
      .lore('red', 'L06')
      .ships('red', '1a', 3)
      .imperial('1a', 1, 1)
      .ships('yellow', '1a', 1)
      .leads('red', 'aggression-2')
    bench.act({
      do: 'battle',
      at: '1a',
      against: 'yellow',
      imperial,
      dice: { assault: 1, skirmish: 0, raid: 0 },
      pay: PIP,
    })
    bench.act({ do: 'roll', ...none, assault: [INTERCEPT] })
    // Unless Signal Breaker voids the intercept, the attacker says which of its ships takes the hit.
    expect(bench.waits).toBe(waits)
  })

  it('campaign/L02: Fire Rifles are no battle: Imperial ships do not defend a Regent', () => {
    const bench = new CampaignBench()
      .outlaw('red')
      .firstRegent('white')
      .lore('red', 'L02')
      .ships('red', '1g', 2)
      .ships('yellow', '1a', 1)
      .imperial('1a', 1)
      .leads('red', 'aggression-2')
    bench.act({ do: 'rifles', from: '1g', at: '1a', against: 'yellow', dice: 2, pay: PIP } as Action)
    bench.act({ do: 'roll', ...none, skirmish: [HIT, HIT] })
    expect([bench.fleet('yellow', '1a'), bench.pieces('empire', '1a'), bench.lootOf('red', 'yellow')]).toEqual([
      [0, 0],
      [1, 0],
      1,
    ])
  })

  it('campaign/6.6: with an Imperial ship as the only one left the attacker still raids', () => {
    const bench = new CampaignBench()
      .outlaw('yellow')
      .port('red', '1a')
      .imperial('1a', 1)
      .city('yellow', '1a')
      .openSlots('yellow', 2, 'blue')
      .tokens('yellow', null, 'fuel')
      .leads('red', 'aggression-2')
    bench.act({
      do: 'battle',
      at: '1a',
      against: 'yellow',
      imperial: 'all',
      dice: { assault: 0, skirmish: 0, raid: 1 },
      pay: PIP,
    })
    bench.act({ do: 'roll', ...none, raid: [KEYS] })
    expect(bench.waits).toBe('raid.red')
  })

  it('campaign/7.1: Blight does not intercept', () => {
    const bench = new CampaignBench().ships('red', '1a', 3).blight('1a', 1).leads('red', 'aggression-2')
    bench.act({
      do: 'battle',
      at: '1a',
      against: 'blight' as Colour,
      dice: { assault: 1, skirmish: 0, raid: 0 },
      pay: PIP,
    })
    bench.act({ do: 'roll', ...none, assault: [INTERCEPT] })
    expect(bench.fleet('red', '1a')).toEqual([3, 0])
  })
})

const talkOf = (bench: CampaignBench) => bench.frame('summit', 'red').do({ do: 'callSummit' }).act({ do: 'decline' })

describe('campaign/9: Summits', () => {
  const talk = talkOf

  it('campaign/9.2, R13: a ship is ceded only to who has one in supply', () => {
    const bench = new CampaignBench().ships('red', '1a', 2).ships('yellow', '2a', 15)
    const part: Part = { from: 'red', to: 'yellow', cede: { ship: '1a' } }
    talk(bench)
    expect(bench.refused({ do: 'propose', parts: [part] })).toBe('no.cedeSupply')
    expect(bench.refused({ do: 'propose', parts: [{ ...part, to: 'blue' }] })).toBeUndefined()
  })

  it('campaign/9.2: what is ceded damaged stays damaged', () => {
    const bench = new CampaignBench()
      .ships('red', '2a', 1)
      .city('red', '1a', true)
      .city('red', '3a')
      .ships('yellow', '4a', 1)
    talk(bench)
      .do({ do: 'propose', parts: [{ from: 'red', to: 'yellow', cede: { site: '1a/1' } }] })
      .do({ do: 'accept' })
    const site = bench.site('1a')
    expect([siteOwner(site), isDamaged(site)]).toEqual([1, true])
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
})

describe('campaign/9.2: putting a proposal together', () => {
  const pick = (bench: CampaignBench, picks: readonly Pick[]) => arcs.decision(bench.state)!.next(picks)
  const say = (offers: ReturnType<typeof pick>) =>
    offers.map(({ text }) => en[text.say as keyof typeof en]?.(text.with as never) ?? text.say)

  it('with whom first, then part by part in whole sentences, as large as one likes', () => {
    const bench = talkOf(new CampaignBench(3).settled())
    const first = pick(bench, [{ slot: 'do', value: 'propose' }])
    expect(say(first)).toEqual(['an offer to Yellow', 'an offer to Blue'])
    const so: Pick[] = [{ slot: 'do', value: 'propose' }, first[0]!.pick]
    const parts = pick(bench, so)
    expect(say(parts)).toContain('Red promises Yellow a Favor')
    const promise = parts.find(({ text }) => JSON.stringify(text).includes('promise'))!
    expect([promise.action !== undefined, promise.more]).toEqual([true, true])
    const back = pick(bench, [...so, promise.pick]).at(-1)!
    bench.act(back.action!)
    expect([bench.waits, camp.partCount(bench.state)]).toEqual(['proposal.yellow', 2])
  })

  it('open to another seat if the first turns it down', () => {
    const bench = talkOf(new CampaignBench(3).settled())
    const so: Pick[] = [
      { slot: 'do', value: 'propose' },
      { slot: 'with', value: 'yellow' },
    ]
    const also = pick(bench, so).at(-1)!
    expect([say([also]), also.action]).toEqual([['open to Blue too, if it is turned down'], undefined])
    const promise = pick(bench, [...so, also.pick]).find(({ text }) => JSON.stringify(text).includes('promise'))!
    bench.act(promise.action!).act({ do: 'decline' })
    expect(bench.waits).toBe('proposal.blue')
  })

  it('a counter-proposal, and what a returned Favor brings, are put in the same words', () => {
    const bench = talkOf(new CampaignBench(3).settled())
    bench.do({ do: 'propose', parts: [{ from: 'red', to: 'yellow', promise: true }] })
    const offers = pick(bench, [{ slot: 'do', value: 'counter' }])
    expect(say(offers)).toContain('Yellow promises Red a Favor')
    const other = offers.find(({ text }) => JSON.stringify(text).includes('"from":"yellow"'))!
    bench.act(other.action!)
    expect(bench.waits).toBe('proposal.red')
    const caller = new CampaignBench(3).settled().favors('red', 'blue', 1)
    caller.frame('summit', 'red').do({ do: 'callSummit' })
    const forced = say(pick(caller, [{ slot: 'do', value: 'returnFavors' }]))
    expect(forced).toContain('Blue promises Red a Favor')
    expect(forced.filter((text) => !text.startsWith('Blue '))).toEqual([])
  })
})

describe('campaign/11: Edicts', () => {
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

describe('campaign/12: Fates', () => {
  it('campaign/12.5: in one’s own turn the die of Stone-Speakers comes when the turn has ended', () => {
    const bench = new CampaignBench(3, ['caretaker', 'magnate', 'partisan']).settled()
    bench.leads('red', 'construction-2', 'tycoon').do({ do: 'speakers', take: [] })
    expect(bench.waits).toBe('eventRoll.red')
    const frames = Array.from({ length: read.depth(bench.state) }, (_, n) => read.frameKind(bench.state, n))
    expect(frames).not.toContain(F.turn)
  })

  it('campaign/12.4: Recover takes the topmost Guild card, whatever lies above it', () => {
    const bench = new CampaignBench(3, ['advocate', 'magnate', 'founder']).discarded('BC02', 'CC13' as never)
    expect(topGuild(bench.state)).toBe(court('BC02'))
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
})
