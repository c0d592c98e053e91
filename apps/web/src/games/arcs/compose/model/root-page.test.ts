import { expect, it } from 'vitest'
import { SmallBench } from '../small-bench-testing.ts'
import { kindsOf, onePerKind, paysOf } from './root-page.ts'

it('of like tokens one is offered to pay with: the one that a raid would take most easily, or the one that is chosen', () => {
  const bench = new SmallBench()
    .agent('red', 0)
    .token('red', 0, 'relic')
    .token('red', 1, 'relic')
    .token('red', 2, 'relic')
    .act({ do: 'lead', card: 'administration-5' })
  const context = bench.context()
  const pays = paysOf(kindsOf(context))
  expect(pays).toEqual(['pip', { slot: 0 }, { slot: 1 }, { slot: 2 }])
  expect(onePerKind(context, pays, 'pip')).toEqual(['pip', { slot: 1 }])
  expect(onePerKind(context, pays, pays[1]!)).toEqual(['pip', { slot: 0 }])
})
