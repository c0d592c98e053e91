// What is kept about a position is what would be worked out anew: asked about positions in turn, so that each cache is
// filled, passed on and emptied, the answers equal those for copies that nothing is known about.

import { keyedRandom } from '@understudy/table'
import { beforeAll, expect, it } from 'vitest'
import { SLOT_KEYS, slotUsable, tokenIn, typeName } from '../../rules/board/resources.ts'
import { SLOTS_PER_SEAT } from '../../rules/state/numbers.ts'
import { topSeat } from '../../rules/state/stack.ts'
import { boardOf, copyState, type State } from '../../rules/state/state.ts'
import * as write from '../../rules/state/write.ts'
import { settingsOf } from './books-testing.ts'
import { latest } from './lib/latest.ts'
import { tryOut } from './lib/scratch.ts'
import { ambitionOf, arrangement } from './lib/slots.ts'
import { collect, positions, settings, turn } from './planner-testing.ts'
import { budgetNow } from './plans/budget.ts'
import { bestCombat, combatPlans } from './plans/combat.ts'
import { itemsToContend } from './plans/items.ts'
import { findOrigins, gainsClaims, movePlans, originsOf } from './plans/move.ts'
import { canTax, taxPlans } from './plans/tax.ts'
import { taskForce, taskForceNow, threatened, threatenedNow } from './terms/map.ts'
import { FUEL, MATERIAL, PSIONIC, RELIC, spendable, WEAPON } from './terms/spend.ts'
import { baseOf, contending, isDeclared, isOpen, standing } from './terms/standing.ts'

beforeAll(() => {
  collect()
  expect(positions.length).toBeGreaterThan(1500)
}, 240_000)

function answers(state: State) {
  const seat = topSeat(state)
  const base = baseOf(state, seat, 'standing')
  const budget = budgetNow(state, seat, settings)
  const fights = combatPlans(state, base, budget, { for: 'declared' }, settings)
  const types = [MATERIAL, FUEL, WEAPON, RELIC, PSIONIC]
  return {
    base,
    // Each with other settings in between, which are kept apart.
    purses: [settings, careful, settings].map((each) => types.map((type) => spendable(state, seat, type, each))),
    guarded: combatPlans(state, base, budget, { for: 'trophies' }, careful),
    taxes: GOALS.map((goal) => taxPlans(state, base, goal, 3)),
    force: taskForceNow(state, seat),
    threatened: threatenedNow(state, seat),
    origins: originsOf(state, seat).map(({ from, ways }) => ({
      from,
      ways: ways.map(({ group, reach }) => [group, reach.cost]),
    })),
    moves: movePlans(state, seat, 3, boardOf(state).planets, gainsClaims(state, seat)),
    items: state.options.colours.map((_, rival) =>
      rival === seat ? [] : itemsToContend(state, base, rival, 'declared'),
    ),
    fights,
    best: bestCombat(state, base, budget, { for: 'declared' }, settings),
  }
}

const careful = settingsOf({ preludeRestriction: 'onlyIfLost', combatKeepsOrigin: true })
const GOALS = ['contendDeclared', 'contendOpen', 'captives', 'growDeclared'] as const

it('kept answers are those for a position that nothing is known about', () => {
  const random = keyedRandom('caches', '')
  const chosen = Array.from({ length: 60 }, () => turn(positions[random.int(positions.length)]!, 'aggression', 3))
  const first = chosen.map(answers)
  for (let n = 0; n < 500; n++) {
    const at = random.int(chosen.length)
    // Now and then the same one again at once, which is kept; else one that others have pushed out.
    for (let again = random.int(3); again >= 0; again--) expect(answers(chosen[at]!)).toEqual(first[at])
    if (n % 10 === 0) expect(answers(copyState(chosen[at]!))).toEqual(first[at])
  }
}, 120_000)

it('the best battle is the first of those with the most battles', () => {
  let among = 0
  for (const position of positions) {
    const state = turn(position, 'aggression', 3)
    const base = baseOf(state, topSeat(state), 'standing')
    const budget = budgetNow(state, topSeat(state), settings)
    const fights = combatPlans(state, base, budget, { for: 'declared' }, settings)
    const best = bestCombat(state, base, budget, { for: 'declared' }, settings)
    const most = Math.max(0, ...fights.map(({ battles }) => battles))
    expect(best).toEqual(fights.find(({ battles }) => battles === most))
    if (fights.length > 1) among++
  }
  expect(among).toBeGreaterThan(600)
}, 120_000)

const some = (step: number): State[] => positions.filter((_, at) => at % step === 0)

it('what is kept for a seat is what would be worked out for it', () => {
  for (const state of some(4)) {
    for (let seat = 0; seat < state.options.players; seat++) {
      expect(taskForceNow(state, seat)).toEqual(taskForce(state, seat))
      expect(threatenedNow(state, seat)).toEqual(threatened(state, seat))
    }
  }
})

it('origins are kept while nothing on the map changes, and no longer', () => {
  for (const position of some(4)) {
    const seat = topSeat(position)
    const before = originsOf(position, seat)
    expect(before).toEqual(findOrigins(position, seat))
    // The map is the same, whatever else is not.
    const richer = copyState(position)
    write.setSlot(richer, seat, 0, FUEL)
    expect(originsOf(richer, seat)).toEqual(before)
    for (const system of boardOf(position).systems) {
      const changed = copyState(position)
      write.addFresh(changed, system, seat, 1)
      expect(originsOf(changed, seat)).toEqual(findOrigins(changed, seat))
      const rivals = copyState(position)
      write.addFresh(rivals, system, (seat + 1) % position.options.players, 2)
      expect(originsOf(rivals, seat)).toEqual(findOrigins(rivals, seat))
    }
    expect(originsOf(copyState(position), seat)).toEqual(before)
  }
}, 120_000)

it('taxes can reach a goal if there is a plan that does', () => {
  const found = { true: 0, false: 0 }
  for (const position of some(3)) {
    const state = turn(position, 'administration', 3)
    const base = baseOf(state, topSeat(state), 'standing')
    for (const goal of GOALS) {
      const can = taxPlans(state, base, goal, 3).length > 0
      expect(canTax(copyState(state), base, goal, 3)).toBe(can)
      found[`${can}`]++
    }
  }
  expect(found.true).toBeGreaterThan(600)
  expect(found.false).toBeGreaterThan(600)
})

it('tokens are placed as sorting them would: what counts most first, the dearest slots first', () => {
  for (const state of some(4)) {
    for (let seat = 0; seat < state.options.players; seat++) {
      const declared = (type: number) => ambitionOf(type) > 0 && isDeclared(state, ambitionOf(type))
      const worth = (type: number): number => {
        if (declared(type)) return contending(state, seat, ambitionOf(type)) ? 3 : 2
        const ambition = ambitionOf(type)
        return ambition > 0 && isOpen(state, ambition) && standing(state, seat, ambition) > 0 ? 1 : 0
      }
      const held = Array.from({ length: SLOTS_PER_SEAT }, (_, slot) => tokenIn(state, seat, slot))
        .filter((type) => type !== 0)
        .sort((a, b) => worth(b) - worth(a) || a - b)
      const slots = [0, 1, 2, 3, 4, 5, 6]
        .filter((slot) => slotUsable(state, seat, slot))
        .sort((a, b) => SLOT_KEYS[b]! - SLOT_KEYS[a]! || a - b)
      const sorted = [0, 1, 2, 3, 4, 5, 6].map((slot) => {
        const type = slots.includes(slot) ? held[slots.indexOf(slot)] : undefined
        return type === undefined ? null : typeName(type)
      })
      expect(arrangement(state, seat)).toEqual(sorted)
    }
  }
})

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
