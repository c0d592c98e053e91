// Everything that is offered as a tax is legal, also where lore of a rival has put a city into a gate (L11): such a city
// may yield several types, and the taxer names one.

import { beforeAll, expect, it } from 'vitest'
import { isGate } from '../../data/map.ts'
import { controller, OUTSIDE_TURNS } from '../../rules/board/control.ts'
import { refusal } from '../../rules/choosing/legal.ts'
import { makeSite, SITE_CITY } from '../../rules/state/sites.ts'
import { boardOf, copyState } from '../../rules/state/state.ts'
import * as write from '../../rules/state/write.ts'
import { collect, each } from './planner-testing.ts'
import { taxActions, taxGains, taxPlans } from './plans/tax.ts'
import { baseOf } from './terms/standing.ts'

beforeAll(collect, 240_000)

it('taxes are legal, those of cities in gates too', () => {
  let inGates = 0
  let named = 0
  each(
    (position, seat, left) => {
      const state = copyState(position)
      const rival = (seat + 1) % state.options.players
      const gates = boardOf(state).systems.filter((at) => isGate(at) && controller(state, at, OUTSIDE_TURNS) === seat)
      for (const gate of gates) write.setSite(state, gate * 3, makeSite(SITE_CITY, rival))
      const goals = ['contendDeclared', 'contendOpen', 'growDeclared', 'captives'] as const
      const plans = [
        ...goals.flatMap((goal) => taxPlans(state, baseOf(state, seat, 'count'), goal, left)),
        ...taxGains(state, seat),
      ]
      for (const plan of plans) {
        const [action] = taxActions(plan, 'pip')
        expect(refusal(state, action!)).toBeUndefined()
        if (plan.tax.some(({ city }) => city.startsWith(`${city[0]}g`))) inGates++
        if (plan.tax.some(({ type }) => type !== undefined)) named++
      }
    },
    'administration',
    3,
  )
  expect(inGates).toBeGreaterThan(100)
  expect(named).toBeGreaterThan(20)
}, 120_000)
