// How a proposal is put together, pick by pick.

import { LANGS } from '@understudy/procedure'
import type { Pick } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { arcs } from '../../../game.ts'
import * as camp from '../../state/campaign/read.ts'
import { CampaignBench } from '../campaign-testing.ts'
import { campaignEn } from '../text/en.ts'
import { campaignRu } from '../text/ru.ts'

const en = campaignEn as unknown as Readonly<Record<string, (with_: never) => string>>
/** Past the Call to Order: people negotiate. */
const talk = (bench: CampaignBench) => bench.frame('summit', 'red').do({ do: 'callSummit' }).act({ do: 'decline' })
const pick = (bench: CampaignBench, picks: readonly Pick[]) => arcs.decision(bench.state)!.next(picks)
const say = (offers: ReturnType<typeof pick>) =>
  offers.map(({ text }) => en[text.say as keyof typeof en]?.(text.with as never) ?? text.say)

describe('putting a proposal together', () => {
  it('with whom first, then part by part in whole sentences, as large as one likes', () => {
    const bench = talk(new CampaignBench(3).settled())
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
    const bench = talk(new CampaignBench(3).settled())
    const so: Pick[] = [
      { slot: 'do', value: 'propose' },
      { slot: 'with', value: 'yellow' },
    ]
    const also = pick(bench, so)
      .filter(({ pick: { slot } }) => slot === 'with')
      .at(-1)!
    expect([say([also]), also.action]).toEqual([['open to Blue too, if it is turned down'], undefined])
    const promise = pick(bench, [...so, also.pick]).find(({ text }) => JSON.stringify(text).includes('promise'))!
    bench.act(promise.action!).act({ do: 'decline' })
    expect(bench.waits).toBe('proposal.blue')
  })

  it('a counter-proposal, and what a returned Favor brings, are put in the same words', () => {
    const bench = talk(new CampaignBench(3).settled())
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

  it('a third may join: what any of them does for any other is one proposal, and all are asked', () => {
    const bench = talk(
      new CampaignBench(3).settled().tokens('red', 'fuel').tokens('yellow', 'relic').tokens('blue', 'weapon'),
    )
    const so: Pick[] = [
      { slot: 'do', value: 'propose' },
      { slot: 'with', value: 'yellow' },
    ]
    const third = pick(bench, so).find(({ pick: { slot } }) => slot === 'and')!
    expect([say([third]), third.action]).toEqual([['with Blue as a third'], undefined])
    const taken = [...so, third.pick]
    const takes = (text: string) => {
      const found = pick(bench, taken).find((each) => say([each])[0] === text)
      if (found === undefined) throw new Error(`${text} is not offered: ${say(pick(bench, taken)).join('; ')}`)
      taken.push(found.pick)
      return found
    }
    takes('Red gives Yellow Fuel in slot 1')
    takes('Yellow gives Blue Relic in slot 1')
    bench.act(takes('Blue gives Red Weapon in slot 1').action!)
    expect([bench.waits, camp.partCount(bench.state)]).toEqual(['proposal.yellow', 3])
    // Whoever is asked may counter with something for all three.
    const counter: Pick[] = [{ slot: 'do', value: 'counter' }]
    const own = pick(bench, counter).find((each) => say([each])[0] === 'Yellow promises Blue a Favor')!
    expect(say(pick(bench, [...counter, own.pick]))).toContain('Blue promises Red a Favor')
  })

  it('a deal that was struck is told pair by pair, also between two others', () => {
    const bench = talk(new CampaignBench(3).settled().tokens('yellow', 'relic').tokens('blue', 'weapon'))
    const taken: Pick[] = [{ slot: 'do', value: 'tellDeal' }]
    expect(say(pick(bench, taken))).toContain('what Yellow did for Blue')
    const takes = (text: string) => {
      const found = pick(bench, taken).find((each) => say([each])[0] === text)!
      taken.push(found.pick)
      return found
    }
    takes('what Yellow did for Blue')
    expect(takes('Yellow gives Blue Relic in slot 1').more).toBe(true)
    takes('what Blue did for Yellow')
    bench.act(takes('Blue gives Yellow Weapon in slot 1').action!)
    while (bench.waits.startsWith('overflow')) bench.act({ do: 'decline' })
    expect([bench.held('yellow'), bench.held('blue')]).toEqual([['weapon'], ['relic']])
  })

  it.each(LANGS)('tokens are named when a deal is proposed, asked about and done (%s)', (lang) => {
    const bench = talk(new CampaignBench(3).settled().tokens('red', 'fuel'))
    const words = { en: /Fuel in slot 1/, ru: /ресурс из ячейки 1: [^,.]*опливо/ }[lang]
    const told = { en: campaignEn, ru: campaignRu }[lang] as unknown as typeof en
    const heard = () => bench.events.map(({ say: id, with: facts }) => told[id]?.(facts as never) ?? '')
    bench.do({ do: 'propose', parts: [{ from: 'red', to: 'yellow', slot: 0 }] })
    const { question } = arcs.decision(bench.state)!
    expect([heard().at(-1), told[question.say]!(question.with as never)]).toEqual([
      expect.stringMatching(words),
      expect.stringMatching(words),
    ])
    bench.do({ do: 'accept' })
    expect(heard().filter((line) => words.test(line))).toHaveLength(2)
  })
})
