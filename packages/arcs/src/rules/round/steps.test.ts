// The end of a round and of an act as lists of steps in a fixed order, which the campaign makes longer.

import { describe, expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import { Bench } from '../../testing.ts'
import { CampaignBench } from '../campaign/campaign-testing.ts'
import * as read from '../state/read.ts'
import { F, pop, push, topKind } from '../state/stack.ts'
import type { State } from '../state/state.ts'
import { endsEarly, lastChapter } from './acts.ts'
import { ACT_END } from './chapter-end.ts'
import { BASE, momentOf, stepNow } from './layers.ts'
import { settle } from './settle.ts'
import { extended, nextStep, type Step } from './steps.ts'

const ROUND_END = BASE.roundEnd
const ids = (steps: readonly Step[]): string[] => steps.map(({ id }) => id)
const asAct1 = (state: State): State => ({ ...state, options: { ...state.options, act: 1 } })

describe('the end of a round', () => {
  it('has its steps in this order, and an act can put others between them (campaign 4.2)', () => {
    expect(ids(ROUND_END)).toEqual(['unions', 'initiative', 'discard'])
    const longer = extended(ROUND_END, 'initiative', { id: 'council', run() {} }, { id: 'event', run() {} })
    expect(ids(longer)).toEqual(['unions', 'initiative', 'council', 'event', 'discard'])
    expect(ids(ROUND_END)).toHaveLength(3)
    expect(() => extended(ROUND_END, 'summit')).toThrow('summit')
  })

  it('waits where a step asks somebody, then goes on with the next one', () => {
    const { state } = new Bench(3).settled()
    const done: string[] = []
    const step = (id: string, asks = false): Step => ({
      id,
      run(at) {
        done.push(id)
        if (asks) push(at, F.reinforce, 1)
      },
    })
    const steps = [step('a'), step('b', true), step('c')]
    push(state, F.endRound, 0)
    const go = () => nextStep(state, steps, F.round)
    go()
    go()
    expect([done, topKind(state)]).toEqual([['a', 'b'], F.reinforce])
    const again = arcs.parse(JSON.parse(JSON.stringify(arcs.serialise(state))))
    expect([...again.b]).toEqual([...state.b])
    pop(state)
    expect(topKind(state)).toBe(F.endRound)
    go()
    expect([done, topKind(state), read.depth(state)]).toEqual([['a', 'b', 'c'], F.round, 1])
  })

  it('is named in the moment while a step asks', () => {
    const { state } = new Bench(3).settled()
    const before = momentOf(state)
    expect([stepNow(state), before]).toEqual([undefined, '1.0.0'])
    push(state, F.endRound, 0, 2)
    push(state, F.reinforce, 1)
    expect([stepNow(state), momentOf(state), momentOf(asAct1(state))]).toEqual([
      'initiative',
      '1.0.0.initiative',
      'act1.1.0.0.initiative',
    ])
  })

  it('of a position that counts more steps than there are leads to the next round', () => {
    const bench = new Bench(3).settled().hand('red', 'mobilization-2')
    push(bench.state, F.endRound, 0, 99)
    settle(bench.state)
    expect(bench.waits).toBe('lead.red')
  })
})

describe('the end of an act', () => {
  it('is after five chapters or by Power in the base game, after three chapters in the first act', () => {
    expect(ids(ACT_END)).toEqual(['winner'])
    const { state } = new Bench(3)
    expect([lastChapter(state), endsEarly(state, 29), endsEarly(state, 30)]).toEqual([5, false, true])
    const act = asAct1(state)
    expect([lastChapter(act), endsEarly(act, 200)]).toEqual([3, false])
  })

  it('leaves nothing under way', () => {
    const bench = new Bench(3).settled().power('yellow', 31).endChapter()
    expect([read.over(bench.state), read.depth(bench.state)]).toEqual([2, 0])
    const act = new CampaignBench(3).settled().power('yellow', 31).chapter(2).state
    push(act, F.nextChapter, 0)
    settle(act)
    expect([read.over(act), read.chapter(act)]).toEqual([0, 3])
  })
})
