// Deals among people, as they are put together on the page.

import { type Action, arcs, type State } from '@understudy/arcs'
import '@understudy/arcs/campaign'
import { arcsPackage } from '@understudy/arcs'
import { Driver } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { addableTo, dealOf, people } from './people.ts'

/** Two people and a bot, at the talks of the two. */
function talks(): State {
  for (let seed = 0; seed < 40; seed++) {
    const driver = new Driver<State, Action>(arcsPackage, {
      t: 'start',
      options: { players: 3, act: 1, role3: 'supercat' },
      seats: { red: { by: 'random' }, yellow: { by: 'random' }, blue: { by: 'bot', bot: 'supercat' } },
      seed: `talks ${seed}`,
      chance: {},
    })
    for (let i = 0; i < 4000; i++) {
      if (arcs.decision(driver.state)?.kind === 'negotiate') return driver.state
      const next = driver.next()
      if (next.kind !== 'auto') break
      driver.commit(next.entry)
    }
  }
  throw new Error('no Summit')
}

describe('a deal among people', () => {
  const state = talks()
  const decision = arcs.decision(state)!
  const own = decision.seat as 'red'
  const [other] = people(state, own)

  it('is made with people, not with bots', () => {
    expect(people(state, own)).toEqual([own === 'red' ? 'yellow' : 'red'])
  })

  it('may be a gift, and goes both ways part by part', () => {
    const promise = { from: own, to: other!, promise: true } as const
    const back = { from: other!, to: own, promise: true } as const
    expect(addableTo(state, decision, 'propose', own, { with: other!, parts: [] })).toContainEqual(promise)
    expect(addableTo(state, decision, 'propose', own, { with: other!, parts: [promise] })).toContainEqual(back)
    expect(dealOf(decision, 'propose', [promise, back])).toBeDefined()
    expect(dealOf(decision, 'propose', [])).toBeUndefined()
  })

  it('is told as one entry beside a real board, and happens at once', () => {
    const parts = [{ from: own, to: other!, promise: true } as const]
    const after = arcs.copy(state)
    arcs.apply(after, dealOf(decision, 'tellDeal', parts)!)
    expect(arcs.diff(state, after).map(({ say }) => say)).toContain('put.favors')
    expect(arcs.decision(after)?.kind).toBe('negotiate')
  })

  it('is asked of the other person before it happens on one screen', () => {
    const parts = [{ from: own, to: other!, promise: true } as const]
    const after = arcs.copy(state)
    arcs.apply(after, dealOf(decision, 'propose', parts)!)
    const asked = arcs.decision(after)!
    expect([asked.kind, asked.seat]).toEqual(['proposal', other])
    expect(arcs.diff(state, after)).toEqual([])
  })
})
