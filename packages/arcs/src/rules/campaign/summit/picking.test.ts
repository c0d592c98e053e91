// How a proposal is put together, pick by pick.

import type { Pick } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { arcs } from '../../../game.ts'
import * as camp from '../../state/campaign/read.ts'
import { CampaignBench } from '../campaign-testing.ts'
import { campaignEn } from '../text/en.ts'

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
    const also = pick(bench, so).at(-1)!
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
})
