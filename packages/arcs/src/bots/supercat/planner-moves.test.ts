// The planner against brute force: the same plans as trying everything with the rules themselves, on random positions.

import { beforeAll, describe, expect, it } from 'vitest'
import { controller, NOBODY, OUTSIDE_TURNS } from '../../rules/board/control.ts'
import { sysId } from '../../rules/board/ids.ts'
import { boardOf, type State, ships } from '../../rules/state/state.ts'
import { bruteGroups, bruteLeaves } from './brute-testing.ts'
import { collect, each, journeys } from './planner-testing.ts'
import { gainsClaims, gradedPlans, gradesOf, movePlans, neutralises, takesControl } from './plans/move.ts'
import { claims, threatened } from './terms/map.ts'

beforeAll(collect, 120_000)

type Check = (before: State, then: State, seat: number, to: number) => boolean
const compareMoves = (
  targets: (state: State, seat: number) => readonly number[],
  goals: readonly (readonly [Check, keeping?: true])[],
  plans: (state: State, seat: number, left: number) => ReturnType<typeof movePlans>,
) => {
  let some = 0
  each(
    (state, seat, left) => {
      const wanted: string[] = []
      for (const [goal, keeping] of goals) {
        for (const from of boardOf(state).systems) {
          if (ships(state, from, seat) === 0) continue
          const done = new Set<number>()
          for (const group of bruteGroups(state, seat, from)) {
            if (keeping && bruteLeaves(state, seat, from, group)) continue
            for (const [to, { cost, state: then }] of journeys(state, seat, from, group.fresh, group.damaged, left)) {
              if (done.has(to) || !targets(state, seat).includes(to) || !goal(state, then, seat, to)) continue
              done.add(to)
              wanted.push(`${sysId(from)} ${sysId(to)} ${group.fresh} ${group.damaged} ${cost}`)
            }
          }
        }
        if (wanted.length > 0) break
      }
      const found = plans(state, seat, left)
      expect([...new Set(found.map((p) => `${p.from} ${p.to} ${p.fresh} ${p.damaged} ${p.cost}`))].sort()).toEqual(
        wanted.sort(),
      )
      for (const plan of found) expect(plan.path).toHaveLength(plan.cost)
      if (wanted.length > 0) some++
    },
    'mobilization',
    3,
  )
  expect(some).toBeGreaterThan(50)
}

const takes: Check = (_, then, seat, to) => controller(then, to, OUTSIDE_TURNS) === seat
const frees: Check = (_, then, _seat, to) => controller(then, to, OUTSIDE_TURNS) === NOBODY

describe('moves', () => {
  it('for new claims', () => {
    compareMoves(
      (state) => boardOf(state).planets,
      [[(before, then, seat) => claims(then, seat) > claims(before, seat)]],
      (state, seat, left) => movePlans(state, seat, left, boardOf(state).planets, gainsClaims(state, seat)),
    )
  }, 120_000)

  it.each([
    ['keepFirst', [[takes, true], [frees, true], [takes], [frees]]],
    ['takeFirst', [[takes], [frees]]],
  ] as const)(
    'to threatened systems, %s',
    (order, goals) => {
      compareMoves(threatened, goals, (state, seat, left) => {
        const grades = gradesOf(order, takesControl(state, seat), neutralises(state, seat))
        return gradedPlans(state, seat, left, threatened(state, seat), grades)
      })
    },
    120_000,
  )

  it('to take control anywhere', () => {
    compareMoves(
      (state, seat) => boardOf(state).systems.filter((at) => controller(state, at, OUTSIDE_TURNS) !== seat),
      [[takes]],
      (state, seat, left) => movePlans(state, seat, left, boardOf(state).systems, takesControl(state, seat)),
    )
  }, 120_000)
})
