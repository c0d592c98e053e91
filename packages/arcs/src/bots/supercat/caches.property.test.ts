// What is kept about a position is what would be worked out anew: asked about positions in turn, so that each cache is
// filled, passed on and emptied, the answers equal those for copies that nothing is known about.

import { keyedRandom } from '@understudy/table'
import { beforeAll, expect, it } from 'vitest'
import { topSeat } from '../../rules/stack.ts'
import { boardOf, copyState, type State } from '../../rules/state.ts'
import { latest } from './lib/latest.ts'
import { tryOut } from './lib/scratch.ts'
import { collect, positions, settings, turn } from './planner-testing.ts'
import { budgetNow } from './plans/budget.ts'
import { bestCombat, combatPlans } from './plans/combat.ts'
import { itemsToContend } from './plans/items.ts'
import { gainsClaims, movePlans, originsOf } from './plans/move.ts'
import { baseOf } from './terms/standing.ts'

beforeAll(collect, 240_000)

function answers(state: State) {
  const seat = topSeat(state)
  const base = baseOf(state, seat, 'standing')
  const budget = budgetNow(state, seat, settings)
  const fights = combatPlans(state, base, budget, { for: 'declared' }, settings)
  return {
    base,
    origins: originsOf(state, seat).map(({ from, ways }) => ({
      from,
      ways: ways.map(({ group, reach }) => [group, reach.cost]),
    })),
    moves: movePlans(state, seat, 3, boardOf(state).planets, gainsClaims(state, seat)),
    items: state.options.colours.map((_, rival) => (rival === seat ? [] : itemsToContend(state, base, rival))),
    fights,
    best: bestCombat(state, base, budget, { for: 'declared' }, settings),
  }
}

it('kept answers are those for a position that nothing is known about', () => {
  const random = keyedRandom('caches', '')
  const some = Array.from({ length: 60 }, () => turn(positions[random.int(positions.length)]!, 'aggression', 3))
  const first = some.map(answers)
  for (let n = 0; n < 1500; n++) {
    const at = random.int(some.length)
    // Now and then the same one again at once, which is kept; else one that others have pushed out.
    for (let again = random.int(3); again >= 0; again--) expect(answers(some[at]!)).toEqual(first[at])
    if (n % 10 === 0) expect(answers(copyState(some[at]!))).toEqual(first[at])
  }
}, 120_000)

it('the best battle is the first of those with the most battles', () => {
  for (const position of positions) {
    const { fights, best } = answers(turn(position, 'aggression', 3))
    const most = Math.max(0, ...fights.map(({ battles }) => battles))
    expect(best).toEqual(fights.find(({ battles }) => battles === most))
  }
}, 120_000)

it('the latest two positions are kept, each with its own', () => {
  let made = 0
  const known = latest(() => ({ number: ++made }))
  const [a, b, c] = positions as [State, State, State]
  expect([known(a), known(b), known(a), known(b)].map(({ number }) => number)).toEqual([1, 2, 1, 2])
  expect([known(c), known(b), known(a)].map(({ number }) => number)).toEqual([3, 2, 4])
})

it('trying out leaves the position as it is', () => {
  const state = positions[0]!
  const before = copyState(state)
  const scratch = tryOut(state)
  expect(scratch).toEqual(state)
  scratch.b.fill(9)
  scratch.m.fill(9)
  expect(state).toEqual(before)
  expect(tryOut(positions[1]!)).toEqual(positions[1]!)
})
