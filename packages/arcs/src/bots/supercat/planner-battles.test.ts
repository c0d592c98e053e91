// The planner's battles against brute force: going everywhere and looking.

import { beforeAll, describe, expect, it } from 'vitest'
import { GUILD } from '../../data/court.ts'
import { keysFor, steal, thefts } from '../../rules/battle/raid.ts'
import { controller, NOBODY, OUTSIDE_TURNS } from '../../rules/board/control.ts'
import { sysId } from '../../rules/board/ids.ts'
import { emptyUsable } from '../../rules/board/resources.ts'
import * as Pile from '../../rules/state/piles.ts'
import * as read from '../../rules/state/read.ts'
import { boardOf, copyState, hasPiece, type State, ships } from '../../rules/state/state.ts'
import { bruteAttackers, bruteFavourable } from './brute-testing.ts'
import { collect, each, journeys, settings } from './planner-testing.ts'
import { budgetNow } from './plans/budget.ts'
import { combatPlans } from './plans/combat.ts'
import { baseOf, reaches } from './terms/standing.ts'

beforeAll(collect, 120_000)

/** Every way to a battle, by going there: what `look` says about the position then. */
function wantedBattles(
  state: State,
  seat: number,
  left: number,
  look: (there: State, system: number, defender: number, battles: number) => readonly string[],
): string[] {
  const wanted = new Set<string>()
  for (const system of boardOf(state).systems) {
    for (const [defender, rival] of state.options.colours.entries()) {
      if (defender === seat || !hasPiece(state, system, defender)) continue
      const add = (there: State, battles: number, from: string): void => {
        for (const what of look(there, system, defender, battles))
          wanted.add(`${sysId(system)} ${rival} ${from} ${what}`)
      }
      if (ships(state, system, seat) > 0) add(state, left, '-')
      for (const from of boardOf(state).systems) {
        if (from === system || ships(state, from, seat) === 0) continue
        const group = bruteAttackers(state, seat, from)
        if (group === undefined) continue
        const there = journeys(state, seat, from, group.fresh, group.damaged, left).get(system)
        if (there !== undefined && there.cost < left) add(there.state, left - there.cost, sysId(from))
      }
    }
  }
  return [...wanted].sort()
}

const named = (plans: ReturnType<typeof combatPlans>, what: (plan: (typeof plans)[number]) => string): string[] =>
  [...new Set(plans.map((plan) => `${plan.at} ${plan.against} ${plan.move?.from ?? '-'} ${what(plan)}`))].sort()

describe('battles', () => {
  it('for Trophies: every favourable one, and only those', () => {
    let some = 0
    each(
      (state, seat, left) => {
        const wanted = wantedBattles(state, seat, left, (there, system, defender, battles) =>
          ships(there, system, defender) > 0 &&
          bruteFavourable(there, seat, { system, defender, goal: 'trophies', battles })
            ? ['']
            : [],
        )
        const found = combatPlans(
          state,
          baseOf(state, seat, 'standing'),
          budgetNow(state, seat),
          { for: 'trophies' },
          settings,
        )
        expect(named(found, () => '')).toEqual(wanted)
        if (wanted.length > 0) some++
      },
      'aggression',
      4,
    )
    expect(some).toBeGreaterThan(90)
  }, 120_000)

  it('for control: taking it, else leaving it to nobody', () => {
    const grades = { 1: 0, 2: 0 }
    each(
      (state, seat, left) => {
        const systems = boardOf(state).systems.filter(
          (at) => ![NOBODY, seat].includes(controller(state, at, OUTSIDE_TURNS)),
        )
        let wanted: string[] = []
        for (const grade of [1, 2] as const) {
          wanted = wantedBattles(state, seat, left, (there, system, defender, battles) =>
            systems.includes(system) &&
            bruteFavourable(there, seat, { system, defender, goal: 'control', battles, grade })
              ? [`${grade}`]
              : [],
          )
          if (wanted.length === 0) continue
          grades[grade]++
          break
        }
        const want = { for: 'control', systems } as const
        const found = combatPlans(state, baseOf(state, seat, 'standing'), budgetNow(state, seat), want, settings)
        expect(named(found, (plan) => `${plan.grade}`)).toEqual(wanted)
      },
      'aggression',
      4,
    )
    expect(Math.min(grades[1], grades[2])).toBeGreaterThan(8)
  }, 120_000)

  it('for a declared ambition: Trophies, else every theft that contends', () => {
    let raids = 0
    each(
      (state, seat, left) => {
        const base = baseOf(state, seat, 'standing')
        const found = combatPlans(state, base, budgetNow(state, seat), { for: 'declared' }, settings)
        if (found.some((plan) => plan.goal === 'trophies')) return
        const wanted = wantedBattles(state, seat, left, (there, system, defender, battles) =>
          [...thefts(state, seat, defender, 99)].flatMap((theft) => {
            const after = copyState(state)
            steal(after, seat, defender, theft)
            if (emptyUsable(state, seat) === 0 || !reaches('contendDeclared', base, after)) return []
            const fight = { system, defender, goal: 'raid', battles, keys: keysFor(theft) } as const
            return bruteFavourable(there, seat, fight) ? [JSON.stringify(theft)] : []
          }),
        )
        // Full slots and Sworn Guardians are the planner's own business.
        if (
          emptyUsable(state, seat) === 0 ||
          [0, 1, 2, 3].some((seat) => read.has(state, Pile.guild(seat), GUILD.swornGuardians))
        )
          return
        raids += found.length
        expect(named(found, (plan) => JSON.stringify(plan.item))).toEqual(wanted)
      },
      'aggression',
      2,
    )
    expect(raids).toBeGreaterThan(0)
  }, 120_000)
})
