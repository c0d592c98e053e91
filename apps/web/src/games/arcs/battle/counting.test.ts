import type { Face } from '@understudy/arcs/data'
import { write } from '@understudy/arcs/state'
import { expect, it } from 'vitest'
import { SmallBench } from '../compose/small-bench-testing.ts'
import { countersOf } from './counting.ts'

const FIGHT = { at: '2h', attacker: 'blue', defender: 'red' } as const
const face = (some: Partial<Face>): Face => ({ self: 0, intercept: 0, hit: 0, building: 0, key: 0, ...some })
/** One ship against one ship. */
const bench = () => new SmallBench().ships('red', '2h', 1).ships('blue', '2h', 1)

it('of what was rolled only as much counts as finds something, and says why', () => {
  const { state } = bench()
  const told = countersOf(face({ self: 3, hit: 3, building: 1 }), state, FIGHT)
  expect(told.self).toEqual({ n: 3, counts: 2, idle: 'self' })
  expect(told.hit).toEqual({ n: 3, counts: 2, idle: 'hit' })
  expect(told.building).toEqual({ n: 1, counts: 0, idle: 'building' })
  const city = bench().building('red', '2h', 'city').state
  expect(countersOf(face({ hit: 3, building: 2 }), city, FIGHT)).toMatchObject({
    hit: { n: 3, counts: 3 },
    building: { n: 2, counts: 1, idle: 'hit' },
  })
})

it('an intercept says how many hits come back, or why none does', () => {
  const both = new SmallBench().ships('red', '2h', 2).ships('blue', '2h', 3)
  expect(countersOf(face({ intercept: 1 }), both.state, FIGHT).intercept).toEqual({ n: 1, counts: 1, back: 2 })
  const damaged = new SmallBench().ships('red', '2h', 0, 2).ships('blue', '2h', 3)
  expect(countersOf(face({ intercept: 2 }), damaged.state, FIGHT).intercept).toEqual({
    n: 2,
    counts: 0,
    idle: 'intercept',
  })
})

it('keys open something only if they suffice and somebody is left to take it', () => {
  // The initial tokens of red lie in its first slots; the first of them costs three keys.
  const { state } = bench()
  expect(countersOf(face({ key: 6 }), state, FIGHT).key).toEqual({ n: 6, counts: 6 })
  expect(countersOf(face({ key: 6, self: 2 }), state, FIGHT).key).toEqual({ n: 6, counts: 0, idle: 'raider' })
  const bare = bench()
  for (let slot = 0; slot < 7; slot++) write.setSlot(bare.state, bare.seat('red'), slot, 0)
  expect(countersOf(face({ key: 6 }), bare.state, FIGHT).key).toEqual({ n: 6, counts: 0, idle: 'key' })
  bare.token('red', 0, 'relic')
  expect(countersOf(face({ key: 1 }), bare.state, FIGHT).key).toEqual({ n: 1, counts: 0, idle: 'keys' })
})
