// 9.1 and TAX: income.

import { packOf } from '../../pack/setting.ts'
import type { Log } from '../play/handler.ts'
import { say } from '../sayings.ts'
import { sideName } from '../state/names.ts'
import { developed, heldBy, isBesieged, isBot, isHome, landOf, numberOption, regionOf, sideOf } from '../state/query.ts'
import type { State } from '../state/state.ts'

export function collectTaxes(state: State, log: Log): void {
  state.sides.forEach((side, no) => {
    const income = incomeOf(state, no)
    side.gold += income
    log?.event(say('income', { seat: sideName(state, no), n: income, sum: side.gold }))
  })
}

export function incomeOf(state: State, no: number): number {
  const { role } = sideOf(state, no)
  const fixed = role === 'speed' || (role === 'super' && allFixed(state))
  if (fixed) {
    const markets = marketsOf(state, no).length
    return Number(state.options['difficulty.speedTax']) + (markets === 0 ? 0 : packOf(state).speed.market * markets)
  }
  return earned(state, no) + (role === 'super' ? numberOption(state, 'difficulty.superTaxBonus') : 0)
}

/** by the option, one Speed-bot makes the income of all bots fixed. */
const allFixed = (state: State): boolean =>
  state.options['tax.mixed'] === 'allFixed' && state.sides.some((side) => isBot(side) && side.role === 'speed')

function earned(state: State, no: number): number {
  const pack = packOf(state)
  let sum = developed(state, no, 'TAX')
  for (const region of heldBy(state, no)) {
    if (isBesieged(state, region)) continue
    const base = regionOf(pack, region).gold + (isHome(state, no, region) ? 0 : pack.income.foreign)
    sum += Math.max(0, base - landOf(state, region).cubes)
  }
  const markets = marketsOf(state, no)
  for (const region of markets) {
    if (isBesieged(state, region)) continue
    sum += pack.income.market + (pack.income.port ? regionOf(pack, region).port : 0)
    sum += isLinked(state, no, region, markets) ? pack.income.linked : 0
    sum += developed(state, no, 'MARKET')
  }
  return sum
}

export const marketsOf = (state: State, no: number): number[] =>
  heldBy(state, no).filter((region) => landOf(state, region).market)

/** Another own Market next door, or at the end of an unbroken chain of own Roads. */
function isLinked(state: State, no: number, region: number, markets = marketsOf(state, no)): boolean {
  const pack = packOf(state)
  if (regionOf(pack, region).borders.some(({ to }) => markets.includes(to))) return true
  return roadNetwork(state, no, region).some((end) => end !== region && markets.includes(end))
}

/** Regions that own Roads join with this one. */
export function roadNetwork(state: State, no: number, region: number): number[] {
  const pack = packOf(state)
  const seen = [region]
  for (const at of seen) {
    for (const { to, edge } of regionOf(pack, at).borders) {
      if (state.roads[edge] === no && !seen.includes(to)) seen.push(to)
    }
  }
  return seen
}
