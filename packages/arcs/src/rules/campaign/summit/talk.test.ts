// Negotiations with bots (supercat 9.5, campaign/R23 to R25): rounds, amends, goes, offers and their dice.

import { keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { arcs } from '../../../game.ts'
import type { Colour } from '../../../vocabulary.ts'
import * as read from '../../state/read.ts'
import { CampaignBench } from '../campaign-testing.ts'
import { campaignRu } from '../text/ru.ts'
import type { FateId, Part } from '../vocabulary.ts'

const FATES: readonly FateId[] = ['advocate', 'partisan', 'founder', 'caretaker']
/** Red is a person with the initiative; everybody has a token and agents. */
const summit = (players = 3, bots: Colour[] = ['yellow', 'blue'], fates = FATES) => {
  const bench = new CampaignBench(players, fates).bots(...bots)
  for (const colour of ['red', 'yellow', 'blue'] as const)
    bench.openSlots(colour, 2, colour === 'blue' ? 'red' : 'blue')
  bench.tokens('red', 'fuel', 'fuel', 'weapon').tokens('yellow', 'relic', 'weapon').tokens('blue', 'psionic')
  return bench
}
const call = (bench: CampaignBench, seat: Colour = 'red') =>
  bench.frame('summit', seat).do({ do: 'callSummit' }).act({ do: 'decline' })
/** As far as the rounds, with this die. */
const talks = (bench: CampaignBench, die: number) => call(bench).do({ do: 'talkRounds', die })

const gift = (slot: number, to: Colour = 'yellow'): Part => ({ from: 'red', to, slot })
const wish = (slot: number, from: Colour = 'yellow'): Part => ({ from, to: 'red', slot })
const swap = (give = 0, take = 0) => ({ do: 'offer', parts: [gift(give), wish(take)] }) as const
/** An offer with this die, turned down or accepted. */
const offers = (bench: CampaignBench, parts: readonly Part[], yes: boolean) => {
  bench.do({ do: 'offer', parts }).do({ do: 'offerRoll', die: 4 })
  if (yes) bench.do({ do: 'accept' })
  else bench.act({ do: 'decline' })
  while (bench.waits.startsWith('overflow')) bench.act({ do: 'decline' })
  return bench
}
const rounds = (bench: CampaignBench) => {
  const question = arcs.decision(bench.state)?.question as { with?: { rounds?: number } } | undefined
  return question?.with?.rounds
}

describe('campaign/9.5: the rounds', () => {
  it('are 1d6 and one for each bot; without a bot people talk as before', () => {
    const bench = call(summit())
    expect(bench.waits).toBe('talkRounds.red')
    bench.do({ do: 'talkRounds', die: 3 })
    expect([bench.waits, rounds(bench)]).toEqual(['talk.red', 5])
    expect(call(summit(3, [])).waits).toBe('negotiate.red')
  })

  it('are rolled by whoever rolls the dice of the bots', () => {
    const decision = arcs.decision(call(summit()).state)
    expect([decision?.seat, decision?.source]).toEqual(['chance', 'botDice'])
  })

  it('go from the initiative on, whoever has called; each seat has one go', () => {
    const bench = summit()
    call(bench, 'blue').do({ do: 'talkRounds', die: 6 })
    const seen: string[] = []
    while (bench.waits.startsWith('talk.')) {
      seen.push(bench.waits)
      bench.act({ do: 'decline' })
    }
    expect(seen).toEqual(['talk.red', 'talk.yellow', 'talk.blue'])
  })

  it('supercat/A151: a go without an offer takes a round all the same', () => {
    const bench = talks(summit(), 6)
    expect(rounds(bench)).toBe(8)
    bench.act({ do: 'decline' })
    expect(rounds(bench)).toBe(7)
    bench.act({ do: 'decline' })
    expect(rounds(bench)).toBe(6)
  })

  it('end everything when they are used up', () => {
    const bench = talks(summit(3, ['yellow']), 1)
    expect(rounds(bench)).toBe(2)
    offers(offers(bench, [gift(0), wish(0)], false), [gift(0), wish(0)], false)
    expect(bench.waits).not.toMatch(/talk/)
  })
})

describe('an offer', () => {
  it('is between a person or a bot and one bot, with something each way', () => {
    const bench = talks(summit(4, ['yellow', 'blue']), 6)
    const no = (...parts: Part[]) => bench.refused({ do: 'offer', parts })
    expect([
      no(gift(0), { from: 'white', to: 'red', promise: true }),
      no({ from: 'red', to: 'white', slot: 0 }, { from: 'white', to: 'red', promise: true }),
      no(gift(0), wish(0), { from: 'blue', to: 'red', slot: 0 }),
      no(gift(0), gift(1)),
      no(gift(0)),
      no(gift(5), wish(0)),
      no(gift(0), wish(0)),
    ]).toEqual(['no.offerTo', 'no.offerTo', 'no.offerTo', 'no.offerBoth', 'no.offerSize', 'no.token', undefined])
  })

  it('is rolled for, then answered; what is agreed on happens', () => {
    const bench = talks(summit(), 6).do(swap())
    expect(bench.waits).toBe('offerRoll.red')
    bench.do({ do: 'offerRoll', die: 5 })
    expect(bench.waits).toBe('answer.yellow')
    bench.do({ do: 'accept' })
    while (bench.waits.startsWith('overflow')) bench.act({ do: 'decline' })
    expect([bench.held('red').sort(), bench.held('yellow').sort(), bench.waits]).toEqual([
      ['fuel', 'relic', 'weapon'],
      ['fuel', 'weapon'],
      'talk.yellow',
    ])
    expect(bench.problems()).toEqual([])
  })

  it('of a person: after a success the go is over, after three failures too', () => {
    const bench = talks(summit(), 6)
    offers(offers(bench, [gift(0), wish(0)], false), [gift(0), wish(0)], false)
    expect([bench.waits, rounds(bench)]).toEqual(['talk.red', 6])
    offers(bench, [gift(0), wish(0)], false)
    expect([bench.waits, rounds(bench)]).toEqual(['talk.yellow', 5])
    expect(offers(talks(summit(), 6), [gift(0), wish(0)], true).waits).toBe('talk.yellow')
  })

  it('of a bot: one, then the next seat', () => {
    const bench = talks(summit(), 6).act({ do: 'decline' })
    const parts: Part[] = [
      { from: 'yellow', to: 'blue', slot: 0 },
      { from: 'blue', to: 'yellow', slot: 0 },
    ]
    expect(bench.refused({ do: 'offer', parts: [wish(0), { from: 'red', to: 'yellow', slot: 0 }] })).toBe('no.offerTo')
    expect(offers(bench, parts, false).waits).toBe('talk.blue')
  })

  it('of a Magnate bot: two, even after a success', () => {
    const fates: readonly FateId[] = ['advocate', 'magnate', 'founder']
    const bench = talks(summit(3, ['yellow', 'blue'], fates), 6).act({ do: 'decline' })
    const parts: Part[] = [
      { from: 'yellow', to: 'blue', slot: 0 },
      { from: 'blue', to: 'yellow', promise: true },
    ]
    expect(offers(bench, parts, true).waits).toBe('talk.yellow')
    bench.act({ do: 'decline' })
    expect(bench.waits).toBe('talk.blue')
    // What it is given in Negotiations moves its objective.
    expect(bench.left('yellow')).toBe(8)
  })

  it('can be put together part by part', () => {
    const bench = talks(summit(), 6)
    const decision = arcs.decision(bench.state)!
    const to = decision.next([{ slot: 'do', value: 'offer' }])
    expect(to.map(({ pick }) => pick.value)).toEqual(['yellow', 'blue'])
    const picks = [
      { slot: 'do', value: 'offer' },
      { slot: 'to', value: 'yellow' },
    ]
    const first = decision.next(picks)
    expect(first.length).toBeGreaterThan(2)
    expect(first.every(({ action }) => action === undefined)).toBe(true)
    const second = decision.next([...picks, first[0]!.pick])
    const whole = second.filter(({ action }) => action !== undefined)
    expect(whole.length).toBeGreaterThan(2)
    for (const { action } of whole) expect(bench.no(action!)).toBeUndefined()
  })
})

describe('amends', () => {
  it('are made by people with a Favor of the bot’s or one of their own agents, before the rounds', () => {
    const bench = talks(summit().grievances('yellow', 'red', 2).favors('red', 'yellow', 1), 1)
    expect(bench.waits).toBe('amends.red')
    bench.do({ do: 'amends', part: { from: 'red', to: 'yellow', favor: 'yellow' } })
    expect([bench.grudge('yellow', 'red'), bench.favorsOf('red', 'yellow'), bench.waits]).toEqual([1, 0, 'amends.red'])
    bench.do({ do: 'amends', part: { from: 'red', to: 'yellow', promise: true } })
    expect([bench.grudge('yellow', 'red'), bench.favorsOf('yellow', 'red'), bench.waits]).toEqual([0, 1, 'talk.red'])
    expect([bench.of(read.agentsLeft, 'yellow'), bench.problems()]).toEqual([10, []])
  })

  it('are not asked of whoever has offended nobody, nor made otherwise', () => {
    expect(talks(summit(), 1).waits).toBe('talk.red')
    const bench = talks(summit().grievances('yellow', 'red', 1).favors('red', 'blue', 1), 1)
    expect([
      bench.refused({ do: 'amends', part: { from: 'red', to: 'yellow', slot: 0 } }),
      bench.refused({ do: 'amends', part: { from: 'red', to: 'yellow', favor: 'blue' } }),
      bench.refused({ do: 'amends', part: { from: 'red', to: 'blue', promise: true } }),
    ]).toEqual(['no.amends', 'no.amends', 'no.noGrievance'])
    expect(bench.act({ do: 'decline' }).waits).toBe('talk.red')
  })

  it('campaign/R25: are Negotiation actions: a Magnate advances by them', () => {
    const bench = talks(
      summit(3, ['yellow', 'blue'], ['advocate', 'magnate', 'founder']).grievances('yellow', 'red', 1),
      1,
    )
    bench.do({ do: 'amends', part: { from: 'red', to: 'yellow', promise: true } })
    expect(bench.left('yellow')).toBe(8)
  })
})

describe('campaign/R23, R24: people and bots at one table', () => {
  it('people talk freely among themselves after the rounds, and not with bots', () => {
    const bench = talks(summit(4, ['yellow', 'blue']), 1)
    while (bench.waits.startsWith('talk.')) bench.act({ do: 'decline' })
    expect(bench.waits).toBe('negotiate.red')
    expect([
      bench.refused({ do: 'propose', parts: [gift(0)] }),
      bench.refused({ do: 'propose', parts: [gift(0, 'white')] }),
    ]).toEqual(['no.dealByDie', undefined])
    bench.act({ do: 'decline' })
    expect(bench.waits).toBe('negotiate.white')
    bench.act({ do: 'decline' })
    expect(bench.waits).not.toMatch(/negotiate/)
  })

  it('a single person has nobody to talk to', () => {
    const bench = talks(summit(), 1)
    while (bench.waits.startsWith('talk.')) bench.act({ do: 'decline' })
    expect(bench.waits).not.toMatch(/negotiate|talk/)
  })

  it('a deal between people may be told at any moment of the Negotiations', () => {
    const bench = talks(summit(4, ['yellow', 'blue']), 1)
    const before = rounds(bench)
    bench.do({ do: 'tellDeal', parts: [gift(0, 'white')] })
    while (bench.waits.startsWith('overflow')) bench.act({ do: 'decline' })
    expect([bench.held('white'), bench.waits, rounds(bench)]).toEqual([['fuel'], 'talk.red', before])
    expect(bench.refused({ do: 'tellDeal', parts: [gift(1)] })).toBe('no.dealByDie')
  })

  it('the Export comes last', () => {
    const bench = talks(summit(4, ['yellow', 'blue'], ['magnate', 'partisan', 'founder', 'caretaker']), 1)
    while (/talk\.|negotiate/.test(bench.waits)) bench.act({ do: 'decline' })
    expect(bench.waits).toBe('exportLast.red')
    bench.do({ do: 'export', slots: [0, 1, 2] })
    expect([bench.left('red'), bench.held('red'), bench.waits.includes('export')]).toEqual([8, [], false])
  })
})

describe('negotiations at random', () => {
  it('end, keep every piece, are saved in the midst and told in both languages', () => {
    let agreed = 0
    for (let game = 0; game < 60; game++) {
      const random = keyedRandom('talk', String(game))
      const bench = summit(4, game % 3 === 0 ? ['yellow', 'blue', 'white'] : ['yellow', 'blue'])
      bench
        .grievances('yellow', 'red', game % 4)
        .settled('6g')
        .ships('yellow', '1g', 2)
        .ships('blue', '2g', 1)
      bench.ships('white', '3g', 2)
      call(bench)
      for (let n = 0; /talk|amends|offer|answer|negotiate|proposal|export|overflow/.test(bench.waits); n++) {
        expect(n).toBeLessThan(400)
        const saved = JSON.parse(JSON.stringify(arcs.serialise(bench.state)))
        expect(arcs.serialise(arcs.parse(saved))).toEqual(saved)
        const action = arcs.decision(bench.state)!.sample(random)
        expect(arcs.parseAction(JSON.parse(JSON.stringify(action)))).toEqual(action)
        bench.act(action)
        expect(bench.problems()).toEqual([])
      }
      agreed += bench.events.filter(({ say }) => say === 'log.agreed').length
    }
    expect(agreed).toBeGreaterThan(20)
    expect(campaignRu['log.grievance']({ seat: 'red', of: 'blue', harm: 'taxed', n: 2, action: '' })).toContain(
      '2 обиды',
    )
  })
})
