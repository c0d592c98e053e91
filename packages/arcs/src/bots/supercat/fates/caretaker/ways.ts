// The Caretaker: Golems of the map, Stone-Speakers (supercat 9.8, supercat/A88, A146).

import { clusterOf } from '../../../../data/map.ts'
import { awaken, speakers } from '../../../../rules/campaign/fates/caretaker.ts'
import { C as FRAME } from '../../../../rules/campaign/frames.ts'
import { golemsOf } from '../../../../rules/campaign/golems.ts'
import { isWinning } from '../../../../rules/campaign/objectives.ts'
import { winsSome } from '../../../../rules/campaign/placing.ts'
import type { GolemId } from '../../../../rules/campaign/vocabulary.ts'
import * as camp from '../../../../rules/state/campaign/read.ts'
import { topArg, topKind } from '../../../../rules/state/stack.ts'
import { boardOf, type State } from '../../../../rules/state/state.ts'
import type { Action, SystemId } from '../../../../vocabulary.ts'
import { chosen } from '../../campaign/chosen.ts'
import { type C, me, say, systemsOf, type TaxPlan, type WaysOf } from '../../context.ts'
import { base, controlled } from '../../lib/now.ts'
import { tooDear } from '../../lib/slots.ts'
import { allows, type Budget } from '../../plans/budget.ts'
import { afterTaxes, subsets, taxableNow } from '../../plans/tax.ts'
import { takingByBattle } from '../founder/ways.ts'

/** Gates with a Golem. */
const golemGates = (state: State): number[] =>
  boardOf(state).gates.filter((gate) => (camp.golemsOnMap(state) & (1 << clusterOf(gate))) !== 0)
export const hasGolem = (c: C, system: number): boolean => golemGates(c.view).includes(system)
/** Those that it does not control. */
export const farGolems = (c: C): number[] => golemGates(c.view).filter((gate) => !controlled(c, gate))

/** FA.CA3 */
export const golemBattle = takingByBattle(farGolems)

/** FA.CA1: all Golems under its control at once. */
export const awakens = (c: C, budget: Budget): (readonly SystemId[])[] => {
  if (budget.left === 0 || !allows(budget, 'influence')) return []
  const all = [...awaken.list(c.view, me(c), 'pip')].map(({ gates }) => gates)
  const most = Math.max(0, ...all.map((gates) => gates.length))
  return all.filter((gates) => gates.length === most)
}
export const awakenAs = {
  show: (_: C, systems: readonly SystemId[]) => say('supercat.systems', { systems }),
}
export const awakenAction = (_: C, gates: readonly SystemId[]): Action =>
  ({ do: 'awaken', gates, pay: 'pip' }) as unknown as Action

/** FA.CA1a: taxes that make it the winner of a declared ambition and leave an action to Awaken with (supercat/A146). */
export const winningFirst = (c: C, budget: Budget): TaxPlan[] => {
  const { view } = c
  const seat = me(c)
  if (winsSome(view, seat) || !allows(budget, 'tax') || awakens(c, budget).length === 0) return []
  const choices = taxableNow(view, seat)
  for (let n = 1; n <= Math.min(budget.left - 1, choices.length); n++) {
    const found = subsets(choices, n).filter((taxes) => {
      if (new Set(taxes.map(({ city }) => city)).size < n) return false
      const after = afterTaxes(view, seat, taxes)
      return winsSome(after, seat) && !tooDear(base(c), after)
    })
    if (found.length > 0) return found.map((tax): TaxPlan => ({ tax }))
  }
  return []
}

export const golemsSaid = (c: C) => [
  say('supercat.golems', {
    under: systemsOf(golemGates(c.view).filter((gate) => controlled(c, gate))),
    elsewhere: systemsOf(farGolems(c)),
    winning: winsSome(c.view, me(c)),
  }),
]

/** FA.CA4: all Golems of rivals, if it wins what it has just declared and has none itself. */
export const speaking: WaysOf<readonly GolemId[] | null> = {
  from: (c) => {
    if (topKind(c.view) !== FRAME.speakers) return []
    const ambition = topArg(c.view, 0)
    const all = [...speakers.list(c.view, me(c))].map(({ take }) => take)
    if (ambition === 0 || !isWinning(c.view, me(c), ambition) || golemsOf(c.view, me(c)).length > 0) return [null]
    const most = Math.max(...all.map((take) => take.length))
    if (most === 0 && !chosen(c).speakersForNothing) return [null]
    return all.filter((take) => take.length === most)
  },
  show: (_, take) => (take === null ? say('supercat.nothing', {}) : say('supercat.takes', { golems: take })),
}
export const speakingAction = (_: C, take: readonly GolemId[] | null): Action =>
  (take === null ? { do: 'decline' } : { do: 'speakers', take }) as unknown as Action
