// The planner against brute force: the same plans as trying everything with the rules themselves, on random positions.

import { beforeAll, describe, expect, it } from 'vitest'
import { controller, NOBODY } from '../../rules/control.ts'
import { sysId } from '../../rules/ids.ts'
import * as L from '../../rules/layout.ts'
import { boardOf, damagedShips, freshShips, hasPiece, type State, ships, siteOwner } from '../../rules/state.ts'
import { collect, each, journeys, settings } from './planner-testing.ts'
import { budgetNow } from './plans/budget.ts'
import { combatPlans } from './plans/combat.ts'
import { gainsClaims, groups, movePlans, neutralises, takesControl } from './plans/move.ts'
import { favourable } from './terms/combat.ts'
import { claims, threatened } from './terms/map.ts'
import { baseOf } from './terms/standing.ts'

beforeAll(collect, 120_000)

type Check = (before: State, then: State, seat: number, to: number) => boolean
const compareMoves = (
  targets: (state: State, seat: number) => readonly number[],
  goals: readonly Check[],
  plans: (state: State, seat: number, left: number) => ReturnType<typeof movePlans>,
) =>
  each(
    (state, seat, left) => {
      const wanted: string[] = []
      for (const goal of goals) {
        for (const from of boardOf(state).systems) {
          if (ships(state, from, seat) === 0) continue
          const done = new Set<number>()
          for (const group of groups(state, seat, from)) {
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
    },
    'mobilization',
    3,
  )

describe('moves', () => {
  it('for new claims', () => {
    compareMoves(
      (state) => boardOf(state).planets,
      [(before, then, seat) => claims(then, seat) > claims(before, seat)],
      (state, seat, left) => movePlans(state, seat, left, boardOf(state).planets, gainsClaims(state, seat)),
    )
  }, 120_000)

  it('to threatened systems', () => {
    compareMoves(
      threatened,
      [(_, then, seat, to) => controller(then, to) === seat, (_, then, _seat, to) => controller(then, to) === NOBODY],
      (state, seat, left) =>
        movePlans(state, seat, left, threatened(state, seat), takesControl(state, seat), neutralises(state, seat)),
    )
  }, 120_000)

  it('to take control anywhere', () => {
    compareMoves(
      (state, seat) => boardOf(state).systems.filter((at) => controller(state, at) !== seat),
      [(_, then, seat, to) => controller(then, to) === seat],
      (state, seat, left) => movePlans(state, seat, left, boardOf(state).systems, takesControl(state, seat)),
    )
  }, 120_000)
})

describe('battles', () => {
  it('for Trophies: every favourable one, and only those', () => {
    each(
      (state, seat, left) => {
        const base = baseOf(state, seat, 'standing')
        const budget = budgetNow(state, seat)
        const found = combatPlans(state, base, budget, { for: 'trophies' }, settings)
        const wanted = new Set<string>()
        for (const system of boardOf(state).systems) {
          for (const rival of state.options.colours) {
            const defender = state.options.colours.indexOf(rival)
            if (defender === seat) continue
            const look = (there: State, battles: number, from: string): void => {
              if (!hasPiece(there, system, defender)) return
              if (freshShips(there, system, defender) + damagedShips(there, system, defender) === 0) return
              if (
                favourable(there, seat, {
                  system,
                  defender,
                  goal: 'trophies',
                  battles,
                  extra: state.b[L.EXTRA_DIE]!,
                }) &&
                canSink(there, seat, system, defender, battles)
              )
                wanted.add(`${sysId(system)} ${rival} ${from}`)
            }
            if (ships(state, system, seat) > 0) look(state, left, '-')
            for (const from of boardOf(state).systems) {
              if (from === system || ships(state, from, seat) === 0) continue
              const all = groups(state, seat, from).at(-1)!
              const there = journeys(state, seat, from, all.fresh, all.damaged, left).get(system)
              if (there === undefined) continue
              // A system with its own building must not fall to a rival (supercat/A36).
              const falls = hasOwn(state, seat, from) && fallen(state, there.state, seat, from)
              const kept = groups(state, seat, from)[0]!
              const group = falls
                ? kept.keep
                  ? journeys(state, seat, from, kept.fresh, kept.damaged, left).get(system)
                  : undefined
                : there
              if (group !== undefined && group.cost < left) look(group.state, left - group.cost, sysId(from))
            }
          }
        }
        expect(
          [...new Set(found.map((plan) => `${plan.at} ${plan.against} ${plan.move?.from ?? '-'}`))].sort(),
        ).toEqual([...wanted].sort())
      },
      'aggression',
      4,
    )
  }, 120_000)
})

const canSink = (state: State, seat: number, system: number, defender: number, battles: number): boolean => {
  const dice = Math.min(6, ships(state, system, seat) + state.b[L.EXTRA_DIE]! + 4)
  return damagedShips(state, system, defender) > 0 || battles * 2 * dice >= 2
}
const hasOwn = (state: State, seat: number, system: number): boolean =>
  [0, 1, 2].some(
    (n) =>
      (state.b[L.SITE + system * 3 + n]! & L.SITE_KIND) !== 0 && siteOwner(state.b[L.SITE + system * 3 + n]!) === seat,
  )
const fallen = (before: State, then: State, seat: number, system: number): boolean => {
  const [was, is] = [controller(before, system), controller(then, system)]
  return is !== NOBODY && is !== seat && is !== was
}
